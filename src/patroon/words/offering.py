"""What a player may do, as a person reads it: an option with what it costs or brings, its choices."""

from patroon.board import FURS, TRADERS
from patroon.rules.bidding import RESOURCES, OpenOption, TakeOption
from patroon.rules.city import election_points
from patroon.rules.land import AddLandOption, clearing
from patroon.rules.moves import ClearLand, Elections
from patroon.rules.options import Only, Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.state import DISTRICTS, TOP, Counts, State
from patroon.rules.trade import ShipOption, TradeOption, best_shipment, shipping_points
from patroon.words import capital
from patroon.words.telling import Teller


class Offering:
    """Options of one game in words."""

    def __init__(self, teller: Teller, state: State) -> None:
        self.teller = teller
        self.words = teller.words
        self.state = state

    def label(self, option: Option) -> str:
        """The option in a list of choices, with what it costs or brings if that is settled."""
        words = self.words
        fields = option.to_json()
        choice = words(f"do-{fields['move']}")
        if "fee" in fields:
            return words("do-fee" if fields["fee"] else "do-free", choice=choice)
        match option:
            case TradeOption(travel=corn) if corn:
                return words("do-travel", choice=choice, corn=words("amount-corn", n=corn))
            case Only(move=Elections(player=seat)):
                points = words("amount-points", n=election_points(self.state, seat))
                return words("do-score", choice=choice, points=points)
            case Only(move=ClearLand(player=seat)):
                return words("do-score", choice=choice, points=self._clearing(seat))
        return choice

    def _clearing(self, seat: int) -> str:
        """R5.8: the points and the wood that clearing brings now."""
        wood, score = clearing(self.state, seat)
        points = self.words("amount-points", n=score)
        return self.words.listed([points, *([self.words("amount-wood", n=wood)] if wood else [])])

    # Choices, by the number that the move has for each

    def columns(self, option: OpenOption | TakeOption) -> dict[int, str]:
        """Tiles and bonus coins of each column."""
        labels = {}
        for column in option.columns:
            tiles = self.state.columns[column]
            assert tiles is not None
            coins = self.state.layout.board.columns[column].coins
            labels[column] = self.words("choice-column", tiles=capital(self.teller.tiles(tiles)), coins=coins)
        return labels

    def land(self, option: AddLandOption) -> dict[int, str]:
        cards = {slot: self.state.land[slot] for slot in option.slots}
        return {slot: self.teller.land_card(card) for slot, card in cards.items() if card is not None}

    def ships(self, option: ShipOption) -> dict[int, str]:
        """Each ship for which the furs are enough, with the points that the best shipment scores."""
        labels = {}
        for slot in option.slots:
            card = option.ships[slot]
            assert card is not None
            points = shipping_points(self.state, best_shipment(self.state, option.furs, card[0]))
            told = self.words("amount-points", n=points)
            labels[slot] = self.words("do-score", choice=self.teller.ship_card(card), points=told)
        return labels

    def traders(self, option: TradeOption) -> dict[int, str]:
        """Those with whom the player can deal: their furs and their price."""
        return {
            trader: self.words(
                "choice-trader",
                trader=capital(self.words("trader-" + TRADERS[trader])),
                furs=self.teller.furs(option.traders[trader]),
                price=self.words("price-each" if trader == TOP else "price-in-all", goods=option.prices[trader]),
            )
            for trader in option.open_traders()
        }

    def districts(self) -> dict[int, str]:
        return {district: capital(self.teller.district(district)) for district in range(len(DISTRICTS))}

    def held(self, businesses: Counts) -> dict[int, str]:
        """The districts with one's businesses, and how many."""
        return {
            district: self.words("choice-held", thing=name, n=businesses[district])
            for district, name in self.districts().items()
            if businesses[district]
        }

    def furs(self, counts: Counts) -> dict[int, str]:
        """The types of these furs, and how many of each."""
        return {
            kind: self.words("amount-of", thing=capital(self.words("fur-" + FURS[kind])), n=number)
            for kind, number in enumerate(counts)
            if number
        }

    # Sentences

    def unfed(self, option: RemoveOption) -> str:
        """How many businesses must go, and what that costs."""
        points = self.words("amount-points", n=-self.state.layout.board.scoring.removed_business)
        return self.words("play-unfed", n=option.number, points=points)

    def paid(self, paid: Counts) -> str:
        """A payment: coins, goods, wood, corn, then the furs by type."""
        amounts = [
            self.words(f"amount-{name}", n=amount) for name, amount in zip(RESOURCES, paid, strict=False) if amount
        ]
        if any(paid[4:]):
            amounts.append(self.teller.furs(paid[4:]))
        return self.words.listed(amounts)
