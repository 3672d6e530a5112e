mat-title = Nieuw Amsterdam
mat-title-turn = ● Ваш ход – Nieuw Amsterdam
mat-title-other = { $player } – Nieuw Amsterdam
mat-notify = Раунд { $round }: за столом ждут вас.
mat-heading = Nieuw Amsterdam, раунд { $round }: { $phase }
mat-skip = К вашему решению
mat-text-view = Текстовый вид
mat-home = На главную
mat-home-brand = Nieuw Amsterdam, на главную
mat-tools = Инструменты стола
mat-menu = Меню
mat-advisor = Советник
mat-sound = Звук
mat-dark = Тёмные цвета
mat-settings = Настройки
mat-break = Сделать перерыв
mat-break-note = За вас будет играть бот, пока вы не вернётесь.
mat-come-back = Снова играю
mat-resting = За вас играет бот.
mat-record = Скачать запись игры
mat-keys = Клавиши
mat-keys-note = Пока вы печатаете, клавиши не действуют. Стрелки и пробел прокручивают страницу, как везде.
mat-key-confirm = подтвердить выбор
mat-key-cancel = отменить выбор
mat-key-undo = взять назад
mat-key-end = закончить ход
mat-key-district = выбрать район
mat-key-more = ставка на один больше
mat-key-less = ставка на один меньше
mat-key-box = денежный ящик или карта
mat-key-hurry = пропустить анимацию
mat-key-read = прочитать вслух, что даст выбор
mat-key-log = журнал
mat-key-chat = чат
mat-key-text = текстовый вид
mat-key-mute = включить или выключить звук
mat-key-keys = этот список
mat-key-name-space = Пробел
mat-key-name-enter = Enter
mat-key-name-escape = Esc
mat-read-nothing = Сейчас читать нечего.
mat-read-draft = Это даст: { $changes }.
mat-read-no-change = Ваши ресурсы и очки от этого не изменятся.
mat-round = Раунд { $round }
mat-round-of = из { $rounds } · { $decade }
mat-round-short = Раунд { $round } из { $rounds }
mat-round-full = Раунд { $round } из { $rounds }, { $decade }
mat-phase-setup = Расстановка
mat-phase-preparation = Подготовка
mat-phase-bidding = Ставки
mat-phase-city = Город
mat-phase-land = Земля
mat-phase-trade = Торговля
mat-phase-provisions = Снабжение
mat-phase-end = Конец игры
mat-patroons = Патроны в порядке хода
mat-decision = Ваше решение
mat-story = Журнал и чат
mat-log = Журнал
mat-log-earlier = Раньше
mat-chat = Чат
mat-chat-field = Скажите что-нибудь
mat-chat-send = Отправить
mat-chat-empty = Пока никто ничего не сказал.
mat-chat-unread = { $n ->
    [one] Чат: { $n } новое сообщение
    [few] Чат: { $n } новых сообщения
    [many] Чат: { $n } новых сообщений
   *[other] Чат: { $n } нового сообщения
}
mat-show = Показано здесь
mat-cash-box = Денежный ящик
mat-chart = Карта
mat-sheet-open = Открыть: { $title }
mat-sheet-close = Закрыть: { $title }
mat-look = Посмотреть на стол
mat-result = Показать итог
mat-tabs = Части стола
mat-tab-act = Ход
mat-tab-chart = Карта
mat-tab-city = Город
mat-tab-mat = У меня
mat-tab-others = Другие
mat-to-decision = К вашему решению
mat-hand-over = Сейчас ходит { $player }
mat-hand-over-ok = Хорошо
mat-your-turn = Ваш ход
mat-your-bid = ваша ставка
mat-acting = ход сейчас
mat-turn-done = ход сделан
mat-of = Владения: { $player }
mat-your-mat = Ваши владения
mat-open = Показать владения: { $player }
mat-chip = { $player }: порядок хода { $token }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Показать владения.
mat-who-bot = бот
mat-who-stand-in = играет бот
mat-who-here = здесь
mat-who-present = на связи
mat-who-away = нет на месте
mat-won-for = колонка { $column } за { $bid }
mat-won-free = колонка { $column } даром
mat-won-short = колонка { $column }
mat-high-bid = высшая ставка: { $bid }
mat-chooser = выбирает
mat-bidder-won = колонка есть
mat-bidder-chooser = выбирает
mat-bidder-speaks = ещё скажет
mat-bidder-waits = ещё в торгах
mat-zone = зона { $n }
mat-post-zone = Фактория в зоне { $n }; дорога: { $corn ->
    [one] { $corn } зерно
   *[other] { $corn } зерна
}
mat-buildings-left = { $n ->
    [one] осталось { $n } здание
    [few] осталось { $n } здания
    [many] осталось { $n } зданий
   *[other] осталось { $n } здания
}
mat-left = осталось
mat-corn-balance = { $corn } + урожай { $harvest } − расход { $upkeep } = { $rest }
mat-ships-bring = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
    [many] { $n } кораблей
   *[other] { $n } корабля
}: { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
    [many] { $goods } товаров
   *[other] { $goods } товара
} за раунд
mat-no-ships = пока нет
mat-cleared-some = { $n ->
    [one] { $n } расчищенная карта
    [few] { $n } расчищенные карты
    [many] { $n } расчищенных карт
   *[other] { $n } расчищенной карты
}: { $corn ->
    [one] { $corn } зерно
   *[other] { $corn } зерна
} за раунд
mat-card-cleared = Расчищенная земля: { $corn ->
    [one] { $corn } зерно
   *[other] { $corn } зерна
} за раунд
mat-card-open = Земля: домов построено { $built } из { $houses }; при расчистке { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
}, затем { $corn ->
    [one] { $corn } зерно
   *[other] { $corn } зерна
} за раунд
mat-houses = домов построено: { $built } из { $houses }
mat-tiles = Жетоны этого раунда
mat-land-row = Земля · очки за расчистку
mat-wharf = Верфь
mat-wharf-is = { $warehouses ->
    [one] { $warehouses } склад
    [few] { $warehouses } склада
    [many] { $warehouses } складов
   *[other] { $warehouses } склада
}; товаров { $goods }, мест { $room }
mat-ships = Корабли
mat-place-worth = Земля { $place }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
mat-cleared = пашня
mat-ready = готова
mat-to-build = ещё { $n }
mat-clear-now = Расчистить землю ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}): +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, +{ $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
}
mat-more = Земля, верфь и корабли
mat-then = потом
mat-forecast = В конце раунда
mat-upkeep = Содержание { $upkeep }: зерно { $corn } + урожай { $harvest }
mat-spare = { $n } в запасе
mat-short = не хватит { $n }: { $n ->
    [one] пропадёт фирма, −{ $points }
    [few] пропадут { $n } фирмы, −{ $points }
    [many] пропадут { $n } фирм, −{ $points }
   *[other] пропадут { $n } фирмы, −{ $points }
}
mat-unfed = { $n ->
    [one] { $n } фирма не обеспечена
    [few] { $n } фирмы не обеспечены
    [many] { $n } фирм не обеспечены
   *[other] { $n } фирмы не обеспечены
}: −{ $points }
mat-fed = Все фирмы обеспечены
mat-then-spare = потом { $n } в запасе
mat-then-short = потом не хватит { $n }
mat-clear-spare = если расчистить: { $n } в запасе
mat-clear-short = если расчистить: не хватит { $n }
mat-goods-come = { $n ->
    [one] +{ $n } товар
    [few] +{ $n } товара
    [many] +{ $n } товаров
   *[other] +{ $n } товара
}
mat-goods-lost = пропадёт { $n }: пирсы полны
mat-then-lost = потом пропадёт { $n }
mat-income = доход +{ $n }
mat-then-coins = потом +{ $n }
mat-at-end = { $land ->
    [0] в конце: +{ $n }
   *[other] в конце: +{ $n }, из них за землю { $land }
}
mat-at-end-parts = Если бы игра кончилась сейчас: выборы { $elections }, земля { $land }, шкуры { $furs }, ресурсы { $resources }
