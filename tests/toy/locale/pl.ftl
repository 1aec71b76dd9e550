### Gra zabawka.

side-north = Północ
side-south = Południe
side-east = Wschód
side-west = Zachód
side-centre = Środek

scenario-only = Jedyny
scenario-only-about = Po cztery karty i sakiewka.
option-points = Punkty
option-points-about = Z czym każdy zaczyna.
option-mood = Nastrój
option-mood-about = Niczego nie zmienia.
option-mood-calm = spokojny
option-mood-grim = ponury
option-players = Gracze
option-players-about = Trzech do pięciu, w dwóch drużynach.

reason-points = więcej punktów na głowę
reason-draw = tyle samo punktów na głowę

action-bid = Licytuj: { $card }
action-stoke = Podsyć ogień
action-raid = Najedź: { $side }
action-rest = Odpocznij
action-counter = Przebij: { $card }
action-yield = Ustąp
action-give =
    { $count ->
        [one] Oddaj monetę
       *[other] Oddaj monety: { $count }
    }

prompt-bid = Zalicytuj kartą.
prompt-lead = { $side }: najazd albo odpoczynek.
prompt-react = { $side }: przebij albo ustąp.

event-bid =
    { $known ->
        [yes] { $side } licytuje: { $card }.
       *[no] { $side } już licytuje.
    }
event-bids = Licytacja: { $cards }.
event-stoke = { $side } podsyca ogień.
event-raid = { $side } najeżdża: { $target }.
event-rest = { $side } odpoczywa.
event-raided = Na kości { $roll }; łup { $booty }.
event-counter = { $side } zagrywa: { $card }.
event-yield = { $side } ustępuje.
event-give =
    { $known ->
        [yes] { $side } daje monety ({ $coins }): { $target }.
       *[no] { $side } coś daje: { $target }.
    }
event-over = Karty się skończyły.

refusal-when-bid = Licytuje się na początku rundy.
refusal-when-stoke = Ogień podsyca tylko prowadzący rundę.
refusal-when-raid = Najeżdża tylko prowadzący rundę.
refusal-when-rest = Odpocząć może tylko prowadzący rundę.
refusal-when-counter = Kartę zagrywa się przeciw najazdowi albo przeciw karcie przed nią.
refusal-when-yield = Ustępuje się przed najazdem albo przed kartą.
refusal-when-give = Monety daje tylko prowadzący rundę.
refusal-card-not-in-hand = Nie masz tej karty.
refusal-stoked-enough = Ogień nie może być większy.
refusal-no-points = Podsycanie kosztuje punkt, a nie masz żadnego.
refusal-not-at-the-table = Nikt tam nie siedzi.
refusal-own-team = Nie najeżdża się własnej drużyny.
refusal-card-too-low = Karta jest za niska.
refusal-already-given = W tej rundzie już dano monety.
refusal-alone = Nie masz partnera.
refusal-too-poor = W sakiewce nie ma tyle monet.

order-never = Przepuszczaj najazdy
order-always = Zawsze odpieraj
order-not-strong = Nie odpowiadaj na silne karty
until-round = przez tę rundę
until-game = do odwołania
about-side = Najeźdźcy

## The board in the browser

board-map = Mapa wyspy
board-status = Stan gry
board-tab-table = Stół
board-hands = Karty
board-points = Punkty
board-purses = Monety
board-give = Ile monet przekazać
board-legend-mine = karta na ręce
board-legend-gone = karta zagrana
