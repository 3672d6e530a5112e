### The bidding: cash box, bids, payment

bid-box = Денежный ящик
bid-legend = ≈ — оценка советника: на столько очков больше у вас было бы в конце игры, чем совсем без колонки. Меньшее число — если другие раньше заберут нужное вам.
bid-column = Колонка { $n }
bid-taken = занята
bid-advised = совет
bid-bonus = { $n ->
    [one] +{ $n } монета
    [few] +{ $n } монеты
    [many] +{ $n } монет
   *[other] +{ $n } монеты
}
bid-no-bonus = без бонуса
# In points.
bid-about = ≈ { $n }
bid-about-range = ≈ { $low }–{ $high }
bid-points = очков
bid-was-worth = для вас стоила { $worth } очков
bid-scores-now = { $n ->
    [one] +{ $n } очко сразу
    [few] +{ $n } очка сразу
    [many] +{ $n } очков сразу
   *[other] +{ $n } очка сразу
}
bid-foot-high = Ставка: { $n }
bid-foot-wins = Выиграна за { $n }, идёт оплата
bid-foot-for = за { $n }
bid-foot-free = бесплатно
bid-foot-chosen = ваш выбор
bid-foot-take = Взять бесплатно
bid-foot-choose = Выставить эту
bid-foot-open = ещё не выставлена
bid-foot-left = никто не взял
bid-two-large = Вдвоём: теперь только малая колонка.
bid-two-small = Вдвоём: достанется тому, кто не выиграет.

## What one would do with a column, in a list

bid-plan-elections = выборы
bid-plan-build = строительство фирм
bid-plan-clear_land = расчистка земли
bid-plan-add_land = получение земли
bid-plan-trade = покупка шкур
bid-plan-ship = перевозка шкур
bid-tiles-city = { $n ->
    [one] { $n } жетон города
    [few] { $n } жетона города
    [many] { $n } жетонов города
   *[other] { $n } жетона города
}
bid-tiles-land = { $n ->
    [one] { $n } жетон земли
    [few] { $n } жетона земли
    [many] { $n } жетонов земли
   *[other] { $n } жетона земли
}
bid-tiles-trade = { $n ->
    [one] { $n } жетон торговли
    [few] { $n } жетона торговли
    [many] { $n } жетонов торговли
   *[other] { $n } жетона торговли
}

## Opening, bidding, taking

bid-choose-first = Сначала выберите колонку — здесь или в денежном ящике.
bid-do-open = Начать с { $bid }
bid-do-take = Взять колонку { $column }
bid-do-bid = Поставить { $bid }
bid-step-column = Какая колонка разыгрывается?
bid-step-amount = Ваша начальная ставка
bid-last-column = Последняя колонка — бесплатно
bid-auction = Торги { $n } из { $of }
bid-speakers = Кто когда говорит
bid-speaks-now = говорит сейчас
bid-speaks-later = ещё скажет своё слово
bid-passed = пас
bid-already-out = { $n ->
    [one] Уже с колонкой: { $players }.
   *[other] Уже с колонками: { $players }.
}
bid-your-bid = Ваша ставка
bid-quick = Вероятные ставки
bid-advised-limit = предел, до которого пошёл бы советник
bid-limit = предел
bid-max = макс.
bid-note-most = всё, что у вас есть
bid-note-least = наименьшая ставка
bid-advisor-passes = Советник спасовал бы: за такую цену другая колонка даст вам больше.
bid-advisor-bids = Советник поставил бы { $bid }.
bid-advisor-bids-limit = Советник поставил бы { $bid }; выгодно до { $limit }.
bid-advisor-limit = Ставка на эту колонку выгодна до { $limit }.
bid-advisor-other = Другая колонка дала бы вам больше.
bid-you-hold = У вас { $n } — это предел ставки
bid-left-after = останется { $n }
bid-any-mix = Монеты, шкуры, товары, дерево, зерно: каждое считается за 1. Чем платить, вы решите после победы.
bid-after-you = Вы говорите только один раз. После вас: { $players }.
bid-up-to = { $player } (до { $most })

## What follows

bid-if-win = Если вы выиграете
bid-if-pass = Если вы спасуете
bid-if-outbid = Если кто-то поставит больше
bid-what-follows = Если выиграете и если нет
bid-you-get = Вы получите
bid-win-tiles = { $tiles }
bid-win-tiles-coins = { $tiles }; и ещё { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
bid-win-swap = Обмен жетонами порядка: вы ходите { $mine }-м, жетон { $theirs } получает { $player }.
bid-win-keep = Ваш жетон порядка остаётся у вас: вы ходите { $mine }-м.
bid-pass-last = { $n ->
    [one] Вы бесплатно возьмёте колонку { $columns }.
   *[other] Вы бесплатно возьмёте одну из колонок { $columns }.
}
bid-pass-more = Останутся колонки { $columns }; игроков без колонки — { $n }. Последний берёт одну бесплатно.
bid-pass-best = Лучшая из них для вас: колонка { $column }, { $worth } очков.

## What one tile does

bid-tile-does = Что вам сейчас даст один жетон
bid-elections = Провести выборы
bid-no-majority = большинства пока нет
bid-build = { $n ->
    [1] Построить { $n } фирму
   *[other] Построить 1–{ $n } фирмы
}
bid-build-none = Построить фирмы
bid-each = по { $n }
bid-no-wood = нет дерева
bid-no-buildings = здания кончились
bid-clear = { $n ->
    [one] Расчистить { $n } карту
    [few] Расчистить { $n } карты
    [many] Расчистить { $n } карт
   *[other] Расчистить { $n } карты
}
bid-clear-none = Расчистить землю
bid-houses-missing = { $n ->
    [one] не хватает { $n } дома
   *[other] не хватает { $n } домов
}
bid-no-land = нечего расчищать
bid-add-land = Получить землю, карта { $n }
bid-when-cleared = { $n } при расчистке
bid-none-open = больше нет
bid-trade = { $n ->
    [1] Купить { $n } шкуру
   *[other] Купить до { $n } шкур
}
bid-trade-none = Купить шкуры
bid-too-far = путь: { $need } зерна, у вас { $have }
bid-no-journey = путь бесплатный
bid-no-goods = мало товаров
bid-ship = Перевезти шкуры
bid-ship-short = нужно { $need }, у вас { $have }
bid-lead-tie = Районов с большинством: { $led }, с ничьёй: { $tied }.
bid-land-offer = { $n ->
    [one] Доступна { $n } карта
    [few] Доступны { $n } карты
    [many] Доступно { $n } карт
   *[other] Доступно { $n } карты
}: домов { $houses }, до { $wood } дерева или { $corn } зерна.
bid-ships-ask = { $n ->
    [1] Кораблю в гавани нужно шкур: { $furs }.
   *[other] Кораблям в гавани нужно шкур: { $furs }.
}

## Paying

bid-kind-coins = монеты
bid-kind-wood = дерево
bid-kind-corn = зерно
bid-kind-goods = товары
bid-kind-furs = Шкуры
bid-keeps = остаётся { $n }
bid-none-held = нет
bid-sum = { $n } из { $of }
bid-sum-missing = не хватает { $n }
bid-sum-over = лишних: { $n }
bid-corn-enough = В конце раунда вашим фирмам нужно зерна: { $need }. Останется { $corn }, урожай { $harvest } — этого хватит.
bid-corn-short = В конце раунда вашим фирмам нужно зерна: { $need }. Останется { $corn }, урожай { $harvest } — { $n ->
    [one] { $n } фирма закроется
    [few] { $n } фирмы закроются
    [many] { $n } фирм закроется
   *[other] { $n } фирмы закроется
}, −{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
bid-no-coins-left = Монет не останется: специальное действие без большинства или ничьей стоит монету.
bid-pay-advised = Заплатить по совету
bid-pay-is-advised = Так заплатил бы советник.
bid-do-pay = Заплатить { $n }
bid-other-pays = { $player } выигрывает колонку { $column } и платит { $n }.
