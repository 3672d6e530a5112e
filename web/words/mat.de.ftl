mat-title = Nieuw Amsterdam
mat-title-turn = ● Du bist dran – Nieuw Amsterdam
mat-title-other = { $player } – Nieuw Amsterdam
mat-notify = Runde { $round }: Der Tisch wartet auf dich.
mat-heading = Nieuw Amsterdam, Runde { $round }: { $phase }
mat-skip = Zu deiner Entscheidung
mat-text-view = Textansicht
mat-home = Startseite
mat-home-brand = Nieuw Amsterdam, Startseite
mat-tools = Werkzeuge am Tisch
mat-menu = Menü
mat-advisor = Ratgeber
mat-sound = Ton
mat-dark = Dunkle Farben
mat-settings = Einstellungen
mat-break = Pause machen
mat-break-note = Ein Bot spielt für dich, bis du zurück bist.
mat-come-back = Ich bin zurück
mat-resting = Ein Bot spielt für dich.
mat-record = Aufzeichnung herunterladen
mat-keys = Tasten
mat-keys-note = Beim Tippen in ein Feld tun die Tasten nichts. Pfeiltasten und Leertaste blättern wie überall.
mat-key-confirm = Gewähltes bestätigen
mat-key-cancel = Gewähltes verwerfen
mat-key-undo = zurücknehmen
mat-key-end = Zug beenden
mat-key-district = Bezirk wählen
mat-key-more = um eins höher bieten
mat-key-less = um eins niedriger bieten
mat-key-box = Geldkassette oder Karte
mat-key-hurry = Animation überspringen
mat-key-read = vorlesen, was die Wahl bewirken würde
mat-key-log = Verlauf
mat-key-chat = Chat
mat-key-text = Textansicht
mat-key-mute = Ton an oder aus
mat-key-keys = diese Liste
mat-key-name-space = Leertaste
mat-key-name-enter = Eingabe
mat-key-name-escape = Esc
mat-read-nothing = Gerade gibt es nichts vorzulesen.
mat-read-draft = Das bringt { $changes }.
mat-read-no-change = Das ändert nichts an deinen Mitteln und Punkten.
mat-round = Runde { $round }
mat-round-of = von { $rounds } · { $decade }
mat-round-short = Runde { $round } von { $rounds }
mat-round-full = Runde { $round } von { $rounds }, { $decade }
mat-phase-setup = Spielaufbau
mat-phase-preparation = Vorbereitung
mat-phase-bidding = Bieten
mat-phase-city = Stadt
mat-phase-land = Land
mat-phase-trade = Handel
mat-phase-provisions = Versorgung
mat-phase-end = Spielende
mat-patroons = Patrone in Zugreihenfolge
mat-decision = Deine Entscheidung
mat-story = Verlauf und Chat
mat-log = Verlauf
mat-log-earlier = Früheres
mat-chat = Chat
mat-chat-field = Sag etwas
mat-chat-send = Senden
mat-chat-empty = Noch hat niemand etwas gesagt.
mat-chat-unread = { $n ->
    [one] Chat: { $n } neue Nachricht
   *[other] Chat: { $n } neue Nachrichten
}
mat-show = Hier gezeigt
mat-cash-box = Geldkassette
mat-chart = Karte
mat-sheet-open = Öffnen: { $title }
mat-sheet-close = Schließen: { $title }
mat-look = Den Tisch ansehen
mat-result = Ergebnis zeigen
mat-tabs = Teile des Tisches
mat-tab-act = Zug
mat-tab-chart = Karte
mat-tab-city = Stadt
mat-tab-mat = Bei mir
mat-tab-others = Andere
mat-to-decision = Zu deiner Entscheidung
mat-hand-over = Jetzt ist { $player } dran
mat-hand-over-ok = OK
mat-your-turn = Du bist dran
mat-your-bid = dein Gebot
mat-acting = am Zug
mat-turn-done = Zug beendet
mat-of = Auslage: { $player }
mat-your-mat = Deine Auslage
mat-open = Auslage zeigen: { $player }
mat-chip = { $player }: Reihenfolge { $token }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}. Auslage zeigen.
mat-who-bot = Bot
mat-who-stand-in = vertreten
mat-who-here = hier
mat-who-present = da
mat-who-away = abwesend
mat-won-for = Spalte { $column } für { $bid }
mat-won-free = Spalte { $column }, gratis
mat-won-short = Spalte { $column }
mat-high-bid = höchstes Gebot: { $bid }
mat-chooser = wählt aus
mat-bidder-won = hat eine Spalte
mat-bidder-chooser = wählt aus
mat-bidder-speaks = kommt noch dran
mat-bidder-waits = noch dabei
mat-zone = Zone { $n }
mat-post-zone = Handelsposten in Zone { $n }; Reise: { $corn } Getreide
mat-buildings-left = { $n ->
    [one] noch { $n } Gebäude
   *[other] noch { $n } Gebäude
}
mat-left = übrig
mat-corn-balance = { $corn } + { $harvest } Ernte − { $upkeep } Unterhalt = { $rest }
mat-ships-bring = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}: { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
} je Runde
mat-no-ships = noch keine
mat-cleared-some = { $n ->
    [one] { $n } gerodete Karte
   *[other] { $n } gerodete Karten
}: { $corn } Getreide je Runde
mat-card-cleared = Gerodetes Land: { $corn } Getreide je Runde
mat-card-open = Land: { $built } von { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häusern
} gebaut; beim Roden { $wood } Holz, danach { $corn } Getreide je Runde
mat-houses = { $built } von { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häusern
} gebaut
mat-tiles = Plättchen dieser Runde
mat-land-row = Land · Punkte beim Roden
mat-wharf = Werft
mat-wharf-is = { $warehouses ->
    [one] { $warehouses } Lagerhaus
   *[other] { $warehouses } Lagerhäuser
}: { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}, Platz für { $room }
mat-ships = Schiffe
mat-place-worth = Land { $place }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
mat-cleared = gerodet
mat-ready = bereit
mat-to-build = noch { $n }
mat-clear-now = Land roden ({ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}): +{ $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, +{ $wood } Holz
mat-more = Land, Werft und Schiffe
mat-then = dann
mat-forecast = Am Ende der Runde
mat-upkeep = Unterhalt { $upkeep }: { $corn } Getreide + { $harvest } Ernte
mat-spare = { $n } übrig
mat-short = { $n ->
    [one] { $n } fehlt: ein Geschäft geht verloren, −{ $points }
   *[other] { $n } fehlen: { $n } Geschäfte gehen verloren, −{ $points }
}
mat-unfed = { $n ->
    [one] { $n } Geschäft ist nicht versorgt
   *[other] { $n } Geschäfte sind nicht versorgt
}: −{ $points }
mat-fed = Alle Geschäfte sind versorgt
mat-then-spare = dann { $n } übrig
mat-then-short = { $n ->
    [one] dann fehlt { $n }
   *[other] dann fehlen { $n }
}
mat-clear-spare = wenn du rodest: { $n } übrig
mat-clear-short = { $n ->
    [one] wenn du rodest: { $n } fehlt
   *[other] wenn du rodest: { $n } fehlen
}
mat-goods-come = { $n ->
    [one] +{ $n } Ware
   *[other] +{ $n } Waren
}
mat-goods-lost = { $n } verloren, kein Platz
mat-then-lost = dann { $n } verloren
mat-income = +{ $n } Einkommen
mat-then-coins = dann +{ $n }
mat-at-end = { $land ->
    [0] am Ende: +{ $n }
   *[other] am Ende: +{ $n }, davon { $land } für Land
}
mat-at-end-parts = Wäre jetzt Schluss: Wahlen { $elections }, Land { $land }, Felle { $furs }, Mittel { $resources }
