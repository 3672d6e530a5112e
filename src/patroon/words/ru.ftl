# Every sentence a person reads. The same keys, with the same values, stand in every language's file.
# Names of players come as they are; names of things (districts, furs, resources …) come already in the right language,
# in the form below, so sentences put them where that form is right: in lists, after a colon.

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
} один раз, { $corn ->
    [one] { $corn } зерно
   *[other] { $corn } зерна
} за раунд
card-ship = нужно { $furs ->
    [one] { $furs } шкура
    [few] { $furs } шкуры
    [many] { $furs } шкур
   *[other] { $furs } шкуры
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} один раз, { $goods ->
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
column-not-there = Колонка { $column } недоступна.
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
undo-others-decided = Отменить нельзя: следующее решение уже принято ({ $player }).

### Files

file-not-found = Файл не найден.
folder-not-found = Папки для него не существует.
file-is-folder = Это папка, а не файл.
file-not-allowed = Нет прав на чтение или запись этого файла.
file-unreadable = Не удалось обработать файл: { $reason }

field-missing = Нет поля «{ $field }».
field-not-a-list = Поле «{ $field }» должно быть списком.
field-not-an-integer = Поле «{ $field }» должно быть целым числом.
field-too-large = Слишком большое число в поле «{ $field }»: предел — { $most }.
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
record-other-version = Версия записи — { $version }, а программа знает версию { $known }.
record-commitment-differs = Значение «commitment» не совпадает с хешем сида.
record-not-utf-8 = Строка не в кодировке UTF-8.
record-not-json = Строка — не JSON.
record-cut-off = Файл обрывается на этой строке; с --partial он читается до предыдущей.
record-not-an-object = Строка — не объект JSON.
record-line-too-long = Строка длиннее { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}: это не запись партии.
record-line-unknown = Строка — не случайный исход, не ход и не контрольная точка.
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
board-not-toml = Файл — не TOML: { $reason }
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
event-land = Новые земли: { $cards }.
event-ships = Новые корабли: { $cards }.
event-tiles = Денежный ящик: { $columns }.
event-column = колонка { $column } — { $tiles }, { $coins }
event-reshuffled = Резерв пуст, сброс становится новым резервом: { $n }.
event-round_began = Раунд { $round }
event-cards_left-land = Невостребованные земли: { $cards }.
event-cards_left-ships = Невостребованные корабли: { $cards }.
event-majority_changed-led = Большинство получает { $leaders } ({ $district }).
event-majority_changed-tied = Теперь ничья: { $leaders } ({ $district }).
event-majority_changed-nobody = Теперь ни у кого нет большинства: { $district }.
event-auction_won = { $player } выигрывает колонку { $column } ({ $tiles }) за { $bid ->
    [one] { $bid } ресурс
    [few] { $bid } ресурса
    [many] { $bid } ресурсов
   *[other] { $bid } ресурса
}.
event-tokens_swapped = Порядок хода: { $winner } — жетон { $winnertoken }, { $chooser } — жетон { $choosertoken }.
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
account-score = { $player } — { $n }
account-line = { $title } — { $players }.
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
reason-shipping = { $furs ->
    [one] { $furs } шкура отправлена
    [few] { $furs } шкуры отправлены
    [many] { $furs } шкур отправлено
   *[other] { $furs } шкуры отправлены
} за { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-clearing = расчищает землю { $land } за { $points ->
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
} для следующей расчистки
reason-filled = земля { $land } застроена: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за расчистку
reason-land = земля: зерно каждый раунд — { $corn }, дерево — { $wood }, домов построить — { $houses }
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
    [0] ближе к будущим деревням
   *[other] каждая поездка дешевле: зерно −{ $corn }
}
reason-least-missed = здесь потеря меньше всего: { $district }
reason-corn = зерно для { $businesses ->
    [one] { $businesses } фирмы
   *[other] { $businesses } фирм
}
reason-corn-stored = запас зерна: { $corn }
reason-wood = дерево для стройки: { $wood }
reason-sells = продаёт лишнее за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
reason-coin = ничто здесь не стоит больше монеты
reason-later = план принесёт в этом раунде ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-column = колонка { $column } стоит примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-column-scores = её план приносит в этом раунде { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-limit = выгодно до { $bid }
reason-too-dear = за { $bid } выгоднее другая колонка
reason-too-poor = на ставку выше не хватает ресурсов
reason-spared = платит тем, что плану не нужно
reason-cheapest = платит тем, чего будет меньше всего жаль
advice-columns = Сколько очков стоят колонки для вас, если другие помешают или нет; и для других
advice-column = Колонка
advice-tiles = Жетоны
advice-worth = Ценность
advice-bid = Ставка до
advice-moves = Советник сделал бы так (в скобках — на сколько очков впереди среднего остальных в конце)
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
do-trading_company = Торговая компания: переместить факторию (1 дерево)
do-pass_tile = Отказаться от жетона (+1 монета)
do-pass_special = Отказаться от специального действия (+1 монета)
do-end_turn = Закончить ход (по 1 монете за каждое неиспользованное действие)
do-remove = Закрыть фирмы
do-fee = { $choice } — пошлина 1 монета
do-free = { $choice } — без пошлины: у вас большинство или ничья
do-travel = { $choice } — путевые расходы: { $corn }
do-score = { $choice } — { $points }

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
ask-furs = Какие шкуры? Чисел: от { $least } до { $most }, на каждую шкуру — номер её вида (Enter: { $proposal })
ask-buy-or-sell = Купить или продать?
ask-buy = Купить (до { $most })
ask-sell = Продать (до { $most })
ask-furs-number = Сколько шкур? От { $least } до { $most }
ask-goods = Цена — { $price }: сколько отдаёте товарами (остальное — монетами)? От { $least } до { $most }
ask-pay = К оплате { $amount }: сколько монет, товаров, дерева, зерна, шкур? Например: { $example } (Enter: { $proposal })
choice-column = { $tiles }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
choice-trader = { $trader }: { $furs } — { $price }
choice-held = { $thing } (у вас { $n })

### The table in the terminal

# The player's name when none is given.
play-name = Патрон
play-welcome = «Новый Амстердам» на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}. Вы — { $name }, остальные — боты.
play-board = Игровое поле: { $board }
play-commitment = Расклад зафиксирован: sha256 сида — { $commitment }
play-help = Число — ответ · ? — стол · w — почему нельзя остальное · h — совет · u — отмена · b — назад · q — выход
play-your-turn = { $name }, { $phase }, раунд { $round } из 6.
play-your-setup = { $name }, { $phase }.
play-have = У вас { $coins }, { $goods } (мест: { $room }), { $wood }, { $corn }; шкуры: { $furs }; { $points }.
play-auction = Колонка { $column } ({ $tiles }): наибольшая ставка — { $bid } ({ $bidder }).
play-tiles = Осталось жетонов этого этапа: { $n }.
play-upkeep = В конце раунда на содержание фирм нужно: { $need }; перед этим урожай: { $harvest }.
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

table-round = Раунд { $round } из 6 — { $phase }
table-setup = Перед раундом 1 — { $phase }
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
land-cleared = { $card } — расчищена
land-built = { $card } — построено { $built } из { $houses }
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
replay-title = { $players } — игровое поле «{ $board }»
replay-scores = Очки: { $scores }
replay-unfinished = Здесь запись обрывается.
legal-nobody = В этот момент никто ничего не решает.

### Боты

bot-title = Встроенные боты
bot-random = любой допустимый ход
bot-easy = смотрит на ход вперёд и делает то, что сейчас кажется лучшим
bot-medium = планирует свой раунд и ставит столько, сколько стоит его план (temper=…)
bot-hard = предвидит действия других и торгуется с учётом их желаний (temper=…, ms=…)
bot-needs-class = «{ $bot }»: после файла нужно имя класса, например my_bot.py:MyBot.
bot-needs-program = «{ $bot }»: программа не названа.
bot-open-quote = «{ $bot }»: кавычка не закрыта.
bot-is-program = «{ $bot }» сама говорит на протоколе, «patroon bot» ей не нужен.
bot-option-unclear = «{ $bot }»: «{ $option }» — не параметр; параметры пишутся как имя=значение.
bot-no-option = У бота { $bot } нет параметра «{ $option }»; его параметры: { $options }.
bot-no-options = У бота { $bot } нет параметров, в том числе и «{ $option }».
bot-option-missing = Боту { $bot } нужен параметр «{ $option }».
bot-option-value = Параметр { $option } бота { $bot } — это { $kind ->
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

# Что бот сделал не так.
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
cli-folder-taken = { $folder } — нужна папка или ещё не занятое имя.
cli-file-taken = { $option }: нужен файл, которого ещё нет, а не «{ $file }».
cli-need-extra = Для { $option } нужен пакет { $package }. Установите его так: pip install 'patroon[lab]'.
cli-not-jobs = { $option }: нужно целое число от 1 до { $most } или auto (все ядра), а не «{ $value }».
cli-wrong-ending = { $option }: имя файла должно кончаться на { $endings }, а не «{ $file }».
cli-need-rivals = Нужно назвать хотя бы двух ботов, например: patroon rate easy random.
cli-bot-twice = Бот «{ $bot }» назван дважды.
cli-rated-with = { $file } начат с { $option } { $value }; для другого рейтинга укажите другой файл в --file.
cli-rated-board = { $file } начат на другом игровом поле; для другого рейтинга укажите другой файл в --file.
cli-workers-failed = Не удалось запустить рабочие процессы (код выхода { $code }).
cli-not-a-database = «{ $value }» — не база данных; укажите файл или postgresql://USER@HOST/NAME.
cli-need-asyncpg = Для PostgreSQL нужен пакет asyncpg. Установите его так: pip install 'patroon[postgresql]'.
cli-not-a-url = { $option }: нужен адрес, например https://games.example.org, а не «{ $value }».
cli-not-a-log = { $option }: допустимо { $kinds }, но не «{ $value }».
cli-port-taken = Порт { $port } недоступен: { $reason }.

serve-ready = patroon работает: { $url } (Ctrl-C — остановить).
serve-kept = Партии хранятся в { $database }.
serve-outside = Сервер слушает адрес { $host }: все, кому он доступен, могут войти, создавать столы и играть. Сообщения и секретные ключи передаются без шифрования, если перед сервером нет прокси с HTTPS; как его поставить, сказано в docs/self-hosting.md.
serve-already = patroon уже работает: { $url }
database-newer = Это записано более новой версией patroon (версия таблиц базы данных — { $revision }). Обновите patroon.

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

### Простой стол: страницы без скриптов

plain-title = Новый Амстердам
plain-skip = К содержанию
plain-language = Язык
plain-home = На первую страницу
plain-about = Настольная игра для 2–5 патронов. За шесть раундов вы торгуетесь за жетоны действий, основываете фирмы в городе, расчищаете землю, торгуете с ленапе и перевозите шкуры. Побеждает тот, у кого в конце больше всего очков.
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

## Чей ход и что делать

plain-your-turn = { $where }: ваш ход, { $player }
plain-their-turn = { $where }: ходит { $player }
plain-now-place = Выберите район для одного из своих зданий: там оно станет фирмой. У кого в районе больше всего фирм, пусть и поровну с другими, тот пользуется его специальным действием без пошлины.
plain-now-open = Выберите колонку и откройте торги за неё: её жетоны — ваши действия в этом раунде. Можно поставить 0, а платит только победитель.
plain-now-bid = Поставьте больше { $bid } на колонку { $column } или пасуйте: каждый высказывается только один раз.
plain-now-pay = Колонка { $column } ваша. Оплатите её любыми ресурсами: { $n }.
plain-now-take = Вы остались последним: возьмите любую колонку бесплатно.
plain-now-city = Каждым жетоном города можно строить или проводить выборы; кроме того, есть одно специальное действие в любом районе. Порядок любой. За каждый отказ — 1 монета.
plain-now-land = Каждым жетоном земли можно получить землю или расчистить её; кроме того, есть одно специальное действие в любом районе. Порядок любой. За каждый отказ — 1 монета.
plain-now-trade = Каждым жетоном торговли можно торговать с ленапе или перевозить шкуры; кроме того, есть одно специальное действие в любом районе. Порядок любой. За каждый отказ — 1 монета.
plain-now-special = Жетонов этого этапа у вас больше нет, но есть одно специальное действие в любом районе; за отказ от него — 1 монета.
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

## Что лежит на столе

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

## Кроме игры

plain-tools = За этим столом
plain-undo = Отменить последнее решение
plain-advice = Спросить советника
plain-stand-in = Пусть за меня играет бот
plain-come-back = Снова играть самому
plain-for = { $what }: { $player }
plain-again = Ещё раз
plain-record = Скачать запись партии
plain-refresh = Обновить
plain-check = Сид был зафиксирован до начала партии, и его хеш всё время стоял на этой странице. Скачайте запись; эта команда проверит, что каждое перемешивание следует из сида:

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
      bot        перечислить встроенных ботов или дать боту говорить на протоколе

      --help     эта справка; после команды — справка по ней
      --version  версия программы
      --lang XX  язык: en, de, hu, ru (по умолчанию — из LANG)

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
help-rate =
    Оценить ботов: партии за столами по жребию и список, кто насколько силён и насколько это точно.

    Использование: patroon rate BOT BOT … [--players N] [--games N] [--jobs N] [--seed N] […]

      --players N   сколько игроков за столом, от 2 до 5 (4)
      --games N     сколько партий добавить (100)
      --jobs N      сколько процессов играют (1); auto — по одному на ядро
      --seed N      один и тот же сид даёт одни и те же партии (по умолчанию — новый, он будет показан)
      --file FILE   где хранится рейтинг (ratings.json)
      --json        вывести рейтинг в JSON и больше ничего
      --board FILE  играть с числами из файла игрового поля

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
    для программы, которая говорит на протоколе. Как написать бота, показывает docs/writing-a-bot.md.

    Примеры:
      patroon bot
      patroon bot easy
      patroon simulate --players "easy,my_bot.py:MyBot,cmd:node my-bot.js"
