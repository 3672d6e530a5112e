# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

# What this language calls itself
language-name = Русский

### Names of things

district-lumberyard = склад лесоматериалов
district-granary = зернохранилище
district-docks = порт
district-millwork = гильдия столяров
district-black_market = чёрный рынок
district-trading_company = торговая компания

fur-beaver = бобёр
fur-mink = норка
fur-otter = выдра
fur-muskrat = ондатра
fur-lynx = рысь

tile-city = город
tile-land = земля
tile-trade = торговля

trader-bottom = нижний торговец
trader-middle = средний торговец
trader-top = верхний торговец

phase-setup = начальная расстановка
phase-preparation = подготовка
phase-bidding = ставки
phase-city = этап города
phase-land = этап земли
phase-trade = этап торговли
phase-provisions = снабжение и доход
phase-end = конец игры

decade-1620s = 1620-е
decade-1630s = 1630-е

chance-furs = шкуры
chance-traders = шкуры для торговцев
chance-land = карты земли
chance-ships = карты кораблей
chance-tiles = жетоны

origin-rulebook = правила
origin-deduced = выведено
origin-chosen = подобрано
origin-file = этот файл

## Amounts

amount-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
amount-goods = { $n ->
    [one] { $n } товар
    [few] { $n } товара
    [many] { $n } товаров
   *[other] { $n } товара
}
amount-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
amount-corn = { $n ->
    [one] { $n } зерно
   *[other] { $n } зерна
}
amount-furs = { $n ->
    [one] { $n } шкура
    [few] { $n } шкуры
    [many] { $n } шкур
   *[other] { $n } шкуры
}
amount-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
# A fur type and how many of it: "beaver ×2".
amount-of = { $thing } ×{ $n }
# Cards by their numbers.
card-land = { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
    [many] { $houses } домов
   *[other] { $houses } дома
}, { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
} при расчистке, { $corn ->
    [one] { $corn } зерно
   *[other] { $corn } зерна
} за раунд
card-ship = берёт { $furs ->
    [one] { $furs } шкуру
    [few] { $furs } шкуры
    [many] { $furs } шкур
   *[other] { $furs } шкуры
}, даёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} сразу и { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
    [many] { $goods } товаров
   *[other] { $goods } товара
} за раунд
none = нет
# The end of a list of players.
list-and = { $some } и { $last }

### Why a move is refused. The rule's number is put in front.

not-enough-wood = Не хватает дерева: нужно { $need }, есть { $have }.
not-enough-buildings = Не хватает зданий в запасе: нужно { $need }, есть { $have }.
not-enough-goods = Не хватает товаров: нужно { $need }, есть { $have }.
not-enough-coins = Не хватает монет: нужно { $need }, есть { $have }.
not-enough-corn = Не хватает зерна: нужно { $need }, есть { $have }.
not-enough-furs = Не хватает шкур: нужно { $need }, есть { $have }.
not-enough-furs-of-type = Не хватает шкур этого вида: нужно { $need }, есть { $have }.
not-enough-house-spaces = На вашей земле не хватает свободных клеток под дома: нужно { $need }, есть { $have }.
not-enough-furs-in-reserve = В резерве и сбросе не хватает шкур: нужно { $need }, есть { $have }.
not-enough-coins-and-goods = На шкуру не хватает монет и товаров: нужно { $need }, а после пошлины остаётся { $have }.
not-enough-corn-to-travel = Не хватает зерна на путь до ближайшего длинного дома: нужно { $need }, есть { $have }.
negative-amount = Количество не может быть отрицательным.
no-such-district = Такого района нет.
no-such-trader = Такого торговца нет.
column-not-there = Колонку { $column } сейчас взять нельзя.
column-not-of-size = При игре вдвоём сейчас нужна ещё не взятая колонка из { $size ->
    [one] { $size } жетона
   *[other] { $size } жетонов
}; колонка { $column } не подходит.
bid-more-than-held = Ставка { $bid } слишком велика: ресурсов у вас всего { $most }.
bid-too-low = Ставка { $bid } слишком мала: нужно не меньше { $least }.
cannot-outbid = Ставку { $bid } вам не перебить: ресурсов у вас всего { $most }. Остаётся пасовать.
payment-not-the-bid = Заплатить нужно ровно { $need ->
    [one] { $need } ресурс
    [few] { $need } ресурса
    [many] { $need } ресурсов
   *[other] { $need } ресурса
}, а не { $have }.
no-tile = У вас не осталось жетонов этого этапа.
special-taken = На этом этапе вы уже выполнили специальное действие или отказались от него.
no-majority-or-tie = Ни в одном районе у вас нет ни большинства, ни ничьей: выборы ничего не дадут.
build-1-to-3 = За раз можно построить от одной до трёх фирм, а не { $have }.
no-land-left = Открытых карт земли не осталось.
nothing-to-clear = Среди ваших нерасчищенных карт земли нет полностью застроенных.
slot-empty = На месте { $slot } карты нет.
traders-empty = Ни у одного торговца нет шкур.
trader-empty = Шкур здесь нет: { $trader }.
trader-lacks-fur = У верхнего торговца не хватает шкур ({ $fur }): нужно { $need }, есть { $have }.
trade-at-least-one = Выберите хотя бы одну шкуру.
you-lack-fur = У вас не хватает шкур ({ $fur }): нужно { $need }, есть { $have }.
ship-needs-exactly = Этот корабль берёт ровно { $need ->
    [one] { $need } шкуру
    [few] { $need } шкуры
    [many] { $need } шкур
   *[other] { $need } шкуры
}, а не { $have }.
no-ships-left = Открытых кораблей не осталось.
no-coin-for-fee = Нет монеты на пошлину: в этом районе ({ $district }) у вас нет ни большинства, ни ничьей.
buy-or-sell-at-least-one = Выберите что-то одно, купить или продать, и не меньше 1.
nothing-to-buy-or-sell = Продать здесь вам нечего, а купить не на что.
all-warehouses-built = Все ваши склады уже построены.
no-house-space = На вашей земле нет свободных клеток под дома.
houses-1-to-3 = За раз можно построить от одного до трёх домов, а не { $have }.
furs-1-to-3 = Здесь можно купить от одной до трёх шкур, а не { $have }.
goods-not-in-price = Товарами можно заплатить от 0 до { $most }, а не { $have }.
no-zone-to-move-to = Фактории некуда двигаться: до самого дальнего длинного дома выше по реке нет свободных клеток.
remove-exactly = Закрыть нужно ровно { $need ->
    [one] { $need } фирму
    [few] { $need } фирмы
    [many] { $need } фирм
   *[other] { $need } фирмы
}, а не { $have }.
remove-too-many = Фирм у вас там всего { $have }: { $district }.
game-over = Игра окончена.
chance-is-due = Сейчас никто не ходит: сначала нужно вытянуть карты, жетоны или шкуры.
not-your-decision = Сейчас решает другой игрок: { $player }.
not-now = Сейчас это сделать нельзя: сначала нужно решить другое.

## Chance that can't be

furs-for-another-player = Эти шкуры достаются другому игроку: { $player }.
wrong-number-of-furs = Здесь нужно вытянуть { $need ->
    [one] { $need } шкуру
    [few] { $need } шкуры
    [many] { $need } шкур
   *[other] { $need } шкуры
}, а не { $have }.
chance-not-now = Такого исхода здесь быть не должно: { $chance }.
wrong-number-of-cards = Открыть нужно { $need ->
    [one] { $need } карту
    [few] { $need } карты
    [many] { $need } карт
   *[other] { $need } карты
}, а не { $have }.
card-not-in-deck = Этой карты в колоде уже нет: { $card }.
wrong-number-of-furs-for-trader = Сюда нужно добавить { $need ->
    [one] { $need } шкуру
    [few] { $need } шкуры
    [many] { $need } шкур
   *[other] { $need } шкуры
}, а не { $have }: { $trader }.
furs-not-in-reserve = Такого набора шкур в резерве быть не может.
wrong-tile-spaces = Раскладка жетонов не совпадает с ячейками денежного ящика.
wrong-tiles = В денежном ящике должен быть другой набор жетонов.

## Undo

undo-nothing = Отменять нечего.
undo-chance = Отменить нельзя: после этого уже тянули карты, жетоны или шкуры.
undo-others-decided = Отменить нельзя: последнее решение — чужое ({ $player }).

### Files

file-not-found = Файл не найден.
folder-not-found = Папки для него не существует.
file-is-folder = Это папка, а не файл.
file-not-allowed = Нет прав на чтение или запись этого файла.
file-unreadable = Не удалось обработать файл: { $reason }

field-missing = Нет поля «{ $field }».
field-not-a-list = Поле «{ $field }» должно быть списком.
field-not-an-integer = Поле «{ $field }» должно быть целым числом.
field-too-large = Слишком большое число в поле «{ $field }»: предел — { $most }.
field-unknown-name = В поле «{ $field }» допустимо одно из значений: { $names }.
field-buy-or-sell = Из полей «buy» и «sell» должно быть ровно одно.
field-not-a-card = В поле «{ $field }» должны быть карты из трёх чисел.
field-not-a-player = В поле «{ $field }» должен быть номер игрока от 0 до { $most }.
field-players = В поле «{ $field }» должно быть от 2 до 5 игроков, а не { $have }.
field-not-an-object = Поле «{ $field }» должно быть объектом.
field-not-text = Поле «{ $field }» должно быть непустой строкой.
field-colours-alike = У двух игроков один и тот же цвет (поле «{ $field }»).

record-empty = Файл пуст, а запись партии начинается с заголовка.
record-not-a-record = Это не запись партии: в первой строке нет поля «format» со значением «{ $format }».
record-other-version = Версия записи — { $version }, а программа знает версию { $known }.
record-commitment-differs = Значение «commitment» не совпадает с хешем сида.
record-not-utf-8 = Строка не в кодировке UTF-8.
record-not-json = Строка — не JSON.
record-cut-off = Файл обрывается на этой строке; с --partial он читается до предыдущей.
record-not-an-object = Строка — не объект JSON.
record-line-too-long = Строка длиннее { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}: это не запись партии.
record-line-unknown = Строка — не случайный исход, не ход и не контрольная точка.
record-line-mixed = Строка должна быть чем-то одним: случайным исходом, ходом или контрольной точкой.
record-not-canonical = Строка записана не в канонической форме.
record-seed-differs = Сид даёт здесь другой исход: { $chance }.
record-seed-withheld = Хеш сида указан, но у законченной партии нет самого сида.
record-checkpoint-misplaced = Контрольной точке здесь не место.
record-checkpoint-differs = Контрольная точка расходится с партией в поле «{ $field }»: { $theirs } вместо { $ours }.
record-checkpoint-missing = Здесь не хватает контрольной точки.
record-unfinished = Запись обрывается здесь, в раунде { $round }: партия не доиграна.
record-too-short = В файле всего { $have ->
    [one] { $have } строка
    [few] { $have } строки
    [many] { $have } строк
   *[other] { $have } строки
}, а нужна строка { $at }.

board-not-a-table = должно быть таблицей.
board-missing = отсутствует.
board-not-a-list = должно быть списком.
board-wrong-length = нужно элементов: { $need }, а не { $have }.
board-empty = не должно быть пустым.
board-not-an-integer = должно быть целым числом.
board-out-of-range = должно быть от { $least } до { $most }, а не { $have }.
board-not-toml = Файл — не TOML: { $reason }
board-unknown = Встроенного игрового поля «{ $name }» нет.
board-no-name = должно быть именем из 1–60 печатных символов.
board-fur-types = должно быть: { $types }.
board-columns-of-2-and-3 = нужны колонки и на 2, и на 3 жетона.
board-trader-all = должно быть { $value }.
board-no-longhouse-space = при { $players ->
    [one] { $players } игроке
   *[other] { $players } игроках
} нет ни одной клетки под длинный дом.
board-no-post-space = при { $players ->
    [one] { $players } игроке
   *[other] { $players } игроках
} клеток для факторий { $have }, а нужно { $need }.
board-origin = допустимы только значения: { $words }.
board-tiles-do-not-fit = ячеек для жетонов { $spaces }, а жетонов { $tiles }.
board-goods-do-not-fit = товаров { $goods }, а на первом пирсе мест { $room }.
board-too-few-furs = слишком мало: игрокам и торговцам шкур нужно { $need }, а есть { $have }.
board-too-few-buildings = должно быть не меньше { $need }: на склад и первые фирмы.

### The game told: a decision, in the third person

told-place = { $player } основывает фирму: { $district }.
told-open = { $player } выставляет на торги колонку { $column } ({ $tiles }) и ставит { $bid }.
told-bid = { $player } ставит { $bid }.
told-pass_bid = { $player } пасует.
told-pay = { $player } оплачивает ставку.
told-take_column = { $player } бесплатно берёт колонку { $column } ({ $tiles }).
told-build = { $player } строит { $n ->
    [1] фирму
   *[other] фирмы
}: { $districts }.
told-elections = { $player } проводит выборы.
told-add_land = { $player } получает землю: { $card }.
told-clear_land = { $player } расчищает землю.
told-trade = { $player } торгует с ленапе ({ $trader }): { $furs }.
told-ship = { $player } перевозит шкуры: { $furs }. Корабль: { $card }.
told-lumberyard-buy = { $player } покупает { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
} на складе лесоматериалов.
told-lumberyard-sell = { $player } продаёт { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
} на складе лесоматериалов.
told-granary-buy = { $player } покупает { $n ->
    [one] { $n } зерно
   *[other] { $n } зерна
} в зернохранилище.
told-granary-sell = { $player } продаёт { $n ->
    [one] { $n } зерно
   *[other] { $n } зерна
} в зернохранилище.
told-docks = { $player } строит склад в порту.
told-millwork = { $player } строит { $n ->
    [one] { $n } дом
    [few] { $n } дома
    [many] { $n } домов
   *[other] { $n } дома
} силами гильдии столяров.
told-black_market = { $player } покупает { $n ->
    [one] { $n } шкуру
    [few] { $n } шкуры
    [many] { $n } шкур
   *[other] { $n } шкуры
} на чёрном рынке.
told-trading_company = { $player } перемещает факторию с помощью торговой компании.
told-pass_tile = { $player } отказывается от жетона.
told-pass_special = { $player } отказывается от специального действия.
told-end_turn = { $player } заканчивает ход.
told-remove = { $player } закрывает { $n ->
    [1] фирму
   *[other] фирмы
}: { $districts }.
told-undo = { $player } отменяет последнее решение.

## What came of it

event-furs = { $player } тянет из резерва: { $furs }.
event-traders = Новые шкуры у торговцев: { $furs }.
event-traders-none = Новые шкуры торговцам не нужны.
event-land = Новые карты земли: { $cards }.
event-ships = Новые корабли: { $cards }.
event-tiles = Денежный ящик: { $columns }.
event-column = колонка { $column } — { $tiles }, { $coins }
event-reshuffled = Резерв пуст, сброс становится новым резервом: { $n }.
event-round_began = Раунд { $round }
event-cards_left-land = Карты земли, которые никто не взял: { $cards }.
event-cards_left-ships = Корабли, которые никто не взял: { $cards }.
event-majority_changed-led = Большинство получает { $leaders } ({ $district }).
event-majority_changed-tied = Теперь ничья: { $leaders } ({ $district }).
event-majority_changed-nobody = Теперь ни у кого нет большинства: { $district }.
event-auction_won = { $player } выигрывает колонку { $column } ({ $tiles }) за { $bid ->
    [one] { $bid } ресурс
    [few] { $bid } ресурса
    [many] { $bid } ресурсов
   *[other] { $bid } ресурса
}.
event-tokens_swapped = Порядок хода: { $winner } — жетон { $winnertoken }, { $chooser } — жетон { $choosertoken }.
event-longhouse_moved = Длинный дом уходит из деревни { $camp } в деревню { $to }.
event-longhouse_left = Длинный дом из деревни { $camp } выбывает из игры.
event-longhouse_stayed = Длинный дом в деревне { $camp } остаётся на месте.
event-land_cleared = { $first ->
    [0] Расчищена карта № { $last }.
   *[other] Расчищены карты № { $first }–{ $last }.
}
event-warehouse_built = Складов: { $warehouses }, мест для товаров: { $room }.
event-houses_built = Полностью застроенных карт земли: { $filled }.
event-post_moved = Из зоны { $zone } в зону { $to }.
event-game_ended-one = Побеждает { $winners }.
event-game_ended-shared = Победу делят { $winners }.

## Accounts: what somebody paid (−), gained (+), scored; in brackets, or in a line of their own

# One player's entries in such a line, and a player's score.
account-player = { $player }: { $entries }
account-score = { $player } — { $n }
account-line = { $title } — { $players }.
# What was paid, what was gained; an amount with its reason or details; all of it after a decision.
account-minus = −{ $amount }
account-plus = +{ $amount }
account-noted = { $entry } ({ $note })
account-brackets = [{ $entries }]
# What it was for.
account-fee = пошлина
account-travelling = путевые расходы
account-lost = { $n ->
    [one] { $n } товар пропадает
    [few] { $n } товара пропадают
    [many] { $n } товаров пропадают
   *[other] { $n } товара пропадает
}
account-harvest = Урожай
account-upkeep = Содержание фирм
account-goods = Товары
account-income = Доход
account-removal = Фирмы, которым не хватило зерна
account-final_elections = Последние выборы
account-final_land = Последняя земля
account-final_furs = Оставшиеся шкуры
account-final_resources = Оставшиеся ресурсы

### Why a bot did it: short reasons, put in a list after its decision

reason-elections = выборы приносят { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-shipping = перевозка { $furs ->
    [one] { $furs } шкуры
   *[other] { $furs } шкур
} приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-clearing = расчистка до карты { $land } приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-majority = большинство: { $district }
reason-tie = ничья за большинство: { $district }
reason-safer = более надёжное большинство: { $district }
reason-closer = ближе к большинству: { $district }
reason-foothold = каждый раунд на монету больше: { $district }
reason-houses = { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
    [many] { $houses } домов
   *[other] { $houses } дома
} к следующей расчистке
reason-filled = карта { $land } застроена: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} при расчистке
reason-land = карта земли ({ $corn ->
    [one] { $corn } зерно
   *[other] { $corn } зерна
} за раунд, { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
}, домов построить: { $houses })
reason-furs = { $furs ->
    [one] { $furs } шкура
    [few] { $furs } шкуры
    [many] { $furs } шкур
   *[other] { $furs } шкуры
} для кораблей
reason-room = место для { $room ->
    [one] { $room } товара
   *[other] { $room } товаров
}
reason-nearer = { $corn ->
    [0] ближе к деревням, куда уйдут длинные дома
    [one] каждый путь дешевле на { $corn } зерно
   *[other] каждый путь дешевле на { $corn } зерна
}
reason-least-missed = эта фирма нужна меньше других: { $district }
reason-corn = зерно для { $businesses ->
    [one] { $businesses } фирмы
   *[other] { $businesses } фирм
}
reason-corn-stored = запас зерна: { $corn }
reason-wood = дерево для стройки: { $wood }
reason-sells = продажа лишнего приносит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
reason-coin = ничего ценнее монеты здесь нет
reason-later = затем в этом раунде ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-elections-later = затем в этом раунде ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, в том числе { $part } за выборы
reason-clearing-later = затем в этом раунде ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, в том числе { $part } за расчистку земли
reason-shipping-later = затем в этом раунде ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, в том числе { $part } за перевозку шкур
reason-column = ценность колонки { $column } — примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-column-scores = план с ней приносит в этом раунде { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-auction = колонка { $column } ценнее, но торговаться за неё, скорее всего, невыгодно
reason-limit = выгодно до { $bid }
reason-too-dear = при ставке { $bid } выгоднее другая колонка
reason-too-poor = на ставку выше не хватает ресурсов
reason-spared = уходит то, что плану не нужно
reason-cheapest = уходит то, чего меньше всего жаль
advice-columns = Ценность колонок в очках: для вас (если другие помешают и если нет) и для остальных
advice-column = Колонка
advice-tiles = Жетоны
advice-worth = Ценность
advice-bid = Ставка до
advice-moves = Советник сделал бы так (в скобках — отрыв от среднего результата остальных в конце, в очках)
advice-move = { $move } ({ $margin })
advice-why = Почему: { $reasons }.

### Choices at the table, in the imperative

do-place = Основать фирму
do-open = Выставить колонку на торги
do-bid = Сделать ставку
do-pass_bid = Пасовать
do-pay = Оплатить ставку
do-take_column = Взять колонку
do-build = Построить фирмы (1 дерево за каждую)
do-elections = Провести выборы
do-add_land = Получить землю
do-clear_land = Расчистить землю
do-trade = Торговать с ленапе
do-ship = Перевезти шкуры
do-lumberyard = Склад лесоматериалов: купить или продать дерево
do-granary = Зернохранилище: купить или продать зерно
do-docks = Порт: построить склад (1 дерево)
do-millwork = Гильдия столяров: построить дома (1 дерево за каждый)
do-black_market = Чёрный рынок: купить шкуры (3 монеты или товара за каждую)
do-trading_company = Торговая компания: переместить факторию вверх по реке (1 дерево)
do-pass_tile = Отказаться от жетона (+1 монета)
do-pass_special = Отказаться от специального действия (+1 монета)
do-end_turn = Закончить ход (по 1 монете за каждое неиспользованное действие)
do-remove = Закрыть фирмы
do-fee = { $choice } — пошлина 1 монета
do-free = { $choice } — без пошлины: у вас большинство или ничья
do-travel = { $choice } — путевые расходы: { $corn }
do-score = { $choice } — { $points }

## Details to choose

ask-district = Какой район?
ask-districts = { $most ->
    [1] Какой район? Номер, например: 3
    [2] Какие районы? Не больше { $most } номеров, например: 3 5
   *[other] Какие районы? Не больше { $most } номеров, например: 3 3 5
}
ask-remove = { $number ->
    [1] Какую фирму? Номер, например: 3
    [one] Какие фирмы? { $number } номер, например: 3 3 5
    [few] Какие фирмы? { $number } номера, например: 3 3 5
    [many] Какие фирмы? { $number } номеров, например: 3 3 5
   *[other] Какие фирмы? { $number } номера, например: 3 3 5
}
ask-column = Какая колонка?
ask-bid = Сколько ставите? От { $least } до { $most }
ask-houses = Сколько домов? От { $least } до { $most }
ask-slot-land = Какая земля?
ask-slot-ship = Какой корабль?
ask-trader = Какой торговец?
ask-furs = Какие шкуры? На каждую — номер её вида, всего от { $least } до { $most } (Enter: { $proposal })
ask-buy-or-sell = Купить или продать?
ask-buy = Купить (до { $most })
ask-sell = Продать (до { $most })
ask-furs-number = Сколько шкур? От { $least } до { $most }
ask-goods = Цена — { $price }: сколько отдаёте товарами (остальное — монетами)? От { $least } до { $most }
ask-pay = К оплате { $amount }: сколько монет, товаров, дерева, зерна, шкур? Например: { $example } (Enter: { $proposal })
choice-column = { $tiles }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
choice-trader = { $trader }: { $furs } — { $price }
choice-held = { $thing } (у вас { $n })

### The table in the terminal

# The player's name when none is given.
play-name = Патрон
play-welcome = «Новый Амстердам» на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}. Вы — { $name }, остальные — боты.
play-board = Игровое поле: { $board }
play-commitment = Расклад зафиксирован: sha256 сида — { $commitment }
play-help = Число — ответ · ? — стол · w — почему нельзя остальное · h — совет · u — отмена · b — назад · q — выход
play-your-turn = { $name }, { $phase }, раунд { $round } из 6.
play-your-setup = { $name }, { $phase }.
play-have = У вас { $coins }, { $goods } (мест: { $room }), { $wood }, { $corn }; шкуры: { $furs }; { $points }.
play-auction = Колонка { $column } ({ $tiles }): наибольшая ставка — { $bid } ({ $bidder }).
play-tiles = Осталось жетонов этого этапа: { $n }.
play-upkeep = В конце раунда фирмы съедят { $need }; перед этим урожай принесёт { $harvest }.
play-unfed = { $n ->
    [one] { $n } фирме не хватило зерна, её придётся закрыть
   *[other] { $n } фирмам не хватило зерна, их придётся закрыть
}; потеря за каждую: { $points }.
play-choose = Ваш выбор
play-not-understood = Такой ответ не подходит: «{ $answer }».
play-taken-back = Отменено.
play-says = { $player }: «{ $text }»
play-fault = { $player }: сбой ({ $fault }); вместо этого делается случайный ход.
play-left = Вы вышли из-за стола.
play-recorded = Запись партии: { $file }.
play-result = Игра окончена.
play-seed = Сид: { $seed }

table-round = Раунд { $round } из 6 — { $phase }
table-setup = Перед раундом 1 — { $phase }
table-player = Игрок
table-score = Очки
table-token = Порядок
table-coins = Монеты
table-goods = Товары
table-wood = Дерево
table-corn = Зерно
table-furs = Шкуры
table-tiles = Жетоны
table-post = Фактория
table-buildings = Здания
table-city = Город (*: большинство или ничья)
table-ships = Корабль
table-river = Река
table-camp = Зона
table-longhouses = Длинные дома
table-posts = Фактории
table-boat = Лодка
table-traders = Торговцы
table-price = Цена
table-open-land = Открытые земли
table-open-ships = Открытые корабли
table-cash-box = Денежный ящик
table-column = Колонка
table-reserve = Резерв: { $reserve }; сброс: { $discard }.
land-position = Земля { $n }
land-cleared = { $card } — расчищена
land-built = { $card } — построено { $built } из { $houses }
price-in-all = { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
    [many] { $goods } товаров
   *[other] { $goods } товара
} за все
price-each = по { $goods ->
    [one] { $goods } товару
    [few] { $goods } товара
    [many] { $goods } товаров
   *[other] { $goods } товара
} за шкуру

### Results

result-player = Игрок
result-elections = Выборы
result-land = Земля
result-furs = Шкуры
result-resources = Ресурсы
result-before = За игру
result-total = Всего
result-rank = Место

### The boards

board-title = Игровое поле: { $name }
board-ok = { $file }: игровое поле «{ $name }» годится для игры.
board-origins = Откуда числа: названы в правилах (правила), следуют из примеров в них (выведено) или согласуются со всем, что там сказано (подобрано).
board-start = В начале игры
board-wharf = Верфь
board-cash-box = Денежный ящик
board-tiles = Жетоны действий
board-traders = Торговцы
board-furs = Шкуры каждого вида
board-river = Река, вверх по течению
board-scoring = Очки
board-land = Карты земли
board-ships = Карты кораблей
board-what = Что
board-number = Число
board-origin-heading = Источник
board-decade = Годы
board-pier = Пирс { $n }
board-column = Колонка { $n }
board-zone = Зона { $n }
board-longhouse-spaces = Клетки длинных домов (от скольких игроков)
board-posts = Фактории, чёрные и белые
board-boat-heading = Лодка до следующей
board-coins = Монеты
board-goods = Товары
board-wood = Дерево
board-corn = Зерно
board-houses = Дома
board-furs-heading = Шкуры
board-spaces = Ячейки
board-price = Цена в товарах
board-buildings = Здания
board-businesses = Фирмы при расстановке
board-score-land = Расчистка земли № { $n }
board-score-fur = Перевозка, { $n }-й вид шкур
board-score-majority = Большинство на выборах
board-score-tie = Ничья на выборах
board-score-removed = Закрытая фирма
board-score-fur-left = Каждая оставшаяся шкура
board-score-resources = Ресурсов за очко

### Simulation

simulate-working = Идут партии
simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, сид { $seed }
simulate-seat = Игрок
simulate-bot = Бот
simulate-wins = Победы
simulate-share = Доля
simulate-mean = Очки
simulate-range = От–до
simulate-rank = Место
simulate-length = Решений за партию: в среднем { $mean }, от { $least } до { $most }.
simulate-records = Записи: { $folder }
simulate-speed = { $speed } партий/с
simulate-seats = Мест
simulate-interval = 95 %
simulate-fair = Поровну
simulate-points-title = Очки
simulate-decisions = Решения
simulate-removed = Без зерна
simulate-fault-count = Сбои
simulate-sources = Очки по источникам
simulate-source = Источник
simulate-total = Всего
simulate-by-seat = По местам за столом
simulate-by-token = По первому жетону порядка хода
simulate-token = Жетон
simulate-by-column = Ставки по колонкам денежного ящика
simulate-column = Колонка
simulate-tiles = Жетоны
simulate-coins = Монеты
simulate-auctions = Торги
simulate-price = Цена
simulate-highest = Высшая
simulate-bids = Ставок
simulate-free = Даром
simulate-times = Время на одно решение, в миллисекундах
simulate-time-mean = Среднее
simulate-time-p99 = 99 % ниже
simulate-time-most = Дольше всего
simulate-fault-kinds = { $bot }: { $n ->
    [one] { $n } решение принято
    [few] { $n } решения принято
   *[many] { $n } решений принято
} случайно ({ $kinds }).
simulate-stopped = Остановлено: сыграно { $n } из { $games }.
simulate-no-games = Ни одна партия не доиграна.
simulate-failed = { $n ->
    [one] { $n } партия сорвалась и не считается.
    [few] { $n } партии сорвались и не считаются.
    [many] { $n } партий сорвались и не считаются.
   *[other] { $n } партии сорвались и не считаются.
}
simulate-died-signal = Партия { $number } не считается: её процесс завершён сигналом { $code }. Её сид: { $seed }
simulate-died-code = Партия { $number } не считается: её процесс завершился с кодом { $code }. Её сид: { $seed }
simulate-raised = Партия { $number } не считается: { $error }. Её сид: { $seed }
simulate-exported = Данные: { $games }, { $decisions }
simulate-plotted = Картинка: { $file }

## Where points come from

source-clearing = Расчистка земли
source-elections = Выборы
source-shipping = Перевозка шкур
source-final_elections = Последние выборы
source-final_land = Последняя земля
source-furs = Оставшиеся шкуры
source-resources = Оставшиеся ресурсы
source-penalties = Штрафы

## The picture

plot-rounds = Очки по раундам
plot-rounds-note = среднее; полоса: 80 % результатов
plot-round-axis = После раунда
plot-final = Итог
plot-wins = Доля побед
plot-wins-note = с 95-процентным интервалом
plot-fair = равная доля
plot-prices = Цена колонки
plot-prices-note = среднее; полоса: 80 % торгов
plot-price-axis = Уплачено ресурсов
plot-column = { $column }
    { $tiles ->
        [one] { $tiles } жетон
        [few] { $tiles } жетона
        [many] { $tiles } жетонов
       *[other] { $tiles } жетона
    }
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }

### Ratings

rate-title = { $games ->
    [one] Рейтинг после { $games } партии
    [few] Рейтинг после { $games } партий
    [many] Рейтинг после { $games } партий
   *[other] Рейтинг после { $games } партии
}, игроков: { $players }, сид { $seed }
rate-place = Место
rate-rating = Рейтинг
rate-margin = ± 95 %
rate-games = Партии
rate-kept = Сохранено в { $file }; та же команда продолжит с этого места.
ratings-not-ratings = Это не файл рейтинга, или он повреждён.
ratings-other-version = Рейтинг версии { $version }; эта программа знает версию { $known }.

### Verifying, replaying

verify-ok = { $file }: всё верно. { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}; итоговые очки: { $scores }.
verify-ok-unfinished = { $file }: до места обрыва всё верно. { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}; запись обрывается в раунде { $round } ({ $phase }).
verify-seed = Сид подтверждает все перемешивания.
verify-seed-withheld = Хеш сида указан, а самого сида нет: перемешивания не проверить.
verify-no-seed = Сида для проверки в записи нет.
replay-title = { $players } — игровое поле «{ $board }»
replay-scores = Очки: { $scores }
replay-unfinished = Здесь запись обрывается.
legal-nobody = В этот момент никто ничего не решает.

### Bots

bot-title = Встроенные боты
bot-random = любой допустимый ход
bot-easy = смотрит на ход вперёд и делает то, что сейчас кажется лучшим
bot-medium = планирует свой раунд и ставит столько, сколько стоит его план (temper=…)
bot-hard = предвидит действия других и торгуется с учётом их желаний (temper=…, ms=…)
bot-needs-class = «{ $bot }»: после файла нужно имя класса, например my_bot.py:MyBot.
bot-needs-program = «{ $bot }»: программа не названа.
bot-open-quote = «{ $bot }»: кавычка не закрыта.
bot-is-program = «{ $bot }» и так понимает протокол, «patroon bot» не нужен.
bot-option-unclear = «{ $bot }»: «{ $option }» — не параметр; параметры пишутся как имя=значение.
bot-no-option = У бота { $bot } нет параметра «{ $option }»; его параметры: { $options }.
bot-no-options = У бота { $bot } нет параметров, в том числе и «{ $option }».
bot-option-missing = Боту { $bot } нужен параметр «{ $option }».
bot-option-value = Параметр { $option } бота { $bot } — это { $kind ->
    [int] целое число
    [float] число
   *[bool] yes или no
}, а не «{ $value }».
bot-refuses = Бот { $bot } не принимает свои параметры ({ $reason }).
bot-no-temper = Нет характера «{ $value }»; есть: { $tempers }.
bot-too-little-time = Параметр ms равен 0 (без ограничения) или не меньше { $least } миллисекунд.
bot-no-file = Нет файла { $file }.
bot-no-class = В файле { $file } нет класса «{ $name }», унаследованного от patroon.bots.Bot.
bot-no-program = Нет программы «{ $program }».
bot-file-fails = Не удалось загрузить { $bot } ({ $reason }).
bot-file-stuck = Не удалось загрузить { $file }: загрузка прервалась, вывела что-то своё или длилась дольше { $seconds } с.

# What a bot did wrong.
fault-timeout = нет ответа вовремя
fault-died = программа завершилась
fault-garbage = бессмысленная строка
fault-illegal = два недопустимых хода
fault-flood = слишком много вывода
fault-gone = больше не участвует в этой партии

### The command line

cli-error = patroon: { $message }
cli-interrupted = patroon: прервано.
cli-output-failed = Вывод не удалось записать: { $reason }
cli-file-error = { $file }: { $message }
cli-line-error = { $file }:{ $line }: { $message }
cli-field-error = { $file }: { $field }: { $message }
cli-version-compiled = patroon { $version }, скомпилированная версия
cli-version-interpreted = patroon { $version }, без компиляции
cli-usage = { $message } Справка: { $try }
cli-no-command = Нет команды «{ $command }». Доступные команды: { $commands }.
cli-no-option = Непонятный аргумент: «{ $option }».
cli-option-value = Параметру { $option } не хватает значения.
cli-flag-value = Параметр { $option } пишется без значения.
cli-need-file = Укажите файл.
cli-one-file = За раз можно указать только один файл.
cli-not-a-number = { $option }: нужно целое число от { $least } до { $most }, а не «{ $value }».
cli-not-a-language = Нет языка «{ $value }». Доступные языки: { $languages }.
cli-not-a-bot = Нет бота «{ $value }». Доступные боты: { $bots }.
cli-need-bots = В --players нужно перечислить через запятую от 2 до 5 ботов, например random,random,random.
cli-number-of-players = Игроков должно быть от 2 до 5, а не { $have }.
cli-not-a-seed = { $option }: нужно целое число не длиннее 256 бит, а не «{ $value }».
cli-need-board-command = После «board» нужно «show» или «check».
cli-folder-taken = { $folder } — нужна папка или ещё не занятое имя.
cli-file-taken = { $option }: нужен файл, которого ещё нет, а не «{ $file }».
cli-need-extra = Для { $option } нужен пакет { $package }. Установите его так: pip install 'patroon[{ $extra }]'.
cli-not-jobs = { $option }: нужно целое число от 1 до { $most } или auto (все ядра), а не «{ $value }».
cli-jobs-and-ray = --jobs и --ray нельзя указать вместе: партии играются либо здесь, либо на кластере.
cli-not-a-cluster = { $option }: нужен адрес кластера Ray, например 192.0.2.10:6379 или ray://192.0.2.10:10001, а не «{ $value }».
cli-wrong-ending = { $option }: имя файла должно кончаться на { $endings }, а не «{ $file }».
cli-need-rivals = Нужно назвать хотя бы двух ботов, например: patroon rate easy random.
cli-bot-twice = Бот «{ $bot }» назван дважды.
cli-rated-with = { $file } начат с { $option } { $value }; для другого рейтинга укажите другой файл в --file.
cli-rated-board = { $file } начат на другом игровом поле; для другого рейтинга укажите другой файл в --file.
cli-workers-failed = Не удалось запустить рабочие процессы (код выхода { $code }).
cluster-node = Узел { $node }: { $message }
cluster-none = На этом компьютере не запущен кластер Ray. Запустите его так: ray start --head, или укажите адрес другого.
cluster-unreachable = По адресу { $address } никто не отвечает: кластер Ray там недоступен.
cluster-silent = Кластер Ray ({ $address }) не ответил за { $seconds } с.
cluster-refuses = Кластером Ray нельзя воспользоваться: { $reason }
cluster-lost = Связь с кластером Ray ({ $address }) потеряна.
cluster-empty = В кластере Ray уже { $seconds } с нет ни одного узла, который мог бы играть.
cluster-without = patroon там не установлен; нужна версия { $version }, та же, что и здесь.
cluster-version = там установлен patroon { $theirs }; нужна версия { $version }, та же, что и здесь.
bot-other-file = Файл { $file } там не тот же, что на этом компьютере.
cli-not-a-database = «{ $value }» — не база данных; укажите файл или postgresql://USER@HOST/NAME.
cli-need-asyncpg = Для PostgreSQL нужен пакет asyncpg. Установите его так: pip install 'patroon[postgresql]'.
cli-not-a-url = { $option }: нужен адрес, например https://games.example.org, а не «{ $value }».
cli-not-a-log = { $option }: допустимо { $kinds }, но не «{ $value }».
cli-port-taken = Порт { $port } недоступен: { $reason }.

serve-ready = patroon работает: { $url } (Ctrl-C — остановить).
serve-kept = Партии хранятся в { $database }.
serve-outside = Сервер слушает адрес { $host }: все, кому он доступен, могут войти, создавать столы и играть. Сообщения и секретные ключи передаются без шифрования, если перед сервером нет прокси с HTTPS; как его поставить, сказано в docs/self-hosting.md.
serve-already = patroon уже работает: { $url }
database-newer = Это записано более новой версией patroon (версия таблиц базы данных — { $revision }). Обновите patroon.

backup-done = { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}.
restore-done = Восстановлено из { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}.
backup-no-backup = Это не резервная копия patroon.
backup-damaged = Резервная копия повреждена: она обрывается раньше времени, или в ней что-то изменено.
restore-not-empty = Здесь уже есть партии. С --replace их место займёт резервная копия.

### The server

problem-title-400 = Непонятно
problem-title-401 = Кто вы?
problem-title-403 = Не разрешено
problem-title-404 = Не найдено
problem-title-405 = Здесь так нельзя
problem-title-408 = Слишком медленно
problem-title-409 = Не сейчас
problem-title-413 = Слишком большой размер
problem-title-415 = Не тот формат
problem-title-422 = Невозможно
problem-title-429 = Слишком много сразу
problem-title-500 = Наша ошибка
problem-title-503 = Сейчас недоступно
problem-title-507 = Нет места

problem-not-json = Запрос не разобрать: это не JSON.
problem-need-json = Запрос должен быть в формате JSON (Content-Type: application/json).
problem-need-record = Запрос должен быть записью партии (Content-Type: { $type }).
problem-unknown-field = Неизвестное поле: «{ $field }».
problem-wrong-type = Поле «{ $field }» должно быть типа «{ $expected }», а не «{ $got }».
problem-out-of-bounds = Значение поля «{ $field }» вне допустимых пределов; можно: { $bounds }.
problem-wrong-value = У поля «{ $field }» недопустимое значение.
problem-empty-name = Имя не может быть пустым.
problem-nothing-said = Сообщение пустое.
problem-no-page = По этому адресу ничего нет.
problem-no-method = По этому адресу этого сделать нельзя.
problem-other-origin = Запрос пришёл со страницы другого сайта и не будет выполнен.
problem-other-host = Этот сервер не отзывается на такое имя.
problem-too-large = Запрос слишком большой: принимается не больше { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}.
problem-too-slow = Запрос шёл слишком долго.
problem-too-many = Слишком много запросов. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
problem-unexpected = У нас что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.
storage-gone = Партии сейчас недоступны. Ваше последнее действие не сохранено; попробуйте ещё раз.
storage-full = Для сохранения партий нет места. Ваше последнее действие не сохранено.

problem-who-are-you = Вас здесь пока никто не знает: сначала назовите себя.
problem-no-link = Эта личная ссылка недействительна или уже использована.
problem-no-device = Такого устройства или такой ссылки нет.
problem-no-table = Такого стола нет, или он для вас закрыт.
problem-no-lesson = Урока с таким названием нет.
problem-wrong-invitation = Это приглашение больше не действует. Попросите новую ссылку.
problem-no-seat = Места { $seat } за этим столом нет.
problem-no-seat-here = У вас здесь нет места, которое можно освободить.
problem-not-your-seat = Место { $seat } не ваше.
problem-owner-only = Это может сделать только тот, кто создал стол.
problem-players-only = Это могут сделать только те, кто сидит за столом.
problem-seated-already = Вы уже сидите за этим столом.
problem-seat-taken = Место { $seat } занято.
problem-table-full = За этим столом все места заняты.
problem-colour-taken = Этот цвет уже занят.
problem-seats-free = { $n ->
    [one] { $n } место ещё свободно.
    [few] { $n } места ещё свободны.
    [many] { $n } мест ещё свободно.
   *[other] { $n } места ещё свободно.
}
problem-other-number = В партии { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, а не { $seats }.
problem-table-open = Партия ещё не началась.
problem-table-playing = Партия уже началась.
problem-table-over = Партия окончена.
problem-table-closed = Этого стола больше нет.
problem-table-imported = Эту партию здесь можно только смотреть; продолжить её можно за новым столом.
problem-not-begun = Партия ещё не началась.
problem-not-over = Продолжить за новым столом можно только оконченную партию.
problem-other-rules = Эта партия сыграна по правилам версии { $rules }, а сервер знает версию { $ours }.
problem-stale = Партия ушла вперёд: вы решали на строке { $answers }, а сейчас уже строка { $line }. Ничего не сделано.
problem-bot-plays-for-you = На месте { $seat } за вас играет бот. Сначала вернитесь за стол.
problem-bot-already = На месте { $seat } уже играет бот.
problem-no-undo = За этим столом ходы не отменяются.
problem-no-pace = За этим столом никто никого не торопит.
problem-not-their-turn = Сейчас не очередь места { $seat }.
problem-time-left = Время ещё есть: { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
problem-no-advisor = За этим столом советов не дают.
problem-nobody-decides = В этот момент никому не нужно ничего решать.
problem-advisor-silent = Советник сейчас не отвечает.

notice-joined = { $name } садится за стол.
notice-left = { $name } встаёт из-за стола.
notice-resigned = { $name } уступает место боту.
notice-stand-in = За игрока { $name } дальше играет бот.
notice-came-back = { $name } снова за столом.
notice-bot-replaced = { $name }: сбой; дальше ходы будут случайными.

page-play = Сыграть в терминале:
page-programs = Всё, что делают здесь люди, могут делать и программы; вот как:
page-schema = описание программного интерфейса (OpenAPI)

### The plain table: pages without scripts

plain-title = Новый Амстердам
plain-skip = К содержимому страницы
plain-language = Язык
plain-home = На главную страницу
plain-about = Настольная игра для 2–5 патронов. За шесть раундов вы торгуетесь за жетоны действий, основываете фирмы в городе, расчищаете землю, торгуете с ленапе и перевозите шкуры. Побеждает тот, у кого в конце больше всего очков.
plain-new = Новая партия
plain-name = Ваше имя
plain-opponents = Соперники
plain-level = Как они играют
plain-level-random = наугад
plain-level-easy = легко: смотрят на ход вперёд
plain-level-medium = средне: планируют раунд
plain-level-hard = сильно: планируют и следят за вашими планами
plain-play = Играть
plain-games = Ваши партии
plain-game = { $day }: { $players }.
plain-yours = Ваш ход.
plain-theirs = Ходит { $player }.
plain-more = Другие способы играть
plain-no-form = Получено не то, что отправляет форма.
plain-free = свободное место

## Whose turn it is, and what to do

plain-your-turn = { $where }: ваш ход, { $player }
plain-their-turn = { $where }: ходит { $player }
plain-now-place = Выберите район для одного из своих зданий: там оно станет фирмой. У кого в районе больше всего фирм, пусть и поровну с другими, тот пользуется его специальным действием без пошлины.
plain-now-open = Выберите колонку и откройте торги за неё: её жетоны — ваши действия в этом раунде. Можно поставить 0, а платит только победитель.
plain-now-bid = Поставьте больше { $bid } на колонку { $column } или пасуйте: каждый высказывается только один раз.
plain-now-pay = Колонка { $column } ваша. Оплатите её любыми ресурсами: { $n }.
plain-now-take = Остались только вы: возьмите любую колонку бесплатно.
plain-now-city = Каждым жетоном города можно строить или проводить выборы; кроме того, есть одно специальное действие в любом районе. Порядок любой. За каждый отказ — 1 монета.
plain-now-land = Каждым жетоном земли можно получить землю или расчистить её; кроме того, есть одно специальное действие в любом районе. Порядок любой. За каждый отказ — 1 монета.
plain-now-trade = Каждым жетоном торговли можно торговать с ленапе или перевозить шкуры; кроме того, есть одно специальное действие в любом районе. Порядок любой. За каждый отказ — 1 монета.
plain-now-special = Жетонов этого этапа у вас больше нет, но есть одно специальное действие в любом районе; за отказ от него — 1 монета.
plain-now-wait = Сейчас от вас ничего не требуется; страница обновится сама.
plain-now-bot = За вас играет бот.
plain-now-watch = Вы наблюдаете за игрой.
plain-decision = Ваше решение
plain-with-tile = За жетон (осталось: { $n })
plain-special = Специальное действие (одно на этап)
plain-done = Если вы закончили
plain-why-not = Почему нельзя остальное?
plain-column = Колонка { $column }: { $holds }
plain-pay = Всего { $n }:
plain-up-to = Выберите не больше { $n }:
plain-business = Фирма { $n }
plain-no-more = больше не строить
plain-do = Выполнить
plain-build = Построить
plain-buy = Купить
plain-sell = Продать
plain-buy-furs = Купить: { $furs }
plain-happened = После вашего последнего решения
plain-lately = Что произошло недавно
plain-story = Вся история
plain-back = Назад к столу

## What lies there

plain-players = Игроки
plain-you = { $player } (вы)
plain-bot = { $player } (бот)
plain-land = { $cards ->
    [0] нет
    [one] { $cards } карта, расчищено: { $cleared }; домов: { $built } из { $spaces }
    [few] { $cards } карты, расчищено: { $cleared }; домов: { $built } из { $spaces }
   *[many] { $cards } карт, расчищено: { $cleared }; домов: { $built } из { $spaces }
}
plain-ships = Корабли
plain-fleet = { $n ->
    [0] нет
   *[other] { $n } ({ $goods } за раунд)
}
plain-cards = { $player }: земля и корабли
plain-board = Игровое поле
plain-districts = Районы
plain-leads = Большинство или ничья

## Besides playing

plain-tools = За этим столом
plain-undo = Отменить последнее решение
plain-advice = Спросить советника
plain-stand-in = Пусть за меня играет бот
plain-come-back = Вернуться за стол
plain-for = { $what }: { $player }
plain-again = Ещё раз
plain-drawn = К нарисованному столу
plain-record = Скачать запись партии
plain-refresh = Обновить
plain-check = Сид был зафиксирован до начала партии, и его хеш всё время стоял на этой странице. Скачайте запись; эта команда проверит, что каждое перемешивание следует из сида:

### The browser: everywhere

ui-away = Сервер не отвечает. Пробуем ещё раз…
ui-not-sent = Связь прервалась до подтверждения хода. Если на столе его не видно, он не сделан.
ui-unexpected = Что-то пошло не так. Загрузите страницу заново.
ui-patroon = Патрон
ui-tile-city = жетон города
ui-tile-land = жетон земли
ui-tile-trade = жетон торговли
ui-tile-special = специальное действие
ui-used = { $what }: использовано
ui-token = порядок хода: { $n }
ui-less = { $what }: меньше
ui-more = { $what }: больше
ui-close = Закрыть
ui-you = Вы

### The browser: first page, new tables, lobby, settings, a primer

home-brand = Nieuw Amsterdam, главная страница
home-nav = Страницы
home-nav-play = Играть
home-nav-watch = Смотреть
home-nav-learn = Как играть
home-to-dark = Тёмная тема
home-to-light = Светлая тема
home-lead = Торгуйтесь за действия, расчищайте землю, завоёвывайте районы, отправляйте шкуры за море. 2–5 патронов, 6 раундов.
home-name = Ваше имя
home-colour = Ваш цвет
home-colour-blue = Синий, круг
home-colour-yellow = Жёлтый, ромб
home-colour-orange = Оранжевый, треугольник
home-colour-green = Зелёный, квадрат
home-colour-purple = Фиолетовый, крест
home-colour-taken = { $colour } (занят)
home-level-random = Наугад
home-level-easy = Лёгкий
home-level-medium = Средний
home-level-hard = Сильный
home-temper-none = Без пристрастий
home-temper-steward = Управляющий
home-temper-farmer = Фермер
home-temper-merchant = Купец
home-temper-politician = Политик
home-now = Играть сейчас
home-now-note = Вы против ботов, около 30 минут. С подсказками, если хотите.
home-now-bots = Ботов за столом
home-now-level = Их сила
home-now-play = Играть
home-games = Мои партии
home-games-none = Пока пусто. До первой партии — один щелчок, а ждать вас она будет здесь.
home-games-all = Показать все ({ $n })
home-games-more = Показать более старые
home-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
    }
home-alone = Пока больше никого
home-game-turn = ваш ход
home-game-continue = Продолжить
home-game-open = Открыть
home-game-review = Разбор
home-game-open-label = { $what }: { $names }
home-game-waiting = { $n ->
    [0] Можно начинать
    [one] Ещё не началась, свободно { $n } место
    [few] Ещё не началась, свободно { $n } места
   *[other] Ещё не началась, свободно { $n } мест
    }
home-game-running = Идёт игра
home-game-round = Раунд { $round }, { $phase }
home-game-decides = { $at }. Решает: { $name }
home-game-imported = Загруженная запись, { $when }
home-game-over = Окончена
home-game-won = Окончена: вы победили, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
    }
home-game-placed = Окончена: место { $place } из { $of }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
    }
home-friends = С друзьями
home-friends-note = Создайте стол, отправьте ссылку
home-pass = На одном экране
home-pass-note = Одно устройство, 2–5 игроков
home-learn = Как играть
home-learn-note = Игра за пять минут
home-watch = Смотреть и играть
home-watch-none = Столы, открытые для всех
home-watch-both = Ждут игроков: { $open }, идёт игра: { $running }
home-watch-open = { $n ->
    [one] { $n } стол ждёт игроков
    [few] { $n } стола ждут игроков
   *[other] { $n } столов ждут игроков
    }
home-watch-running = { $n ->
    [one] Играют за { $n } столом
    [few] Играют за { $n } столами
   *[other] Играют за { $n } столами
    }
home-import = Открыть запись партии
home-import-note = Файл .nar: посмотреть партию или играть дальше с любого места
home-import-busy = Запись проверяется…
home-import-line = { $file }, строка { $line }: { $what }
home-import-wrong = { $file }: { $what }
home-plain = Простые страницы для старых браузеров и программ чтения с экрана
home-by-me = Я
home-by-invite = По приглашению
home-by-bot = Бот
home-by-here = На этом устройстве
home-by-invite-note = Придёт по ссылке, которую вы отправите.
home-new-lead = Выберите, кто где сидит. Для приглашённых вы получите ссылку.
home-new-here-lead = Все играют на этом устройстве по очереди.
home-new-seats = Места
home-new-number = Число мест
home-new-seat = Место { $n }
home-new-name = Имя на месте { $n }
home-new-name-hint = Имя
home-new-colour = Цвет места { $n }
home-new-temper = Характер
home-new-options = За этим столом
home-new-first = Кто начинает?
home-new-first-random = Решит случай
home-new-make = Создать стол
home-new-make-note = { $n ->
    [one] Затем вы получите ссылку для { $n } гостя.
    [few] Затем вы получите ссылку для { $n } гостей.
   *[other] Затем вы получите ссылку для { $n } гостей.
    }
home-new-start = Начать игру
home-new-start-note = Все на месте: игра начнётся сразу.
home-opt-advisor = Советник
home-opt-advisor-note = Можно спросить, чего стоит ход.
home-opt-undo = Отмена ходов
home-opt-undo-note = Пока никто другой ничего не решил и ничего не вытянуто.
home-opt-public = Открыт для всех
home-opt-public-note = Виден в списке: можно сесть за стол или смотреть.
home-opt-pace = Время на решение
home-pace-none = Без лимита
home-pace-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[other] { $n } секунд
    }
home-pace-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
    }
home-pace-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
    }
home-wrong-no-name = Здесь нужно имя.
home-wrong-my-name = Скажите другим, как вас зовут.
home-wrong-same-name = Такое имя за столом уже есть.
home-watch-title = Открытые столы
home-watch-to-join = Ждут игроков
home-watch-to-watch = Здесь играют
home-watch-no-open = Сейчас никто не ждёт.
home-watch-make = Создать стол, открытый для всех
home-watch-no-running = Сейчас открытых партий нет. Они появляются здесь сразу после начала.
home-watch-newest = Это самые новые.
home-watch-free = { $n ->
    [0] Мест нет, скоро начнут
    [one] Свободно { $n } место. Время на решение: { $pace }
    [few] Свободно { $n } места. Время на решение: { $pace }
   *[other] Свободно { $n } мест. Время на решение: { $pace }
    }
home-watch-since = Начало: { $when }

lobby-title = Стол готов
lobby-missing = { $n ->
    [one] Ещё свободно { $n } место.
    [few] Ещё свободно { $n } места.
   *[other] Ещё свободно { $n } мест.
    }
lobby-away = { $n ->
    [one] Все места заняты, но сейчас отсутствует { $names }.
   *[other] Все места заняты, но сейчас отсутствуют { $names }.
    }
lobby-complete = Все на месте.
lobby-free = Свободное место
lobby-free-note = Ждёт игрока
lobby-you = Вы
lobby-here = На этом устройстве
lobby-other-device = На устройстве хозяина стола
lobby-host = Хозяин стола
lobby-person = Гость
lobby-bot = Бот: { $level }
lobby-bot-temper = Бот: { $level }, { $temper }
lobby-present = здесь
lobby-absent = нет на месте
lobby-take = Сесть сюда
lobby-or-bot = или бот:
lobby-fill = Посадить бота на место { $n }
lobby-fill-with = Посадить сюда бота: { $level }
lobby-clear = Освободить место: { $name }
lobby-start = Начать игру
lobby-start-why = Игра начнётся, когда все места будут заняты. Отправьте ссылку или посадите на свободные места ботов.
lobby-start-note = После этого нельзя ни сесть за стол, ни встать из-за него.
lobby-owner-starts = { $name } начнёт игру, когда все соберутся.
lobby-maker-starts = Игру начнёт хозяин стола, когда все соберутся.
lobby-leave = Встать из-за стола
lobby-close = Закрыть стол
lobby-close-sure = Закрыть для всех?
lobby-close-yes = Закрыть
lobby-close-no = Оставить
lobby-invite = Пригласить
lobby-invite-note = У кого есть эта ссылка, тот может сесть за стол или смотреть. Учётная запись не нужна.
lobby-link = Ссылка на этот стол
lobby-qr = QR-код со ссылкой на этот стол
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-renew = Новая ссылка
lobby-renew-note = Старая ссылка перестанет работать.
lobby-talk = Чат
lobby-talk-none = Пока никто ничего не сказал.
lobby-say = Скажите что-нибудь
lobby-send = Отправить
lobby-advisor-on = Можно спрашивать советника.
lobby-advisor-off = Без советника.
lobby-undo-on = Ходы можно отменять.
lobby-undo-off = Ходы отменять нельзя.
lobby-public-on = Открыт для всех.
lobby-public-off = Только для тех, у кого есть ссылка.
lobby-pace = Время на решение: { $pace }.
lobby-first = Начинает: { $name }.
lobby-first-random = Кто начинает, решит случай.
lobby-invited = Вас приглашают
lobby-invited-name = За столом в Новом Амстердаме вас ждёт место. Как вас называть?
lobby-invited-seat = Выберите место и цвет.
lobby-on = Дальше
lobby-seats = Места
lobby-your-seat = Ваше место
lobby-join = Сесть за стол
lobby-watch = Смотреть

gone-home = На главную страницу
gone-watch = Открытые столы
gone-new = Создать новый стол
gone-learn = Как играть
gone-again = Попробовать ещё раз
gone-page-title = Неизведанные воды
gone-page = По этому адресу страницы нет. Возможно, в пути потерялась буква.
gone-0-title = Что-то пошло не так
gone-0 = Сейчас стол показать не удаётся. Обычно помогает попробовать ещё раз.
gone-401-title = Кто вы?
gone-401 = Этот браузер здесь больше не узнают. Ваши партии ждут: создайте личную ссылку на другом устройстве и откройте её здесь или начните заново.
gone-403-title = Не для всех
gone-403 = Этот стол только для тех, кто за ним сидит. Попросите приглашение у кого-нибудь из них.
gone-404-title = Такого стола нет
gone-404 = Либо по этому адресу нет стола, либо он закрыт для посторонних. Если вас пригласили, откройте ссылку ещё раз, целиком.
gone-409-title = Другие правила
gone-409 = Эта партия сыграна по более старой версии правил, которой этот сервер уже не знает. Её запись цела.
gone-410-title = Стол закрыт
gone-410 = Хозяин стола передумал ещё до начала игры.
gone-503-title = Минутку
gone-503 = Партии сейчас недоступны. Ничего не потеряно; пожалуйста, попробуйте чуть позже.
gone-invite-title = Это приглашение не действует
gone-invite = Ссылка неполная, или её заменили новой. Попросите прислать действующую.
gone-full-title = Все места заняты
gone-full = Вас опередили. Можно смотреть игру: вдруг место освободится.
gone-running-title = Уже начали
gone-running = Игра уже идёт, но зрителям здесь рады.
gone-over-title = Эта партия окончена
gone-over = Её можно посмотреть ход за ходом.
gone-link-title = Эта личная ссылка не действует
gone-link = Она действует один раз и не дольше суток. Создайте новую в настройках на другом устройстве.

set-title = Настройки
set-language = Язык
set-theme = Тема
set-theme-light = Светлая
set-theme-dark = Тёмная
set-pace = Темп чужих ходов
set-pace-slow = Медленно
set-pace-normal = Обычно
set-pace-fast = Быстро
set-pace-instant = Сразу
set-motion = Если в системе включено уменьшение движения, ничего не движется.
set-advisor = Советник
set-advisor-note = Показывает, чего стоят ходы, если это разрешено за столом.
set-sound = Звук
set-sound-note = Тихий звук, когда наступает ваш ход.
set-notify = Уведомления
set-notify-note = Напомнят о вашем ходе, когда вы на другой странице.
set-notify-denied = Браузер запрещает этой странице уведомления. Их можно разрешить в его настройках.
set-devices = Мои партии на других устройствах
set-devices-note = Пароля нет. Личная ссылка открывает ваши партии на другом устройстве.
set-devices-nobody = Вы здесь впервые. С первой партии этот браузер вас запомнит, и ваши партии можно будет открыть на других устройствах.
set-link = Личная ссылка
set-link-make = Создать личную ссылку
set-link-qr = QR-код с вашей личной ссылкой
set-link-note = Откройте её на другом устройстве. Она действует один раз и не дольше суток. Никому её не давайте: она открывает ваши партии.
set-device-this = Это устройство
set-device-other = Другое устройство
set-device-link = Ещё не открытая ссылка
set-device-since = С { $when }
set-device-until = До { $when }
set-device-revoke = Отозвать
set-forget = Забыть меня на этом устройстве
set-forget-warn = Вас знает только это устройство. Если продолжить, ваши партии уже никто не откроет, даже вы.
set-forget-warn-others = Этот браузер вас забудет. Партии останутся и по-прежнему откроются на других ваших устройствах.
set-forget-yes = Забыть меня
set-forget-no = Остаться
set-me-title = С возвращением
set-me-ask = Эта личная ссылка откроет ваши партии в этом браузере. Она действует только один раз.
set-me-yes = Открыть мои партии здесь
set-me-no = Оставить как есть
set-me-sure-title = В этом браузере играет { $name }
set-me-sure = Если открыть ссылку, место этих партий займут партии другого человека. Прежние вернёт только их собственная личная ссылка.
set-me-done-title = Здравствуйте, { $name }!
set-me-done = Ваши партии теперь здесь.
set-me-games = К моим партиям

learn-title = Игра за пять минут
learn-lead = Новый Амстердам, около 1625 года. Стена, форт, несколько улиц, а за ними бескрайний лес. Здесь всё, что нужно знать для первой партии.
learn-play = Сыграть первую партию
learn-goal-title = Цель
learn-goal = Вы патрон: у вас земля, фирмы и корабли. За шесть раундов вы набираете очки: за выборы в городе, за расчищенную землю, за шкуры для Европы. Побеждает тот, у кого больше всего очков. Тайн нет: видно, что есть у каждого.
learn-round-title = Раунд
learn-round = Сначала жетоны раунда продаются с торгов. Затем идут три этапа: город, земля, торговля. На каждом этапе игроки по очереди используют свои жетоны этого вида. В конце раунда фирмы съедают зерно, а вы получаете товары и монеты. Потом открываются новые карты.
learn-auction-title = Торги
learn-auction = В денежном ящике пять колонок по два или три жетона, к некоторым прилагаются монеты. Первый по порядку хода выбирает колонку и называет ставку. Остальные высказываются по одному разу: больше или пас. Платить можно чем угодно: монета, дерево, зерно, товар и шкура считаются одинаково. Победитель ещё и меняется жетоном порядка хода с тем, кто выбрал колонку. Последний оставшийся берёт любую колонку бесплатно.
learn-city-title = Город
learn-city = Стройте до трёх фирм в шести районах, каждая за одно дерево. Или проводите выборы: 3 очка за каждый район, где у вас большинство, 2 очка при ничьей. Другие не получают ничего. Поэтому сначала стройте, а выборы проводите, когда вы впереди.
learn-land-title = Земля
learn-land = Возьмите карту земли: она ляжет в ваш ряд справа. Или расчищайте: каждая полностью застроенная карта становится пашней и отдаёт вам своё дерево. Очки зависят от места в ряду: 1, 3, 6, 10, 15 и так далее. Если расчистить несколько карт сразу, очки приносит только самая правая. Каждая новая карта земли оттесняет ленапе немного выше по реке.
learn-trade-title = Река и корабли
learn-trade = Покупайте шкуры у ленапе за товары. Если напротив вашей фактории нет длинного дома, за путь нужно платить зерном. Или загрузите корабль: ровно столько шкур, сколько он берёт. Самый частый вид даёт 3 очка за шкуру, второй — 2, остальные — 1. С этих пор корабль ваш и каждый раунд привозит товары.
learn-special-title = Специальные действия
learn-special = На каждом этапе у вас есть ещё одно специальное действие, в любом районе. Где у вас большинство или ничья, оно бесплатно, иначе стоит монету. За всё неиспользованное, будь то жетон или специальное действие, вы получаете по монете.
learn-special-lumberyard = Склад лесоматериалов: купить или продать дерево, по монете.
learn-special-granary = Зернохранилище: купить или продать зерно, по монете.
learn-special-docks = Порт: склад за одно дерево, а с ним и место для товаров.
learn-special-millwork = Гильдия столяров: до трёх домов на вашей земле, каждый за одно дерево.
learn-special-blackmarket = Чёрный рынок: до трёх шкур вслепую, каждая за три монеты или товара.
learn-special-tradingco = Торговая компания: ваша фактория перемещается вверх по реке за одно дерево.
learn-provisions-title = Снабжение
learn-provisions = Пашни приносят зерно. Затем каждая фирма съедает одно. Голодная фирма закрывается, и вы теряете 2 очка: следите за прогнозом. Корабли привозят товары, пока есть место. Каждый район с вашей фирмой платит монету и ещё одну, если большинство там только у вас.
learn-end-title = Конец
learn-end = После шестого раунда выборы проходят ещё раз, во всех районах и для всех. Ваша последняя застроенная карта земли приносит очки, если она ещё не расчищена. Каждая оставшаяся шкура стоит очко, и любые три других ресурса вместе тоже.
learn-on = Стол показывает, что можно сделать, чего это стоит и что принесёт. Попробуйте: первая партия — против двух лёгких соперников.

### The browser: the chart

# The chart: the board of the game, as people read it and as it is read out to them.
chart-label = Игровое поле: река, город, торговцы, земля и корабли
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
chart-does-docks = построить склад
chart-does-millwork = построить 1–3 дома
chart-does-black_market = 1–3 шкуры, по 3
chart-does-trading_company = фактория вверх по реке
chart-free = даром
chart-each = по { $n }
chart-pick = { $n ->
    [1] { $n }
   *[other] любые 1–{ $n }
    }
chart-all = { $n ->
    [1] { $n }
   *[other] все { $n }
    }
chart-no-furs = шкур нет
chart-needs = { $n ->
    [one] шкура
    [few] шкуры
   *[other] шкур
    }
chart-taken = взята
chart-not-yet = ещё нет

# Each place in full, for those who listen.
chart-camp-of = Деревня { $n }, длинных домов: { $have } из { $spaces }.
chart-boat-of = Лодка из зоны { $n } в зону { $to } стоит { $corn }.
chart-zone-of = Зона { $n }, фактории: { $players }; свободных мест: { $free }.
chart-zone-free = Зона { $n }, факторий нет; свободных мест: { $free }.
chart-next-post = Торговая компания переместит вашу факторию сюда.
chart-longhouse-goes = С выбранной землёй длинный дом уйдёт из этой деревни.
chart-longhouse-comes = С выбранной землёй в эту деревню придёт длинный дом.
chart-district-of = { $district }: { $businesses }.
chart-district-none = { $district }: фирм нет.
chart-leads = Большинство: { $player }.
chart-tied = Ничья за большинство: { $players }.
chart-fee-none = Специальное действие здесь для вас бесплатно.
chart-fee-coin = Специальное действие здесь стоит вам 1 монету.
chart-planned = Намечено здесь: { $n }.
chart-removed = Закрыть здесь: { $n }.
chart-trader-pick = { $trader }: { $furs }. На выбор от 1 до { $n }, цена каждой — { $goods }.
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
chart-about-trading_company = Специальное действие: за 1 дерево переместить факторию в ближайшую свободную зону вверх по реке — не дальше длинных домов.
chart-about-fee = Бесплатно для тех, у кого здесь большинство или ничья; для остальных — 1 монета.
chart-about-land = Жетоном земли вы берёте одну из этих карт в свой ряд. Каждый раз длинный дом уходит вверх по реке.
chart-about-ship = Жетоном торговли вы загружаете корабль: ему нужно ровно столько шкур, сколько указано. Очки сразу, монеты один раз, товары каждый раунд.
chart-about-trader = Жетоном торговли вы покупаете шкуры у одного из торговцев. Если напротив вашей фактории нет длинного дома, за лодки до ближайшего платят зерном.
chart-about-river = Путь бесплатный, если напротив вашей фактории стоит длинный дом; иначе вы платите зерном за каждую лодку до ближайшей деревни с длинным домом вверх по реке.
chart-none-of-yours = Здесь нет ваших фирм.
chart-too-dear = Цена: { $goods } — больше, чем у вас есть.
chart-too-few-furs = Нужно: { $furs } — больше, чем у вас есть.
chart-enough = Больше за одно действие нельзя, предел — { $n }.
chart-rule = правило { $rule }

### The browser: mats, bar, log, keys

mat-title = Nieuw Amsterdam
mat-title-turn = ● Ваш ход — Nieuw Amsterdam
mat-title-other = { $player } — Nieuw Amsterdam
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
mat-dark = Тёмная тема
mat-settings = Настройки
mat-break = Пусть за меня играет бот
mat-break-note = Пока вы не займёте своё место снова.
mat-break-ask = Пусть за вас играет бот?
mat-break-what = Бот сразу займёт ваше место и будет решать за вас всё, а если вы не вернётесь — до самого конца игры. Вернуться на своё место можно в любой момент, но ходы бота отменить нельзя.
mat-break-waits = Если вы хотите лишь прерваться, просто уйдите: игра против ботов сама вас подождёт.
mat-break-yes = Пусть играет бот
mat-break-no = Продолжу играть
mat-come-back = Я снова здесь
mat-resting = За вас играет бот.
mat-record = Скачать запись партии
mat-keys = Клавиши
mat-keys-note = Пока вы печатаете, клавиши не действуют. Стрелки и пробел прокручивают страницу, как везде.
mat-key-confirm = подтвердить выбор
mat-key-cancel = сбросить выбор
mat-key-undo = отменить ход
mat-key-end = закончить ход
mat-key-district = выбрать район
mat-key-more = ставка на один больше
mat-key-less = ставка на один меньше
mat-key-box = денежный ящик или поле
mat-key-hurry = пропустить анимацию
mat-key-read = прочитать вслух, что даст выбор
mat-key-log = журнал
mat-key-chat = чат
mat-key-text = текстовый вид
mat-key-mute = включить или выключить звук
mat-key-help = игра за пять минут
mat-key-keys = этот список
mat-key-name-space = Пробел
mat-key-name-enter = Enter
mat-key-name-escape = Esc
mat-read-nothing = Сейчас читать нечего.
mat-read-draft = Изменится: { $changes }.
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
mat-log-earlier = Более раннее
mat-chat = Чат
mat-chat-field = Скажите что-нибудь
mat-chat-send = Отправить
mat-chat-empty = Пока никто ничего не сказал.
mat-again = Что было?
mat-chat-unread = { $n ->
    [one] Чат: { $n } новое сообщение
    [few] Чат: { $n } новых сообщения
    [many] Чат: { $n } новых сообщений
   *[other] Чат: { $n } нового сообщения
}
mat-show = Что показать
mat-cash-box = Денежный ящик
mat-chart = Поле
mat-sheet-open = Открыть: { $title }
mat-sheet-close = Закрыть: { $title }
mat-look = Посмотреть на стол
mat-result = Показать итог
mat-tabs = Части стола
mat-tab-act = Ход
mat-tab-chart = Поле
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
mat-high-bid = наибольшая ставка: { $bid }
mat-chooser = выбирающий
mat-bidder-won = с колонкой
mat-bidder-chooser = выбирающий
mat-bidder-speaks = решит позже
mat-bidder-waits = ещё в торгах
mat-zone = зона { $n }
mat-post-zone = Фактория в зоне { $n }; путь: { $corn ->
    [one] { $corn } зерно
   *[other] { $corn } зерна
}
mat-buildings-left = { $n ->
    [one] { $n } здание в запасе
    [few] { $n } здания в запасе
    [many] { $n } зданий в запасе
   *[other] { $n } здания в запасе
}
mat-left = в запасе
mat-corn-balance = { $corn } + урожай { $harvest } − содержание { $upkeep } = { $rest }
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
mat-then = станет
mat-forecast = В конце раунда
mat-about-coins = Монетами платят за дерево и зерно, за ставки и за специальные действия там, где у вас ни большинства, ни ничьей.
mat-about-wood = Каждая фирма, дом и склад стоят одно дерево, перенос фактории — тоже.
mat-about-corn = Зерно кормит ваши фирмы в конце каждого раунда, им же платят за путь к ленапе.
mat-about-goods = За товары покупают шкуры у ленапе. Второе число — место на ваших пирсах.
mat-about-furs = Шкуры дают очки на кораблях; оставшиеся в конце стоят немного.
mat-about-land = Дома ставят слева направо. Застроенные карты можно расчистить: чем правее, тем больше очков.
mat-about-upkeep = В конце раунда пашни дают урожай; затем каждая фирма съедает одно зерно, а если его нет, закрывается.
mat-upkeep = Содержание { $upkeep }: зерно { $corn } + урожай { $harvest }
mat-spare = останется { $n }
mat-short = не хватит { $n }: { $n ->
    [one] закроется { $n } фирма, { $loss }
    [few] закроются { $n } фирмы, { $loss }
    [many] закроются { $n } фирм, { $loss }
   *[other] закроются { $n } фирмы, { $loss }
}
mat-unfed = { $n ->
    [one] { $n } фирме не хватает зерна
   *[other] { $n } фирмам не хватает зерна
}: { $loss }
# What hunger costs; it is put into mat-short, mat-unfed and bid-corn-short.
mat-loss = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
    [many] −{ $points } очков
   *[other] −{ $points } очка
}
mat-loss-capped = { $points ->
    [0] очки не теряются: счёт 0
   *[other] только −{ $points }: счёт не опускается ниже 0
}
mat-fed = Зерна хватает всем фирмам
mat-then-spare = тогда останется { $n }
mat-then-short = тогда не хватит { $n }
mat-clear-spare = если расчистить: останется { $n }
mat-clear-short = если расчистить: не хватит { $n }
mat-goods-come = { $n ->
    [one] +{ $n } товар
    [few] +{ $n } товара
    [many] +{ $n } товаров
   *[other] +{ $n } товара
}
mat-goods-lost = пропадёт { $n }: пирсы полны
mat-then-lost = тогда пропадёт { $n }
mat-income = доход +{ $n }
mat-then-coins = тогда +{ $n }
mat-elections-now = { $n ->
    [one] выборы сейчас: { $n } очко
    [few] выборы сейчас: { $n } очка
   *[other] выборы сейчас: { $n } очков
}
mat-land-rank = { $n ->
    [0] последняя застроенная земля: карта { $rank }
   *[other] последняя застроенная земля: карта { $rank }, +{ $n } в конце
}
mat-at-end = { $land ->
    [0] в конце: +{ $n }
   *[other] в конце: +{ $n }, из них за землю { $land }
}
mat-at-end-parts = Если бы игра закончилась сейчас: выборы { $elections }, земля { $land }, шкуры { $furs }, ресурсы { $resources }

### The browser: decisions

# The decision panel.
act-panel = Ваше решение
act-your-turn = Ваш ход
act-turn-of = { $player }: ваш ход
act-choosing = { $player } выбирает
act-drawing = Выкладываются карты и шкуры
act-over = Игра окончена
act-order = Порядок хода
act-done = готово
act-advised = совет
act-free = даром
act-undo = Отменить
act-cancel = Назад
act-end-turn = Конец хода
act-pass = Отказ

# One sentence: what can be done now, and what for.
act-now-place = Основайте фирму в любом районе. Каждый район, где есть ваша фирма, приносит монету за раунд и ещё одну, пока большинство там только у вас.
act-now-open = Выберите колонку и назовите первую ставку. Её жетоны — то, что вы сможете делать в этом раунде.
act-now-bid = Поставьте больше или пасуйте и ждите другую колонку. За каждую высказываются один раз.
act-now-take = Остались только вы: возьмите колонку бесплатно.
act-now-pay = Колонка ваша. Платите тем, что нужно меньше всего: монета, товар, дерево, зерно и шкура считаются одинаково, по 1.
act-now-remove = Зерна не хватает на все ваши фирмы. Выберите, какие закрыть.
act-now-city = Жетонами города стройте фирмы или проводите выборы ради очков; плюс одно специальное действие.
act-now-city-tile = { $n ->
    [one] Остался { $n } жетон города: постройте фирмы или проведите выборы ради очков.
    [few] Осталось { $n } жетона города: стройте фирмы или проводите выборы ради очков.
   *[other] Осталось { $n } жетонов города: стройте фирмы или проводите выборы ради очков.
  }
act-now-land = Жетонами земли берите новую землю или расчищайте застроенную ради дерева и очков; плюс одно специальное действие.
act-now-land-tile = { $n ->
    [one] Остался { $n } жетон земли: возьмите новую землю или расчистите застроенную ради дерева и очков.
    [few] Осталось { $n } жетона земли: возьмите новую землю или расчистите застроенную ради дерева и очков.
   *[other] Осталось { $n } жетонов земли: возьмите новую землю или расчистите застроенную ради дерева и очков.
  }
act-now-trade = Жетонами торговли покупайте шкуры за товары или перевозите их ради очков; плюс одно специальное действие.
act-now-trade-tile = { $n ->
    [one] Остался { $n } жетон торговли: купите шкуры за товары или перевезите их ради очков.
    [few] Осталось { $n } жетона торговли: купите шкуры за товары или перевезите их ради очков.
   *[other] Осталось { $n } жетонов торговли: купите шкуры за товары или перевезите их ради очков.
  }
act-now-special = Жетонов не осталось, но есть специальное действие: выберите район или закончите ход и получите монету.
act-now-chance = Выкладываются новые карты, шкуры и жетоны.
act-now-over = Все шесть раундов сыграны.
act-theirs-place = Перед первым раундом каждый основывает две фирмы.
act-theirs-open = Сейчас на торги выставят одну из колонок.
act-theirs-bid = Идут торги за колонку. Жетоны получит тот, кто поставит больше всех.
act-theirs-take = Последний берёт колонку бесплатно.
act-theirs-pay = Победитель торгов решает, чем платить.
act-theirs-remove = Фирмы, которым не хватило зерна, закрываются.
act-theirs-city = За жетоны города строят фирмы или проводят выборы.
act-theirs-land = За жетоны земли получают новую землю или расчищают свою.
act-theirs-trade = За жетоны торговли покупают шкуры или перевозят их.
act-hint-build = Кнопками + выберите, где строить. Каждая фирма стоит 1 дерево сейчас и 1 зерно каждый раунд.
act-hint-add_land = Выберите карту. Когда гильдия столяров застроит её домами, её можно будет расчистить.
act-hint-trade = Выберите торговца. Шкуры нужны для кораблей.
act-hint-ship = Выберите корабль и отдайте ровно столько шкур, сколько ему нужно. С этих пор он каждый раунд привозит товары.
act-hint-lumberyard = Купите или продайте дерево, по 1 монете.
act-hint-granary = Купите или продайте зерно, по 1 монете.
act-hint-millwork = Постройте дома на своей земле, слева направо, по 1 дереву.
act-hint-black_market = Купите шкуры вслепую; платите монетами, товарами или и тем и другим.

# Kinds of moves: titles of options, and what an undo takes back.
act-kind-place = Основание фирмы
act-kind-open = Открытие торгов
act-kind-bid = Ставка
act-kind-pass_bid = Пас
act-kind-pay = Оплата ставки
act-kind-take_column = Выбор колонки
act-kind-build = Строительство фирм
act-kind-elections = Проведение выборов
act-kind-add_land = Получение земли
act-kind-clear_land = Расчистка земли
act-kind-trade = Торговля с ленапе
act-kind-ship = Перевозка шкур
act-kind-lumberyard = Склад лесоматериалов
act-kind-granary = Зернохранилище
act-kind-docks = Порт
act-kind-millwork = Гильдия столяров
act-kind-black_market = Чёрный рынок
act-kind-trading_company = Торговая компания
act-kind-pass_tile = Отказ от жетона
act-kind-pass_special = Отказ от специального действия
act-kind-end_turn = Конец хода
act-kind-remove = Закрытие фирм

# Sections and details.
act-use-tile = { $step ->
    [city] Жетон города
    [land] Жетон земли
   *[trade] Жетон торговли
  }
act-special = Специальное действие
act-no-fee = Нет монеты на пошлину: ни большинства, ни ничьей.
act-no-fur = Мало монет и товаров: { $have } из { $need }.
act-no-tile = { $step ->
    [city] В этом раунде у вас нет жетона города.
    [land] В этом раунде у вас нет жетона земли.
   *[trade] В этом раунде у вас нет жетона торговли.
  }
act-tiles-used = { $n ->
    [one] Ваш жетон использован.
    [2] Оба жетона использованы.
    [few] Все { $n } жетона использованы.
   *[other] Все { $n } жетонов использованы.
  }
act-each = по { $n }
act-each-said = { $what } за здание
act-later = потом { $n }
act-later-said = { $n ->
    [one] { $n } очко при расчистке
    [few] { $n } очка при расчистке
   *[other] { $n } очков при расчистке
  }
act-up-to = до { $n }
act-up-to-said = { $n ->
    [one] до { $n } очка
   *[other] до { $n } очков
  }
act-goods-range = товары: { $range }
act-detail-build = { $n ->
    [1] 1 фирма в любом районе
   *[other] До { $n } фирм в любых районах
  }
act-detail-elections = { $tied ->
    [0] Районы с большинством: { $led }
   *[other] { $led ->
        [0] Районы с ничьей: { $tied }
       *[other] Районы с большинством: { $led }, с ничьей: { $tied }
    }
  }
act-detail-add_land = { $n ->
    [1] 1 карта, ляжет { $place }-й в вашем ряду.
   *[other] 1 карта из { $n }, ляжет { $place }-й в вашем ряду.
  }
act-detail-clear_land = { $n ->
    [one] { $n } карта. Урожай: +{ $corn } за раунд.
    [few] { $n } карты. Урожай: +{ $corn } за раунд.
   *[other] { $n } карт. Урожай: +{ $corn } за раунд.
  }
act-covered-then = Тогда зерна хватит.
act-detail-trade = { $n ->
    [one] Вам по средствам { $n } торговец
    [few] На выбор { $n } торговца
   *[other] На выбор { $n } торговцев
  }
act-detail-ship = { $n ->
    [one] Можно заполнить { $n } корабль
    [few] На выбор { $n } корабля
   *[other] На выбор { $n } кораблей
  }
act-detail-lumberyard = { $ways ->
    [both] Дерево: купить { $buy } или продать { $sell }
    [buy] Дерево: купить { $buy }
   *[sell] Дерево: продать { $sell }
  }
act-detail-granary = { $ways ->
    [both] Зерно: купить { $buy } или продать { $sell }
    [buy] Зерно: купить { $buy }
   *[sell] Зерно: продать { $sell }
  }
act-detail-docks = { $n ->
    [one] { $pier }-й пирс: место ещё для { $n } товара
   *[other] { $pier }-й пирс: место ещё для { $n } товаров
  }
act-detail-millwork = { $n ->
    [1] { $range } дом на вашей земле
   *[other] Дома на вашей земле: { $range }
  }
act-detail-black_market = { $n ->
    [1] { $range } шкура вслепую за { $price } монеты или товара
   *[other] Шкуры вслепую: { $range }, по { $price } монеты или товара
  }
act-detail-trading_company = { $saved ->
    [0] Ваша фактория переместится в зону { $zone }
    [one] Ваша фактория — в зону { $zone }: путь дешевле на { $saved } зерно
   *[other] Ваша фактория — в зону { $zone }: путь дешевле на { $saved } зерна
  }
act-longhouse-moves = Длинный дом уходит: деревня { $camp } → { $to }.
act-longhouse-leaves = Длинный дом из деревни { $camp } выбывает из игры.
act-what-lumberyard = Покупать и продавать дерево для строительства
act-what-granary = Покупать и продавать зерно для фирм и путешествий
act-what-docks = Строить склады, где хранятся товары
act-what-millwork = Строить дома на своей земле
act-what-black_market = Покупать шкуры вслепую
act-what-trading_company = Перемещать свою факторию вверх по реке

# Editors.
act-nobody-there = пока никого
act-leads = Большинство: { $players }.
act-tied = Ничья: { $players }.
act-gets-majority = большинство
act-gets-tie = ничья
act-loses-majority = теряется большинство
act-loses-tie = теряется ничья
act-only-tied = останется ничья
act-loses-last = на 1 монету меньше за раунд
act-loses-nothing = большинство не теряется
act-remove-chosen = Выбрано: { $n } из { $number }.
act-remove-cost = { $n ->
    [one] За каждую вы теряете { $n } очко.
    [few] За каждую вы теряете { $n } очка.
   *[other] За каждую вы теряете { $n } очков.
  }
act-remove-capped = { $points ->
    [0] Терять вам нечего: счёт не опускается ниже 0.
   *[other] Всего вы потеряете только { $points }: счёт не опускается ниже 0.
  }
act-land-place = { $points ->
    [one] Ляжет { $place }-й в вашем ряду: { $points } очко при расчистке.
    [few] Ляжет { $place }-й в вашем ряду: { $points } очка при расчистке.
   *[other] Ляжет { $place }-й в вашем ряду: { $points } очков при расчистке.
  }
act-journey = { $corn ->
    [one] Путь до ближайшего длинного дома стоит { $corn } зерно.
   *[other] Путь до ближайшего длинного дома стоит { $corn } зерна.
  }
act-ship-chosen = Шкуры: { $n } из { $need }.
act-ship-scoring = Очки за шкуру: { $first } за самый частый вид в партии, { $second } за следующий, { $other } за остальные.
act-buy-wood = Купить дерево
act-sell-wood = Продать дерево
act-buy-corn = Купить зерно
act-sell-corn = Продать зерно
act-cannot-buy = Нет монет на покупку
act-cannot-sell = Нечего продать
act-most = Все { $n }
act-now-have = Сейчас: { $what }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }.
act-then-have = Потом: { $what }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }.
act-houses = { $n ->
    [one] { $n } дом
    [few] { $n } дома
   *[other] { $n } домов
  }
act-houses-full = { $points ->
    [one] Карта { $place } будет застроена: { $points } очко при расчистке.
    [few] Карта { $place } будет застроена: { $points } очка при расчистке.
   *[other] Карта { $place } будет застроена: { $points } очков при расчистке.
  }
act-houses-left = { $n ->
    [0] Тогда все клетки под дома застроены.
    [one] { $n } клетка под дом останется пустой.
    [few] { $n } клетки под дома останутся пустыми.
   *[other] { $n } клеток под дома останутся пустыми.
  }
act-price = Цена { $n }:
act-in-goods = Из них товарами
act-drawn = Шкуры тянутся сразу. Отменить это нельзя.

# Under a draft.
act-now = Сейчас
act-round-end = Конец раунда
act-upkeep = Содержание: { $balance }
act-short = не хватит { $n }
act-spare = останется { $n }
act-change = { $before } → { $after }
act-lost = пропадёт { $n }
act-income = доход { $n }
act-choose-district = Выберите район
act-choose-card = Выберите карту
act-choose-trader = Выберите торговца
act-choose-furs = Выберите шкуры
act-choose-ship = Выберите корабль
act-choose-more = Выберите ещё { $n }
act-do-place = Основать фирму: { $district }
act-do-build = { $n ->
    [one] Построить { $n } за { $n } дерево
   *[other] Построить { $n } за { $n } дерева
  }
act-do-add_land = Взять эту землю
act-do-trade = { $furs ->
    [one] Купить { $furs } шкуру за { $price }
    [few] Купить { $furs } шкуры за { $price }
   *[other] Купить { $furs } шкур за { $price }
  }
act-do-ship = { $points ->
    [one] Перевезти шкуры ({ $furs }) за { $points } очко
    [few] Перевезти шкуры ({ $furs }) за { $points } очка
   *[other] Перевезти шкуры ({ $furs }) за { $points } очков
  }
act-do-buy = Купить { $what }
act-do-sell = Продать { $what }
act-do-millwork = { $n ->
    [one] Построить { $n } дом за { $n } дерево
    [few] Построить { $n } дома за { $n } дерева
   *[other] Построить { $n } домов за { $n } дерева
  }
act-do-black_market = { $n ->
    [one] Купить { $n } шкуру вслепую
    [few] Купить { $n } шкуры вслепую
   *[other] Купить { $n } шкур вслепую
  }
act-do-remove = { $n ->
    [one] Закрыть эту фирму
   *[other] Закрыть эти { $n }
  }
act-do-docks = Построить склад
act-do-trading_company = Переместить факторию вверх по реке
act-ends-turn = На этом ваш ход закончится.
act-upkeep-short = Вашим фирмам нужно зерна: { $upkeep }; у вас { $corn } + урожай { $harvest }. Не хватит { $n }.

# While others decide.
act-has-left = { $special ->
    [yes] { $n ->
        [0] { $player }: осталось только специальное действие.
        [one] { $player }: остался { $n } жетон и специальное действие.
        [few] { $player }: осталось { $n } жетона и специальное действие.
       *[other] { $player }: осталось { $n } жетонов и специальное действие.
    }
   *[no] { $n ->
        [0] { $player }: ход почти закончен.
        [one] { $player }: остался { $n } жетон.
        [few] { $player }: осталось { $n } жетона.
       *[other] { $player }: осталось { $n } жетонов.
    }
  }
act-until = { $n ->
    [1] Следующий ход — ваш.
    [one] Вы решаете через { $n } ход.
    [few] Вы решаете через { $n } хода.
   *[other] Вы решаете через { $n } ходов.
  }
act-until-step = { $step ->
    [land] { $n ->
        [1] Следующий ход — ваш, на этапе земли.
        [one] Ваше следующее решение — на этапе земли, через { $n } ход.
        [few] Ваше следующее решение — на этапе земли, через { $n } хода.
       *[other] Ваше следующее решение — на этапе земли, через { $n } ходов.
    }
   *[trade] { $n ->
        [1] Следующий ход — ваш, на этапе торговли.
        [one] Ваше следующее решение — на этапе торговли, через { $n } ход.
        [few] Ваше следующее решение — на этапе торговли, через { $n } хода.
       *[other] Ваше следующее решение — на этапе торговли, через { $n } ходов.
    }
  }
act-until-round = Ваше следующее решение — на торгах следующего раунда.
act-until-end = После этого этапа игра закончится.
act-until-settled = Колонка у вас есть. Ваше следующее решение — на этапе города.
act-until-auction = Вы высказались. Ваше следующее решение — когда колонка будет продана.
act-until-opened = Вы решаете, когда колонка будет выбрана.
act-until-bidding = Ваше следующее решение — на торгах первого раунда.
act-last-turn = Ваш предыдущий ход
act-replay = Показать, что было с тех пор
act-skip = Пропустить
act-space = Пробел
act-watching = Вы наблюдаете за игрой. На столе видно всё; решают игроки.
act-over-note = Итоговые очки подсчитаны.
act-to-result = К итогам

# Refusals and the connection.
act-refused-title = Так нельзя
act-stale-title = Игра вас опередила
act-stale = Пока вы решали, что-то произошло, поэтому ничего не сделано. Теперь стол виден как есть: выберите снова.
act-unsent-title = Не отправлено
act-connecting = Подключение
act-lost-connection = Связь прервалась
act-reconnecting = Связь восстановится сама; ничего не пропадёт.

### The browser: bidding

## The bidding: cash box, bids, payment

bid-box = Денежный ящик
bid-legend = ≈ оценка советника: на сколько очков больше в конце игры, чем без колонки, за вычетом потраченного; меньшее число — если другие опередят.
bid-column = Колонка { $n }
bid-taken = взята
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
bid-points = очк.
bid-was-worth = ценность для вас: { $worth }
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
bid-plan-build = строительство
bid-plan-clear_land = расчистка
bid-plan-add_land = новая земля
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

bid-choose-first = Сначала выберите колонку — здесь или в денежном ящике.
bid-do-open = Начать с { $bid }
bid-do-take = Взять колонку { $column }
bid-do-bid = Поставить { $bid }
bid-step-column = Какую колонку выставить?
bid-step-amount = Ваша начальная ставка
bid-last-column = Последняя колонка — бесплатно
bid-auction = Торги { $n } из { $of }
bid-speakers = Порядок ставок
bid-speaks-now = решает сейчас
bid-speaks-later = решит позже
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
bid-you-hold = У вас { $n } — это предел ставки
bid-left-after = останется { $n }
bid-any-mix = Монета, шкура, товар, дерево, зерно: всё считается за 1. Чем платить, вы решите, когда выиграете.
bid-after-you = Вы высказываетесь только один раз. После вас: { $players }.
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
bid-win-swap = Обмен жетонами порядка хода: ваш будет { $mine }, а жетон { $theirs } получает { $player }.
bid-win-keep = Ваш жетон порядка хода остаётся у вас: { $mine }.
bid-pass-last = { $n ->
    [one] Вы бесплатно возьмёте колонку { $columns }.
   *[other] Вы бесплатно возьмёте одну из колонок { $columns }.
}
bid-pass-more = Останутся колонки { $columns }; игроков без колонки — { $n }. Последний берёт одну бесплатно.
bid-pass-best = Лучшая из них для вас: колонка { $column }, ценность { $worth }.

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
bid-too-far = путь: нужно зерна { $need }, у вас { $have }
bid-no-journey = путь бесплатный
bid-no-goods = мало товаров
bid-ship = Перевезти шкуры
bid-ship-short = нужно { $need }, у вас { $have }
bid-rivals = Выборы принесли бы другим: { $players }.
bid-lead-tie = Районов с большинством: { $led }, с ничьей: { $tied }.
bid-land-offer = { $n ->
    [one] Открыта { $n } карта
    [few] Открыты { $n } карты
    [many] Открыто { $n } карт
   *[other] Открыто { $n } карты
}: домов { $houses }, дерева до { $wood }, зерна до { $corn }.
bid-ships-ask = { $n ->
    [1] Открытому кораблю нужно шкур: { $furs }.
   *[other] Открытым кораблям нужно шкур: { $furs }.
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
bid-corn-enough = В конце раунда вашим фирмам нужно зерна: { $need }. Останется { $corn }, урожай { $harvest } — этого хватит.
bid-corn-short = В конце раунда вашим фирмам нужно зерна: { $need }. Останется { $corn }, урожай { $harvest } — { $n ->
    [one] { $n } фирма закроется
    [few] { $n } фирмы закроются
    [many] { $n } фирм закроются
   *[other] { $n } фирмы закроются
}, { $loss }.
bid-no-coins-left = Монет не останется: специальное действие без большинства или ничьей стоит монету.
bid-pay-advised = Заплатить по совету
bid-pay-is-advised = Так заплатил бы советник.
bid-do-pay = Заплатить { $n }
bid-other-pays = { $player } выигрывает колонку { $column } и платит { $n }.

### The browser: result and review

end-you-win = Вы победили со счётом { $n }:{ $next }
end-wins = { $player } побеждает со счётом { $n }:{ $next }
end-you-share = Победу делят { $others } и вы: { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
end-share-victory = Победу делят { $players }: { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
end-shared-why = Очков поровну, поэтому победа общая.
end-unfinished = Эта партия не доиграна
end-decided = { $source ->
    [land] Исход решила земля
    [elections] Исход решили выборы
    [furs] Исход решили перевезённые шкуры
    [final_elections] Исход решили последние выборы
    [final_land] Исход решила последняя земля
    [left] Исход решили оставшиеся шкуры и ресурсы
   *[lost] Исход решили штрафы за фирмы без зерна
}: { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} ({ $next }: { $theirs }).
end-decided-you = { $source ->
    [land] Исход решила земля
    [elections] Исход решили выборы
    [furs] Исход решили перевезённые шкуры
    [final_elections] Исход решили последние выборы
    [final_land] Исход решила последняя земля
    [left] Исход решили оставшиеся шкуры и ресурсы
   *[lost] Исход решили штрафы за фирмы без зерна
}: { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} (вы: { $theirs }).
end-your-place = Ваше место: { $place } из { $of }, { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}.
end-table = { $n } { $n ->
    [one] патрон
    [few] патрона
   *[other] патронов
}
end-board = поле: { $board }
end-minutes = { $n } { $n ->
    [one] минута
    [few] минуты
   *[other] минут
}
end-home = На главную
end-sources = Откуда взялись очки
end-player = Игрок
end-points = Очки
end-winner = победа
end-source-land = Земля
end-source-elections = Выборы
end-source-furs = Перевозка шкур
end-source-final_elections = Последние выборы
end-source-final_land = Последняя земля
end-source-left = Остатки
end-source-lost = Штрафы
end-by-round = Очки по раундам
end-chart = Очки по раундам. { $summary }
end-score-of = { $player } { $n }
end-round = раунд
end-round-n = раунд { $n }
end-final = итог
end-turning = Переломные моменты
end-no-turning = Во время партии никто не получил очков.
end-where = { $round ->
    [0] Перед первым раундом
   *[other] Раунд { $round }, { $phase }
}
end-turn-clearing = { $player } расчищает землю до карты { $land }
end-turn-elections = { $tied ->
    [0] { $player } проводит выборы (большинство: { $led })
   *[other] { $led ->
        [0] { $player } проводит выборы (ничья: { $tied })
       *[other] { $player } проводит выборы (большинство: { $led }, ничья: { $tied })
    }
}
end-turn-shipping = { $player } перевозит { $n } { $n ->
    [one] шкуру
    [few] шкуры
   *[other] шкур
} { $types ->
    [1] одного вида
    [one] { $types } вида
   *[other] { $types } видов
}
end-turn-removal = { $player }: зерна не хватает на { $n } { $n ->
    [one] фирму
    [few] фирмы
   *[other] фирм
}
end-plus = +{ $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
end-minus = −{ $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
end-see = Посмотреть
end-next = Что дальше?
end-rematch = Реванш за тем же столом
end-to-rematch = К реваншу
end-review = Разбор партии
end-share = Поделиться
end-share-title = Партия в «Новый Амстердам»
end-copied = Ссылка скопирована
end-link = Ссылка на эту партию
end-record = Скачать запись партии
end-auctions = Колонки
end-paid = уплачено
end-worth = ценность около
end-auction = Раунд { $round }: уплачено { $paid }.
end-auction-worth = Раунд { $round }: уплачено { $paid }, ценность около { $worth } { $worth ->
    [one] очка
   *[other] очков
}.
end-appraise = Сколько они стоили?
end-appraising = Советник думает: { $n } из { $of }
end-worth-note = Уплачено ресурсами; ценность в очках, как её тогда видел советник.
end-fair-hash = Хеш сида, показанный с самого начала:
end-fair-later = Сам сид откроется после игры. Тогда здесь можно будет проверить каждое перемешивание.
end-fair-check = Проверить перемешивания
end-fair-checking = Проверяем…
end-fair-good = Всё перемешано честно: сид { $seed } подтверждает случайные исходы, { $right } из { $draws }.
end-fair-promised = Его хеш — тот, что был показан с самого начала.
end-fair-recorded = Его хеш — тот, что стоит в записи; был ли он показан до игры, знают только её участники.
end-fair-before = Более ранние случайные исходы ({ $n }) проверить нельзя: в записи нет их сида.
end-fair-no-seed = В этой записи нет сида, поэтому перемешивания проверить нельзя.
end-fair-broken = Хеш сида { $seed } не тот, что был показан с самого начала.
end-fair-differs = Сид подтверждает случайные исходы: { $right } из { $draws }. Первое расхождение — в строке { $line } записи: { $what }.
end-fair-how = Как это проверено?
end-fair-explained = Перед игрой выбран случайный тайный сид, и его хеш SHA-256 показан всем. Все перемешивания следуют из сида. Ваш браузер только что вычислил их заново и сравнил с записью, исход за исходом.
end-fair-seed = Сид:
review-title = Разбор
review-result = Итог
review-fair = Честность
review-record = Запись
review-table = Стол на этом шаге
review-loading = Партия загружается…
review-not-over = Эта партия ещё не окончена
review-to-table = К столу
review-steps = Партия шаг за шагом
review-bar = По ходу партии
review-slider = Шаг партии
review-step = Шаг { $n } из { $of }: { $what }
review-count = шаг { $n } из { $of }
review-first = В начало
review-back = На шаг назад
review-on = На шаг вперёд
review-last = В конец
review-whose = Чьи решения
review-previous = Предыдущее решение: { $player }
review-next = Следующее решение: { $player }
review-decides = Сейчас решает { $player }.
review-nobody = Игра окончена; решать больше нечего.
review-advice = Что думает советник?
review-thinking = Советник думает…
review-played = сыграно
review-pays = { $player } платит: { $what }.
review-margin = { $n } к среднему результату остальных в конце
review-margin-note = Числа: на сколько очков игрок опередит в конце средний результат остальных, если всё пойдёт хорошо.
review-columns = Сколько стоят колонки в этот момент
review-column = Колонка { $column }: около { $worth } { $worth ->
    [one] очка
   *[other] очков
}
review-column-bid = Колонка { $column }: около { $worth } { $worth ->
    [one] очка
   *[other] очков
}, ставить до { $bid }
review-play-on = Играть отсюда
review-play-on-as = Вы играете за игрока { $player }, за остальных — боты.
review-play-on-not = На этом шаге никто не решает; вернитесь на шаг назад.
review-share = Поделиться шагом
review-show-box = Денежный ящик
review-show-chart = Поле

### The command line

help-main =
    patroon — настольная игра «Новый Амстердам» для людей, ботов и исследователей

    Использование: patroon [COMMAND …]

    Без команды запускается сервер на этом компьютере и открывается браузер.

      serve      запустить сервер
      backup     сохранить все партии в один файл
      restore    восстановить их
      play       сыграть против ботов в терминале
      simulate   разыграть много партий между ботами
      rate       измерить силу ботов за смешанными столами
      verify     проверить записи партий
      legal      перечислить допустимые ходы в любом месте записи
      advise     что сделал бы советник в любом месте записи
      replay     пересказать записанную партию
      board      показать или проверить числа игрового поля
      bot        перечислить встроенных ботов или запустить бота по протоколу
      rules      прочитать правила: на одной странице, по главам, по номеру, по слову

      --help     эта справка; после команды — справка по ней
      --version  версия программы
      --lang XX  язык: { $languages } (по умолчанию — из LANG)

    Примеры:
      patroon play --terminal
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon verify game.nar
help-serve =
    Запустить сервер: столы для людей и ботов.

    Использование: patroon serve [--open] [--port N] [--database FILE|URL] […]

      --open         открыть браузер
      --port N       порт, который он слушает (8620; 0 — любой свободный)
      --host HOST    адрес, который он слушает (127.0.0.1 — только этот компьютер)
      --url URL      адрес, который вводят в браузере, если перед сервером стоит прокси
      --database X   файл SQLite или postgresql://USER@HOST/NAME (по умолчанию — PATROON_DATABASE или файл в вашей папке данных)
      --thinkers N   в скольких процессах думают боты (2; на одном ядре — 1)
      --log KIND     вид журнала: text или json для машин (text)
      --no-limits    без ограничений на запросы, для измерений

    Примеры:
      patroon serve --open
      patroon serve --host 0.0.0.0 --url https://games.example.org --database postgresql://patroon@/patroon
help-backup =
    Сохранить всё в один файл: столы, партии, людей. Можно и при работающем сервере.

    Использование: patroon backup FILE [--database FILE|URL]

      --database X   база данных (по умолчанию — PATROON_DATABASE или файл в вашей папке данных)

    Примеры:
      patroon backup games.patroon
help-restore =
    Восстановить всё из резервной копии, в том числе в базу данных другого вида. Можно и при работающем сервере.

    Использование: patroon restore FILE [--replace] [--database FILE|URL]

      --replace      даже если партии уже есть: их место займёт резервная копия
      --database X   база данных (по умолчанию — PATROON_DATABASE или файл в вашей папке данных)

    Примеры:
      patroon restore games.patroon --replace
      patroon restore games.patroon --database postgresql://patroon@/patroon
help-play =
    Сыграть против ботов в терминале.

    Использование: patroon play [--terminal] [--players N] […]

      --terminal     текстовый стол в терминале (другого пока нет)
      --players N    от 2 до 5 игроков вместе с вами (3)
      --name NAME    ваше имя
      --bots NAME    как играют остальные: easy, medium, hard или любой другой бот (patroon bot --help)
      --board FILE   играть с числами из файла игрового поля
      --first N      кто начинает: 1 — вы, 2 — следующий по часовой стрелке … (иначе по жребию)
      --ms N         сколько миллисекунд у бота на одно решение (по умолчанию — сколько нужно)
      --seed N       сид всех перемешиваний: с ним можно повторить тот же расклад
      --why          боты объясняют свои решения
      --record FILE  вести запись партии в файле, обновляя её после каждого вашего решения

    Примеры:
      patroon play --terminal
      patroon play --terminal --players 4 --name Ada --record evening.nar
help-simulate =
    Разыграть много партий между ботами и показать их результаты.

    Использование: patroon simulate --players BOT,BOT,… [--games N] [--jobs N] [--seed N] […]

      --players BOTS  от 2 до 5 ботов через запятую (patroon bot --help); запятая внутри имени пишется \,
      --games N       сколько партий сыграть (20)
      --jobs N        сколько процессов играют (1); auto — по одному на ядро
      --ray [АДРЕС]   играть на кластере Ray: на кластере этого компьютера или по АДРЕСУ, например HOST:6379 (docs/lab.md)
      --seed N        один и тот же сид даёт одни и те же партии (по умолчанию — новый, он будет показан)
      --ms N          сколько миллисекунд у бота на одно решение (по умолчанию — сколько нужно)
      --fixed         все остаются на своих местах (иначе после каждой партии все пересаживаются на одно место)
      --records DIR   сохранить запись каждой партии в эту папку
      --export FILE   записать данные в FILE.parquet, по строке на партию, и в FILE-decisions.parquet
      --plot FILE     нарисовать картинку: FILE.svg или FILE.png
      --json          вывести результаты в JSON и больше ничего
      --times         показать и время на размышление
      --board FILE    играть с числами из файла игрового поля

    Ctrl-C останавливает и показывает, что уже сыграно. Места с одним и тем же ботом считаются вместе.

    Примеры:
      patroon simulate --players random,random,random --games 20 --seed 7
      patroon simulate --players easy,random,random --games 1000 --jobs auto --plot easy.png
      patroon simulate --players hard,medium,medium --games 10000 --ray
help-rate =
    Измерить силу ботов: партии за столами, собранными по жребию, и список, кто насколько силён и насколько это точно.

    Использование: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N    сколько игроков за столом, от 2 до 5 (4)
      --games N      сколько партий добавить (100)
      --jobs N       сколько процессов играют (1); auto — по одному на ядро
      --ray [АДРЕС]  играть на кластере Ray: на кластере этого компьютера или по АДРЕСУ, например HOST:6379 (docs/lab.md)
      --seed N       один и тот же сид даёт одни и те же партии (по умолчанию — новый, он будет показан)
      --file FILE    где хранится рейтинг (ratings.json)
      --json         вывести рейтинг в JSON и больше ничего
      --board FILE   играть с числами из файла игрового поля

    Запустите снова, и счёт продолжится: файл помнит число игроков, сид и партии. Новые боты могут присоединиться.
    Если ботов не назвать, играют те, что в файле.

    Примеры:
      patroon rate easy random --games 200 --seed 7
      patroon rate --games 1000 --jobs auto
help-verify =
    Проверить записи партий: каждую строку — по правилам, все контрольные точки,
    а если в записи есть сид, то и перемешивания.

    Использование: patroon verify FILE… [--strict] [--partial]

      --strict   только доигранные партии в канонической форме и со всеми семью контрольными точками
      --partial  читать оборванный файл до последней целой строки

    Примеры:
      patroon verify game.nar
      patroon verify --strict games/*.nar
help-legal =
    Перечислить все допустимые ходы в нужном месте записи: канонический JSON, по ходу на строку, с сортировкой.

    Использование: patroon legal FILE [--at LINE] [--partial]

      --at LINE  после первых LINE строк файла; заголовок — строка 1 (по умолчанию — после всех строк)
      --partial  читать оборванный файл до последней целой строки

    Примеры:
      patroon legal game.nar --at 30
      patroon legal game.nar --at 30 | wc -l
help-advise =
    Сказать, сколько стоят колонки и какие ходы лучшие в нужном месте записи.

    Использование: patroon advise FILE [--at LINE] [--partial]

      --at LINE  после первых LINE строк файла; заголовок — строка 1 (по умолчанию — после всех строк)
      --partial  читать оборванный файл до последней целой строки

    Примеры:
      patroon advise game.nar --at 30
help-replay =
    Пересказать записанную партию раунд за раундом.

    Использование: patroon replay FILE [--partial]

      --partial  читать оборванный файл до последней целой строки

    Примеры:
      patroon replay game.nar
      patroon replay game.nar --lang de | less
help-board =
    Показать или проверить числа, напечатанные на игровом поле и картах.

    Использование: patroon board show [FILE]
                   patroon board check FILE

      show   числа в таблицах с указанием источника (без файла — встроенное поле)
      check  проверить, можно ли играть с этим файлом, а если нет — какой параметр в нём неверен и почему

    Если у вас есть сама игра, впишите в файл числа из своего экземпляра и играйте с --board FILE.

    Примеры:
      patroon board show
      patroon board check my-board.toml
help-bot =
    Перечислить встроенных ботов; или дать боту играть для другой программы: JSON Lines через стандартный ввод и вывод.

    Использование: patroon bot [NAME] [--seed TEXT]

      NAME         бот с параметрами (NAME:параметр=значение:…) или класс Python (file.py:Class)
      --seed TEXT  сид его случайных решений (по умолчанию — хеш сида каждой партии)

    Везде, где нужен бот, его можно назвать тремя способами: NAME, file.py:Class и «cmd:PROGRAM ARGS»
    для программы, которая понимает протокол. Как написать бота, показывает docs/writing-a-bot.md.

    Примеры:
      patroon bot
      patroon bot easy
      patroon simulate --players "easy,my_bot.py:MyBot,cmd:node my-bot.js"

### The rules

# Our own text of docs/rules.md: chapters, rules by number, worked examples, a summary, a glossary; words/rulebook.json
# says what belongs where. *word* is emphasis, (R5.8) becomes a link, an empty line parts paragraphs; no line may
# begin with *, [ or a full stop. Every digit stands in every language: who writes 3 here writes 3 there.

rules-title = Правила
rules-chapters-title = Главы
rules-summary-title = Правила на одной странице
rules-glossary-title = Словарь
rules-example-title = Пример
rules-ruling-title = Разъяснение

## What you see

rules-chapter-see = Что на столе
rules-chapter-see-intro = Что есть на столе и как это называется, с чем вы начинаете и где появятся ваши первые две фирмы.
rules-figure-see = Что есть на столе: шесть районов, денежный ящик с жетонами, река с деревнями и факториями, торговцы со шкурами, открытые карты земли и кораблей и владения одного из игроков.

rules-r0-title = Состав и названия
rules-r0 =
    За столом от 2 до 5 патронов, игра длится 6 раундов. Всё лежит на виду. Неизвестен только порядок карт в двух колодах и порядок шкур, лежащих лицом вниз, причём неизвестен он никому: ни карт на руках, ни секретов в игре нет.

    В игре пять *ресурсов*: монеты, товары, дерево, зерно и шкуры. Шкуры бывают пяти видов, по 10 каждого: бобёр, норка, выдра, ондатра и рысь. Монеты, товары, дерево и зерно никогда не кончаются.

    У вас 25 *зданий*. В одном из шести районов города здание — это *фирма*, на карте земли — *дом*, на вашей верфи — *склад*. Здание, убранное с поля, возвращается к вам.

    В денежном ящике пять колонок: в двух по 3 ячейки для жетонов, в трёх по 2; к некоторым прилагаются бонусные монеты. Жетонов действий 12: по 4 для города, земли и торговли. У трёх торговцев ленапе есть место для 4, 3 и 4 шкур. На одном берегу реки расположены деревни с длинными домами, на другом — зоны для факторий, а между соседними зонами лежит лодка. Карт земли 24, карт кораблей тоже 24; половина тех и других относится к 1620-м годам, половина — к 1630-м. На карте земли от 1 до 3 клеток под дома и указано, сколько она даёт дерева и зерна. На карте корабля указано, сколько шкур ему нужно и сколько товаров он привозит, а ещё от 1 до 5 бонусных монет. На вашей верфи 4 клетки под склады, и у каждой есть пирс для товаров.

    У вас *большинство* в районе, если ваших фирм там больше, чем у любого другого игрока. Если больше всего фирм сразу у нескольких игроков, у них *ничья за большинство*.
rules-r0-ruling = Если у вас в районе нет ни одной фирмы, у вас там нет ни большинства, ни ничьей, даже когда фирм там нет вообще ни у кого.

rules-r1-1-title = С чем вы начинаете
rules-r1-1 = В начале игры у вас 25 зданий, 2 зерна, 3 дерева, 4 товара и 8 монет. Одно из зданий сразу встаёт на первую клетку под склад на вашей верфи, а 4 товара ложатся на его пирс.

rules-r1-2-title = Длинные дома
rules-r1-2 = Сначала все длинные дома стоят в деревне 1, на клетках, которые используются при вашем числе игроков. Клетки для большего числа игроков пустуют всю игру, причём во всех деревнях.

rules-r1-3-title = Шкуры
rules-r1-3 = Все 50 шкур перемешивают лицом вниз: это резерв. Каждый вытягивает из него 2 и кладёт лицом вверх. Ещё 11 занимают места у торговцев.

rules-r1-4-title = Фактории
rules-r1-4 = Все фактории начинают в зоне 1. Какие клетки вы используете вдоль всей реки, зависит от числа игроков: при 2 игроках — чёрные, при 3 — белые, при 4 или 5 — все.

rules-r1-5-title = Колоды
rules-r1-5 = Карты земли каждого десятилетия перемешивают отдельно, и карты 1620-х ложатся поверх карт 1630-х. С картами кораблей поступают так же.

rules-r1-6-title = Порядок хода
rules-r1-6 = Жетоны порядка хода раздают по часовой стрелке: первый игрок получает жетон 1, следующий — жетон 2 и так далее. Чем меньше номер вашего жетона, тем раньше вы ходите.
rules-r1-6-ruling = Хозяин стола может сам назвать первого игрока. Иначе решает жребий; возраст ни у кого не спрашивают.

rules-r1-7-title = Первые фирмы
rules-r1-7 = В порядке хода каждый ставит одно здание в район по своему выбору. Затем, снова в порядке хода, каждый ставит второе. Они ничего не стоят и становятся обычными фирмами. Места в районе хватает всегда.

rules-r1-8-title = Очки
rules-r1-8 = Все начинают с 0 очков, и ниже 0 счёт никогда не опускается. В настольной версии шкала очков после 50 начинается заново. Здесь счёт просто идёт дальше; полный круг может быть показан как +50 или +100.

rules-example-see = Играют Анна, Ян и Клара, первой ходит Анна. У каждого 2 зерна, 3 дерева, 4 товара, 8 монет и 2 шкуры. Первые фирмы: Анна выбирает порт, Ян — зернохранилище, Клара — тоже порт. Вторые: Анна — снова порт, Ян — гильдию столяров, Клара — зернохранилище. Теперь в порту большинство у Анны, 2 против 1, а в гильдии столяров — у Яна. В зернохранилище у Яна и Клары ничья. В запасе у каждого ещё 22 здания: одно стало складом, два — фирмами.

## A round

rules-chapter-round = Раунд
rules-chapter-round-intro = Все 6 раундов проходят одинаково. Здесь сказано, из чего они состоят и как к каждому из них готовят стол.
rules-figure-round = Раунд по порядку: подготовка, ставки, три этапа (город, земля, торговля), затем снабжение и доход.

rules-r2-title = Как проходит раунд
rules-r2 = Сначала идёт подготовка (R3.1), за ней ставки (R4.1), потом действия в три этапа: город, земля и торговля (R5.1). Завершают раунд снабжение и доход (R8). После раунда 6 игра заканчивается (R9).

rules-r3-1-title = Новые карты
rules-r3-1 = Карты земли и кораблей, которые никто не взял, выбывают из игры. Затем открывают 4 карты земли и 4 карты кораблей. Карт 1620-х хватает ровно на раунды с 1 по 3, карт 1630-х — на раунды с 4 по 6.

rules-r3-2-title = Новые шкуры
rules-r3-2 =
    На каждое пустое место у торговцев кладут шкуру из резерва. Шкуры, которые там ещё лежат, остаются.

    Если нужна шкура, а резерв пуст, сброс перемешивают, он становится новым резервом, и шкуры тянут дальше. Если из резерва только что вытянули последнюю шкуру, он остаётся пустым, пока не понадобится следующая. Если пусты и резерв, и сброс, места у торговцев остаются пустыми.
rules-r3-2-ruling = Сначала заполняют места у нижнего торговца, затем у среднего, затем у верхнего. Сброс перемешивают точно так же и тогда, когда шкуры нужны чёрному рынку (R6.5).

rules-r3-3-title = Новые жетоны
rules-r3-3 = Все 12 жетонов действий перемешивают, и каждая ячейка денежного ящика получает по одному.

rules-example-round = Начинается раунд 4. Остались одна карта земли и два корабля: они выбывают из игры, а взамен открывают 4 карты земли и 4 корабля 1630-х. Нижнему торговцу не хватает 4 шкур, верхнему — 1. Значит, нужно 5 шкур, а в резерве осталось только 3. Эти 3 достаются нижнему торговцу. Теперь перемешивают 6 шкур из сброса, и они становятся резервом: ещё одна шкура идёт нижнему торговцу и одна — верхнему. В резерве остаются 4 шкуры. Затем 12 жетонов перемешивают и раскладывают в денежном ящике.

## Bidding

rules-chapter-bidding = Ставки
rules-chapter-bidding-intro = Здесь вы выигрываете жетоны, то есть свои действия в этом раунде, а возможно, и более ранний ход. Платить можно всем, что у вас есть.
rules-figure-bidding = Денежный ящик: пять колонок с жетонами, у некоторых — бонусные монеты. Над одной колонкой лежит жетон порядка хода: она выставлена на торги, а рядом видна наибольшая ставка.

rules-r4-1-title = Каждому по колонке
rules-r4-1 = Торги проходят столько раз, сколько за столом игроков, и в последний раз платить не нужно (R4.7). Кто выиграл колонку, тот в этом раунде больше не торгуется. Так каждый получает ровно одну колонку.

rules-r4-2-title = Выбирающий
rules-r4-2 = Из тех, кто ещё торгуется, игрок с наименьшим жетоном порядка хода — *выбирающий*. Он выбирает любую из оставшихся колонок, кладёт над ней свой жетон и обязан сделать первую ставку. Можно поставить и 0.

rules-r4-3-title = Ставка или пас
rules-r4-3 = Остальные, кто ещё торгуется, в порядке хода либо перебивают наибольшую ставку, либо пасуют. За каждую колонку каждый высказывается ровно один раз. Монету за пас здесь не дают.

rules-r4-4-title = Предел ставки
rules-r4-4 = Ставка — это просто число. Она не может быть больше, чем у вас ресурсов: монеты, шкуры, товары, дерево и зерно считаются вместе, каждая единица за 1.

rules-r4-5-title = Выигрыш и оплата
rules-r4-5 = Выигрывает наибольшая ставка. Если она ваша, вы отдаёте столько ресурсов, сколько поставили, в любом сочетании; каких именно, решаете только теперь. Шкуры идут в сброс, остальное — в общий запас. После этого вы берёте жетоны колонки и её бонусные монеты. Поэтому этими монетами нельзя оплатить ставку, которая их принесла.

rules-r4-6-title = Жетоны порядка хода
rules-r4-6 = Если выигрывает выбирающий, жетон возвращается к нему. Если выигрывает кто-то другой, они меняются: победитель берёт жетон, лежащий над колонкой, а выбирающий получает жетон победителя. До этого жетон над колонкой по-прежнему считается жетоном выбирающего.

rules-r4-7-title = Последний игрок
rules-r4-7 = Последнему игроку торговаться уже не с кем: любая из оставшихся колонок вместе с её бонусными монетами достаётся ему даром, а жетон порядка хода остаётся при нём.

rules-r4-8-title = После торгов
rules-r4-8 = Ваш жетон порядка хода остаётся у вас и в следующем раунде. Колонки, которые никто не взял, ничего не дают. Для следующего раунда все 12 жетонов действий перемешают заново (R3.3).

rules-r4-9-title = Игра вдвоём
rules-r4-9 = При 2 игроках выбирающий обязан выставить колонку из 3 жетонов. Кто проиграл эти торги, тот бесплатно берёт колонку из 2 жетонов вместе с её бонусными монетами (R4.7).

rules-example-bidding =
    У Анны жетон порядка хода 1, у Яна 2, у Клары 3. Анна кладёт свой над колонкой с тремя жетонами действий и 1 бонусной монетой и ставит 3. Ян пасует. Клара ставит 5 и выигрывает. Она платит 2 дерева, 1 зерно и 2 монеты, а затем берёт жетоны и бонусную монету. Клара и Анна меняются жетонами порядка хода: теперь у Клары 1, а у Анны 3.

    Из двоих оставшихся наименьший жетон у Яна. Он выставляет другую колонку и ставит 0, Анна пасует. Ян ничего не платит и остаётся с жетоном 2. Анна — последняя: она бесплатно берёт одну из трёх оставшихся колонок, и жетон 3 остаётся у неё.

## City

rules-chapter-city = Город
rules-chapter-city-intro = Сначала о том, как проходит ход на любом из трёх этапов. Затем о том, что даёт жетон города: можно строить фирмы или превращать их в очки.
rules-figure-city = Район, где у игроков 3, 2 и 2 фирмы. У кого их 3, у того большинство, и выборы принесли бы ему 3 очка. Двое игроков, у которых по 2, не получают здесь ничего: фирм у них поровну, но не больше всех.

rules-r5-1-title = Ваш ход на этапе
rules-r5-1 =
    Этапов три: город, земля и торговля. На каждом из них игроки действуют в порядке хода, начиная с наименьшего жетона.

    В свой ход вы распоряжаетесь *каждым* своим жетоном этого вида: тратите его на одно из двух действий этапа или отказываетесь от него. Кроме того, у вас есть одно специальное действие (R6): выполните его или откажитесь от него. Порядок вы выбираете сами: специальное действие можно выполнить и до жетонов, и между ними, и после. Только доводите одно действие до конца, прежде чем браться за другое.

rules-r5-2-title = Монета за отказ
rules-r5-2 = Каждый отказ, от жетона или от специального действия, приносит вам 1 монету. Вы получаете её сразу и можете потратить ещё в этот же ход.

rules-r5-3-title = Без жетона
rules-r5-3 = Даже если жетонов этапа у вас нет, специальное действие у вас есть — или монета за отказ от него. Поэтому за раунд у каждого ровно три возможности выполнить специальное действие.

rules-r5-4-title = Конец хода
rules-r5-4 = Когда вы заканчиваете ход, вы отказываетесь от всего, что не использовали, и за каждый отказ получаете монету.
rules-r5-4-ruling = Действие, которое ничего не изменит, запрещено: вместо него выбирайте отказ. Поэтому для выборов нужно хотя бы одно большинство или хотя бы одна ничья, для расчистки — хотя бы одна застроенная, но ещё не расчищенная карта, а купить или продать нужно не меньше 1.

rules-r5-5-title = Строительство фирм
rules-r5-5 = Действие города: поставьте от 1 до 3 зданий из своего запаса в один или несколько районов, заплатив по 1 дереву за каждое. Если назвать больше, чем позволяют дерево или запас, действие не урежут, а отклонят; с домами так же (R6.4).

rules-r5-6-title = Проведение выборов
rules-r5-6 = Действие города: вы получаете 3 очка за каждый район, где у вас большинство, и 2 очка за каждый, где у вас ничья за него. Очки достаются только вам; другим ваши выборы ничего не приносят.

rules-example-city = В порту у Анны, Яна и Клары по 2 фирмы. У Анны два жетона города и 2 дерева. Первым жетоном она строит фирму в порту за 1 дерево. Теперь там 3 против 2 и 2, и большинство у неё. Значит, специальное действие порта для неё без пошлины: она сразу его выполняет и за второе дерево строит склад (R6.3). Вторым жетоном она проводит выборы: 3 очка за порт и 2 за зернохранилище, где у неё ничья с Яном. Всего 5 очков. Ян за свою ничью не получает ничего.

## Land

rules-chapter-land = Земля
rules-chapter-land-intro = Земля один раз даёт дерево, каждый раунд — зерно, а чем длиннее ваш ряд, тем больше очков. Но каждая новая карта оттесняет ленапе выше по реке. Дома строят силами гильдии столяров (R6.4).
rules-figure-land = Ряд земли. Слева расчищенные карты, за ними застроенные, но ещё не расчищенные, справа карта с пустой клеткой под дом. У каждого места свои очки: 1, 3, 6, 10, 15, 21, 28, 36.

rules-r5-7-title = Получение земли
rules-r5-7 =
    Действие земли: выберите одну из открытых карт земли и положите её в свой ряд крайней справа. Она пока не расчищена.

    Один длинный дом сразу же уходит вверх по реке: это часть действия, и происходит это раньше всего остального. Уходит он из самой левой деревни, где ещё есть длинные дома, в следующую за ней, если там свободна клетка, которая используется при вашем числе игроков. Если такой клетки нет, он выбывает из игры. Последний длинный дом в последней деревне остаётся навсегда.
rules-r5-7-ruling = Когда длинные дома есть только в последней деревне, из игры каждый раз выбывает один из них, пока их там больше одного. Последний остаётся.

rules-r5-8-title = Расчистка земли
rules-r5-8 =
    Действие земли: все ваши нерасчищенные карты, на которых застроены все клетки под дома, становятся расчищенными, и каждая из них отдаёт вам своё дерево.

    Очки вы получаете один раз: за самую правую из карт, которые расчищаете сейчас, по её месту в ряду. Места с 1 по 8 приносят соответственно 1, 3, 6, 10, 15, 21, 28 и 36 очков. Брусок, которым в настольной версии отмечают нерасчищенную землю, — это маркер, а не ресурс.
rules-r5-8-ruling = Начиная с места 9 карта приносит те же 36 очков.

rules-example-land = У Клары в ряду пять карт. Карты 1 и 2 расчищены, на картах 3 и 4 стоят все дома, на карте 5 — только 1 из 3. Клара расчищает землю: карты 3 и 4 становятся расчищенными и приносят ей 2 и 5 дерева, всего 7. За место 4 она получает 10 очков, а за место 3 — уже ничего. Вторым жетоном земли она берёт ещё одну карту, в ряду это номер 6. Самый левый длинный дом стоит в деревне 1, а в деревне 2 свободных клеток нет: этот длинный дом выбывает из игры.

## Trade

rules-chapter-trade = Торговля
rules-chapter-trade-intro = Вы покупаете у ленапе шкуры за товары и грузите их на корабли. Корабль сразу приносит очки и монеты, а потом каждый раунд — товары.
rules-figure-trade = Три торговца со шкурами и ценами. Рядом погрузка: 3 очка за каждую шкуру первого вида, 2 за каждую шкуру второго, 1 за каждую шкуру любого другого.

rules-r5-9-title = Торговля с ленапе
rules-r5-9 = Действие торговли: вы покупаете шкуры у одного из трёх торговцев. Нижний просит 3 товара за все 4 шкуры, средний — 4 товара за все 3 шкуры. У верхнего вы выбираете от 1 до 4 шкур, по 1 товару за каждую. Кроме того, за путь, возможно, придётся платить зерном (R5.10).
rules-r5-9-ruling = Торговец, которому не хватило новых шкур (R3.2), продаёт то, что есть, по той же цене. Торговец без шкур не продаёт ничего.

rules-r5-10-title = Путь к ленапе
rules-r5-10 =
    Если в деревне напротив вашей фактории есть длинный дом, путь бесплатный. Если нет, вы платите столько зерна, сколько указано на всех лодках между вашей зоной и ближайшей деревней с длинным домом. Путевые расходы вы оплачиваете один раз при каждой торговле, в придачу к товарам. Если этого зерна у вас нет, торговать с ленапе нельзя.

    Ближайшая деревня с длинным домом — всегда первая вверх по реке: длинные дома уходят только вверх, и ни одна фактория не заходит дальше самого дальнего из них.

rules-r5-11-title = Перевозка шкур
rules-r5-11 = Действие торговли: выберите один из открытых кораблей и отдайте ровно столько шкур, сколько ему нужно. Каждая шкура первого вида приносит 3 очка, второго — 2, любого следующего — 1. Вы получаете и бонусные монеты корабля, а сам корабль становится вашим: с этих пор он привозит товары (R8.3). Шкуры идут в сброс.
rules-r5-11-ruling = Первым считается вид, которого вы везёте больше всего, вторым — следующий по количеству и так далее: вы и сами выбрали бы так же.

rules-example-trade = Фактория Яна стоит в зоне 1, а ближайший длинный дом — в деревне 3. На двух лодках по пути указано по 1 зерну. Ян покупает 3 шкуры среднего торговца за 4 товара и платит 2 зерна за путь. Вторым жетоном торговли он загружает корабль, которому нужно 6 шкур: 3 бобра, 2 выдры и 1 рысь. Бобры приносят по 3 очка, всего 9; выдры — по 2, всего 4; рысь — 1. Итого 14 очков. Ещё Ян получает 3 бонусные монеты корабля, а сам корабль оставляет себе.

## Special actions

rules-chapter-special = Специальные действия
rules-chapter-special-intro = Каждому из шести районов есть что предложить. На каждом этапе вы можете воспользоваться одним из них, даже если вашей фирмы там нет.
rules-figure-special = Шесть районов и что даёт каждый из них. Там, где у вас большинство или ничья за него, пошлины нет.

rules-r6-title = Одно на каждом этапе
rules-r6 = На каждом этапе у вас есть одно специальное действие: в любом районе, какой бы этап ни шёл. Если в этом районе у вас нет ни большинства, ни ничьей за него, вы платите пошлину — 1 монету. Важно, как обстоят дела именно в этот момент: фирмы, построенные раньше в этот же ход, тоже считаются. Пошлина — это именно монета, и платят её прежде всего остального.
rules-r6-ruling = Пошлину нельзя заплатить ни тем, что принесёт само действие, ни товарами на чёрном рынке.

rules-r6-1-title = Склад лесоматериалов
rules-r6-1 = Дерево здесь покупают за 1 монету и продают тоже за 1 монету. Вы либо покупаете сколько угодно, либо продаёте сколько угодно, но не то и другое сразу.

rules-r6-2-title = Зернохранилище
rules-r6-2 = Здесь торгуют зерном: вы либо покупаете сколько угодно, либо продаёте сколько угодно, по 1 монете.

rules-r6-3-title = Порт
rules-r6-3 = За 1 дерево вы строите на своей верфи следующий склад, слева направо, и его пирс открывается: места для товаров становится больше. За одно действие можно построить один склад, а всего их может быть 4, считая тот, что был с самого начала.

rules-r6-4-title = Гильдия столяров
rules-r6-4 = Вы строите от 1 до 3 домов в своём ряду земли, по 1 дереву за каждый. Каждый дом встаёт на самую левую из пустых клеток, так что ряд застраивается слева направо. Расчищенные карты уже застроены.

rules-r6-5-title = Чёрный рынок
rules-r6-5 = Скажите, сколько шкур вы хотите, 1, 2 или 3, и заплатите 3, 6 или 9: монетами и товарами в любом сочетании. Затем вытяните столько шкур из резерва. Если он кончится, сначала перемешивают сброс (R3.2). Больше шкур, чем есть в резерве и сбросе вместе, просить нельзя.

rules-r6-6-title = Торговая компания
rules-r6-6 = За 1 дерево ваша фактория перемещается вверх по реке, в ближайшую зону, где свободна клетка, которая используется при вашем числе игроков. Через полные зоны она перескакивает. Но дальше самой дальней деревни с длинным домом она не заходит. Если вплоть до неё ни в одной зоне нет свободной клетки, действие недоступно.

rules-r7-title = Здания кончились
rules-r7 = Если в вашем запасе не осталось зданий, строить вы не можете ничего: ни фирм, ни домов, ни складов. Всего у вас 25 зданий, из них складами становятся не больше 4.

rules-example-special =
    Идёт этап торговли. Жетона торговли у Анны нет, но есть специальное действие, и она хочет построить дома. Фирм в гильдии столяров у неё нет, поэтому сначала она платит пошлину, 1 монету. Затем она отдаёт 2 дерева за 2 дома. На второй карте её ряда была одна пустая клетка под дом: её занимает первый дом. Другой встаёт на третью карту.

    У Яна на чёрном рынке ничья за большинство, поэтому пошлину он не платит. Он просит 2 шкуры, платит 6, а именно 4 монеты и 2 товара, и вытягивает норку и рысь. Клара отказывается от своего специального действия и получает 1 монету.

## Provisions

rules-chapter-provisions = Снабжение и доход
rules-chapter-provisions-intro = В конце каждого раунда земля даёт урожай, фирмы съедают своё зерно, корабли привозят товары, а город платит вам.
rules-figure-provisions = Конец раунда у одного игрока, по порядку: урожай, содержание фирм, товары, доход.

rules-r8-title = Четыре дела по порядку
rules-r8 = Каждый раунд завершают урожай, содержание фирм, товары и доход, в таком порядке. Каждое из этих дел заканчивают все игроки, и только потом начинается следующее.

rules-r8-1-title = Урожай
rules-r8-1 = Вы получаете зерно со всех своих расчищенных карт земли.

rules-r8-2-title = Содержание фирм
rules-r8-2 = Вы платите 1 зерно за каждую свою фирму, пока зерна хватает; придержать его нельзя. Каждая фирма, на которую зерна не хватило, закрывается, и вы теряете за неё 2 очка, но ниже 0 счёт не опускается. Какие фирмы закрыть, решаете вы. Сначала платят все, затем фирмы закрываются в порядке хода.

rules-r8-3-title = Товары
rules-r8-3 = Сложите, сколько товаров указано на ваших кораблях: столько их и прибывает. Вы оставляете себе столько, сколько свободных мест на ваших открытых пирсах. Остальное пропадает.

rules-r8-4-title = Доход
rules-r8-4 = Вы получаете 1 монету за каждый район, где есть ваша фирма, и ещё 1 за каждый район, где большинство только у вас. Ничья второй монеты не приносит.

rules-example-provisions = Расчищенная земля приносит Кларе 1 и 3 зерна; ещё 1 у неё было, всего 5. Фирм у неё 6. Она платит 5 зерна, и одну фирму кормить нечем: Клара сама выбирает фирму, закрывает её и теряет 2 очка. Корабли привозят 3 и 2 товара, но свободных мест на пирсах только 3: она оставляет себе 3 товара, а 2 пропадают. Её 5 фирм стоят в четырёх районах, и в двух из них у неё большинство. Она получает 4 + 2 = 6 монет.

## The end

rules-chapter-end = Конец игры
rules-chapter-end-intro = После раунда 6 все получают очки ещё раз: за город, за последнюю землю и за остатки.
rules-figure-end = Итоговый подсчёт очков у одного игрока: последние выборы, последняя земля, шкуры, другие ресурсы и общая сумма.

rules-r9-title = Кто побеждает
rules-r9 = Игра заканчивается после раунда 6. Сначала проходят последние выборы (R9.1), затем считают последнюю землю (R9.2), затем всё, что осталось (R9.3). Побеждает тот, у кого больше всего очков. Если очков поровну, победу делят.

rules-r9-1-title = Последние выборы
rules-r9-1 = Теперь очки в каждом районе получают все: большинство приносит 3 очка, а при ничьей за него каждый, кто в ней участвует, получает 2.

rules-r9-2-title = Последняя земля
rules-r9-2 = Найдите в своём ряду самую правую карту, на которой *застроены* все клетки под дома. Если она не расчищена, вы получаете очки за её место (R5.8). Если она уже расчищена, вы не получаете ничего.

rules-r9-3-title = Остатки
rules-r9-3 = За каждую шкуру вы получаете 1 очко. Затем сосчитайте вместе монеты, товары, дерево и зерно: за каждые 3 ресурса вы получаете 1 очко, с округлением вниз.

rules-example-end = После раунда 6 у Яна 61 очко. В двух районах у него большинство, в третьем ничья: 3 + 3 + 2 = 8 очков. Карта 4 — самая правая в его ряду, на которой стоят все дома, и она не расчищена: 10 очков. На карте 5 ещё не хватает дома, она не в счёт. Его 3 шкуры приносят 3 очка. Его 5 монет, 2 товара, 3 дерева и 1 зерно — это 11 ресурсов, они приносят 3 очка. Итого 85. У Анны тоже 85, а у Клары 80: Анна и Ян делят победу.

## The rules on one page

rules-summary-1 = Игра длится 6 раундов. Побеждает тот, у кого в конце больше всего очков; если очков поровну, победу делят (R9).
rules-summary-2 = Подготовка: 4 новые карты земли, 4 новых корабля, шкуры для торговцев, 12 жетонов для денежного ящика (R3.1).
rules-summary-3 = Ставки: из тех, кто ещё торгуется, игрок с наименьшим жетоном порядка хода выбирает колонку и ставит 0 или больше. Каждый из остальных один раз ставит больше или пасует (R4.2).
rules-summary-4 = Победитель платит любыми ресурсами, берёт жетоны и бонусные монеты и меняется жетоном порядка хода с выбирающим. Последний игрок берёт колонку бесплатно (R4.5).
rules-summary-5 = Действия: город, земля, торговля, каждый этап — в порядке хода. Используйте все свои жетоны этапа и одно специальное действие. Каждый отказ приносит 1 монету (R5.1).
rules-summary-6 = Город: постройте от 1 до 3 фирм, по 1 дереву за каждую (R5.5). Или проведите выборы, только для себя: 3 очка за большинство, 2 за ничью (R5.6).
rules-summary-7 = Земля: положите новую карту в свой ряд справа; длинный дом уйдёт вверх по реке (R5.7). Или расчистите все застроенные карты. Вы получите дерево каждой, а за место самой правой — очки: 1, 3, 6, 10, 15, 21, 28, 36 (R5.8).
rules-summary-8 = Торговля: купите 4 шкуры за 3 товара, 3 шкуры за 4 товара или от 1 до 4 шкур по 1 товару (R5.9) и оплатите путь зерном (R5.10).
rules-summary-9 = Или перевезите ровно столько шкур, сколько нужно кораблю: по 3 очка за шкуры первого вида, по 2 за шкуры второго, по 1 за остальные, плюс бонусные монеты. Корабль остаётся у вас (R5.11).
rules-summary-10 = Специальное действие: одно на каждом этапе, в любом районе. Пошлина — 1 монета, если у вас там нет ни большинства, ни ничьей за него (R6).
rules-summary-11 = Склад лесоматериалов: купить или продать дерево по 1 монете. Зернохранилище: то же с зерном. Порт: склад за 1 дерево. Гильдия столяров: от 1 до 3 домов, по 1 дереву за каждый. Чёрный рынок: от 1 до 3 шкур, по 3 монеты или товара за каждую. Торговая компания: фактория вверх по реке за 1 дерево.
rules-summary-12 = Соберите зерно с расчищенной земли (R8.1). Заплатите 1 зерно за каждую фирму; каждая, на которую не хватило, закрывается, и вы теряете за неё 2 очка (R8.2).
rules-summary-13 = Возьмите товары своих кораблей, пока есть место на пирсах (R8.3). Получите 1 монету за каждый район с вашей фирмой и ещё 1 там, где большинство только у вас (R8.4).
rules-summary-14 = В конце очки получают все: 3 очка за большинство, 2 за ничью (R9.1); очки за место самой правой застроенной карты земли, если она не расчищена (R9.2); 1 очко за каждую шкуру и 1 за каждые 3 других ресурса (R9.3).

## Glossary

glossary-patroon = патрон
glossary-patroon-text = Игрок: у него в колонии земля, фирмы и корабли.
glossary-round = раунд
glossary-round-text = Подготовка, ставки, действия, снабжение и доход. В игре 6 раундов (R2).
glossary-step = этап
glossary-step-text = Треть действий раунда: город, земля или торговля. На каждом этапе у каждого один ход (R5.1).
glossary-pass = отказ, пас
glossary-pass-text = Отказаться — значит не использовать жетон или специальное действие и получить 1 монету (R5.2). На торгах пас означает, что вы не делаете ставку; монеты он не приносит (R4.3).
glossary-resource = ресурс
glossary-resource-text = Монета, товар, дерево, зерно или шкура. На торгах любой ресурс считается за 1 (R4.4).
glossary-goods = товары
glossary-goods-text = То, за что ленапе отдают шкуры. Товары привозят ваши корабли, а лежат они на ваших пирсах (R8.3).
glossary-supply = запас
glossary-supply-text = В вашем запасе лежат ваши здания, которых нет на поле. Из общего запаса берутся и туда же уходят монеты, товары, дерево и зерно; он никогда не кончается.
glossary-building = здание
glossary-building-text = У каждого игрока их 25. Смотря где оно стоит, здание — это фирма, дом или склад.
glossary-business = фирма
glossary-business-text = Здание в одном из районов города. Фирмы приносят большинство и монеты, но каждой нужно 1 зерно за раунд (R8.2).
glossary-house = дом
glossary-house-text = Здание на карте земли. Дома строят силами гильдии столяров (R6.4).
glossary-warehouse = склад
glossary-warehouse-text = Здание на вашей верфи. Оно открывает пирс; склады строят в порту (R6.3).
glossary-district = район
glossary-district-text = Одна из шести частей города: склад лесоматериалов, зернохранилище, порт, гильдия столяров, чёрный рынок, торговая компания. В каждом районе своё специальное действие.
glossary-majority = большинство
glossary-majority-text = Больше фирм в районе, чем у любого другого игрока (R0).
glossary-tie = ничья
glossary-tie-text = Больше всего фирм в районе сразу у нескольких игроков. Если вашей фирмы там нет, в ничьей вы не участвуете (R0).
glossary-election = выборы
glossary-election-text = Действие города: очки за районы, где у вас большинство или ничья (R5.6). В конце игры проходят выборы для всех (R9.1).
glossary-cash-box = денежный ящик
glossary-cash-box-text = Здесь в пяти колонках лежат 12 жетонов действий, за которые торгуются каждый раунд.
glossary-column = колонка
glossary-column-text = 2 или 3 жетона действий в денежном ящике, с бонусными монетами или без них. За раунд каждый игрок получает одну колонку (R4.1).
glossary-bonus-coins = бонусные монеты
glossary-bonus-coins-text = Монеты, которые прилагаются к колонке денежного ящика (R4.5) или к кораблю (R5.11).
glossary-action-tile = жетон действия
glossary-action-tile-text = Право на одно действие: города, земли или торговли. Эти жетоны выигрывают на торгах.
glossary-token = жетон порядка хода
glossary-token-text = Его номер говорит, когда вам ходить: чем меньше, тем раньше. На торгах эти жетоны переходят из рук в руки (R4.6).
glossary-chooser = выбирающий
glossary-chooser-text = Из игроков без колонки — тот, у кого наименьший жетон порядка хода. Он выбирает следующую колонку и делает первую ставку (R4.2).
glossary-special-action = специальное действие
glossary-special-action-text = То, что делает для вас район. На каждом этапе у вас есть одно (R6).
glossary-fee = пошлина
glossary-fee-text = Плата за специальное действие, 1 монета, там, где у вас нет ни большинства, ни ничьей (R6).
glossary-land-row = ряд земли
glossary-land-row-text = Ваши карты земли, одна рядом с другой. Новые ложатся справа, а очки зависят от места в ряду (R5.8).
glossary-filled = застроенная карта
glossary-filled-text = Карта земли, на которой дома стоят на всех клетках. Теперь её можно расчистить.
glossary-cleared = расчищенная карта
glossary-cleared-text = Застроенная карта земли, которую вы превратили в пашню. Она приносит зерно каждый раунд (R8.1).
glossary-lenape = ленапе
glossary-lenape-text = Народ, живущий вдоль реки. Ленапе продают вам шкуры.
glossary-longhouse = длинный дом
glossary-longhouse-text = Жилище ленапе. Если длинный дом стоит напротив вашей фактории, путь бесплатный (R5.10). С каждой новой картой земли один из них уходит вверх по реке (R5.7).
glossary-camp = деревня
glossary-camp-text = Место для длинных домов на одном из берегов реки. Деревня 1 — самая левая.
glossary-zone = зона
glossary-zone-text = Место для факторий, напротив деревни с тем же номером.
glossary-trading-post = фактория
glossary-trading-post-text = Отсюда начинается ваш путь к ленапе. Торговая компания перемещает её вверх по реке (R6.6).
glossary-boat = лодка
glossary-boat-text = Лежит между двумя соседними зонами и показывает, сколько зерна стоит путь мимо неё (R5.10).
glossary-upriver = вверх по реке
glossary-upriver-text = Прочь от деревни 1, к деревням и зонам, у которых номер больше.
glossary-trader = торговец
glossary-trader-text = Один из трёх ленапе, которые продают шкуры: нижний, средний или верхний, у каждого своя цена (R5.9).
glossary-fur-types = виды шкур
glossary-fur-types-text = Бобёр, норка, выдра, ондатра и рысь. Ни один вид не ценнее другого; важно, сколько шкур одного вида вы перевозите за раз (R5.11).
glossary-reserve = резерв
glossary-reserve-text = Шкуры, которые лежат лицом вниз; их тянут для торговцев и для чёрного рынка (R3.2).
glossary-discard-pile = сброс
glossary-discard-pile-text = Шкуры, которыми заплатили или которые перевезли; они лежат лицом вверх. Когда резерв пуст, они становятся новым резервом (R3.2).
glossary-ship = корабль
glossary-ship-text = Карта, которая берёт шкуры и один раз даёт очки и монеты. После этого корабль ваш и каждый раунд привозит товары (R8.3).
glossary-wharf = верфь
glossary-wharf-text = Ваша карта с 4 клетками под склады и пирсом у каждой.
glossary-pier = пирс
glossary-pier-text = Места для товаров. Пирс открывается, когда построен его склад; прибывшие товары, которым не хватило места, пропадают (R8.3).
glossary-harvest = урожай
glossary-harvest-text = Зерно с вашей расчищенной земли в конце каждого раунда (R8.1).
glossary-upkeep = содержание фирм
glossary-upkeep-text = В конце раунда каждой фирме нужно 1 зерно (R8.2).
glossary-income = доход
glossary-income-text = Монеты, которые районы платят вам в конце раунда (R8.4).

## The rules in the terminal

cli-rules-chapter = { $n }. { $title }: patroon rules { $name }
cli-rules-glossary = { $title }: patroon rules glossary
cli-rules-more = Правило по номеру: patroon rules R5.7. Поиск: patroon rules склад.
cli-rules-found = { $n ->
    [one] «{ $word }» встречается в { $n } правиле.
   *[other] «{ $word }» встречается в { $n } правилах.
}
cli-rules-no-rule = Правила { $rule } нет; ближайшее — { $nearest }.
cli-rules-no-word = «{ $word }» не встречается ни в одном правиле.
help-rules =
    Прочитать правила: на одной странице, по главам, по номеру или по тому, что вы ищете.

    Использование: patroon rules [RULE | CHAPTER | glossary | WORD …]

      RULE      правило по номеру, например R5.7 или 5.7
      CHAPTER   глава с примером: see, round, bidding, city, land, trade, special, provisions, end; или её номер
      glossary  что значат слова
      WORD …    правила, в которых встречаются эти слова

    Без аргументов — правила на одной странице и список глав.

    Примеры:
      patroon rules
      patroon rules R5.7
      patroon rules bidding
      patroon rules чёрный рынок

### The browser: the rules and their explanations

# The page of the rules, and the small question marks at the table.
book-lead = Вся игра в коротких главах, в каждой — картинка и пример.
book-nav = Правила
book-contents = Содержание
book-search = Поиск по правилам
book-search-clear = Очистить поиск
book-found = { $n ->
    [0] Ничего не найдено.
    [one] Найдено { $n } место.
    [few] Найдено { $n } места.
    [many] Найдено { $n } мест.
   *[other] Найдено { $n } места.
}
book-no-rule = Правила { $rule } нет.
book-print = Печать
book-link = Ссылка на правило { $rule }
book-ask = Правило { $rule }: { $what }
book-wait = Минутку…
book-all = Открыть в правилах
book-figure-sum = Итого
book-why = Откуда эти очки
book-why-hide = Скрыть, откуда эти очки

## Where a question mark stands, where no other word is there

book-at-city = город
book-at-river = река
book-at-pass = отказ
book-at-resources = ресурсы
book-at-round = раунды

## How points came about

why-led = Большинство ({ $districts }): { $n } × { $each } = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
why-tied = Ничья за большинство ({ $districts }): { $n } × { $each } = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
why-clearing = Самая правая из расчищенных сейчас карт лежит на месте { $place }: { $points }.
why-fur = { $fur }: { $n } × { $each } = { $points }
why-shipping = По видам, начиная с самого частого: { $types }.
why-removal = Каждая фирма, которой не хватило зерна, отнимает { $each ->
    [one] { $each } очко
    [few] { $each } очка
    [many] { $each } очков
   *[other] { $each } очка
}: { $players }.
why-removed = { $player }: { $n ->
    [one] { $n } фирма
    [few] { $n } фирмы
    [many] { $n } фирм
   *[other] { $n } фирмы
}, −{ $points }
why-removed-to-zero = { $player }: { $n ->
    [one] { $n } фирма
    [few] { $n } фирмы
    [many] { $n } фирм
   *[other] { $n } фирмы
}, только −{ $points }, потому что счёт не опускается ниже 0
why-final-elections = { $player }: большинство { $led } × { $majority } + ничья { $tied } × { $tie } = { $points }
why-final-land = { $player }: самая правая застроенная карта лежит на месте { $place } и не расчищена: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
why-final-furs = Каждая оставшаяся шкура приносит { $each ->
    [one] { $each } очко
    [few] { $each } очка
    [many] { $each } очков
   *[other] { $each } очка
}.
why-final-resources = Монеты, товары, дерево и зерно вместе, 1 очко за каждые { $number }: { $players }.
why-left = { $player }: { $n } = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

### The browser: hints

hint-ask = Подсказка
hint-title = Что предлагает советник
hint-thinking = Советник думает…
hint-count = { $n ->
    [1] Советник предлагает один ход.
    [one] Советник предлагает { $n } ход.
    [few] Советник предлагает { $n } хода.
    [many] Советник предлагает { $n } ходов.
   *[other] Советник предлагает { $n } хода.
}
hint-best = лучший ход
hint-behind = { $n ->
    [0] почти так же хорошо
    [one] хуже на { $n } очко
    [few] хуже на { $n } очка
    [many] хуже на { $n } очков
   *[other] хуже на { $n } очка
}
hint-choose = Выбрать
after-title = Как поступил бы советник
after-other = Советник поступил бы иначе, примерно на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} выгоднее к концу игры:
after-same = Ничего лучше советник не находит.
set-afterthought = После моего хода говорить, как поступил бы советник
set-afterthought-note = Если за столом разрешены советы.
mat-key-hint = подсказка советника

### The browser: the course

course-title = Учебная партия
course-lead = Партия на готовом раскладе, шаг за шагом. Играете вы, наставник объясняет. Около десяти минут.
course-start = Начать обучение
course-continue = Продолжить: урок { $n }
course-once-more = Пройти ещё раз
course-chapters = Уроки
course-finished = Все уроки пройдены. Теперь можно решать задачи или сыграть против лёгких ботов.
course-done = пройден
course-here = вы здесь
course-new = Впервые здесь?
course-new-note = Десять минут за настоящим столом, с наставником.
course-game = Учебная партия: урок { $n } из { $of }
course-rules = Правила
course-rules-note = Справочник с примерами
course-practice = Задачи
course-practice-note = Отдельные решения и что о них думает сильный игрок
course-coach = Наставник
course-progress = Урок { $n } из { $of }
course-step = Шаг { $n } из { $of }
course-fold = Свернуть или развернуть урок
course-next = Дальше
course-back = Назад
course-take-back = Отменить ход
course-again = Попробовать ещё раз
course-go-on = Всё равно дальше
course-show = Открыть: { $where }
course-repeat = Урок заново
course-skip = Пропустить урок
course-leave = Выйти
course-others = Ходят остальные…
course-advisor-off = Советник выключен. Включите его, и на каждой колонке будет видна её ценность для вас.
course-chapter-done = Урок пройден. Следующий начнётся с готовой позиции, чуть позже в этой же партии.
course-to-chapter = Дальше: { $title }
course-free-all = Теперь играете вы. В этом раунде будет подсказка к каждому решению; поступайте, как считаете лучше.
course-free-bidding = В этом раунде подсказки только на торгах.
course-free-none = Последний раунд — без подсказок наставника: вы знаете уже достаточно. Приятной игры!
course-free-off = Дальше без подсказок.
course-free-always = Подсказка к каждому решению; поступайте, как считаете лучше.
course-hint = Подсказка: { $move }
course-hints-on = Включить подсказки
course-hints-off = Больше не подсказывать

## What the coach says. The numbers are those of the prepared game (lessons/games/course.nar).

lesson-goal = В чём суть игры
lesson-goal-welcome = Добро пожаловать в Новые Нидерланды! На дворе примерно 1625 год. Вы и двое соперников основываете фирмы, расчищаете землю и перевозите шкуры. Очки дают выборы в городе, расчищенная земля и шкуры на кораблях. Побеждает тот, у кого после шести раундов очков больше всех. Вот ваши: пока 0.
lesson-goal-things = Перед вами пять ресурсов: монеты, дерево, зерно, товары и шкуры. Из дерева строят, зерном кормят фирмы, за товары покупают шкуры, шкуры грузят на корабли, а на монеты покупают многое. И всеми пятью можно платить на торгах: там каждый ресурс считается за 1.
lesson-goal-place = В городе шесть районов. У каждого своё специальное действие с пошлиной в 1 монету; там, где фирм у вас больше всех, пусть и поровну с кем-то, пошлины нет. Ваша первая фирма стоит в зернохранилище. Поставьте вторую где угодно, например в гильдии столяров: там ещё пусто.
lesson-goal-place-done = Вторая фирма стоит. Каждый район, где есть ваша фирма, в конце раунда платит вам 1 монету и ещё 1, если фирм у вас там больше всех. Впереди раунд 1; следующий урок — о его торгах.
lesson-goal-place-else = Так тоже хорошо.

lesson-auction = Торги
lesson-auction-meanwhile = Готовая позиция: все фирмы расставлены, карты раунда 1 открыты. Griet выставляет на торги колонку 1 и ставит 4. Pieter пасует.
lesson-auction-tiles = Раунд начинается у денежного ящика. В нём пять колонок с жетонами. Один жетон — одно действие: город, земля или торговля. Каждому достаётся ровно одна колонка. В колонке 1 два жетона города, жетон земли и 1 монета.
lesson-auction-worth = Какова ценность колонки? На каждой видна оценка советника: на столько очков больше будет у вас в конце игры, чем совсем без колонки. Её действия приносят очки сразу или готовят те, что придут потом. Для вас ценнее всего колонка 1: два жетона города позволяют и построить фирмы, и провести выборы.
lesson-auction-bid = Каждый высказывается один раз, и после вас уже никого. Значит, колонку 1 можно взять за 5. Предел, по мнению советника, — 6: за большую цену выгоднее другая колонка, ведь уплаченного потом будет не хватать. Поставьте 5.
lesson-auction-bid-done = Колонка ваша, а с ней и жетон порядка хода 1, который отдаёт вам Griet: в этом раунде вы ходите раньше всех и раньше всех выбираете землю, шкуры и корабли.
lesson-auction-bid-else = Можно и спасовать, можно и поставить много. Но после вас уже никого: лучшая колонка досталась бы вам за 5, а непотраченное осталось бы у вас.
lesson-auction-pay = Теперь заплатите 5, в любом сочетании. Берегите то, что скоро понадобится: дерево для строительства, зерно для фирм, товары для покупки шкур. Сейчас лучше всего отдать монеты.
lesson-auction-pay-done = Оплачено. Жетоны этого раунда ваши: два — для города, один — для земли. За остальные колонки торгуются соперники; последний возьмёт колонку бесплатно.
lesson-auction-pay-else = Так можно. Но скоро не хватит дерева и зерна: без дерева ничего не построить, а в конце раунда каждой фирме нужно 1 зерно.

lesson-city = Ход в городе
lesson-city-meanwhile = Готовая позиция: колонка 1 обошлась вам в 5 монет, Pieter покупает колонку 2, Griet бесплатно берёт колонку 4. У вас жетон порядка хода 1, и этап города начинаете вы.
lesson-city-majorities = Выборы приносят вам 3 очка за каждый район, где фирм у вас больше всех (это большинство), и 2 за каждый, где больше всех у вас и у кого-то ещё (это ничья). Сейчас у вас большинство в зернохранилище и в гильдии столяров: 6 очков. Но жетонов города у вас два, а жетоном можно и строить.
lesson-city-build = Поэтому сначала стройте. Выберите «Строительство фирм»: до 3, по 1 дереву за каждую. Поставьте одну на склад лесоматериалов и одну в торговую компанию: там у вас будет ничья, это ещё 4 очка. Расставив фирмы, подтвердите выбор.
lesson-city-build-done = Хорошо построено. Эти фирмы считаются на выборах, которые вы сейчас проведёте, на всех следующих и в самом конце, да ещё приносят монеты. Но в конце раунда каждой нужно 1 зерно, а его, как предупреждает стол, не хватает. Время ещё есть: специальное действие будет у вас и на этапе земли, и на этапе торговли.
lesson-city-build-else = Можно и так: порядок жетонов и специального действия выбираете вы. Только на выборах считается то, что уже построено, а фирмы, построенные до них, приносят очки и на всех следующих.
lesson-city-elect = Теперь вторым жетоном проведите выборы. Сколько они дадут, написано на кнопке. Очки получает только тот, кто их проводит.
lesson-city-elect-done = Ваши первые очки! Другие проведут собственные выборы. А в самом конце каждое большинство засчитывается ещё раз, и уже всем.
lesson-city-elect-else = Так тоже хорошо, но второй жетон ещё может принести очки: выборы дают их за каждый район, где у вас большинство или ничья.
lesson-city-wood = На каждом этапе у вас есть ещё и одно специальное действие, в любом районе. Вам понадобится дерево: купите 2 на складе лесоматериалов, по 1 монете. Если у вас там большинство или ничья, пошлины нет. На этом ваш ход закончится.
lesson-city-wood-done = Теперь дерево есть. От ненужного специального действия или жетона можно и отказаться: за это дают 1 монету.
lesson-city-wood-else = Тоже хорошее применение. А дерево скоро пригодилось бы: для домов и фирм.

lesson-land = Земля, дома, расчистка
lesson-land-meanwhile = Готовая позиция в раунде 2: у вас карта земли с построенным домом и четыре фирмы, но нет зерна. На торгах вам достались два жетона земли и жетон торговли. Идёт этап земли, и начинаете вы.
lesson-land-row = Это ваш ряд земли. Очки за расчистку зависят от места самой правой из расчищенных карт: 1 очко за первое место, дальше 3, 6, 10, 15 и больше. На вашей карте стоят все дома: она застроена. Если расчистить только её, выйдет 1 очко. Поэтому сначала сделайте ряд длиннее.
lesson-land-add = Первым жетоном земли возьмите новую карту. На ней видно, сколько нужно домов, сколько дерева вы получите при расчистке и сколько зерна она будет приносить потом каждый раунд. У вас 2 дерева: этого хватит, чтобы застроить любую из четырёх. Та, что за 1 дом даёт 3 зерна, — хорошее начало.
lesson-land-add-done = Она лежит на втором месте вашего ряда. А один длинный дом ленапе ушёл вверх по реке, уступив место: почему это важно, расскажет следующий урок.
lesson-land-add-else = Так можно. Но очки зависят от места самой правой карты, поэтому длинный ряд приносит больше.
lesson-land-houses = Чтобы расчистить карту, её нужно сначала застроить. Дома — специальное действие гильдии столяров: до 3, по 1 дереву, всегда слева направо. Застройте карту.
lesson-land-houses-done = Построено. В гильдии столяров у вас ничья, поэтому пошлины не было.
lesson-land-houses-else = Так можно, но без домов новую карту пока не расчистить.
lesson-land-clear = Теперь вторым жетоном расчистите землю: все застроенные карты сразу. Каждая отдаст вам своё дерево, а очки вы получите за второе место. И уже с этого раунда они приносят зерно, которое нужно вашим фирмам: его, как предупреждает стол, не хватает.
lesson-land-clear-done = 3 очка и много дерева. С этих пор эти карты приносят зерно в конце каждого раунда. Третья карта даст 6 очков, четвёртая — 10.
lesson-land-clear-else = Так можно. Но без урожая фирмы останутся голодными, о чём и предупреждает стол. Застроенные карты никуда не денутся: их можно расчистить другим жетоном земли в одном из следующих раундов.

lesson-river = Река и торговцы
lesson-river-meanwhile = Готовая позиция, чуть позже в том же раунде: Pieter берёт две карты земли, и с каждой длинный дом уходит вверх по реке. Теперь идёт этап торговли, и начинаете вы, с одним жетоном торговли.
lesson-river-camps = Ваша фактория стоит в зоне 1, но в деревне напротив длинных домов больше нет. Ближайший — в деревне 2. Путь туда стоит столько зерна, сколько указано на лодке между зонами: 1. А зерна у вас нет, поэтому торговать отсюда нельзя.
lesson-river-upriver = Но факторию можно переместить. Торговая компания, одно из специальных действий, за 1 дерево переносит её вверх по реке, в ближайшую свободную зону. Напротив длинного дома путь ничего не стоит. Попробуйте.
lesson-river-upriver-done = Теперь ваша фактория стоит напротив длинного дома. С каждой картой земли, кто бы её ни взял, один из них уходит дальше, поэтому не упускайте реку из виду.
lesson-river-upriver-else = Так можно. За 1 зерно этот путь можно проделать один раз; фактории напротив длинного дома зерно не нужно, пока он там стоит.
lesson-river-furs = Теперь жетоном торговли купите шкуры. Нижний торговец отдаёт 4 за 3 товара, средний — 3 за 4, верхний — любые на выбор, по 1 товару за каждую. У нижнего есть 2 бобра, и у вас уже 2: торгуйте с ним.
lesson-river-furs-done = Четыре шкуры за три товара, и бобров теперь четыре. Чего они стоят, покажет следующий урок.
lesson-river-furs-else = Так тоже хорошо. Нижний торговец дал бы за ваши товары больше всего шкур, и две из них — бобры, как у вас.

lesson-shipping = Шкуры одного вида
lesson-shipping-meanwhile = Готовая позиция в раунде 3: у вас на три фирмы больше и застроена третья карта земли. Идёт этап торговли: у вас один жетон торговли, 4 бобра, норка и выдра.
lesson-shipping-types = На корабле шкуры превращаются в очки. Каждая шкура того вида, которого в грузе больше всего, приносит 3 очка, второго вида — 2, любого другого — 1. Четыре бобра дают 12 очков, четыре шкуры четырёх видов — только 7. Поэтому чем меньше видов, тем лучше.
lesson-shipping-ship = Каждому кораблю нужно ровно столько шкур, сколько указано: двум — по 4, двум — по 5. Выберите любой и погрузите всех своих бобров. Ещё корабль сразу даёт монеты, а товары привозит каждый раунд до конца игры.
lesson-shipping-ship-done = Сразу не меньше 12 очков, и ещё монеты. Корабль ваш: он привозит товары каждый раунд, пока на пирсе есть место. Там помещается 4; каждый склад, построенный в порту, добавляет места. А за товары вы купите новые шкуры.
lesson-shipping-ship-else = Так тоже хорошо, но бобры ценнее всего вместе: все четыре на одном корабле дают 12 очков или больше.

lesson-provisions = Чем кормить фирмы
lesson-provisions-meanwhile = Готовая позиция: четыре бобра уплыли на первом корабле, за что у вас 12 очков, 2 монеты и с этих пор 4 товара за раунд. Осталось специальное действие.
lesson-provisions-corn = В конце раунда каждая фирма съедает 1 зерно. Фирм у вас 7. Ваша земля принесёт 4 зерна, а в запасе его нет. Значит, 3 фирмы останутся голодными. Голодная фирма закрывается, и вместе с ней вы теряете 2 очка.
lesson-provisions-buy = Зерно продают в зернохранилище, по 1 монете. Фирм у вас там больше всех, поэтому пошлины нет. Купите 3 или больше; хватит ли всем, покажет стол. На этом раунд закончится.
lesson-provisions-buy-done = Все сыты. Затем корабли привозят товары, а город платит: 1 монету за каждый район, где есть ваша фирма, и ещё 1 там, где фирм у вас больше всех.
lesson-provisions-buy-else = Так можно, но некоторые фирмы останутся голодными: каждая закроется, и вместе с ней вы потеряете 2 очка.

lesson-planning = Планирование
lesson-planning-meanwhile = Готовая позиция: без зерна Griet теряет две фирмы. Очки: вы — 25, Pieter — 22, Griet — 20. Начинается раунд 4, и первую колонку выбираете вы.
lesson-planning-row = Осталось три раунда. Где взять следующие очки? Ваша третья карта земли застроена: за её расчистку дают 6. Но добавьте и застройте сначала четвёртую, и тот же жетон принесёт 10. Дерево для этого можно купить. А в самом конце очки приносит и последняя застроенная карта, если она не расчищена.
lesson-planning-cycle = Товары идут по кругу: корабли привозят товары, за товары покупают шкуры, шкурами загружают корабли. То, что останется в конце, стоит мало: 1 очко за шкуру, 1 за три других ресурса. Поэтому тратьте вовремя. А большинство в конце засчитывается ещё раз, и уже всем.
lesson-planning-open = Вы выбираете колонку и делаете первую ставку; остальные могут поставить больше. В колонке 2 два жетона земли и жетон торговли, как раз то, что нужно для плана. Выставьте её на торги с такой ставкой, какую не жаль заплатить.
lesson-planning-open-done = Хороший план. Дальше играете вы. В этом раунде я подсказываю при каждом решении, в следующем — только на торгах, в последнем — уже нет.
lesson-planning-open-else = Другой план? Почему бы и нет. Колонка 2 дала бы два жетона земли и жетон торговли.

### The browser: the exercises

practice-lead = Решения из настоящих партий. Думайте без подсказок, сыграйте свой ответ за столом и узнайте, к чему привёл каждый ответ, когда его проверили.
practice-how = Каждый ответ много раз доигрывали до конца раунда; на остальных местах сидели хорошие боты. Очки говорят, на сколько вы в конце игры опередите остальных в среднем: так считает сильный бот, увидев, чем кончился раунд. Задача попадает сюда, только если её лучший ответ оказался заметно лучше других и бот послабее его бы не нашёл.
practice-count = Решено: { $n } из { $of }
practice-next = Следующая задача
practice-first = Начать
practice-more = Ещё раз
practice-list = Все задачи
practice-finished = Все задачи решены. Отлично!
practice-solved = решена
practice-tried = пока не решена
practice-new = новая
practice-where = Раунд { $round }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
practice-level = { $n ->
    [1] лёгкая
    [2] средняя
   *[3] трудная
}
practice-number = { $kind }, { $n }

practice-column = Лучшая колонка
practice-column-about = Какова ценность каждой колонки для вас, и какую можно получить?
practice-column-open = Какая колонка для вас лучшая? Подумайте, что у вас есть, что дадут её жетоны в этом раунде и чего хотят остальные. Выставьте её на торги с разумной ставкой.
practice-column-take = Какая колонка для вас лучшая? Подумайте, что у вас есть и что дадут её жетоны в этом раунде. Возьмите её.
practice-bid = Сколько ставить
practice-bid-about = Поставить больше или уступить? Каждый высказывается только раз.
practice-bid-ask = { $bid ->
    [0] Торги идут за колонку { $column }, и наибольшая ставка всего 0.
   *[other] Торги идут за колонку { $column }, и наибольшая ставка — { $bid }.
} Какова её ценность для вас и что вам останется без неё? Поставьте столько, сколько считаете верным, или спасуйте.
practice-shipment = Какой корабль
practice-shipment-about = Нужный корабль с нужными шкурами — или пока никакой.
practice-shipment-ask = Какой корабль загрузить сейчас и какими шкурами? Или жетону найдётся лучшее применение?
practice-feed = Накормить всех
practice-feed-about = Зерна мало. Что делать?
practice-feed-ask = Сейчас всё идёт к тому, что в конце раунда зерна на все ваши фирмы не хватит. Как правильно поступить?

practice-alone = Пока вы не ответили, советник молчит.
practice-show = Показать ответ
practice-right = Это лучший ответ.
practice-near = Это почти так же хорошо, как лучший ответ.
practice-wrong = { $points ->
    [one] Это примерно на { $points } очко хуже лучшего ответа.
    [few] Это примерно на { $points } очка хуже лучшего ответа.
    [many] Это примерно на { $points } очков хуже лучшего ответа.
   *[other] Это примерно на { $points } очка хуже лучшего ответа.
}
practice-given-up = Лучший ответ стоит первым.
practice-answers = К чему привели ответы
practice-yours = ваш ответ
practice-best = лучший ответ
practice-behind = { $points ->
    [0] почти так же хорошо
    [one] хуже на { $points } очко
    [few] хуже на { $points } очка
    [many] хуже на { $points } очков
   *[other] хуже на { $points } очка
}
practice-too-high = Колонка верная. Но больше { $bid } за неё — слишком много.
practice-other = Этот ответ не проверяли. По оценке советника, он { $points ->
    [0] почти так же хорош, как лучший.
    [one] примерно на { $points } очко хуже лучшего.
    [few] примерно на { $points } очка хуже лучшего.
    [many] примерно на { $points } очков хуже лучшего.
   *[other] примерно на { $points } очка хуже лучшего.
}
practice-play-on = Отсюда можно и играть дальше: это настоящий стол.

## The answers, and what speaks for and against them

practice-bids = { $player } ставит от { $least } до { $most }.
practice-buys-enough = { $player } покупает в зернохранилище { $least ->
    [one] { $least } зерно
   *[other] { $least } зерна
} или больше.
practice-buys-less = { $player } покупает в зернохранилище меньше { $least } зерна.
practice-won = при ставке { $bid } колонка досталась вам { $won ->
    [one] { $won } раз
    [few] { $won } раза
   *[other] { $won } раз
} из { $trials }
practice-always-won = при ставке { $bid } колонка каждый раз доставалась вам
practice-left = ценность колонки, которая осталась бы, — примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
practice-types = { $types ->
    [1] шкуры одного вида
    [one] шкуры { $types } вида
   *[other] шкуры { $types } видов
}
practice-ship = корабль даёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} и привозит { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
    [many] { $goods } товаров
   *[other] { $goods } товара
} за раунд
practice-kept = { $furs ->
    [0] шкур не остаётся
    [one] { $furs } шкура остаётся на потом
    [few] { $furs } шкуры остаются на потом
    [many] { $furs } шкур остаётся на потом
   *[other] { $furs } шкуры остаётся на потом
}
practice-let-go = уступает колонку, которая стоила этой цены
practice-passed = отказ приносит 1 монету, и больше ничего
practice-hungry = { $businesses ->
    [one] { $businesses } фирма остаётся без зерна и закрывается
    [few] { $businesses } фирмы остаются без зерна и закрываются
    [many] { $businesses } фирм остаются без зерна и закрываются
   *[other] { $businesses } фирмы остаются без зерна и закрываются
}: { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
    [many] −{ $points } очков
   *[other] −{ $points } очка
}
practice-majorities = с ними теряется большинство или ничья в { $districts ->
    [one] { $districts } районе
   *[other] { $districts } районах
}
practice-fed = зерна хватает всем
practice-fed-later = зерна ещё может хватить всем
practice-split = { $others ->
    [1] вы теряете примерно { $lost ->
        [one] { $lost } очко
        [few] { $lost } очка
        [many] { $lost } очков
       *[other] { $lost } очка
    }, а соперник выигрывает примерно { $gained }
   *[other] вы теряете примерно { $lost ->
        [one] { $lost } очко
        [few] { $lost } очка
        [many] { $lost } очков
       *[other] { $lost } очка
    }, а остальные выигрывают примерно по { $gained }
}
practice-others-gain = { $others ->
    [1] соперник выигрывает примерно { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
   *[other] остальные выигрывают примерно по { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}
