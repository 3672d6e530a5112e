"""From an option to a move: the details of a choice, asked one after the other."""

from patroon.board import FURS, TRADERS
from patroon.cli.answers import Answers, numbered
from patroon.cli.output import capital
from patroon.rules.bidding import RESOURCES, BidOption, OpenOption, PayOption, TakeOption
from patroon.rules.city import BuildOption, election_points
from patroon.rules.districts import BlackMarketOption, MarketOption, MillworkOption, price_of
from patroon.rules.land import AddLandOption
from patroon.rules.moves import (
    AddLand,
    Bid,
    BlackMarket,
    Build,
    Elections,
    Millwork,
    Move,
    Open,
    Pay,
    Place,
    Remove,
    Ship,
    TakeColumn,
    Trade,
)
from patroon.rules.options import Only, Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.setup import PlaceOption
from patroon.rules.state import DISTRICTS, TOP, Counts, State
from patroon.rules.trade import ShipOption, TradeOption, shipping_points
from patroon.words.telling import Teller


class Chooser:
    """Asks for the details of an option."""

    def __init__(self, answers: Answers, teller: Teller) -> None:
        self.answers = answers
        self.teller = teller
        self.words = teller.words

    def label(self, option: Option, state: State) -> str:
        """The option in a list of choices, with what it costs or brings if that is settled."""
        words = self.words
        fields = option.to_json()
        choice = words(f"do-{fields['move']}")
        if "fee" in fields:
            return words("do-fee" if fields["fee"] else "do-free", choice=choice)
        if isinstance(option, TradeOption) and option.travel:
            return words("do-travel", choice=choice, corn=words("amount-corn", n=option.travel))
        if isinstance(option, Only) and isinstance(option.move, Elections):
            points = election_points(state, option.move.player)
            return words("do-score", choice=choice, points=words("amount-points", n=points))
        return choice

    def move(self, option: Option, state: State) -> Move:
        """The person's move of this option."""
        match option:
            case Only(move=move):
                return move
            case PlaceOption(player=player):
                return Place(player, self._district())
            case OpenOption() | TakeOption() | BidOption() | PayOption():
                return self._bidding(option, state)
            case BuildOption(player=player):
                return Build(player, self._districts(option.most()))
            case RemoveOption(player=player):
                return Remove(player, self._removed(option, state))
            case AddLandOption(player=player):
                cards = {
                    slot: self.teller.land_card(card) for slot, card in enumerate(state.land, 1) if card is not None
                }
                return AddLand(player, self.answers.choose(cards, self.words("ask-slot-land")) - 1)
            case TradeOption():
                return self._trade(option)
            case ShipOption():
                return self._ship(option, state)
            case _:
                return self._special(option)

    def _bidding(self, option: Option, state: State) -> Move:
        answers, words = self.answers, self.words
        match option:
            case OpenOption(player=player, columns=columns, most=most):
                column = self._column(columns, state)
                return Open(player, column, answers.number(0, most, words("ask-bid", least=0, most=most)))
            case TakeOption(player=player, columns=columns):
                return TakeColumn(player, self._column(columns, state))
            case BidOption(player=player, least=least, most=most):
                return Bid(player, answers.number(least, most, words("ask-bid", least=least, most=most)))
            case PayOption():
                return self._pay(option)
        raise TypeError(option)

    def _special(self, option: Option) -> Move:
        answers, words = self.answers, self.words
        match option:
            case MarketOption(kind=kind, player=player, buy=buy, sell=sell):
                ways = {}
                if buy:
                    ways[1] = words("ask-buy", most=buy)
                if sell:
                    ways[2] = words("ask-sell", most=sell)
                way = answers.choose(ways, words("ask-buy-or-sell"))
                amount = answers.number(1, buy if way == 1 else sell, ways[way])
                return kind(player, amount, 0) if way == 1 else kind(player, 0, amount)
            case MillworkOption(player=player):
                most = option.most()
                return Millwork(player, answers.number(1, most, words("ask-houses", least=1, most=most)))
            case BlackMarketOption(player=player):
                most = option.most()
                furs = answers.number(1, most, words("ask-furs-number", least=1, most=most))
                least, most = option.goods_for(furs)
                goods = least
                if least < most:
                    goods = answers.number(
                        least, most, words("ask-goods", price=price_of(furs), least=least, most=most)
                    )
                return BlackMarket(player, furs, goods)
        raise TypeError(option)

    def _district(self) -> int:
        names = {district + 1: capital(self.teller.district(district)) for district in range(len(DISTRICTS))}
        return self.answers.choose(names, self.words("ask-district")) - 1

    def _districts(self, most: int) -> tuple[int, ...]:
        names = {district + 1: capital(self.teller.district(district)) for district in range(len(DISTRICTS))}
        self.answers.offer(numbered(names))
        while True:
            numbers = self.answers.numbers(
                self.words("ask-districts", most=most),
                lambda numbers: len(numbers) <= most and all(1 <= number <= len(DISTRICTS) for number in numbers),
            )
            if numbers:
                return tuple(sorted(number - 1 for number in numbers))

    def _unfed(self, option: RemoveOption, state: State) -> str:
        points = self.words("amount-points", n=-state.layout.board.scoring.removed_business)
        return self.words("play-unfed", n=option.number, points=points)

    def _removed(self, option: RemoveOption, state: State) -> tuple[int, ...]:
        labels = {
            district + 1: self.words("choice-held", thing=capital(self.teller.district(district)), n=held)
            for district, held in enumerate(option.businesses)
            if held
        }
        self.answers.offer([self._unfed(option, state), *numbered(labels)])
        while True:
            numbers = self.answers.numbers(
                self.words("ask-remove", number=option.number),
                lambda numbers: option.why_not(Remove(option.player, tuple(each - 1 for each in numbers))) is None,
            )
            if numbers:
                return tuple(sorted(number - 1 for number in numbers))

    def _column(self, columns: tuple[int, ...], state: State) -> int:
        labels = {}
        for column in columns:
            tiles = state.columns[column]
            assert tiles is not None
            coins = state.layout.board.columns[column].coins
            labels[column + 1] = self.words("choice-column", tiles=capital(self.teller.tiles(tiles)), coins=coins)
        return self.answers.choose(labels, self.words("ask-column")) - 1

    def _pay(self, option: PayOption) -> Move:
        proposal = _most_plentiful(option.held, option.amount)

        def fits(numbers: list[int]) -> bool:
            limits = [*option.held[:4], sum(option.held[4:])]
            return (
                len(numbers) == len(limits)
                and sum(numbers) == option.amount
                and all(number <= limit for number, limit in zip(numbers, limits, strict=True))
            )

        example = " ".join(str(number) for number in (*proposal[:4], sum(proposal[4:])))
        question = self.words("ask-pay", amount=option.amount, example=example, proposal=self._amounts(proposal))
        numbers = self.answers.numbers(question, fits)
        if not numbers:
            coins, goods, wood, corn, *furs = proposal
            return Pay(option.player, coins, goods, wood, corn, tuple(furs))
        coins, goods, wood, corn, number = numbers
        chosen = self._furs(option.held[4:], _most_plentiful(option.held[4:], number), number, number)
        return Pay(option.player, coins, goods, wood, corn, chosen)

    def _amounts(self, paid: Counts) -> str:
        amounts = [
            self.words(f"amount-{name}", n=amount) for name, amount in zip(RESOURCES, paid, strict=False) if amount
        ]
        if any(paid[4:]):
            amounts.append(self.teller.furs(paid[4:]))
        return self.words.listed(amounts)

    def _trade(self, option: TradeOption) -> Move:
        labels = {
            trader + 1: self.words(
                "choice-trader",
                trader=capital(self.words("trader-" + TRADERS[trader])),
                furs=self.teller.furs(option.traders[trader]),
                price=self.words("price-each" if trader == TOP else "price-in-all", goods=option.prices[trader]),
            )
            for trader in option.open_traders()
        }
        trader = self.answers.choose(labels, self.words("ask-trader")) - 1
        if trader != TOP:
            return Trade(option.player, trader)
        most = option.most_at_top()
        held = option.traders[TOP]
        return Trade(option.player, TOP, self._furs(held, _most_plentiful(held, most), 1, most))

    def _ship(self, option: ShipOption, state: State) -> Move:
        cards = {slot: card for slot in option.slots if (card := option.ships[slot]) is not None}
        labels = {}
        for slot, card in cards.items():
            points = self.words("amount-points", n=shipping_points(state, _fewest_types(option.furs, card[0])))
            labels[slot + 1] = self.words("do-score", choice=self.teller.ship_card(card), points=points)
        slot = self.answers.choose(labels, self.words("ask-slot-ship")) - 1
        need = cards[slot][0]
        return Ship(option.player, slot, self._furs(option.furs, _fewest_types(option.furs, need), need, need))

    def _furs(self, held: Counts, proposal: Counts, least: int, most: int) -> Counts:
        """So many of these furs; without a question where there is no choice."""
        if sum(proposal) == sum(held) and least == most:
            return proposal
        labels = {
            kind + 1: self.words("amount-of", thing=capital(self.words("fur-" + FURS[kind])), n=number)
            for kind, number in enumerate(held)
            if number
        }
        self.answers.offer(numbered(labels))

        def fits(numbers: list[int]) -> bool:
            return least <= len(numbers) <= most and all(
                1 <= number <= len(FURS) and numbers.count(number) <= held[number - 1] for number in numbers
            )

        question = self.words("ask-furs", least=least, most=most, proposal=self.teller.furs(proposal))
        numbers = self.answers.numbers(question, fits)
        if not numbers:
            return proposal
        return tuple(numbers.count(kind + 1) for kind in range(len(FURS)))


def _most_plentiful(held: Counts, amount: int) -> Counts:
    """So many things, always of the kind of which most is left."""
    left = list(held)
    for _ in range(amount):
        left[left.index(max(left))] -= 1
    return tuple(before - after for before, after in zip(held, left, strict=True))


def _fewest_types(held: Counts, amount: int) -> Counts:
    """So many furs, of the types of which there are most: the shipment that scores best."""
    chosen = [0] * len(held)
    for kind in sorted(range(len(held)), key=lambda kind: -held[kind]):
        chosen[kind] = min(held[kind], amount - sum(chosen))
    return tuple(chosen)
