### A böngészős kliens kerete: minden, amit nem egy játék mond.

## Mindenhol

home = Kezdőlap
menu = Menü
close = Bezárás
save = Mentés
copy = Másolás
copied = Kimásolva.
copy-by-hand = Jelöld ki a szöveget, és másold ki.
loading = Betöltés …
filter = Szűrés
new = új
you = te
card = Kártya
reconnecting = Megszakadt a kapcsolat. Újracsatlakozás …

## A kezdőlap

home-title = Ókori háborúk, szabály szerint
home-text = Játszd végig az ókor háborúit a gép ellen, a melletted ülő vagy egy távoli barátoddal. A program minden szabályt betartat, és minden döntésnél megmondja, melyik bekezdésből következik.
quick-start =
    { $count ->
        [2] Játék a gép ellen: { $side }
       *[other] Játék gépekkel: { $side }
    }
quick-hot-seat =
    { $count ->
        [2] Ketten egy képernyőnél
       *[other] { $count } játékos egy képernyőnél
    }
quick-more-players = Vagy többen:
players-count = { $count } játékos
my-tables = Asztalaid
my-tables-empty = Még nincs játszmád. Fent egy kattintás elindít egyet.
open-tables = Nyitott asztalok
open-tables-empty = Most senki sem vár játékostársra.
watch-tables = Nézhető játszmák
watch-tables-empty = Most nem folyik nyitott játszma.
filter-any-game = Bármely játék
filter-any-scenario = Bármely forgatókönyv
filter-any-side = Bármely oldal
filter-any-state = Bármilyen állapotban
filter-side = Oldal
filter-state = Állapot
filter-state-yours = Te jössz
filter-state-playing = Folyamatban
filter-state-open = Játékosokra vár
filter-state-over = Befejezve
filter-nothing = Nincs ilyen asztal.
pages = Oldalak
page-back = Újabbak
page-next = Régebbiek
page-of = { $page }. oldal, összesen { $pages }; { $total } asztal
new-table = Új asztal
your-turn = Te jössz
state-open = Játékosokra vár
state-free = { $count } szabad hely
state-won = Győztes: { $winners }
state-you-won = Győztél
state-you-lost = Vesztettél
state-drawn = Döntetlen
state-broken = Javított szabályok

## Új asztal

game = Játék
scenario = Forgatókönyv
option-elsewhere = Más forgatókönyvekben ez is lehet: { $values }.
seats = Helyek
seat-you = Én
seat-invite = Egy barátom, meghívóval
seat-open = Bárki
seat-machine = Gép: { $level }
team = { $number }. csapat
player-random = újonc
player-random-about = Bármit meglép, amit szabad, gondolkodás nélkül.
player-greedy = legionárius
player-greedy-about = Egy lépéssel tekint előre: gyors, és aki ismeri a játékot, könnyen elbánik vele.
player-planner-1 = centurio
player-planner-1-about = Megtervezi az egész körét, és terveit mintegy 30 szimulációban próbálja ki: a kisebb játékokban a másodperc töredéke alatt, sohasem tovább három másodpercnél.
player-planner-4 = tribunus
player-planner-4-about = Ugyanez négyszer annyi szimulációval, legfeljebb három másodperc alatt.
player-planner-16 = legatus
player-planner-16-about = A legerősebb: tizenhatszor annyi szimuláció, amennyi belefér három másodpercbe.
seed = Mag
seed-random = véletlen
create-table = Asztal létrehozása

## Várakozó asztal

lobby-title = Játékosokra várunk
invited-by = { $name } meghív erre: { $game }.
take-seat = Leülök ide
leave-seat = Felállok innen
seat-empty = szabad hely
seat-invited = meghívott
seat-stand-in = { $level }, { $name } helyett
seat-reserved = fenntartva: { $name }
seat-waiting-invite = a meghívottra vár
seat-waiting-open = bárki leülhet
seat-waiting-you = a játékosára vár
invite-link = Meghívó hivatkozása
invite-about = Küldd el ezt a hivatkozást annak, akit ide hívsz. Azé a hely, aki elsőként leül vele.
invite-new = Új meghívó
remove-table = Asztal törlése
seat-machine-which = Gép ezen a helyen: { $side }
seat-machine-now = Gép üljön ide

## Folyó játszma

board = Játéktábla
log = Napló
chat = Csevegés
table = Asztal
tab-move = Lépés
tab-log = Napló
tab-chat = Csevegés
tab-table = Asztal
log-empty = Még nem történt semmi.
chat-empty = Még senki sem szólt.
chat-say = Írj valamit
chat-say-team = A csapatodnak
chat-channel = Ki olvassa
chat-all = Mindenki
chat-team = Csak { $team }
chat-to-team = a csapatnak
chat-seated = Csak az asztalnál ülők írhatnak.
send = Küldés
present = jelen van
absent = nincs itt
spectators =
    { $count ->
        [one] 1 néző
       *[other] { $count } néző
    }
your-move = Te jössz: { $side }
waiting-for = Most lép: { $side }
machine-thinks = A gép gondolkodik: { $side }
undo = Visszavonás
undo-none = Nincs mit visszavonni: a dobás, a felfedés és a másik játékos lépése egyedül nem vonható vissza.
undo-offer = Visszavonás kérése
all-actions = Minden lépés ({ $count })
orders = Állandó parancsok
orders-about = Válaszok, amelyekhez nem kell kérdés. Senki más nem tud róluk.
orders-for = Kire vonatkoznak:
orders-for-all = az egész seregre
all-actions-title = Minden lépés
offer-asked = { $side } kéri az utolsó lépés visszavonását.
offer-moment =
    { $count ->
        [one] Egy lépés vonódna vissza:
       *[other] { $count } lépés vonódna vissza, közülük az első:
    }
offer-waits = Az utolsó lépésed visszavonását kérted. Válaszra várunk: { $sides }.
offer-watched = { $side } kéri az utolsó lépés visszavonását. Válaszra várunk: { $sides }.
offer-agreed = Beleegyeztél az utolsó lépés visszavonásába. Válaszra várunk még: { $sides }.
agree = Rendben
decline = Elutasítás
withdraw = Kérés visszavonása
resign = Feladás
resign-title = Feladod a játszmát? ({ $side })
resign-loss = A játszma azonnal véget ér, és az oldalad veszít.
resign-out = Az oldalad vesztett. Gép játszik tovább helyette, a többiek végigjátsszák a játszmát.
resign-handover = Gép veszi át ezt a helyet ({ $side }), és a társaid mellett játszik tovább. Ide már nem térhetsz vissza.
concede = Feladom
concede-offer = Feladás az egész csapat nevében
concede-asked = { $sides } feladná a játszmát. Ha beleegyezel, a csapatod vesztett.
concede-waits = Feladnád a játszmát a csapat nevében. Válaszra várunk: { $sides }.
play-on = Játszom tovább
resigned = { $sides } feladta.
winners =
    { $count ->
        [one] Győztes
       *[other] Győztesek
    }: { $winners }.
game-over = Vége a játszmának
rematch =
    { $count ->
        [2] Visszavágó, oldalcserével
       *[other] Visszavágó, helycserével
    }
rematch-join = A visszavágóhoz
download = Jegyzőkönyv letöltése
seed-digest = A mag lenyomata
seed-about = A lenyomat kezdettől rögzíti a dobásokat; maga a mag a végén látható, így bárki ellenőrizheti őket.
table-gone = Nincs ilyen asztal.
table-other-rules = Ennél az asztalnál a szabályok másik változatával játszottak.
broken-title = A szabályokat kijavítottuk
broken = A szabályok { $rules }. változata szerint a játszma eddig érvényes: { $ply }. lépés, összesen { $length }.
broken-refused = A következő lépés ({ $side }) már nem szabályos.
broken-over = A játszma ott véget ért volna.
broken-failed = A következő lépés ({ $side }) már nem játszható meg.
broken-changed = Ami utána jön, annak most más lenne a hatása; a napló úgy meséli el, ahogy játszották.
broken-setup = A játszma forgatókönyve vagy egyik beállítása már nem létezik.
broken-newer = Újabb szabályokkal játszották, mint amilyeneket ez a kiszolgáló ismer.
broken-go-on = Innen folytatjuk
broken-waits = Innen folytatnád. Válaszra várunk: { $sides }.
broken-keep = Maradjon, ahogy volt
broken-keep-text = A játszma itt véget ér, és senki sem nyer. Úgy olvasható, ahogy játszották.
broken-replay = A szabályokat kijavítottuk: a(z) { $ply }. lépéstől a tábla nem mutatható meg, csak a napló meséli el, mi történt.
dice-rolled = Kockák: { $rolls }
plain-actions = Amit tehetsz
plain-rest = Az asztalon

curtain-title = { $side } következik
curtain-text = Add át a képernyőt. A többiek most nem néznek ide.
curtain-open = Én vagyok: { $side }. Mutasd a táblát
curtain-back = Én vagyok: { $side }. Visszavonom a lépésemet

## Szabályok

rules = Szabályok
rules-title = { $game }: a szabályok
rules-text = A szabálykönyv minden számozott bekezdése egy rövid leírásban, a mi szavainkkal.
rules-search = Keresés szám vagy szó szerint
rules-found =
    { $count ->
        [one] 1 bekezdés
       *[other] { $count } bekezdés
    }
rules-cards =
    { $count ->
        [one] 1 kártya
       *[other] { $count } kártya
    }
rules-page = Külön oldal
rule-number = { $number }. szabály

## Visszajátszás

replay = Visszajátszás
replay-open = Jegyzőkönyv visszajátszása
replay-drop = Húzd ide a jegyzőkönyv fájlját
replay-drop-about = A jegyzőkönyv egy befejezett játszma szövegfájlja, ahogy az asztal vagy a parancssor írja.
choose-file = Fájl választása
replay-slider = A játszma pillanata
replay-at = { $ply }. lépés, összesen { $length }
replay-first = Az elejére
replay-last = A végére
replay-back = Egy lépéssel vissza
replay-next = Egy lépéssel tovább
replay-back-turn = Az előző fordulóhoz
replay-next-turn = A következő fordulóhoz
replay-play = Lejátszás vagy szünet
replay-jump = Ugrás
replay-as = Nézet
replay-speed = Sebesség
as-omniscient = Minden látszik
as-spectator = Nézőként
as-seat = Oldal: { $side }
share = E pillanat hivatkozásának másolása

## Beállítások és billentyűzet

settings = Beállítások
settings-language = Nyelv
theme = Megjelenés
theme-auto = A rendszer szerint
theme-light = Világos
theme-dark = Sötét
your-name = Neved
name-kept = Mostantól ez a neved: { $name }.
revoke = Kijelentkezés mindenhol máshol
revoke-about = Csak ez a böngésző marad a tiéd.
revoked = Minden más böngésző ki van jelentkeztetve.
keyboard = Billentyűzet
key-tab = Ugrás a következő kattintható elemre, és kattintás
key-escape = A nyitott ablak bezárása
key-done = A felszólítás egyetlen gombjának megnyomása

## Hibák

error-offline = A kiszolgáló nem válaszol. Próbáld újra.
error-unavailable = A kiszolgáló ezt most nem tudja megtenni. Próbáld újra.
error-bad-setup = Ennek a játéknak nincs ilyen forgatókönyve, beállítása vagy helye.
error-bad-record = Ez a fájl nem visszajátszható jegyzőkönyv.
error-no-user = A böngészőnek el kell fogadnia ennek a webhelynek a sütijeit.
error-bad-origin = A kérés másik webhelyről jött.
error-not-yours = Ez nem a te helyed vagy asztalod.
error-bad-invite = A meghívó hibás, vagy már felhasználták.
error-not-found = Nincs itt ilyen.
error-bad-method = A kiszolgáló ezt nem érti.
error-taken = Azt a helyet már más elfoglalta.
error-already-seated = Már ennél az asztalnál ülsz.
error-not-open = Az asztal már nem nyitott.
error-not-playing = A játszma nincs folyamatban.
error-not-over = A játszma még nem ért véget.
error-too-many-tables = Túl sok asztalod van. Előbb fejezz be néhányat.
error-rules-changed = Ezt a játszmát a szabályok másik változatával játszották.
error-stale = A játszma közben továbbment. Nézd meg újra.
error-name-taken = Ennél az asztalnál valakinek hasonló neve van. Előbb válassz másikat.
error-too-large = Ez túl nagy.
error-too-slow = A kérés túl lassan érkezett meg.
error-not-json = A kiszolgáló ezt nem érti.
error-malformed = A kiszolgáló ezt nem érti.
error-rate-limited = Ez túl gyors volt. Várj egy kicsit.
error-no-such-seat = Ennek a játéknak nincs ilyen helye.
error-no-such-order = Ez a játék nem ismer ilyen állandó parancsot.
error-too-many-orders = Ez a hely már annyi állandó parancsot adott, amennyit adhat.
error-no-such-question = Ez a játék nem ismer ilyen kérdést.
error-not-your-seat = Ez nem a te helyed.
error-not-your-team = Ennek a csapatnak csak a saját játékosai írhatnak.
error-not-seated = Ezt csak az asztalnál ülők tehetik meg.
error-nothing-to-undo = Nincs mit visszavonni.
error-no-offer = Ez a kérés már nem él.
error-nothing-to-decide = Már nincs miről dönteni.
error-no-hints = Ebben a játékban nincs tanács.
error-not-to-move = Most nincs mit választani.

## The frame of every board

map-zoom-in = Nagyítás
map-zoom-out = Kicsinyítés
map-fit = Egész térkép
map-legend = Jelmagyarázat
performing = Folyamatban …
performing-stop = Megállítás
performing-asked = Megszakadt: előbb másra kell válaszolni.
performing-otherwise = Megszakadt: a helyzet nem az, amire számítani lehetett.
performing-refused = Megszakadt: a következő lépés nem megengedett.
battle-fold = A térkép
battle-unfold = A csata
board-winner =
    { $winners } { $count ->
        [one] győz
       *[other] győznek
    }
board-draw = Döntetlen

## A többiek köre

news = Az utolsó lépésed óta
news-turn = Az utolsó kör
news-watch = Újra
news-close = Elrejtés
earlier = Korábbi pillanat
now = Vissza a jelenbe
catch-up = Átugrás
pace = A többiek lépéseinek tempója
pace-instant = Azonnal
pace-quick = Gyors
pace-normal = Közepes
pace-slow = Lassú
ending = A kör vége előtt
ending-ask = Kérdezzen meg
ending-never = Ne kérdezzen
ending-left =
    { $count ->
        [one] Még van egy másik lehetőséged. Ha a másik fél továbblép, ezt egyedül már nem vonhatod vissza.
       *[other] Még { $count } másik lehetőséged van. Ha a másik fél továbblép, ezt egyedül már nem vonhatod vissza.
    }
ending-no-more = Többé ne kérdezzen
ending-back = Még nem

group =
    { $count ->
        [one] 1 kijelölve: kattints a célra, vagy jelölj ki többet.
       *[other] { $count } kijelölve: kattints a célra.
    }
group-all = Mind menjen együtt ({ $count })
again = { $action }, újra:

## Tanács

hint = Tipp
hint-waits = Gondolkodás …
hint-title = A gép ezt játszaná
hint-value = Az esélyed a becslése szerint: most { $before }, utána { $after } (−100 és 100 között).
hint-won =
    { $simulations ->
        [0] Nem volt más összehasonlításra érdemes terv.
       *[other] A { $simulations } szimulált folytatás { $won } %-ában te állsz jobban.
    }
