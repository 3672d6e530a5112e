end-you-win = You win, { $n } to { $next }
end-wins = { $player } wins, { $n } to { $next }
end-you-share = You share the victory with { $others }: { $n } points
end-share-victory = { $players } share the victory: { $n } points
end-shared-why = The points are equal, so the victory is shared.
end-unfinished = This game was not played to its end
end-decided = { $source ->
    [land] Land made the difference
    [elections] Elections made the difference
    [furs] Shipped furs made the difference
    [final_elections] The final elections made the difference
    [final_land] The last land made the difference
    [left] What was left over made the difference
   *[lost] Points lost to unfed businesses made the difference
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $next }: { $theirs }).
end-decided-you = { $source ->
    [land] Land made the difference
    [elections] Elections made the difference
    [furs] Shipped furs made the difference
    [final_elections] The final elections made the difference
    [final_land] The last land made the difference
    [left] What was left over made the difference
   *[lost] Points lost to unfed businesses made the difference
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
} (you: { $theirs }).
end-your-place = Your place: { $place } of { $of }, with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
end-table = { $n } patroons · board: { $board }
end-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
end-home = Home
end-sources = Where the points came from
end-player = Player
end-points = Points
end-winner = winner
end-source-land = Land
end-source-elections = Elections
end-source-furs = Furs shipped
end-source-final_elections = Final elections
end-source-final_land = Final land
end-source-left = Left over
end-source-lost = Lost
end-by-round = Score by round
end-chart = Score by round. { $summary }
end-score-of = { $player } { $n }
end-round = round
end-round-n = round { $n }
end-final = final
end-turning = Turning points
end-no-turning = Nobody scored during the game.
end-where = { $round ->
    [0] Before the first round
   *[other] Round { $round }, { $phase }
}
end-turn-clearing = { $player } clears land up to card { $land }
end-turn-elections = { $player } holds elections with { $led ->
    [one] { $led } majority
   *[other] { $led } majorities
} and { $tied ->
    [one] { $tied } tie
   *[other] { $tied } ties
}
end-turn-shipping = { $player } ships { $n ->
    [one] { $n } fur
   *[other] { $n } furs
} of { $types ->
    [one] one type
   *[other] { $types } types
}
end-turn-removal = { $player } can’t feed { $n ->
    [one] { $n } business
   *[other] { $n } businesses
}
end-plus = +{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-minus = −{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-see = See it
end-next = What next?
end-rematch = Rematch, same table
end-to-rematch = To the rematch
end-review = Review the game
end-share = Share
end-share-title = A game of Nieuw Amsterdam
end-copied = Link copied
end-link = Link to this game
end-record = Download the record
end-auctions = Columns
end-paid = paid
end-worth = worth about
end-auction = Round { $round }: paid { $paid }.
end-auction-worth = Round { $round }: paid { $paid }, worth about { $worth } points.
end-appraise = What were they worth?
end-appraising = The advisor is thinking: { $n } of { $of }
end-worth-note = Paid in resources; worth in points, as the advisor saw it then.
end-fair-hash = Hash of the seed, shown from the start:
end-fair-later = The seed behind it is shown when the game is over. Then every shuffle can be checked here.
end-fair-check = Check the shuffles
end-fair-checking = Checking …
end-fair-good = Fair shuffle: { $right } of { $draws } draws follow from the seed { $seed }.
end-fair-promised = Its hash is the one that was shown from the start.
end-fair-recorded = Its hash is the one in the record; whether that was shown before the game, only those who played know.
end-fair-before = { $n ->
    [one] { $n } earlier draw can’t be checked: the record does not hold its seed.
   *[other] { $n } earlier draws can’t be checked: the record does not hold their seed.
}
end-fair-no-seed = This record holds no seed, so its shuffles can’t be checked.
end-fair-broken = The seed { $seed } does not have the hash that was shown from the start.
end-fair-differs = { $right } of { $draws } draws follow from the seed. The first one that differs is in line { $line } of the record: { $what }.
end-fair-how = How was this checked?
end-fair-explained = Before the game a secret seed was drawn and its SHA-256 hash shown to everyone. All shuffles follow from the seed. Your browser has just computed them again and compared them with the record, draw by draw.
end-fair-seed = Seed:
review-title = Review
review-result = Result
review-fair = Fairness
review-record = Record
review-table = The table at this step
review-loading = The game is being fetched …
review-not-over = This game is not over yet
review-to-table = To the table
review-steps = The game, step by step
review-bar = Through the game
review-slider = Step of the game
review-step = Step { $n } of { $of }: { $what }
review-count = step { $n } of { $of }
review-first = To the beginning
review-back = One step back
review-on = One step on
review-last = To the end
review-whose = Whose decisions
review-previous = Previous decision: { $player }
review-next = Next decision: { $player }
review-decides = Now { $player } decides.
review-nobody = The game is over; nobody has to decide.
review-advice = What does the advisor think?
review-thinking = The advisor is thinking …
review-played = played
review-pays = { $player } pays: { $what }.
review-margin = { $n } against the others’ average at the end
review-margin-note = The numbers: points ahead of the others’ average at the end, if it goes on well.
review-columns = What the columns are worth here
review-column = Column { $column }: about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
review-column-bid = Column { $column }: about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, bid up to { $bid }
review-play-on = Play on from here
review-play-on-as = You take the seat of { $player }; bots play the others.
review-play-on-not = At this step nobody decides; go a step back.
review-share = Share this step
review-show-box = Cash box
review-show-chart = Chart
