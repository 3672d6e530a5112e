end-you-win = Вы победили, { $n } : { $next }
end-wins = Победа: { $player }, { $n } : { $next }
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
   *[lost] Исход решили потери из-за фирм без снабжения
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
   *[lost] Исход решили потери из-за фирм без снабжения
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
} · поле: { $board }
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
end-source-lost = Потери
end-by-round = Очки по раундам
end-chart = Очки по раундам. { $summary }
end-score-of = { $player } { $n }
end-round = раунд
end-round-n = раунд { $n }
end-final = итог
end-turning = Переломные моменты
end-no-turning = Во время партии никто не получил очков.
end-where = { $round ->
    [0] До первого раунда
   *[other] Раунд { $round }, { $phase }
}
end-turn-clearing = { $player } расчищает землю до карты { $land }
end-turn-elections = { $player } проводит выборы: большинство — { $led }, ничья — { $tied }
end-turn-shipping = { $player } перевозит { $n } { $n ->
    [one] шкуру
    [few] шкуры
   *[other] шкур
} { $types } { $types ->
    [one] вида
   *[other] видов
}
end-turn-removal = { $player } не может снабдить { $n } { $n ->
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
end-rematch = Реванш за этим же столом
end-to-rematch = К реваншу
end-review = Разбор партии
end-share = Поделиться
end-share-title = Партия Nieuw Amsterdam
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
end-fair-checking = Проверяем …
end-fair-good = Всё перемешано честно: из сида { $seed } следуют { $right } из { $draws } событий.
end-fair-promised = Его хеш — тот, что был показан с самого начала.
end-fair-recorded = Его хеш — тот, что стоит в записи; был ли он показан до игры, знают только её участники.
end-fair-before = Более ранние события ({ $n }) проверить нельзя: в записи нет их сида.
end-fair-no-seed = В этой записи нет сида, поэтому перемешивания проверить нельзя.
end-fair-broken = Хеш сида { $seed } не тот, что был показан с самого начала.
end-fair-differs = Из сида следуют { $right } из { $draws } событий. Первое расхождение — в строке { $line } записи: { $what }.
end-fair-how = Как это проверено?
end-fair-explained = Перед игрой был выбран тайный сид, и его хеш SHA-256 показали всем. Все перемешивания следуют из сида. Ваш браузер только что вычислил их заново и сравнил с записью, событие за событием.
end-fair-seed = Сид:
review-title = Разбор
review-result = Итог
review-fair = Честность
review-record = Запись
review-table = Стол на этом шаге
review-loading = Партия загружается …
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
review-thinking = Советник думает …
review-played = сыграно
review-pays = { $player } платит: { $what }.
review-margin = { $n } к среднему результату остальных в конце
review-margin-note = Числа: на сколько очков вы впереди среднего результата остальных в конце, если всё пойдёт хорошо.
review-columns = Чего стоят колонки в этот момент
review-column = Колонка { $column }: около { $worth } { $worth ->
    [one] очка
   *[other] очков
}
review-column-bid = Колонка { $column }: около { $worth } { $worth ->
    [one] очка
   *[other] очков
}, ставить до { $bid }
review-play-on = Играть отсюда
review-play-on-as = Вы садитесь на место игрока: { $player }; за остальных играют боты.
review-play-on-not = На этом шаге никто не решает; вернитесь на шаг назад.
review-share = Поделиться шагом
review-show-box = Денежный ящик
review-show-chart = Карта
