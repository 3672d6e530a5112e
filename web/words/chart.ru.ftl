# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = Карта: река, город, торговцы, земля и корабли
chart-noort = Noort Rivier
chart-oost = Oost Rivier
chart-river = Река
chart-camps = Деревни
chart-posts = Фактории
chart-upriver = вверх
chart-north = С
chart-city = Город
chart-traders = Торговцы ленапе
chart-journey = ваш путь
chart-journey-of = Ваш путь к ленапе: { $corn }.
chart-your-post = ваша фактория: зона { $zone }
chart-price-in-goods = цена в товарах
chart-land = Новая земля
chart-ships = Корабли
chart-reserve = резерв шкур: { $n }
chart-track = Шкала очков
chart-track-of = { $player }: { $points }

# Names of the districts; a soft hyphen (U+00AD) where a long word may break.
chart-name-lumberyard = Склад лесо­материалов
chart-name-granary = Зерно­хранилище
chart-name-docks = Порт
chart-name-millwork = Гильдия столяров
chart-name-black_market = Чёрный рынок
chart-name-trading_company = Торговая компания

# What the special action does, in a few words under the businesses of a district.
chart-does-lumberyard = купить или продать дерево
chart-does-granary = купить или продать зерно
chart-does-docks = следующий склад
chart-does-millwork = построить 1–3 дома
chart-does-black_market = 1–3 шкуры, по 3 за каждую
chart-does-trading_company = фактория вверх по реке
chart-free = даром
chart-each = по { $n }
chart-pick = любые 1–{ $n }
chart-all = все { $n }
chart-no-furs = шкур нет
chart-needs = { $n ->
    [one] шкура
    [few] шкуры
   *[other] шкур
    }
chart-taken = взято
chart-not-yet = ещё нет

# Each place in full, for those who listen.
chart-camp-of = Деревня { $n }, длинных домов: { $have } из { $spaces }.
chart-boat-of = Лодка из зоны { $n } в зону { $to } стоит { $corn }.
chart-zone-of = Зона { $n }, фактории: { $players }; свободных мест: { $free }.
chart-zone-free = Зона { $n }, факторий нет; свободных мест: { $free }.
chart-next-post = Торговая компания перенесёт вашу факторию сюда.
chart-longhouse-goes = С выбранной землёй длинный дом покинет эту деревню.
chart-longhouse-comes = С выбранной землёй в эту деревню придёт длинный дом.
chart-district-of = { $district }: { $businesses }.
chart-district-none = { $district }: фирм нет.
chart-leads = Большинство: { $player }.
chart-tied = Ничья за большинство: { $players }.
chart-fee-none = Специальное действие здесь для вас бесплатно.
chart-fee-coin = Специальное действие здесь стоит вам 1 монету.
chart-planned = Намечено здесь: { $n }.
chart-removed = Убрать отсюда: { $n }.
chart-trader-pick = { $trader }: { $furs }. На выбор от 1 до { $n }, за каждую { $goods }.
chart-trader-all = { $trader }: { $furs }. Все вместе за { $goods }.
chart-trader-none = { $trader }: шкур нет.
chart-land-of = Карта земли { $n }: { $card }.
chart-land-taken = Карта земли { $n }: взята.
chart-ship-of = Карта корабля { $n }: { $card }.
chart-ship-taken = Карта корабля { $n }: взята.
chart-card-not-yet = Место { $n }: карты ещё нет.
chart-best = Ваша лучшая перевозка здесь: { $points }.

# What a place is, when there is nothing to do with it now.
chart-about-lumberyard = Специальное действие: купить сколько угодно дерева по 1 монете или продать сколько угодно по той же цене.
chart-about-granary = Специальное действие: купить сколько угодно зерна по 1 монете или продать сколько угодно по той же цене.
chart-about-docks = Специальное действие: за 1 дерево построить следующий склад и открыть его пирс для товаров.
chart-about-millwork = Специальное действие: построить от одного до трёх домов на своей земле слева направо, по 1 дереву за дом.
chart-about-black_market = Специальное действие: вытянуть вслепую от одной до трёх шкур из резерва, по 3 монеты или товара за каждую.
chart-about-trading_company = Специальное действие: за 1 дерево перенести факторию в ближайшую свободную зону вверх по реке — не дальше длинных домов.
chart-about-fee = Бесплатно для тех, у кого здесь большинство или ничья за него; для остальных — 1 монета.
chart-about-land = Жетон земли позволяет взять одну из этих карт в свой ряд. Каждый раз длинный дом переходит вверх по реке.
chart-about-ship = Жетон торговли позволяет загрузить корабль ровно тем числом шкур, которое ему нужно: очки сразу, монеты один раз, товары каждый раунд.
chart-about-trader = Жетон торговли позволяет купить шкуры у одного из торговцев. Если напротив вашей фактории нет длинного дома, лодки до ближайшего стоят зерна.
chart-about-river = Путь бесплатен, если напротив вашей фактории стоят длинные дома; иначе вы платите зерно за каждую лодку до ближайшей населённой деревни вверх по реке.
chart-none-of-yours = Здесь нет ваших фирм.
chart-too-dear = Цена: { $goods } — больше, чем у вас есть.
chart-too-few-furs = Нужно: { $furs } — больше, чем у вас есть.
chart-enough = За одно действие больше нельзя: { $n }.
chart-rule = правило { $rule }
