home-brand = Nieuw Amsterdam, Startseite
home-nav = Seiten
home-nav-play = Spielen
home-nav-watch = Zuschauen
home-nav-learn = Lernen
home-to-dark = Dunkle Farben
home-to-light = Helle Farben
home-lead = Biete um deinen Zug, rode das Land, gewinne die Bezirke, verschiffe die Felle. 2–5 Patrone, 6 Runden.
home-name = Dein Name
home-colour = Deine Farbe
home-colour-blue = Blau, Kreis
home-colour-yellow = Gelb, Raute
home-colour-orange = Orange, Dreieck
home-colour-green = Grün, Quadrat
home-colour-purple = Lila, Kreuz
home-colour-taken = { $colour } (vergeben)
home-level-random = Zufällig
home-level-easy = Sanft
home-level-medium = Solide
home-level-hard = Stark
home-temper-none = Ohne Vorliebe
home-temper-steward = Verwalter
home-temper-farmer = Bauer
home-temper-merchant = Kaufmann
home-temper-politician = Politiker
home-now = Sofort spielen
home-now-note = Du gegen Bots, etwa 30 Minuten. Tipps, wenn du magst.
home-now-bots = Bots am Tisch
home-now-level = Ihre Stärke
home-now-play = Spielen
home-games = Meine Partien
home-games-none = Noch ist hier nichts. Deine erste Partie ist einen Klick entfernt, und hier wartet sie dann auf dich.
home-games-all = Alle { $n } zeigen
home-games-more = Ältere Partien zeigen
home-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
    }
home-alone = Noch niemand sonst
home-game-turn = du bist dran
home-game-continue = Weiter
home-game-open = Öffnen
home-game-review = Ansehen
home-game-open-label = { $what }: { $names }
home-game-waiting = { $n ->
    [0] Kann beginnen
    [one] Noch nicht begonnen, 1 Platz frei
   *[other] Noch nicht begonnen, { $n } Plätze frei
    }
home-game-running = Läuft
home-game-round = Runde { $round }, { $phase }
home-game-decides = { $at }. Am Zug: { $name }
home-game-imported = Importierte Aufzeichnung, { $when }
home-game-over = Beendet
home-game-won = Beendet: du hast mit { $points } Punkten gewonnen
home-game-placed = Beendet: Platz { $place } von { $of }, { $points } Punkte
home-friends = Mit Freunden
home-friends-note = Tisch aufmachen, Link verschicken
home-pass = An einem Gerät
home-pass-note = Ein Bildschirm, 2–5 Leute
home-learn = Lernen
home-learn-note = Das Spiel in fünf Minuten
home-watch = Zuschauen, mitspielen
home-watch-none = Tische, die allen offenstehen
home-watch-both = Es warten: { $open }, es laufen: { $running }
home-watch-open = { $n ->
    [one] 1 Tisch wartet auf Mitspieler
   *[other] { $n } Tische warten auf Mitspieler
    }
home-watch-running = { $n ->
    [one] An 1 Tisch wird gespielt
   *[other] An { $n } Tischen wird gespielt
    }
home-import = Aufzeichnung öffnen
home-import-note = Eine .nar-Datei: nachspielen oder von jeder Stelle an weiterspielen
home-import-busy = Die Aufzeichnung wird geprüft …
home-import-line = { $file }, Zeile { $line }: { $what }
home-import-wrong = { $file }: { $what }
home-plain = Einfache Seiten für alte Browser und Screenreader
home-by-me = Ich
home-by-invite = Per Einladung
home-by-bot = Ein Bot
home-by-here = An diesem Gerät
home-by-invite-note = Kommt über den Link, den du verschickst.
home-new-lead = Wähle, wer wo sitzt. Für alle, die du einlädst, bekommst du einen Link.
home-new-here-lead = Alle spielen an diesem Gerät, nacheinander.
home-new-seats = Plätze
home-new-number = Anzahl der Plätze
home-new-seat = Platz { $n }
home-new-name = Name an Platz { $n }
home-new-name-hint = Name
home-new-colour = Farbe von Platz { $n }
home-new-temper = Temperament
home-new-options = An diesem Tisch
home-new-first = Wer beginnt?
home-new-first-random = Der Zufall entscheidet
home-new-make = Tisch aufmachen
home-new-make-note = { $n ->
    [one] Gleich bekommst du den Link für 1 Gast.
   *[other] Gleich bekommst du den Link für { $n } Gäste.
    }
home-new-start = Partie beginnen
home-new-start-note = Alle sind da: Es geht sofort los.
home-opt-advisor = Ratgeber
home-opt-advisor-note = Man darf fragen, was ein Zug wert ist.
home-opt-undo = Züge zurücknehmen
home-opt-undo-note = Bis jemand anderes entscheidet oder etwas gezogen wird.
home-opt-public = Offen für alle
home-opt-public-note = Steht in der Liste, zum Mitspielen und Zuschauen.
home-opt-pace = Zeit für eine Entscheidung
home-pace-none = Ohne Limit
home-pace-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
    }
home-pace-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
    }
home-pace-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
    }
home-wrong-no-name = Dieser Platz braucht einen Namen.
home-wrong-my-name = Sag den anderen, wie du heißt.
home-wrong-same-name = Diesen Namen gibt es am Tisch schon.
home-watch-title = Offene Tische
home-watch-to-join = Warten auf Mitspieler
home-watch-to-watch = Hier wird gespielt
home-watch-no-open = Gerade wartet niemand.
home-watch-make = Mach einen Tisch für alle auf
home-watch-no-running = Gerade läuft keine öffentliche Partie. Sobald eine beginnt, erscheint sie hier.
home-watch-newest = Das sind die neuesten.
home-watch-free = { $n ->
    [0] Voll, beginnt gleich
    [one] 1 Platz frei. Zeit für eine Entscheidung: { $pace }
   *[other] { $n } Plätze frei. Zeit für eine Entscheidung: { $pace }
    }
home-watch-since = Seit { $when }

lobby-title = Der Tisch ist gedeckt
lobby-missing = { $n ->
    [one] 1 Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
    }
lobby-away = { $n ->
    [one] Alle Plätze sind besetzt, aber jemand ist gerade nicht da: { $names }.
   *[other] Alle Plätze sind besetzt, aber einige sind gerade nicht da: { $names }.
    }
lobby-complete = Alle sind da.
lobby-free = Freier Platz
lobby-free-note = Wartet auf jemanden
lobby-you = Du
lobby-here = An diesem Gerät
lobby-other-device = Am Gerät, an dem der Tisch aufgemacht wurde
lobby-host = Hat diesen Tisch aufgemacht
lobby-person = Gast
lobby-bot = Bot: { $level }
lobby-bot-temper = Bot: { $level }, { $temper }
lobby-present = da
lobby-absent = nicht da
lobby-take = Hier sitzen
lobby-or-bot = oder ein Bot:
lobby-fill = Einen Bot auf Platz { $n } setzen
lobby-fill-with = Einen Bot hierher setzen: { $level }
lobby-clear = Diesen Platz frei machen: { $name }
lobby-start = Partie beginnen
lobby-start-why = Es geht los, sobald alle Plätze besetzt sind. Verschick den Link oder setz Bots auf die freien Plätze.
lobby-start-note = Danach kann niemand mehr dazukommen oder gehen.
lobby-owner-starts = { $name } beginnt die Partie, wenn alle da sind.
lobby-maker-starts = Wer den Tisch aufgemacht hat, beginnt die Partie, wenn alle da sind.
lobby-leave = Den Tisch verlassen
lobby-close = Den Tisch schließen
lobby-close-sure = Für alle schließen?
lobby-close-yes = Schließen
lobby-close-no = Behalten
lobby-invite = Einladen
lobby-invite-note = Wer diesen Link hat, kann sich setzen oder zuschauen. Ein Konto braucht niemand.
lobby-link = Link zu diesem Tisch
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-renew = Neuer Link
lobby-renew-note = Der alte Link gilt dann nicht mehr.
lobby-talk = Gespräch
lobby-talk-none = Noch hat niemand etwas gesagt.
lobby-say = Sag etwas
lobby-send = Senden
lobby-advisor-on = Der Ratgeber darf gefragt werden.
lobby-advisor-off = Ohne Ratgeber.
lobby-undo-on = Züge können zurückgenommen werden.
lobby-undo-off = Züge können nicht zurückgenommen werden.
lobby-public-on = Offen für alle.
lobby-public-off = Nur für die, die den Link haben.
lobby-pace = Zeit für eine Entscheidung: { $pace }.
lobby-first = Es beginnt: { $name }.
lobby-first-random = Der Zufall entscheidet, wer beginnt.
lobby-invited = Du bist eingeladen
lobby-invited-name = Ein Platz an einem Tisch in Nieuw Amsterdam ist frei. Wie sollen die anderen dich nennen?
lobby-invited-seat = Such dir einen Platz und eine Farbe aus.
lobby-on = Weiter
lobby-seats = Plätze
lobby-your-seat = Dein Platz
lobby-join = Mitspielen
lobby-watch = Zuschauen

gone-home = Zur Startseite
gone-watch = Offene Tische ansehen
gone-new = Neuen Tisch aufmachen
gone-learn = Das Spiel lernen
gone-again = Noch einmal versuchen
gone-page-title = Unbekannte Gewässer
gone-page = Unter dieser Adresse gibt es keine Seite. Vielleicht ging unterwegs ein Buchstabe verloren.
gone-0-title = Etwas ging schief
gone-0 = Der Tisch lässt sich gerade nicht zeigen. Meist hilft es, es noch einmal zu versuchen.
gone-401-title = Wer bist du?
gone-401 = Dieser Browser ist hier nicht mehr bekannt. Deine Partien warten: Öffne einen persönlichen Link von einem anderen Gerät oder fang neu an.
gone-403-title = Nicht für alle
gone-403 = Dieser Tisch ist nur für die, die dort sitzen. Bitte jemanden von ihnen um eine Einladung.
gone-404-title = Kein solcher Tisch
gone-404 = Entweder gibt es unter dieser Adresse keinen Tisch, oder er ist privat. Wenn du eingeladen bist, öffne den ganzen Link noch einmal.
gone-409-title = Andere Regeln
gone-409 = Diese Partie wurde nach einer älteren Fassung der Regeln gespielt, die dieser Server nicht mehr kennt. Ihre Aufzeichnung ist sicher.
gone-410-title = Der Tisch wurde geschlossen
gone-410 = Er wurde aufgegeben, bevor die Partie begann.
gone-503-title = Einen Augenblick
gone-503 = Die Partien sind gerade nicht erreichbar. Nichts ist verloren; versuch es bitte gleich noch einmal.
gone-invite-title = Diese Einladung gilt nicht
gone-invite = Der Link ist unvollständig, oder er wurde durch einen neuen ersetzt. Frag nach dem aktuellen Link.
gone-full-title = Alle Plätze sind besetzt
gone-full = Jemand war schneller. Du kannst zuschauen, und vielleicht wird noch ein Platz frei.
gone-running-title = Sie haben schon begonnen
gone-running = Die Partie läuft. Du darfst gern zuschauen.
gone-over-title = Diese Partie ist zu Ende
gone-over = Du kannst sie Zug für Zug ansehen.
gone-link-title = Dieser persönliche Link gilt nicht
gone-link = Er gilt einmal und einen Tag lang. Mach in den Einstellungen des anderen Geräts einen neuen.

set-title = Einstellungen
set-language = Sprache
set-theme = Farben
set-theme-light = Hell
set-theme-dark = Dunkel
set-pace = Tempo der Züge der anderen
set-pace-slow = Langsam
set-pace-normal = Normal
set-pace-fast = Schnell
set-pace-instant = Sofort
set-motion = Die Figuren stehen still, wenn dein System weniger Bewegung wünscht.
set-advisor = Ratgeber
set-advisor-note = Zeigt, was Züge wert sind, wo der Tisch es erlaubt.
set-sound = Ton
set-sound-note = Ein leiser Ton, wenn du dran bist.
set-notify = Benachrichtigungen
set-notify-note = Sagt dir, dass du dran bist, während du auf einer anderen Seite bist.
set-notify-denied = Dein Browser verbietet dieser Seite Benachrichtigungen. In seinen Einstellungen kannst du sie erlauben.
set-devices = Meine Partien auf anderen Geräten
set-devices-note = Es gibt kein Passwort. Ein persönlicher Link öffnet deine Partien auf einem anderen Gerät.
set-devices-nobody = Du bist neu hier. Mit deiner ersten Partie merkt sich dieser Browser, wer du bist, und du kannst deine Partien auf andere Geräte mitnehmen.
set-link = Persönlicher Link
set-link-make = Persönlichen Link machen
set-link-qr = QR-Code mit deinem persönlichen Link
set-link-note = Öffne ihn auf dem anderen Gerät. Er gilt einmal, einen Tag lang. Gib ihn niemandem: Er öffnet deine Partien.
set-device-this = Dieses Gerät
set-device-other = Ein anderes Gerät
set-device-link = Link, den noch niemand geöffnet hat
set-device-since = Seit { $when }
set-device-until = Bis { $when }
set-device-revoke = Sperren
set-forget = Vergiss mich auf diesem Gerät
set-forget-warn = Nur dieses Gerät kennt dich. Wenn du weitermachst, kommt niemand mehr an deine Partien, auch du nicht.
set-forget-warn-others = Dieser Browser vergisst dich. Deine Partien bleiben, und deine anderen Geräte öffnen sie weiterhin.
set-forget-yes = Vergiss mich
set-forget-no = Bleiben
set-me-title = Willkommen zurück
set-me-ask = Dieser persönliche Link öffnet deine Partien in diesem Browser. Er gilt nur einmal.
set-me-yes = Meine Partien hier öffnen
set-me-no = Alles so lassen
set-me-sure-title = In diesem Browser spielt { $name }
set-me-sure = Wenn du den Link öffnest, treten die Partien einer anderen Person an die Stelle dieser hier. Zurück führt nur ein eigener persönlicher Link.
set-me-done-title = Hallo, { $name }!
set-me-done = Deine Partien sind jetzt hier.
set-me-games = Zu meinen Partien

learn-title = Das Spiel in fünf Minuten
learn-lead = Neu-Amsterdam, um 1630. Eine Mauer, ein Fort, ein paar Straßen, dahinter endloser Wald. Hier steht alles, was du für die erste Partie brauchst.
learn-play = Spiel deine erste Partie
learn-goal-title = Das Ziel
learn-goal = Du bist Patron und hast Land, Geschäfte und Schiffe. In sechs Runden sammelst du Punkte: mit Wahlen in der Stadt, mit gerodetem Land, mit Fellen für Europa. Wer am meisten hat, gewinnt. Nichts ist geheim: Du siehst, was alle haben.
learn-round-title = Eine Runde
learn-round = Zuerst werden die Plättchen der Runde versteigert. Dann kommen drei Schritte: Stadt, Land, Handel. In jedem Schritt nutzt ihr nacheinander eure Plättchen dieser Art. Am Ende essen und verdienen alle. Dann kommen neue Karten.
learn-auction-title = Die Versteigerung
learn-auction = Die Geldkassette hat fünf Spalten mit zwei oder drei Plättchen, manche auch mit Münzen. Wer in der Reihenfolge vorn ist, wählt eine Spalte und nennt ein Gebot. Alle anderen sprechen einmal: höher oder passen. Zahlen kannst du mit allem: Münze, Holz, Getreide, Ware und Fell zählen gleich viel. Wer gewinnt, bekommt auch den Platz des Wählenden in der Reihenfolge. Wer übrig bleibt, nimmt sich umsonst eine Spalte.
learn-city-title = Stadt
learn-city = Bau bis zu drei Geschäfte in den sechs Bezirken, für je ein Holz. Oder halte Wahlen ab: 3 Punkte für jeden Bezirk, in dem du die meisten Geschäfte hast, 2 bei Gleichstand. Die anderen bekommen nichts. Also erst bauen, und wählen lassen, wenn du stark bist.
learn-land-title = Land
learn-land = Nimm eine Landkarte; sie kommt rechts an deine Reihe. Oder rode: Jede Karte voller Häuser wird zu Feldern und gibt dir ihr Holz. Punkte bringt ihr Platz in der Reihe: 1, 3, 6, 10, 15 … Rodest du mehrere Karten auf einmal, zählt nur die am weitesten rechts. Jede neue Landkarte drängt die Lenape ein Stück weiter den Fluss hinauf.
learn-trade-title = Fluss und Schiffe
learn-trade = Kauf den Lenape mit Waren Felle ab. Steht deinem Handelsposten kein Langhaus gegenüber, kostet die Reise Getreide. Oder belade ein Schiff mit genau so vielen Fellen, wie es nimmt. Deine häufigste Sorte bringt 3 Punkte je Fell, die zweite 2, die übrigen 1. Das Schiff gehört dann dir und bringt jede Runde Waren.
learn-special-title = Sonderaktionen
learn-special = In jedem Schritt hast du außerdem eine Sonderaktion, in einem Bezirk deiner Wahl. Wo du vorn bist oder Gleichstand hast, ist sie umsonst, sonst kostet sie eine Münze. Was du nicht nutzt, Plättchen oder Sonderaktion, bringt dir eine Münze.
learn-special-lumberyard = Holzfällerbezirk: Holz kaufen oder verkaufen, je eine Münze.
learn-special-granary = Getreidespeicher: Getreide kaufen oder verkaufen, je eine Münze.
learn-special-docks = Hafen: ein Lagerhaus für ein Holz, und Raum für mehr Waren.
learn-special-millwork = Schreiner: bis zu drei Häuser auf deinem Land, je ein Holz.
learn-special-blackmarket = Schwarzmarkt: bis zu drei verdeckte Felle, für je drei Münzen oder Waren.
learn-special-tradingco = Handelsgesellschaft: Dein Handelsposten zieht für ein Holz flussaufwärts.
learn-provisions-title = Versorgung
learn-provisions = Deine Felder bringen Getreide. Dann isst jedes Geschäft eines davon. Ein hungriges Geschäft schließt, und du verlierst 2 Punkte: Achte auf die Vorschau. Deine Schiffe bringen Waren, soweit Platz ist. Jeder Bezirk mit einem Geschäft von dir zahlt eine Münze, und noch eine, wenn du dort allein vorn bist.
learn-end-title = Das Ende
learn-end = Nach der sechsten Runde wählen alle Bezirke noch einmal, für alle. Deine letzte volle Landkarte zählt, wenn sie noch nicht gerodet ist. Jedes Fell, das du noch hast, ist einen Punkt wert, und je drei andere Dinge zusammen auch.
learn-on = Der Tisch zeigt dir, was du tun kannst, was es kostet und was es bringt. Probier es aus: Deine ersten Gegner sind sanft.
