### A játékszer.

side-north = Észak
side-south = Dél
side-east = Kelet
side-west = Nyugat
side-centre = Közép

scenario-only = Az egyetlen
scenario-only-about = Fejenként négy lap és egy erszény.
option-points = Pontok
option-points-about = Amivel mindenki kezd.
option-mood = Hangulat
option-mood-about = Semmit sem változtat.
option-mood-calm = nyugodt
option-mood-grim = komor
option-players = Játékosok
option-players-about = Hárman-öten, két csapatban.

reason-points = több pont fejenként
reason-draw = egyenlő pontszám fejenként

action-bid = Licit: { $card }
action-stoke = A tűz szítása
action-raid = Rajtaütés: { $side }
action-rest = Pihenés
action-counter = Ellenlap: { $card }
action-yield = Engedés
action-give =
    { $count ->
        [one] Egy érme átadása
       *[other] { $count } érme átadása
    }

prompt-bid = Licitálj egy lapot.
prompt-lead = { $side }: rajtaütés vagy pihenés.
prompt-react = { $side }: ellenlap vagy engedés.

event-bid =
    { $known ->
        [yes] { $side } licitje: { $card }.
       *[no] { $side } licitált.
    }
event-bids = A licitek: { $cards }.
event-stoke = { $side } szítja a tüzet.
event-raid = { $side } rajtaüt: { $target }.
event-rest = { $side } pihen.
event-raided = A dobás { $roll }; a zsákmány { $booty }.
event-counter = { $side } kijátssza: { $card }.
event-yield = { $side } enged.
event-give =
    { $known ->
        [yes] { $side } { $coins } érmét ad át: { $target }.
       *[no] { $side } átad valamit: { $target }.
    }
event-over = Elfogytak a lapok.

refusal-when-bid = Lapot a kör elején licitálunk.
refusal-when-stoke = Csak a kör vezetője szítja a tüzet.
refusal-when-raid = Csak a kör vezetője üt rajta.
refusal-when-rest = Csak a kör vezetője pihenhet.
refusal-when-counter = Lapot rajtaütés vagy korábbi lap ellen játszunk.
refusal-when-yield = Rajtaütésnek vagy lapnak lehet engedni.
refusal-when-give = Csak a kör vezetője ad át érméket.
refusal-card-not-in-hand = Nincs nálad ez a lap.
refusal-stoked-enough = A tűz nem éghet magasabbra.
refusal-no-points = A szítás egy pontba kerül, és nincs egy sem.
refusal-not-at-the-table = Ott nem ül senki.
refusal-own-team = A saját csapatodon nem ütsz rajta.
refusal-card-too-low = A lap túl alacsony.
refusal-already-given = Ebben a körben már adtál át érméket.
refusal-alone = Nincs társad.
refusal-too-poor = Ennyi érme nincs az erszényedben.

order-never = Engedje át a portyákat
order-always = Mindig hárítson
order-not-strong = Erős lapra ne feleljen
until-round = erre a körre
until-game = visszavonásig
about-side = Portyázók

## The board in the browser

board-map = A sziget térképe
board-status = A játék állása
board-tab-table = Asztal
board-hands = Lapok
board-points = Pontok
board-purses = Érmék
board-give = Átadott érmék
board-legend-mine = kézben lévő lap
board-legend-gone = kijátszott lap
