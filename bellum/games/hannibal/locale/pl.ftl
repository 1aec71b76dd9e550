### Hannibal: Rzym przeciw Kartaginie. Nazwy łacińskie się nie odmieniają, stąd zapis z dwukropkiem lub strzałką.

## Nazwy

side-rome = Rzym
    .genitive = Rzymu
    .accusative = Rzym
side-carthage = Kartagina
    .genitive = Kartaginy
    .accusative = Kartaginę

region-africa = Afryka
region-iberia = Iberia
region-italia = Italia
region-sicilia = Sycylia
region-corsica_sardinia = Korsyka i Sardynia
region-mauretania = Mauretania

place-pool = w puli
place-displaced = usunięci z mapy
place-gone = poza grą
place-later = przybędą później

loss-cu = zwykły oddział
loss-elephant = słonia
loss-train = machinę oblężniczą

office-consul = konsul
office-proconsul = prokonsul
office-dictator = dyktator

phase-reinforcements = uzupełnienia
phase-strategy = strategia
phase-winter = straty zimowe
phase-isolation = izolacja
phase-victory = sprawdzenie zwycięstwa

stage-preparation = przygotowanie
stage-deal = rozdanie
stage-round = początek rundy
stage-attack = atak
stage-match = odpowiedź
stage-counterattack = kontratak
stage-claim = dezercja sojuszników
stage-withdrawal = odwrót
stage-end = koniec

marker-macedonian_alliance = sojusz macedoński
marker-naval_victory = kartagińskie zwycięstwo na morzu
marker-truce = rozejm
marker-hanno_counsels = Hanno ma posłuch w Kartaginie
marker-cato_counsels = Kato ma posłuch w Rzymie
marker-reshuffle = po tej turze talia będzie przetasowana
marker-archimedes = machiny Archimedesa
marker-latin_colonies = kolonie latyńskie odmawiają rekruta
marker-citadel = cytadela
marker-foraging = furażowanie
marker-flamen = Flamen Martialis

word-headline = Tura { $turn } z { $of } · { $years } p.n.e. · { $phase }
word-to-move = decyduje
word-first = zaczyna
word-independent = Prowincje niezależne
word-neutral = neutralne
word-empty = puste
word-force =
    { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[other] { $count } oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(sł. { $elephants })
    }{ $trains ->
        [0] {""}
       *[other] {" "}+ machiny
    }
word-inside = za murami
word-sieges = Oblężenia
word-markers = Znaczniki
word-generals = Dowódcy
word-moving = W ruchu
word-move-points = PR
word-intercept = przechwytuje
word-avoid = unika bitwy
word-hand = Ręka
word-playing = Zagrana
word-cards = Karty
word-deck = talia
word-discards = odrzucone
word-ops = OP
word-round = runda { $round }
word-battle-cards = karty bitewne
word-open = odkryte

scenario-second_punic_war = Druga wojna punicka, 218–201 p.n.e.
scenario-second_punic_war-about = Cała wojna w dziewięciu turach: Hannibal stoi pod miastem Saguntum, Rzym ma pod bronią dwóch konsulów.
scenario-crossing_the_alps = Przejście przez Alpy, 218–216 p.n.e.
scenario-crossing_the_alps-about = Pierwsze trzy tury wojny przy tym samym rozstawieniu: gra na jeden wieczór.
scenario-campaign_iberia = Kampania: Iberia, 210–205 p.n.e.
scenario-campaign_iberia-about = Dwie tury w Iberii: Scipio Africanus przeciw trzem armiom Kartaginy. Wyborów nie ma.
scenario-campaign_africa = Kampania: Afryka, 204–201 p.n.e.
scenario-campaign_africa-about = Dwie tury w Afryce i na drodze do niej: Scipio Africanus idzie na Carthago, Hannibal wraca do domu. Wyborów nie ma.

option-cards = Karty strategii
option-cards-about = Klasyczne: karty 1–64. Dodatkowe: także 65–74. Wszystkie: także 75–91.
option-cards-classic = klasyczne
option-cards-additional = dodatkowe
option-cards-all = wszystkie
option-remove_extra_cards = Dodane karty działają raz
option-remove_extra_cards-about = Karty 75–91 zagrane jako wydarzenia wypadają z gry.
option-messenger_variant = Pojmany posłaniec, wariant
option-messenger_variant-about = Kto stracił przez niego kartę, może zażądać, by druga strona od razu zagrała inną.
option-elephant_fear = Słonie wpadają w szał (77)
option-elephant_fear-about = W talii karta 77 zajmuje miejsce karty 42.
option-more_generals = Dodatkowi dowódcy
option-more_generals-about = Bomilcar u Kartaginy; Gracchus, Livius, Flaccus, Valerius i Crassus w puli Rzymu.
option-fallen = Polegli konsulowie
option-fallen-about = Konsul lub prokonsul, którego całą armię zniszczono w bitwie, wypada z gry.
option-no_reelection = Bez ponownego wyboru
option-no_reelection-about = Nikt oprócz Fabiusa nie jest konsulem dwie tury z rzędu.
option-fates = Przeznaczenie
option-fates-about = Niektórzy Rzymianie wypadają z gry w turze, w której historycznie zginęli.
option-mauretania = Mauretania
option-mauretania-about = W grze jest prowincja Mauretania ze swoimi plemionami.
option-flexible_pcs = Łatwiejsze PC
option-flexible_pcs-about = Maszerująca armia z 3 oddziałami może za 1 punkt ruchu usunąć wrogi żeton PC, a za kolejny położyć własny.
option-alternative_reinforcements = Alternatywne uzupełnienia
option-alternative_reinforcements-about = Strony dostają po oddziale za każde ze swoich głównych miast, które wciąż trzymają.
option-alternative_sieges = Alternatywne oblężenia
option-alternative_sieges-about = Mniejsze miasta padają po 2 punktach oblężenia, częściej rzuca się białą kością, a zdobywca łupi miasto albo okazuje łaskę.
option-always_ask = Zawsze pytaj o kontrwydarzenia
option-always_ask-about = Gracz jest pytany nawet wtedy, gdy nie ma odpowiedniej karty, więc milczenie niczego nie zdradza. Spowalnia to grę.
option-original_hannibal = Oryginalny Hannibal
option-original_hannibal-about = Jak w dawnych wydaniach: bez Mauretanii i dodatkowych dowódców, niezależnie od innych opcji.

order-any = Nie zagrywaj kontrwydarzeń
order-battle = Żadnych kontrwydarzeń przed bitwami
order-desertion = Żadnych dezercji sojuszników
order-charge = Nie płosz słoni
order-event = Nie anuluj wydarzeń
order-entry = Nie podburzaj plemion
order-weather = Żadnej złej pogody podczas marszu
order-storms = Żadnych sztormów na morzu
order-conquest = Nie broń cytadel
order-omen = Nie powtarzaj własnych rzutów
order-black-day = Nie powtarzaj rzutów przeciwnika
until-turn = przez tę turę
until-battle = przez tę bitwę

reason-capital = padła stolica wroga
reason-peace = wróg kapituluje
reason-region = opanowany jest region, który rozstrzyga wojnę
reason-points = więcej prowincji po ostatniej turze
reason-tie = remis po ostatniej turze wystarcza
reason-general-lost = Scipio Africanus stracony

## Karty

card-corsica_sardinia_revolt = Bunt na Korsyce i Sardynii
card-sicilia_revolts = Bunt na Sycylii
card-numidia_revolts = Bunt w Numidii
card-celtiberia_revolts = Bunt w Celtyberii
card-maharbals_cavalry = Jazda Maharbala
card-philip_allies = Filip V Macedoński sojusznikiem Kartaginy
card-philip_peace = Filip V Macedoński zawiera pokój z Rzymem
card-macedonian_reinforcements = Posiłki macedońskie
card-balearic_slingers = Procarze z Balearów
card-bruttium_recruits = Zaciągi brutyjskie
card-ligurian_recruits = Zaciągi liguryjskie
card-iberian_recruits = Zaciągi iberyjskie
card-gallic_recruits = Zaciągi galijskie
card-surprise_sortie = Wycieczka z zaskoczenia
card-traitor_in_tarentum = Zdrajca w Tarencie
card-senate_dismisses_proconsul = Senat odwołuje prokonsula
card-mutins_numidians = Numidowie Muttinesa
card-numidian_ally = Numidyjski sojusznik
card-sophonisba = Sofonisba uwodzi króla Numidów
card-capua_sides_with_carthage = Kapua przechodzi na stronę Kartaginy
card-syracuse_allies_with_carthage = Syrakuzy sojusznikiem Kartaginy
card-i_have_come_into_italy = Przybyłem do Italii...
card-carthaginian_naval_victory = Kartagińskie zwycięstwo na morzu
card-siege_train = Kartagińskie machiny oblężnicze
card-spanish_allies_desert = Dezercja Iberów
card-diplomacy_a = Dyplomacja
card-diplomacy_b = Dyplomacja
card-minor_campaign_a = Mała Kampania
card-minor_campaign_b = Mała Kampania
card-minor_campaign_c = Mała Kampania
card-minor_campaign_d = Mała Kampania
card-two_legions_of_slaves = Dwa legiony niewolników
card-auxiliaries_apulia = Auxilia (Apulia)
card-auxiliaries_etruria = Auxilia (Etruria)
card-auxiliaries_samnium = Auxilia (Samnium)
card-auxiliaries_lucania = Auxilia (Lucania)
card-auxiliaries_campania = Auxilia (Campania)
card-opposing_fleet_breaks_siege = Wroga flota przerywa oblężenie
card-adriatic_pirates = Piraci z Adriatyku
card-tribal_resistance = Opór plemion
card-treachery_within_city = Zdrada w mieście
card-grain_shortage = Brak zboża
card-storms_at_sea = Sztormy
card-archimedes_engines = Machiny Archimedesa
card-imperium_a = Imperium (66)
card-citadel_holds_out = Cytadela się broni
card-latin_colonies_refuse = Kolonie latyńskie odmawiają rekruta
card-massinissa = Masynissa
card-syphax = Syfaks
card-hannibal_ad_portas = Hannibal ad portas
card-foraging = Furażowanie
card-veterans = Weterani
card-denarii_and_silver = Denary i srebro
card-forage_parties_cut_off = Odcięci furażerzy
card-elephant_fear = Słonie wpadają w szał (77)
card-volunteers = Ochotnicy
card-rival_factions = Zwaśnione stronnictwa
card-imperium_b = Imperium (83)
card-bad_omen = Zła wróżba
card-favourable_ground = Dogodny teren
card-turncoats = Zbiegowie
card-exchange_of_prisoners = Wymiana jeńców

## Części zdań

the-side =
    { $side ->
        [rome] { side-rome }
       *[carthage] { side-carthage }
    }
the-side-genitive =
    { $side ->
        [rome] { side-rome.genitive }
       *[carthage] { side-carthage.genitive }
    }
the-side-accusative =
    { $side ->
        [rome] { side-rome.accusative }
       *[carthage] { side-carthage.accusative }
    }
the-victims =
    { $victim ->
        [rome] rzymski
       *[carthage] kartagiński
    }
# Mianownik i biernik.
units =
    { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[other] { $count } oddziałów
    }
with-units =
    { $count ->
        [0] bez oddziałów
        [one] z 1 oddziałem
       *[other] z { $count } oddziałami
    }
rolled-against =
    { $rolls } (potrzeba { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    })
modified =
    { $modifier ->
        [0] { $rolls }
       *[other] { $rolls } (modyfikator { $modifier })
    }

## Akcje

action-place = Wystaw: { $space }
action-proconsul = Prokonsul: { $general }
action-first = Zagraj jako pierwszy
action-second = Zagraj jako drugi
action-event = Wydarzenie: { $card }
action-ops = Punkty OP: { $card }
action-discard = Odrzuć: { $card }
action-counter = Kontrwydarzenie: { $card }
action-activate = Aktywuj: { $general }
action-pc = Żeton PC: { $space }
action-remove = Usuń żeton PC: { $space }
action-raise = Zaciąg oddziału: { $space }
action-take =
    { $count ->
        [0] Bez oddziałów
        [one] Weź { $count } oddział
        [few] Weź { $count } oddziały
       *[other] Weź { $count } oddziałów
    }
action-elephants =
    { $count ->
        [0] Bez słoni
        [one] { $count } słoń
        [few] { $count } słonie
       *[other] { $count } słoni
    }
action-join = Dołącz: { $general }
action-leave = Odłącz: { $general }
action-take_train = Weź machiny oblężnicze
action-leave_train = Zostaw machiny oblężnicze
action-march = Marsz: { $space }
action-sail = Rejs: { $space }
action-sail_in = Rejs za mury: { $space }
action-enter = Wejdź za mury
action-sortie = Wycieczka
action-besiege = Oblegaj
action-uproot = Usuń wrogi żeton PC
action-plant = Połóż żeton PC
action-halt = Zakończ ruch
action-walls =
    { $count ->
        [0] Za murami nikt
        [one] Za murami { $count } oddział
        [few] Za murami { $count } oddziały
       *[other] Za murami { $count } oddziałów
    }
action-intercept = Przechwytuje { $general }
action-avoid = Bitwy unika { $general }
action-to = Cel: { $space }
action-back = Cofnij się
action-stand = Przyjmij bitwę
action-roll = Rzuć kością
action-charge = Szarża słoni
action-withdraw = Spróbuj odwrotu
action-play = Zagraj: { $battle_card }
action-reserve = Odwód jako: { $battle_card }
action-probe = Rozpoznanie jako: { $battle_card }
action-concede = Poddaj bitwę
action-seize = Przejmij inicjatywę
action-claim = Weź: { $battle_card }
action-draw = Weź losową kartę
action-lose = Strać { $loss }
action-command = Dowodzi { $general }
action-province = Prowincja: { $province }
action-target = Wybierz: { $space }
action-general = Wybierz: { $general }
action-demand = Zażądaj innej karty
action-sack = Złup miasto
action-mercy = Okaż łaskę
action-pass = Pas
action-done = Gotowe

## Polecenia

prompt-levy =
    { the-side }: rozmieść uzupełnienia; { $count ->
        [one] został 1 oddział.
        [few] zostały { $count } oddziały.
       *[other] zostało { $count } oddziałów.
    }
prompt-return = { the-side }: gdzie wraca { $general }?
prompt-scipio = { the-side }: gdzie przybywa { $general } z 5 oddziałami?
prompt-proconsul = { the-side }: mianuj prokonsula albo zakończ.
prompt-consul = { the-side }: którą armię obejmie konsul { $general }?
prompt-preempt = { the-side }: zagraj teraz kartę kampanii, by być pierwszym, albo spasuj.
prompt-first = { the-side }: grasz w tej turze jako pierwszy czy jako drugi?
prompt-card = { the-side }: zagraj kartę strategii jako wydarzenie lub dla punktów OP albo odrzuć kartę.
prompt-ops =
    { the-side }: { $card } daje { $count ->
        [one] { $count } punkt OP
        [few] { $count } punkty OP
       *[other] { $count } punktów OP
    }. Aktywuj dowódcę, kładź żetony PC albo za 3 OP zaciągnij oddział.
prompt-activate =
    { the-side }: { $card }. { $count ->
        [one] Aktywuj dowódcę albo zakończ.
       *[other] Aktywuj po kolei najwyżej { $count } dowódców albo zakończ.
    }
prompt-pcs =
    { the-side }: kładź lub odwracaj żetony PC albo zakończ; { $count ->
        [one] został { $count } punkt OP.
        [few] zostały { $count } punkty OP.
       *[other] zostało { $count } punktów OP.
    }
prompt-remove = { the-side }: wskaż { the-victims } żeton PC do usunięcia; pozostało: { $count }.
prompt-event =
    { the-side }: wskaż, czego dotyczy { $card }; { $count ->
        [one] został { $count } wybór.
        [few] zostały { $count } wybory.
       *[other] zostało { $count } wyborów.
    }
prompt-demand = { the-side }: zażądać, by przeciwnik od razu zagrał inną kartę?
prompt-march =
    { the-side }: { $general } { with-units }, pole: { $space }. { $points ->
        [0] Brak punktów ruchu.
        [one] Został { $points } punkt ruchu.
        [few] Zostały { $points } punkty ruchu.
       *[other] Zostało { $points } punktów ruchu.
    }
prompt-stopped = { the-side }: { $general } { with-units } nie idzie dalej, pole: { $space }. Zakończ ruch albo zrób, co tu jeszcze można.
prompt-walls =
    { the-side }: kto jest za murami miasta { $space }? Teraz { $count ->
        [0] nie ma tam oddziałów.
        [one] jest tam { $count } oddział.
        [few] są tam { $count } oddziały.
       *[other] jest tam { $count } oddziałów.
    }
prompt-quarters =
    { the-side }: dowódcy są po obu stronach murów miasta { $space }. { $count ->
        [one] Czy nowy oddział staje za murami?
        [few] Ile z { $count } nowych oddziałów staje za murami?
       *[other] Ile z { $count } nowych oddziałów staje za murami?
    }
prompt-reaction = { the-side }: { $general } wchodzi { with-units } na pole { $space }. Przechwytuj, unikaj bitwy albo zakończ.
prompt-detach-intercept = { the-side }: { $general } { with-units } przechwytuje. Zmień to albo zakończ.
prompt-detach-avoid = { the-side }: { $general } { with-units } unika bitwy. Zmień to albo zakończ.
prompt-evade = { the-side }: dokąd idzie { $general }, by uniknąć bitwy? Teraz stoi tu: { $space }.
prompt-intercepted = { the-side }: twoją armię przechwycono, pole: { $space }. Cofa się czy przyjmuje bitwę?
prompt-pursuit = { the-side }: wróg uniknął bitwy, pole: { $space }. Czy { $general } rzuca, by iść dalej?
prompt-command = { the-side }: kto dowodzi? Pole: { $space }.
prompt-relief = { the-side }: czy oddziały z miasta { $space } przyłączą się do bitwy wycieczką?
prompt-sally = { the-side }: kto zostaje w mieście { $space } i nie robi wycieczki? Oddziały za murami: { $count }.
prompt-change = { the-side }: rzucić na zmianę dowodzącego konsula? Pole: { $space }.
prompt-charge = { the-side }: czy słonie szarżują? Pole: { $space }.
prompt-attack = Bitwa: { $space }, runda { $round }. { the-side }: zagraj kartę bitewną.
prompt-match = Bitwa: { $space }, runda { $round }. { the-side }: dopasuj kartę { $battle_card } albo przegraj bitwę.
prompt-counterattack = Bitwa: { $space }, runda { $round }. { the-side }: rzucić na kontratak?
prompt-initiative = Bitwa: { $space }, runda { $round }. { the-side }: przejąć inicjatywę?
prompt-claim = Bitwa: { $space }, runda { $round }. { the-side }: weź odkrytą kartę bitewną albo losową.
prompt-prevent = Bitwa: { $space }, runda { $round }. { the-side }: rzucić, by powstrzymać odwrót?
prompt-losses = { the-side }: wskaż, co tracisz, pole: { $space }; jeszcze { units }.
prompt-forage = { the-side }: czy zgrupowanie korzysta z zapasów, czy rzuca na straty? Pole: { $space }.
prompt-retreat = { the-side }: dokąd ucieka pobite zgrupowanie? Pole bitwy: { $space }.
prompt-retreat-by = { the-side }: którędy ucieka pobite zgrupowanie? Dokąd: { $space }.
prompt-withdraw-to = { the-side }: dokąd odchodzi armia po odwrocie? Pole bitwy: { $space }.
prompt-siege-again = { the-side }: czy { $general } rzuca drugi raz? Pole: { $space }.
chapter-25 = Karty strategii
prompt-fate = { the-side }: rozstrzygnij los miasta { $space }.
prompt-mercy = { the-side }: wybierz pobliski żeton PC, który przejdzie na twoją stronę. Miasto: { $space }.
prompt-window-battle = { the-side }: zagraj kartę na tę bitwę albo spasuj.
prompt-window-desertion = { the-side }: zagraj kartę Dezercja sojuszników albo spasuj.
prompt-window-charge = { the-side }: spłosz szarżujące słonie albo spasuj.
prompt-window-event = { the-side }: unieważnij wydarzenie kartą Fenickie kłamstwa albo spasuj.
prompt-window-entry = { the-side }: poślij wrogie plemiona na zgrupowanie, które właśnie weszło, albo spasuj.
prompt-window-weather = { the-side }: zatrzymaj ruch kartą Zła pogoda albo spasuj.
prompt-window-storms = { the-side }: ześlij na flotę sztormy albo spasuj.
prompt-window-conquest = { the-side }: utrzymaj cytadelę zdobytego miasta albo spasuj.
prompt-window-omen = { the-side }: powtórz swój rzut ({ $die }) kartą Dobra wróżba albo spasuj.
prompt-window-bad-omen = { the-side }: każ przeciwnikowi powtórzyć rzut ({ $die }) kartą Zła wróżba albo spasuj.

## Zdarzenia: tury i karty

event-turn = Tura { $turn }, { $years } p.n.e.
event-cards-dealt =
    Każdy gracz dostaje { $count ->
        [one] { $count } kartę strategii.
        [few] { $count } karty strategii.
       *[other] { $count } kart strategii.
    }
event-reshuffled = Odrzucone karty wracają do talii, talia jest przetasowana.
event-preempted = { the-side } wyprzedza kartą kampanii i zaczyna tę turę.
event-first = Tę turę zaczyna { the-side }.
event-event = { the-side } zagrywa wydarzenie: { $card }.
event-ops = { the-side } zagrywa kartę dla punktów OP: { $card }.
event-discarded = { the-side } odrzuca kartę: { $card }.
event-counter = { the-side } zagrywa kontrwydarzenie: { $card }.
event-cancelled = Wydarzenie { the-side-genitive } jest unieważnione: { $card }.
event-truce-ends = { the-side } kończy rozejm.
event-card-lost = { the-side } traci kartę z ręki: { $card }.
event-intercepted =
    { $known ->
        [yes] Pojmano posłańca { the-side-genitive }, przejęta karta: { $card }.
       *[no] Pojmano posłańca { the-side-genitive }, przepada jedna karta.
    }
event-demanded = { the-side } żąda, by przeciwnik od razu zagrał inną kartę.
event-thrown-again = Powtórzony rzut { the-side-genitive }: { $rolls } zamiast { $die }.
event-struck = { $space }: działa karta { $card }.

## Zdarzenia: uzupełnienia i dowódcy

event-units =
    { $space }: { the-side } wystawia { units }{ $elephants ->
        [0] {""}
        [one] , w tym { $elephants } słoń
        [few] , w tym { $elephants } słonie
       *[other] , w tym { $elephants } słoni
    }.
event-general-placed = { $space }: dowództwo obejmuje { $general }.
event-scipio = { $space }: przybywa { $general }.
event-proconsul = Prokonsulem zostaje { $general }.
event-elected = Nowi konsulowie: { $generals }.
event-fate = Spełnia się przeznaczenie, { $general } wypada z gry.
event-dictator = Dyktatorem zostaje { $general }.
event-resigned = { $general } składa dyktaturę.
event-dismissed = Senat odwołuje prokonsula, jego miejsce zajmuje { $general }.
event-flamen = Kapłanem Marsa jest w tej turze { $general }.
event-general-displaced = { $space }: { $general } zostaje usunięty z mapy.
event-general-gone = { $space }: { $general } ginie i wypada z gry.
event-train = { $space }: { the-side } sprowadza machiny oblężnicze.
event-train-lost = { $space }: machiny oblężnicze są stracone.

## Zdarzenia: kontrola polityczna

event-pc-placed = { $space }: { the-side } kładzie żeton PC.
event-pc-turned = { $space }: { the-side } odwraca żeton PC na swoją stronę.
event-pc-removed = { $space }: { the-side } traci żeton PC.
event-revolt = Bunt w prowincji { $province }: { the-side } traci żetony PC na polach { $spaces }.
event-isolated = { the-side } traci izolowane żetony PC: { $spaces }.
event-consequences =
    { the-side } musi usunąć { $count ->
        [one] { $count } żeton PC.
        [few] { $count } żetony PC.
       *[other] { $count } żetonów PC.
    }
event-points = Prowincje: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-game-over =
    Wygrywa { the-side }: { $reason ->
        [capital] { reason-capital }.
        [peace] { reason-peace }.
        [region] { reason-region }.
        [points] { reason-points }.
        [tie] { reason-tie }.
       *[general-lost] { reason-general-lost }.
    }

## Zdarzenia: ruchy

event-activated = { $space }: aktywowany jest { $general }.
event-marched = { $general } maszeruje { with-units }, { $from } → { $to }.
event-sailed = { $general } płynie { with-units }, { $from } → { $to }.
event-naval-die =
    Kość morska, cel: { $to }. { $result ->
        [success] { $general } bezpiecznie dobija do brzegu.
        [return] { $general } musi zawrócić.
       *[sunk] { $general } i jego flota toną.
    }
event-weather = { $space }: zła pogoda, { $general } się zatrzymuje.
event-attrition =
    { $space }: { the-side } rzuca na straty: { modified }, { $count ->
        [0] bez strat.
       *[other] traci { units }.
    }
event-foraged = { $space }: { the-side } ma zapasy i nie ponosi strat.
event-loyalty-roll =
    { $general } rzuca, by zatrzymać najemników: { rolled-against }. { $success ->
        [yes] Zostają.
       *[no] Dezerterują.
    }
event-walls =
    { $space }, { the-side }: za murami { $count ->
        [0] nie ma oddziałów.
        [one] jest { $count } oddział.
        [few] są { $count } oddziały.
       *[other] jest { $count } oddziałów.
    }
event-intercept-declared = { $general } { with-units } próbuje przechwycić, cel: { $space }.
event-intercept-roll =
    { $general } rzuca na przechwycenie, { $from } → { $space }: { $rolls }{ $modifier ->
        [0] {""}
       *[other] {" "}+ { $modifier }
    } (potrzeba { $rating ->
        [1] 1
       *[other] 1–{ $rating }
    }). { $success ->
        [yes] Udało się.
       *[no] Nie udało się.
    }
event-avoid-declared = { $space }: { $general } { with-units } próbuje uniknąć bitwy.
event-avoid-roll =
    { $space }: { $general } rzuca, by uniknąć bitwy: { rolled-against }. { $success ->
        [yes] Udało się.
       *[no] Nie udało się.
    }
event-avoided =
    { $inside ->
        [yes] { $general } { with-units } unika bitwy za murami, { $from }.
       *[no] { $general } { with-units } unika bitwy, { $from } → { $to }.
    }
event-stepped-back = { $general } cofa się, { $from } → { $to }.
event-pursuit-roll =
    { $space }: { $general } rzuca na pościg: { rolled-against }. { $success ->
        [yes] Marsz trwa.
       *[no] Zostaje na miejscu.
    }
event-overrun = { $space }: samotny oddział { the-side-genitive } zostaje zniesiony.
event-sortie = { $space }: { the-side } robi wycieczkę.

## Zdarzenia: bitwy

event-battle =
    Bitwa: { $space }. Atakuje { the-side }, { $attackers ->
        [one] { $attackers } oddział
        [few] { $attackers } oddziały
       *[other] { $attackers } oddziałów
    } przeciw { $defenders }.
event-command-roll =
    Zmiana dowódcy: { $rolls } (potrzeba 4–6). { $success ->
        [yes] Dowództwo przejmuje { $general }.
       *[no] Dowództwo zachowuje { $general }.
    }
event-charge-roll =
    Szarża słoni: { $rolls } (potrzeba więcej niż { $rating }). { $result ->
        [success] Szarża się udaje.
        [rampage] Słonie wpadają w szał i tratują swoich.
       *[failure] Szarża się nie udaje.
    }
event-dealt = Karty bitewne: { side-rome } { $rome }, { side-carthage } { $carthage }.
event-cards-lost = Przez słonie { the-side } traci karty bitewne: { $battle_cards }.
event-spied = Szpieg odkrywa karty bitewne { the-side-genitive }: { $battle_cards }.
event-deserted = Sojusznicy opuszczają { the-side-accusative }, wróg zyskuje kartę: { $battle_card }.
event-attacked = { the-side } atakuje: { $battle_card }.
event-matched = { the-side } dopasowuje: { $battle_card }.
event-counterattack-roll =
    { $general } rzuca na kontratak: { rolled-against }. { $success ->
        [yes] Przejmuje inicjatywę.
       *[no] Nie udało się.
    }
event-initiative = { the-side } przejmuje inicjatywę.
event-withdrawal-roll =
    { $general } rzuca na odwrót: { rolled-against }. { $success ->
        [yes] Udało się.
       *[no] Nie udało się.
    }
event-prevention-roll =
    { $general } rzuca, by powstrzymać odwrót: { rolled-against }. { $success ->
        [yes] Bitwa trwa.
       *[no] Nie udało się.
    }
event-withdrew =
    { $inside ->
        [yes] { the-side } odchodzi z bitwy za mury, { $from }.
       *[no] { the-side } odchodzi z bitwy, { $from } → { $to }.
    }
event-battle-won = { $space }: bitwę wygrywa { the-side }.
event-casualties =
    Straty bitewne po { $round ->
        [one] { $round } rundzie
       *[other] { $round } rundach
    }: { the-side } rzuca { $rolls }, { $count ->
        [0] strat nie ma.
       *[other] każda strona traci { units }.
    }
event-retreat-die =
    { $size ->
        [small] Mała
       *[large] Duża
    } kość ucieczki, { $battle_card }: { $rolls }. { $all ->
        [yes] { the-side } traci wszystko,{" "}
       *[no] { the-side } traci{" "}
    }{ units }.
event-cut-off =
    { $space }: { the-side } nie ma drogi ucieczki{ $count ->
        [0] {""}
        [one] {" "}i traci { $count } oddział
        [few] {" "}i traci { $count } oddziały
       *[other] {" "}i traci { $count } oddziałów
    }.
event-retreated =
    { the-side } ucieka, { $from } → { $to }{ $count ->
        [0] {""}
        [one] , i traci { $count } oddział
        [few] , i traci { $count } oddziały
       *[other] , i traci { $count } oddziałów
    }.

## Zdarzenia: oblężenia

event-siege-roll =
    { $space }: { $general }, { $colour ->
        [red] czerwona
       *[white] biała
    } kość oblegania: { $points ->
        [one] { $points } punkt oblężenia
        [few] { $points } punkty oblężenia
       *[other] { $points } punktów oblężenia
    }, { $lost ->
        [0] bez strat.
        [one] strata { $lost } oddziału.
       *[other] strata { $lost } oddziałów.
    }
event-siege-lifted = { $space }: punkty oblężenia są usunięte.
event-citadel-falls = { $space }: { the-side } zdobywa cytadelę.
event-city-taken =
    { $space }: { the-side } zdobywa miasto{ $count ->
        [0] {""}
        [one] ; ginie w nim { $count } oddział
        [few] ; giną w nim { $count } oddziały
       *[other] ; ginie w nim { $count } oddziałów
    }.
event-subjugated = { $space }: { the-side } pacyfikuje plemię.
event-sacked = { $space }: { the-side } łupi miasto i zyskuje { units }.

## Odmowy: karty

refusal-not-in-hand = Nie masz tej karty na ręce.
refusal-not-your-event = To wydarzenie należy do drugiej strony.
refusal-only-a-counter = To kontrwydarzenie: czeka na swoją chwilę.
refusal-not-a-campaign = Wyprzedza się tylko kartą kampanii.
refusal-three-ops = Oddział zaciąga się tylko kartą z 3 OP.
refusal-counter-not-in-hand = Nie masz tego kontrwydarzenia na ręce.
refusal-not-a-counter = Ta karta nie jest kontrwydarzeniem: zagrywa się ją tylko we własnej rundzie.
refusal-not-this-window = To kontrwydarzenie czeka na inną chwilę.
refusal-not-your-counter = To kontrwydarzenie należy do drugiej strony.
refusal-no-card-to-take = Wróg nie ma już karty bitewnej, którą można by zabrać.
refusal-event-in-full = Wydarzenie wykonuje się w całości; nie można tu przerwać.
refusal-event-not-begun = Wydarzenie zostało zagrane, więc trzeba wybrać przynajmniej raz.
refusal-event-province = Wydarzenie nie dotyczy tej prowincji.
refusal-event-region = Wydarzenie nie dotyczy tego regionu.
refusal-other-province-begun = Wszystkie żetony PC tego wydarzenia kładzie się w prowincji pierwszego z nich.
refusal-province-not-yours = Nie kontrolujesz prowincji, której wymaga wydarzenie.
refusal-too-few-provinces = Kartagina kontroluje za mało prowincji Italii na to wydarzenie.
refusal-city-not-roman = Miasto, którego dotyczy wydarzenie, nie jest rzymskie.
refusal-city-not-carthaginian = Miasto, którego dotyczy wydarzenie, nie jest kartagińskie.
refusal-event-needs-port = Wydarzenie wymaga portu.
refusal-event-needs-city = Wydarzenie wymaga miasta.
refusal-event-needs-tribe = Wydarzenie wymaga niespacyfikowanego plemienia.
refusal-nobody-to-activate = Nie masz dowódcy, którego to wydarzenie mogłoby aktywować.
refusal-nobody-to-receive = Żaden twój dowódca nie może przyjąć oddziałów tego wydarzenia.
refusal-no-alliance = Wydarzenie wymaga sojuszu z Macedonią.
refusal-no-alliance-to-end = Nie ma sojuszu z Macedonią, który można by zakończyć.
refusal-no-port-free = Nie masz tam portu, który mógłby przyjąć oddziały.
refusal-carthaginians-there = Tam, gdzie miałyby powstać legiony, stoją oddziały kartagińskie.
refusal-no-space-without-romans = Każde tamtejsze pole jest miastem albo stoją na nim rzymskie oddziały.
refusal-space-not-empty = Żeton PC kładzie się na pustym polu.
refusal-general-not-yours = Wydarzenie opłaca tylko twoich dowódców na mapie.
refusal-paid-already = Ten dowódca już dostał zapłatę.
refusal-general-not-at-home = Dowódca musi stać na twoim żetonie PC w prowincji, którą kontrolujesz.
refusal-nobody-to-pay = Żaden twój nieoblężony dowódca nie stoi na twoim żetonie PC w prowincji, którą kontrolujesz.
refusal-no-turncoats = Ani przy armii, ani obok niej nie ma dość licznego wrogiego zgrupowania.
refusal-no-army-there = Nie masz tam armii.
refusal-not-near-the-army = Wrogie zgrupowanie musi stać przy wybranej armii albo obok niej.
refusal-force-too-small = Żadne tamtejsze wrogie zgrupowanie nie może stracić oddziału innego niż słonie i zachować przy tym drugiego.
refusal-nothing-in-numidia = W obu Numidiach nie ma ani dowódcy, który przyjąłby oddziały, ani pustego pola na żeton PC.
refusal-no-pc-in-numidia = Nie ma tam zwykłego kartagińskiego żetonu PC do odwrócenia.
refusal-no-space-for-pc = Żadne pole nie jest otwarte dla żetonów PC tego wydarzenia.
refusal-no-enemy-pc = Nie ma tam zwykłego wrogiego żetonu PC.
refusal-no-pc-to-strike = Wróg nie ma zwykłego żetonu PC, którego mogłoby dotyczyć wydarzenie.
refusal-hannibal-elsewhere = Hannibala nie ma w regionie tego wydarzenia.
refusal-no-battle-won = W tej turze twoja strona nie wygrała bitwy na lądzie.
refusal-no-victory = W tej turze twoja strona ani nie wygrała bitwy na lądzie, ani nie zdobyła miasta.
refusal-not-near-victory = Żeton PC musi leżeć w prowincji twojego zwycięstwa albo obok jego pola.
refusal-enemy-pc-stays = To wydarzenie nie rusza wrogich żetonów PC; twoje kładzie się tylko na pustych polach.
refusal-no-base-for-raid = Obok twoich oddziałów, które mogłyby zrobić zajazd, nie ma wrogiego żetonu PC bez oddziałów.
refusal-other-base-for-raid = Oba żetony PC muszą leżeć obok jednego i tego samego pola z twoimi oddziałami.
refusal-not-at-the-gates = Hannibal nie stoi z dostateczną siłą w Romie ani obok niej.
refusal-no-pc-in-region = W Italii nie ma zwykłego rzymskiego żetonu PC, którego mogłoby to dotyczyć.
refusal-province-not-enemys = Wróg nie kontroluje prowincji tego wydarzenia.
refusal-nobody-to-revolt = Zwykłych wrogich żetonów PC albo tam nie ma, albo wszystkich strzegą oddziały.
refusal-no-force-among-tribes = W kraju wrogich plemion nie stoi żadne wrogie zgrupowanie.
refusal-no-hostile-tribes = Nie mieszkają tam wrogie plemiona.
refusal-no-enemy-force = Nie ma tam wrogich oddziałów.
refusal-no-enemy-army = Nie ma wrogiej armii, czyli dowódcy z oddziałami.
refusal-nobody-besieges-you = Żadna wroga armia nie oblega twojego miasta.
refusal-not-your-besieged-city = To nie jest twoje miasto z punktami oblężenia wroga.
refusal-no-foragers = Żadne wrogie zgrupowanie nie stoi na polu, które kontrolujesz.
refusal-not-in-your-land = Nie kontrolujesz tego pola.
refusal-nobody-to-feed = Nie masz oddziałów, które trzeba by wyżywić.
refusal-another-force-rolls = Teraz rzuca inne zgrupowanie.
refusal-marked-already = Już zgromadzono zapasy na zimę.
refusal-nobody-to-desert = Wszystkie zgrupowania Kartaginy stoją w kartagińskich miastach lub przy nich.
refusal-empty-hand = Wróg nie ma na ręce żadnej karty strategii.
refusal-marker-lies-there = Znacznik tego wydarzenia już leży.
refusal-last-turn = W ostatniej turze nie ma już zaciągu, którego można by odmówić.
refusal-no-proconsul = Na mapie nie ma prokonsula, którego można by odwołać.
refusal-not-in-the-pool = Wybrać można tylko rzymskiego dowódcę z puli.
refusal-nobody-in-the-pool = Żaden dowódca z puli nie może objąć tego urzędu.
refusal-bound-elsewhere = Ten dowódca służy tylko we własnym regionie, a armia stoi w innym.
refusal-one-dictator = Dyktator już jest.
refusal-no-camp-for-dictator = W Italii nie ma rzymskich oddziałów, które mógłby objąć dyktator.
refusal-no-romans-there = Nie ma tam rzymskich oddziałów.
refusal-romans-besieged = Rzymskie oddziały są tam oblegane.
refusal-no-consul = Na mapie nie ma konsula, którego można by wybrać.
refusal-not-a-consul = Nie jest konsulem na mapie.
refusal-priest-already = Jest już kapłanem Marsa.
refusal-no-city-besieged = Żadne miasto nie ma punktów oblężenia.
refusal-no-port-besieged = Żadne miasto portowe nie ma punktów oblężenia.
refusal-no-tribe-besieged = Żadne plemię nie ma punktów oblężenia.
refusal-no-siege-points-there = Nie ma tam punktów oblężenia.
refusal-nobody-needs-train = Żaden dowódca Kartaginy nie może dostać machin oblężniczych.
refusal-no-train-to-move = Nie ma tam machin oblężniczych.
refusal-has-a-train = Ta armia ma już machiny oblężnicze.
refusal-nobody-for-train = Nie ma tam dowódcy Kartaginy.
refusal-train-besieged = Do obleganego miasta nie da się wprowadzić machin oblężniczych.
refusal-raise-off-pc = Oddział zaciąga się tylko na własnym żetonie PC albo we własnym mieście.
refusal-raise-province = Oddział zaciąga się tylko w prowincji, którą kontrolujesz.

## Odmowy: uzupełnienia

refusal-not-your-space = Nowe oddziały wystawia się tylko na własnym polu.
refusal-besieged-no-cus = Do obleganego miasta nie dotrą nowe oddziały.
refusal-no-room-inside = Pod murami stoi wróg, a za nimi nie ma miejsca.
refusal-no-general-there = Nie ma tam twojego dowódcy, który przyjąłby oddziały.
refusal-quarters-too-few = Nie ma tylu nowych oddziałów.
refusal-quarters-full = Mury nie pomieszczą tylu oddziałów.

## Odmowy: kontrola polityczna

refusal-not-in-play = Tego pola nie ma w grze.
refusal-city-or-tribe = Na miastach i plemionach nie kładzie się żetonów PC.
refusal-your-pc = Jest tam już twój żeton PC.
refusal-enemy-cus = Stoją tam wrogie oddziały.
refusal-needs-cu = Wrogi żeton PC odwraca się tylko pod własnym oddziałem.
refusal-not-ordinary = Nie ma tam zwykłego żetonu PC tej strony.
refusal-not-ordinary-by-event = Nie ma tam zwykłego żetonu PC tej strony.
refusal-not-ordinary-for-general = Nie ma tam zwykłego żetonu PC tej strony.
refusal-not-ordinary-at-turns-end = Nie ma tam zwykłego żetonu PC tej strony.
refusal-wrong-region = Żeton PC musi leżeć w innym regionie.
refusal-levy-elsewhere = Scenariusz wyznacza temu oddziałowi inne miejsca.
refusal-levy-no-port = Ten oddział dołącza do dowódcy w jednym z twoich portów.
refusal-levy-at-home = Pozostałe oddziały trzeba wystawić w Italii.
refusal-levy-builds-stack = Żaden rzymski stos nie ma jeszcze 5 oddziałów, więc zaciąg musi taki utworzyć.
refusal-return-no-cus = Dowódca wraca tylko do oddziałów swojej strony.
refusal-return-besieged = Tamtejsze oddziały są oblegane i nikt się do nich nie dostanie.
refusal-scipio-elsewhere = Scypion przybywa tylko do Italii albo do portu w Iberii.
refusal-scipio-no-port = W Iberii Scypion potrzebuje portu.
refusal-scipio-not-roman = Scypion przybywa tylko na rzymskie pole.
refusal-scipio-enemy-cus = Scypion nie przybywa tam, gdzie stoją wrogie oddziały.
refusal-candidate-not-roman = Prokonsulem może być tylko Rzymianin.
refusal-candidate-off-map = Prokonsulem może być tylko dowódca na mapie.
refusal-candidate-stays = Scipio Africanus i tak pozostaje prokonsulem.
refusal-consul-no-cus = Konsula stawia się tylko przy nieobleganych rzymskich oddziałach.
refusal-consul-small-stack = Konsul dołącza do stosu co najmniej 5 oddziałów, a taki jest na mapie.
refusal-consul-largest-stack = Żaden stos nie ma 5 oddziałów, więc konsul dołącza do największego.
refusal-truce-pc = W czasie rozejmu nie odwraca się wrogich żetonów PC.
refusal-no-pc-to-uproot = Nie ma tu zwykłego wrogiego żetonu PC, który można by usunąć.
refusal-guarded-pc = Tutejszego żetonu PC strzegą wrogie oddziały.
refusal-pc-from-inside = Armia za murami nie zajmuje się żetonami PC.
refusal-not-his-gift = Ten dowódca nie ma zdolności usuwania żetonów PC, a opcja Łatwiejsze PC jest wyłączona.
refusal-gift-needs-cus = Usuwa żetony PC tylko wtedy, gdy ma oddziały.
refusal-charm-guarded-pc = Tutejszego żetonu PC strzegą wrogie oddziały.
refusal-charm-no-pc = Nie ma tu zwykłego wrogiego żetonu PC, który można by usunąć.
refusal-charm-from-inside = Armia za murami nie zajmuje się żetonami PC.
refusal-gift-guarded-pc = Tutejszego żetonu PC strzegą wrogie oddziały.
refusal-gift-no-pc = Nie ma tu zwykłego wrogiego żetonu PC, który można by usunąć.
refusal-gift-from-inside = Armia za murami nie zajmuje się żetonami PC.
refusal-truce-uprooting = W czasie rozejmu armia nie usuwa wrogich żetonów PC.
refusal-pcs-need-three = By zająć się żetonami PC, armia musi mieć co najmniej 3 oddziały.
refusal-not-flexible = Armia kładzie żetony PC tylko z opcją Łatwiejsze PC.
refusal-enemy-pc = Najpierw trzeba usunąć tutejszy wrogi żeton PC.

## Odmowy: dowódcy i armie

refusal-not-your-general = Nie masz na mapie takiego dowódcy.
refusal-already-activated = Ta karta już go aktywowała.
refusal-spent-general = Ten dowódca nic więcej nie zrobi tą kartą.
refusal-too-few-ops = Jego wartość strategiczna jest wyższa niż punkty OP karty.
refusal-only-hannibal = To wydarzenie aktywuje tylko Hannibala.
refusal-flamen-price = Masz za mało żetonów PC, by zapłacić za kapłana Marsa.
refusal-general-not-here = Tego dowódcy tu nie ma.
refusal-higher-rank = Ma wyższą rangę, nie pójdzie pod to dowództwo.
refusal-not-with-him = Tego dowódcy nie ma w armii.
refusal-army-limit = Razem idzie najwyżej 10 oddziałów.
refusal-bound-general = Jeden z dowódców nie może opuścić swojego regionu.
refusal-marches-already = To on prowadzi ten marsz.
refusal-enemy-general = Ten dowódca służy wrogowi.
refusal-already-with-him = Ten dowódca już jest z tym zgrupowaniem.
refusal-was-left-here = Tego dowódcę dopiero co tu zostawiono.
refusal-joined-here = Ten dowódca dopiero co tu dołączył.
refusal-consul-takes-five = Konsul nie zostawia oddziałów, jeśli idzie z nim mniej niż 5.
refusal-consul-keeps-five = Konsul, który zostaje, zachowuje co najmniej 5 oddziałów.
refusal-weak-consul-passed = Prokonsul, który wchodzi na pole konsula z mniej niż 5 oddziałami, zatrzymuje się tam albo zostawia mu tyle, by miał 5.
refusal-too-few-cus-here = Nie ma tu tylu oddziałów, które mogłyby iść.
refusal-number-changed-here = Liczbę maszerujących oddziałów już tu zmieniono.
refusal-same-number = Tyle oddziałów już maszeruje.
refusal-roman-elephants = Rzym nie ma słoni.
refusal-too-few-elephants = Nie ma tu tylu słoni.
refusal-elephants-changed-here = Liczbę maszerujących słoni już tu zmieniono.
refusal-same-elephants = Tyle słoni już maszeruje.
refusal-train-changed-here = Machiny oblężnicze już tu zabrano albo zostawiono.
refusal-train-with-him = Machiny oblężnicze są już przy armii.
refusal-train-not-with-him = Armia nie ma przy sobie machin oblężniczych.
refusal-no-train-here = Nie ma tu machin oblężniczych.
refusal-command-enemy-general = Wrogi dowódca nie obejmie dowództwa nad twoim zgrupowaniem.
refusal-command-not-there = Nie ma go przy zgrupowaniu, które potrzebuje głównodowodzącego.
refusal-command-outranked = Jest tam dowódca wyższej rangi.

## Odmowy: ruchy

refusal-stopped-returned = Okręty zawróciły i armia dalej nie pójdzie.
refusal-stopped-stepped-back = Armia, która się cofnęła, dalej nie pójdzie.
refusal-stopped-no-pursuit = Bez udanego pościgu armia dalej nie pójdzie.
refusal-stopped-weather = Pogoda jest zła i armia dalej nie pójdzie.
refusal-stopped-shipwrecked = Sztorm zabrał armię i jej dowódca dalej nie pójdzie.
refusal-no-road = Stąd nie prowadzi tam żadna droga.
refusal-no-points = Brakuje na to punktów ruchu.
refusal-tired-cus = Część oddziałów zaszła już tą kartą za daleko.
refusal-enemy-at-the-walls = Armia jest za murami, a wróg stoi pod nimi.
refusal-lone-general = Dowódca bez oddziałów nie wchodzi tam, gdzie stoją wrogie oddziały.
refusal-lone-halt = Dowódca bez oddziałów nie może zostać przy wrogim dowódcy, póki może iść dalej.
refusal-strait-control = Przez tę cieśninę przechodzi się tylko z własnego pola.
refusal-train-alps = Machiny oblężnicze nie przejdą przez Alpy.
refusal-train-sea = Machin oblężniczych nie przewozi się morzem.
refusal-no-port = To pole nie jest portem.
refusal-no-ships = Ta karta nie daje okrętów.
refusal-fleet-limit = Okręty tej karty nie zabiorą tylu oddziałów.
refusal-small-port = Ten port jest za mały dla tylu oddziałów.
refusal-one-fleet = Tą kartą płynęła już inna armia.
refusal-naval-defeat = Po klęsce na morzu Rzym płynie w tej turze tylko dzięki kampanii.
refusal-besieged-port = Do obleganego miasta się nie wpływa.
refusal-citadel-port = Ten port zamyka rzymska cytadela.
refusal-not-your-city = To miasto nie jest twoje.
refusal-walls-full = Mury nie pomieszczą tylu oddziałów.
refusal-no-sortie = Pod murami nie stoją wrogie oddziały.
refusal-tired-general = Jeden z dowódców zaszedł już tą kartą za daleko.
refusal-truce-entry = W czasie rozejmu nie wchodzi się na pole, na którym stoją wrogie oddziały albo które kontroluje wróg.
refusal-truce-sortie = W czasie rozejmu nie robi się wycieczek.
refusal-lone-stay = Dowódca bez oddziałów wchodzi na pole wrogiego dowódcy tylko wtedy, gdy może iść stamtąd dalej.
refusal-counsel-hanno = Póki radzi Hanno, kartagińskie oddziały nie opuszczają Afryki.
refusal-counsel-cato = Póki radzi Kato, rzymskie oddziały nie wchodzą do Afryki.
refusal-no-port-here = Armia nie stoi w porcie.
refusal-same-port = Armia już jest w tym porcie.
refusal-shut-harbour = Z obleganego miasta się nie wypływa.
refusal-no-city = Za tym portem nie ma miasta.
refusal-harbour-full = To miasto nie pomieści tylu oddziałów.
refusal-inside-already = Armia już jest za murami.
refusal-no-city-here = Nie ma tu miasta, do którego można by wejść.
refusal-not-your-walls = Tutejsze miasto nie jest twoje.
refusal-walls-besieged = Tutejsze miasto jest oblegane i nikt do niego nie wejdzie.
refusal-not-inside = Wycieczkę robi się zza murów.
refusal-nobody-to-sally = Do wycieczki potrzeba oddziałów.

## Odmowy: mury

refusal-walls-too-few-cus = Nie masz tu tylu oddziałów.
refusal-walls-only-the-sortie = Do miasta wracają tylko uczestnicy wycieczki.
refusal-walls-nobody-comes-out = Po bitwie nikt nie wychodzi zza murów.
refusal-walls-number-changed = Już ustalono, ile oddziałów jest za murami.
refusal-walls-same-number = Tyle oddziałów już jest za murami.
refusal-walls-consul-five = W jednej z części musi być 5 oddziałów dla konsula.
refusal-walls-roman-elephants = Rzym nie ma słoni, które mógłby rozdzielić.
refusal-walls-elephants-changed = Już ustalono, ile słoni jest za murami.
refusal-walls-same-elephants = Tyle słoni już jest za murami.
refusal-walls-too-few-elephants = Nie masz tu tylu słoni.
refusal-walls-elephants-inside = Za murami jest mniej oddziałów.
refusal-walls-elephants-outside = Na zewnątrz jest mniej oddziałów, niż zostałoby tam słoni.
refusal-walls-not-here = Nie masz takiego dowódcy w tym mieście ani pod nim.
refusal-walls-inside-already = Ten dowódca już jest za murami.
refusal-walls-outside-already = Ten dowódca już jest na zewnątrz.
refusal-walls-general-changed = Ten dowódca już zmienił miejsce.
refusal-walls-not-of-the-sortie = Nie brał udziału w wycieczce i nie wejdzie do miasta.
refusal-walls-consul-stays = Konsul jest tam, gdzie jest co najmniej 5 oddziałów.
refusal-walls-others-inside = Oddziały za murami, które nie należą do armii, tam zostają.
refusal-walls-other-elephants = Słonie za murami, które nie należą do armii, tam zostają.
refusal-walls-not-of-the-army = Z armią wchodzą i wychodzą tylko dowódcy, którzy z nią maszerują.
refusal-sortie-number-changed = Już ustalono, ile oddziałów zostaje za murami.
refusal-sortie-nobody-goes = W wycieczce bierze udział co najmniej jeden oddział zza murów.
refusal-sortie-same-number = Tyle oddziałów już zostaje za murami.
refusal-sortie-elephants-changed = Już ustalono, ile słoni zostaje za murami.
refusal-sortie-elephants-inside = Wśród zostających za murami nie może być tylu słoni.
refusal-sortie-not-inside = Nie masz takiego dowódcy w tym mieście.
refusal-sortie-stays-already = Ten dowódca już zostaje za murami.
refusal-walls-all-fit = Mury pomieszczą całe pobite zgrupowanie, więc się go nie dzieli.
refusal-nothing-such-to-lose = Zgrupowanie nie ma czego takiego stracić.
refusal-walls-not-divided = Pobite zgrupowanie nie jest podzielone, a dowódcy zostają z nim.
refusal-walls-elephants-come-out = Słonie załogi zostają za murami.
refusal-walls-elephants-flee = Za mury nie schroniło się tylu uciekających.

## Odmowy: reakcje

refusal-enemy-already-there = Stoją tam inne wrogie oddziały, więc nie da się tam przechwycić.
refusal-not-adjacent = Ten dowódca nie stoi na sąsiednim polu.
refusal-stolen-card = Zażądano innej karty niż ta, którą właśnie zabrano.
refusal-no-army = Dowódca bez oddziałów nie przechwytuje.
refusal-shut-in = Tę armię zamykają wrogie oddziały pod murami.
refusal-not-attacked = Na pole tego dowódcy nie weszła żadna armia.
refusal-failed-to-intercept = Nie zdołał przechwycić tej armii, więc nie może jej teraz unikać.
refusal-cus-failed-to-intercept = Te oddziały nie zdołały przechwycić tej armii, więc nie mogą jej teraz unikać.
refusal-nowhere-to-go = Żadne sąsiednie pole nie przyjmie tego zgrupowania.
refusal-truce-interception = W czasie rozejmu nikt nie przechwytuje.
refusal-mover-intercepts = Przechwytuje tylko strona, która się nie porusza.
refusal-interceptor-off-map = Tego dowódcy nie ma na mapie.
refusal-intercept-over-pass = Nie przechwytuje się przez przełęcz ani cieśninę.
refusal-one-interception = Z jego pola zgłoszono już przechwycenie.
refusal-left-his-walls = Armia za murami nie przechwytuje tych, którzy schodzą z jej pola.
refusal-out-of-walls = Armia tylko wyszła zza murów, nie wkroczyła na pole: nikt jej nie przechwytuje.
refusal-no-interceptors = Nie można wydzielić z nim żadnego zgrupowania: głównodowodzący, który zostaje, zachowuje 1 oddział, a konsul 5.
refusal-mover-avoids = Bitwy unika tylko strona, która się nie porusza.
refusal-nobody-attacks = Dowódca bez oddziałów nikogo nie atakuje, więc nie ma bitwy do uniknięcia.
refusal-one-avoidance = Unika się bitwy tylko raz, a to już zgłoszono.
refusal-no-avoiders = Nie może się z nim wymknąć żadna część zgrupowania: głównodowodzący, który zostaje, zachowuje 1 oddział, a konsul 5.
refusal-detachment-empty = Idzie co najmniej jeden oddział.
refusal-commander-keeps-one = Głównodowodzący, który zostaje, zachowuje co najmniej 1 oddział.
refusal-commander-stays = Głównodowodzący nie idzie pod rozkazami podwładnego.
refusal-leads-detachment = To on prowadzi to zgrupowanie.
refusal-detachment-number-changed = Liczbę idących oddziałów już zmieniono.
refusal-detachment-same-number = Tyle oddziałów już ma iść.
refusal-detachment-elephants-changed = Liczbę idących słoni już zmieniono.
refusal-detachment-same-elephants = Tyle słoni już ma iść.
refusal-detachment-elephants-most = Ma iść mniej oddziałów.
refusal-detachment-elephants-least = Musi iść więcej słoni: innych oddziałów jest za mało.
refusal-intercept-army-limit = Razem idzie najwyżej 10 oddziałów.
refusal-avoid-army-limit = Razem idzie najwyżej 10 oddziałów.
refusal-avoid-elephants-least = Musi iść więcej słoni: innych oddziałów jest za mało.
refusal-avoid-elephants-most = Ma iść mniej oddziałów.
refusal-avoid-same-elephants = Tyle słoni już ma iść.
refusal-avoid-elephants-changed = Liczbę idących słoni już zmieniono.
refusal-avoid-same-number = Tyle oddziałów już ma iść.
refusal-avoid-number-changed = Liczbę idących oddziałów już zmieniono.
refusal-avoid-leads = To on prowadzi to zgrupowanie.
refusal-avoid-commander-stays = Głównodowodzący nie idzie pod rozkazami podwładnego.
refusal-avoid-commander-keeps-one = Głównodowodzący, który zostaje, zachowuje co najmniej 1 oddział.
refusal-avoid-nobody-goes = Idzie co najmniej jeden oddział.
refusal-avoid-not-adjacent = Bitwy unika się, przechodząc na sąsiednie pole.
refusal-avoid-over-pass = Nie unika się bitwy przez przełęcz ani cieśninę.
refusal-avoid-where-enemy-came-from = Stamtąd nadszedł wróg.
refusal-avoid-enemy-cus = Unikając bitwy, nie idzie się tam, gdzie stoją wrogie oddziały.
refusal-avoid-enemy-land = Unikając bitwy, nie idzie się na wrogi żeton PC ani do nieprzyjaznego plemienia.
refusal-avoid-no-city = Nie ma tu miasta, do którego można by się schronić.
refusal-avoid-not-your-city = Tutejsze miasto nie jest twoje i nie da schronienia.
refusal-avoid-besieged-city = Do obleganego miasta nie można się schronić.
refusal-avoid-city-full = Tutejsze miasto nie pomieści całego zgrupowania.
refusal-no-city-to-enter = Nie ma tu miasta, do którego armia mogłaby wejść.
refusal-not-your-city-to-enter = Przechwycona armia wchodzi tylko do własnego miasta.
refusal-city-besieged = Miasto jest oblegane i armia do niego nie wejdzie.
refusal-city-too-small = Miasto nie pomieści całej armii.

## Odmowy: bitwy i oblężenia

refusal-no-such-battle-card = Nie masz takiej karty bitewnej.
refusal-no-match = Dopasować można tylko kartę tego samego typu.
refusal-no-reserve = Nie masz Odwodu.
refusal-no-prober = Głównodowodzący nie może zagrać Rozpoznania jako innej karty.
refusal-probe-used = W tej bitwie Rozpoznanie zagrano już jako inną kartę.
refusal-no-probe = Nie masz karty Rozpoznania.
refusal-probe-not-as = Rozpoznanie nie może zastąpić tej karty.
refusal-cannot-withdraw-leaderless = Odwrót może wykonać tylko armia z dowódcą.
refusal-cannot-withdraw-without-cards = Odwrót to rezygnacja z zagrania karty, a ty nie masz żadnej.
refusal-cannot-withdraw = Nie ma pola, na które armia mogłaby wykonać odwrót.
refusal-not-open = Ta karta bitewna nie jest odkryta.
refusal-not-a-refuge = Ucieczka kończy się na własnym żetonie PC albo przy większych własnych siłach.
refusal-nothing-to-besiege = Nie ma tu czego oblegać ani pacyfikować.
refusal-needs-three = Oblężenie i pacyfikacja wymagają co najmniej 3 oddziałów.
refusal-once-a-card = Tą kartą podjęto tu już próbę.
refusal-nobody-stands = Dowódca bez oddziałów nie może przyjąć bitwy.
refusal-all-open = Wszystkie karty bitewne wroga są odkryte: wybierz jedną.
refusal-not-nearest = Inny wrogi żeton PC bez oddziałów leży bliżej.
refusal-nobody-near = W pobliżu nie ma wrogiego żetonu PC, który łaska mogłaby pozyskać.
refusal-retreat-battlefield = Ucieczka prowadzi poza pole bitwy.
refusal-retreat-among-enemies = Ucieczka nie kończy się wśród wrogich oddziałów.
refusal-retreat-no-way = Nie prowadzi tam droga długości najwyżej 4 pól.
refusal-retreat-farther = Trzeba wybrać bliższe schronienie, chyba że dalsze kosztuje mniej oddziałów.
refusal-retreat-back-first = Kto zaczął bitwę, ucieka najpierw na pole, z którego przyszedł.
refusal-retreat-where-enemy-came-from = Zaatakowany nie ucieka przez pole, z którego przyszedł wróg.
refusal-retreat-over-pass = Nie ucieka się przez przełęcz, cieśninę ani morzem.
refusal-retreat-nobody-comes-through = Na tej drodze nikt by nie ocalał.
refusal-retreat-dearer = Nie wybiera się dłuższej ani kosztowniejszej drogi po to, by swoich było na miejscu więcej niż uciekających.
refusal-retreat-not-on-the-way = Żadna droga tej ucieczki nie prowadzi dalej przez to pole.
refusal-withdraw-no-sortie = Do miasta na polu bitwy w odwrocie wracają tylko uczestnicy wycieczki.
refusal-withdraw-not-adjacent = W odwrocie armia przechodzi na sąsiednie pole.
refusal-withdraw-over-pass = Odwrót nie prowadzi przez przełęcz ani cieśninę.
refusal-withdraw-came-elsewhere = Strona, która zaczęła bitwę, w odwrocie wraca tylko tam, skąd przyszła.
refusal-withdraw-where-enemy-came-from = Odwrót nie prowadzi tam, skąd przyszedł wróg.
refusal-withdraw-enemy-cus = Odwrót nie prowadzi tam, gdzie stoją wrogie oddziały.
refusal-withdraw-enemy-land = Odwrót nie prowadzi na wrogi żeton PC ani do nieprzyjaznego plemienia.
refusal-withdraw-unfriendly-tribe = Do nieprzyjaznego plemienia w odwrocie nie wracają nawet ci, którzy stamtąd przyszli.
refusal-withdraw-interceptors-came-from = Stamtąd przyszli ci, którzy przechwycili armię.
refusal-besiege-from-inside = Armia za murami nikogo nie oblega.
refusal-truce-siege = W czasie rozejmu nie oblega się miast ani plemion wroga.
refusal-no-pc-to-turn = Nie ma tam zwykłego wrogiego żetonu PC, który mógłby się odwrócić.
refusal-pc-held = Tamtejszego żetonu PC pilnują wrogie oddziały.

## Odmowy: nie ta chwila

refusal-when-place = Oddziały i dowódców wystawia się w fazie uzupełnień albo gdy każe tak wydarzenie.
refusal-when-proconsul = Prokonsula wyznacza się na początku wyborów.
refusal-when-first = O tym, kto zaczyna, decyduje się raz, po rozdaniu kart w turze.
refusal-when-second = O tym, kto zagrywa drugi, decyduje się raz, po rozdaniu kart w turze.
refusal-when-event = Wydarzenie zagrywa się jako kartę własnej rundy albo po to, by wyprzedzić przeciwnika.
refusal-when-ops = Punkty OP wykorzystuje się z karty własnej rundy albo po to, by wyprzedzić przeciwnika.
refusal-when-discard = Kartę odrzuca się jako kartę własnej rundy albo gdy żąda tego wydarzenie.
refusal-when-counter = Kontrwydarzenie zagrywa się tylko w jego właściwej chwili.
refusal-when-activate = Dowódcę aktywuje tylko karta zagrana właśnie dla punktów OP albo wydarzenie, które tak mówi.
refusal-when-pc = Żetony PC kładzie się za punkty OP karty albo dzięki wydarzeniu.
refusal-when-remove = Żetony PC usuwa się po przegranej bitwie, po policzeniu prowincji albo gdy każe tak wydarzenie.
refusal-when-raise = Oddział zaciąga się tylko kartą z 3 OP, zagraną właśnie dla tych punktów.
refusal-when-take = Ile oddziałów idzie, ustala się w czasie marszu dowódcy albo gdy przechwytuje on lub unika bitwy.
refusal-when-elephants = Słonie wyznacza się, gdy armia Kartaginy maszeruje, reaguje albo wchodzi za mury.
refusal-when-join = Dowódca dołącza do zgrupowania, gdy maszeruje ono, reaguje albo dzieli się przy murach.
refusal-when-leave = Dowódca odłącza się od zgrupowania, gdy maszeruje ono, reaguje albo dzieli się przy murach.
refusal-when-take_train = Machiny oblężnicze zabiera tylko maszerująca armia Kartaginy.
refusal-when-leave_train = Machiny oblężnicze zostawia tylko maszerująca armia Kartaginy.
refusal-when-march = Armia maszeruje dopiero wtedy, gdy karta aktywuje jej dowódcę.
refusal-when-sail = Armia płynie dopiero wtedy, gdy jej dowódcę aktywuje karta z 3 OP.
refusal-when-sail_in = Armia wpływa do portu dopiero wtedy, gdy jej dowódcę aktywuje karta z 3 OP.
refusal-when-enter = Armia wchodzi za mury na końcu marszu albo gdy przechwycono ją pod własnym miastem.
refusal-when-sortie = Wycieczkę robi aktywowana armia zza murów albo załoga, gdy nadchodzi odsiecz.
refusal-when-besiege = Oblężenia lub pacyfikacji próbuje armia, którą aktywowała karta.
refusal-when-uproot = Wrogi żeton PC usuwa armia w marszu, która ma do tego prawo.
refusal-when-plant = Armia kładzie żeton PC tylko w marszu i tylko z opcją Łatwiejsze PC.
refusal-when-halt = Ruch kończy się tylko wtedy, gdy dowódca jest w marszu.
refusal-when-walls = Ile oddziałów jest za murami, ustala się, gdy wróg podchodzi pod twoje miasto albo gdy twoja armia wchodzi do środka.
refusal-when-intercept = Armia przechwytuje tylko wtedy, gdy obok niej pojawiło się właśnie wrogie zgrupowanie.
refusal-when-avoid = Bitwy unika się tylko wtedy, gdy na pole twojej armii weszła właśnie wroga.
refusal-when-to = Dokąd iść, wybiera się dla armii, która unika bitwy, wykonuje odwrót albo ucieka.
refusal-when-back = Cofa się tylko armia, którą przechwycono.
refusal-when-stand = Tylko przechwycona armia musi oświadczyć, że przyjmuje bitwę.
refusal-when-roll = Na życzenie rzuca się kością tylko na kontratak, na pościg, na zmianę dowódcy albo po to, by powstrzymać odwrót.
refusal-when-charge = Słonie szarżują tylko przed rozdaniem kart bitewnych.
refusal-when-withdraw = Odwrót armia wykonuje wtedy, gdy to na nią przypada kolej ataku.
refusal-when-play = Karty bitewne zagrywa się tylko w rundach bitwy.
refusal-when-reserve = Odwód zagrywa się tylko w rundach bitwy.
refusal-when-probe = Rozpoznanie zagrywa się jako inną kartę tylko w rundach bitwy, którą dowodzi Hannibal.
refusal-when-concede = Bitwę poddaje obrońca, który ma dopasować kartę, albo atakujący bez kart bitewnych.
refusal-when-seize = Inicjatywę przejmuje się po dopasowanym Podwójnym Oskrzydleniu albo po nieudanym odwrocie.
refusal-when-claim = Odkrytą kartę bitewną bierze się tylko wtedy, gdy sojusznik dezerteruje.
refusal-when-draw = Losową kartę bitewną bierze się tylko wtedy, gdy sojusznik dezerteruje.
refusal-when-lose = Co ginie, wybiera się, gdy straty ponosi zgrupowanie ze słoniami.
refusal-when-command = Głównodowodzącego wskazuje się, gdy spotkali się dowódcy równi rangą.
refusal-when-province = Prowincję wybiera się tylko dla wydarzenia, które jej dotyczy.
refusal-when-target = Pole wybiera się tylko dla wydarzenia, które go dotyczy, albo gdy zdobywca okazał łaskę.
refusal-when-general = Dowódcę wybiera się tylko dla wydarzenia, które go dotyczy.
refusal-when-demand = Innej karty żąda się tylko po pojmaniu posłańca.
refusal-when-sack = Miasto łupi się tylko zaraz po zdobyciu, w wariancie alternatywnych oblężeń.
refusal-when-mercy = Łaskę okazuje się tylko właśnie zdobytemu miastu, w wariancie alternatywnych oblężeń.
refusal-when-pass = Pasuje się tylko tam, gdzie można odmówić tego, co jest proponowane.
refusal-when-done = Kończy się tylko tam, gdzie po sobie może nastąpić kilka wyborów.

## The board in the browser

board-map = Mapa zachodniego Śródziemnomorza
board-status = Stan wojny
board-orders = Rozkazy
board-years = { $years } p.n.e.
board-turn = Tura { $turn }
board-cards = karty: { $count }
board-points = prowincje: { $points }
board-provinces = Tor prowincji
board-nobody = niczyja
board-markers = Znaczniki
board-first = zaczyna
board-hand = Karty na ręce
board-hands = Karty na rękach
board-no-hand = Brak kart na ręce
board-ops = punkty OP: { $ops }
board-playing = Zagrana
board-deck = Talia
board-discard = Odrzucone
board-removed = Usunięte
board-pile-empty = Nie ma tu kart
board-tab-orders = Rozkazy
board-tab-hand = Karty
board-tab-war = Wojna
board-use-event = Wydarzenie
board-use-ops = Operacje
board-use-discard = Odrzuć
board-use-counter = Kontrwydarzenie
board-counter = kontrwydarzenie
board-ship = przewozi morzem 5 oddziałów
board-once = po wydarzeniu wypada z gry
board-units = oddziały
board-elephants = słonie
board-train = machiny oblężnicze
board-take = Ile oddziałów
board-walls = Za murami
board-points-left = pozostałe punkty ruchu: { $points }
board-with = Z nim:
board-inside = za murami
board-n-units = oddziały: { $count }
board-n-elephants = słonie: { $count }
board-space = pole
board-city = miasto z murami
board-tribe = plemię
board-space-port = port
board-city-port = miasto z murami i port
board-tribe-port = plemię i port
board-held = kontroluje { $side }
board-held-none = nikt nie kontroluje
board-siege = punkty oblężenia: { $points }
board-allies = karty sojuszników: { $count }
board-consul = konsul
board-proconsul = prokonsul
board-dictator = dyktator
board-general = dowódca
board-supreme = wódz naczelny
board-commander = dowodzi
board-strategy = wartość strategiczna
board-battle-rating = wartość bitewna
board-rating-short = wartość
board-battle = Bitwa: { $space }
board-battle-round = runda { $round }
board-battle-cards = karty bitewne
board-attacker = atakujący
board-defender = obrońca
board-initiative = inicjatywa
board-no-general = Bez dowódcy
board-hand-of = Karty bitewne: { $side }
board-hidden-cards = zakryte karty: { $count }
board-played-cards = Zagrane karty
board-no-cards-yet = Nie zagrano jeszcze żadnej karty
board-verb-activate = aktywuj
board-verb-proconsul = pozostaje prokonsulem
board-verb-join = idzie także
board-verb-leave = zostaje tutaj
board-verb-intercept = przechwytuje
board-verb-avoid = unika bitwy
board-verb-command = dowodzi
board-verb-general = wybierz
board-marker-macedonian_alliance = Sojusz macedoński
board-marker-naval_victory = Kartagińskie zwycięstwo na morzu
board-marker-truce = Rozejm
board-marker-hanno_counsels = Hanno ma posłuch w Kartaginie
board-marker-cato_counsels = Kato ma posłuch w Rzymie
board-marker-reshuffle = Po tej turze talia zostanie przetasowana
board-marker-archimedes = Machiny Archimedesa
board-marker-latin_colonies = Kolonie latyńskie
board-marker-citadel = Cytadela
board-marker-foraging = Furażowanie
board-marker-flamen = Flamen Martialis
board-legend-space = pole bez żetonu PC
board-legend-pc = pole z żetonem PC
board-legend-city = miasto z murami, mieści 2 oddziały
board-legend-great = wielkie miasto, mieści 5 oddziałów; liczba oznacza załogę
board-legend-tribe = neutralne plemię
board-legend-port = port; kropki sprzyjają, romby szkodzą rejsom Kartaginy
board-legend-ops = punkty operacji na karcie
board-legend-ratings = wartości strategii i bitwy generała
board-legend-office = konsul, prokonsul
board-legend-led = złota ramka: jest tu generał; wskaż ją
board-legend-siege = punkty oblężenia
board-legend-road = droga: 1 punkt ruchu
board-legend-pass = przełęcz: 2 punkty i rzut na straty
board-legend-alpine = przełęcz alpejska: 2 punkty i rzut na straty
board-legend-strait = cieśnina: 2 punkty
board-legend-counsel = Hannon doradza Kartaginie lub Katon Rzymowi
board-legend-colony = kolonie latyńskie; furażowanie
board-legend-syracuse = kto trzyma Syracusae

## The board in the browser: what cards do

board-card-corsica_sardinia_revolt = Tylko gdy wróg kontroluje Korsykę i Sardynię. Usuń każdy jego zwykły żeton PC w tej prowincji, przy którym nie stoi jego oddział. Pola pozostają puste.
board-card-sicilia_revolts = Tylko gdy wróg kontroluje prowincję Sycylia. Usuń każdy jego zwykły żeton PC w niej, przy którym nie stoi jego oddział; Syrakuzy to osobna prowincja. Pola pozostają puste.
board-card-numidia_revolts = Wybierz Numidia Maior albo Numidia Minor, bez względu na to, kto ją kontroluje. Usuń każdy zwykły żeton PC wroga w niej, przy którym nie stoi jego oddział. Pola pozostają puste.
board-card-celtiberia_revolts = Tylko gdy wróg kontroluje Celtiberię. Usuń każdy jego zwykły żeton PC w niej, przy którym nie stoi jego oddział. Pola pozostają puste.
board-card-native_guide = Aktywuj za OP dowódcę o wartości strategicznej 1 lub 2. Każdy rzut jego armii na straty na przełęczy ma w tym ruchu -3, oprócz -2 za przełęcz poza Alpami, i to na każdej przełęczy.
board-card-maharbals_cavalry = W dowolnej bitwie lądowej zagraj ją jako Podwójne Oskrzydlenie, w ataku lub w odpowiedzi, nawet bez kart bitewnych na ręce. Jest nim pod każdym względem, lecz wróg, który ją dopasuje, nie przejmuje przez to inicjatywy: musi rzucić na kontratak.
board-card-hostile_tribes_a = Wrogie zgrupowanie, z dowódcą lub bez, które stoi na polu Gallia Transalpina lub Liguria albo właśnie na nie wchodzi (z tą opcją także Mauretania), rzuca raz w kolumnie wrogich plemion. Może wejść ruchem, unikając bitwy, przechwytując, w odwrocie lub w ucieczce. Jako kontrwydarzenie nie przerywa rozejmu.
board-card-hostile_tribes_b = { board-card-hostile_tribes_a }
board-card-philip_allies = Rzym odrzuca jedną losową kartę strategii z ręki. Zaczyna się sojusz macedoński: o jedną kropkę więcej przy każdym kartagińskim rejsie. Karta 9B trafia do odrzuconych, a ta wypada z gry.
board-card-philip_peace = Na początku odłożona; trafia do odrzuconych, gdy 9A zostanie zagrana jako wydarzenie. Kartagina traci jedną losową kartę strategii z ręki, sojusz macedoński i jego kropka przepadają, a karta wypada z gry.
board-card-macedonian_reinforcements = Tylko w czasie sojuszu macedońskiego. Wystaw razem 2 oddziały Kartaginy w jej porcie w Afryce lub Italii; jeśli wróg stoi pod miastem, za murami, o ile się zmieszczą.
board-card-balearic_slingers = Tylko gdy kontrolujesz Baleary. Wystaw 1 oddział w dowolnym porcie z twoim żetonem PC i bez wrogich oddziałów.
board-card-african_reinforcements = Wystaw 2 oddziały słoni w Kartaginie; za każdego słonia, którego zabraknie (jest ich cztery), zwykły oddział. Nie, gdy Kartagina jest oblężona.
board-card-bruttium_recruits = Wystaw 2 oddziały przy kartagińskim dowódcy w Lukanii.
board-card-ligurian_recruits = Wystaw 2 oddziały przy kartagińskim dowódcy w prowincji Liguria, Gallia Cisalpina lub Etruria.
board-card-iberian_recruits = Wystaw 2 oddziały przy swoim dowódcy w prowincji Iberii, którą kontrolujesz.
board-card-gallic_recruits = Wystaw 2 oddziały przy kartagińskim dowódcy w Gallia Transalpina lub Gallia Cisalpina.
board-card-surprise_sortie = Usuń 1 punkt oblężenia z dowolnego miasta.
board-card-traitor_in_tarentum = Aktywuj dowódcę za OP. Jeśli potem oblega on wrogi Tarent, mając tam co najmniej 3 oddziały i nie stoczywszy bitwy w tej rundzie, nie rzuca się kością: miasto od razu jest jego.
board-card-senate_dismisses_proconsul = Tylko gdy na mapie jest prokonsul inny niż Scypion Afrykański. Wraca do puli; gracz tej karty wybiera z puli dowódcę, który przejmuje jego miejsce, armię i urząd. Dowódcę związanego z regionem można wybrać tylko do armii w tym regionie.
board-card-spy_in_enemy_camp = Po rozdaniu kart bitewnych odkryj losową połowę kart wroga (w dół). Pozostają odkryte przez całą bitwę i grają jak zwykle. Przy dezercji sojuszników możesz wziąć jedną z nich.
board-card-mercenaries_desert = Każde zgrupowanie Kartaginy rzuca na straty, oprócz stojących na polu kartagińskiego miasta, za murami lub pod nimi. Za zgrupowanie z dowódcą Kartagina rzuca najpierw drugą kością: wynik do wartości bitewnej dowódcy je ocala.
board-card-mutins_numidians = Wybierz pole prowincji Sycylia, które nie jest miastem i nie ma oddziałów Rzymu. Wystaw tam 1 oddział i żeton PC Kartaginy, odwracając żeton Rzymu.
board-card-numidian_ally = Połóż do 3 żetonów PC Rzymu na polach Numidia Minor bez oddziałów Kartaginy, odwracając jej żetony.
board-card-sophonisba = Wybierz Numidia Maior albo Numidia Minor. Połóż do 3 żetonów PC Kartaginy na jej polach bez oddziałów Rzymu, odwracając jego żetony.
board-card-capua_sides_with_carthage = Tylko gdy Kartagina kontroluje co najmniej 3 prowincje Italii, a Kapua jest rzymska. Kapua przechodzi na stronę Kartaginy; oddziały Rzymu za murami giną, dowódcy są usuwani z mapy, punkty oblężenia znikają.
board-card-syracuse_allies_with_carthage = Tylko gdy Syrakuzy są rzymskie. Miasto przechodzi na stronę Kartaginy; oddziały Rzymu za murami giną, dowódcy są usuwani z mapy, punkty oblężenia znikają. Dopóki Kartagina ma Syrakuzy, jej rejsy mają o jedną kropkę więcej.
board-card-i_have_come_into_italy = Tylko gdy Hannibal jest w Italii. Odwróć 2 zwykłe żetony PC Rzymu w Italii na polach bez jego oddziałów; jeden, jeśli jest tylko jeden.
board-card-hannibal_charms_italy = Aktywuj Hannibala za OP. Na każdym polu Italii, na które wchodzi, ze zwykłym żetonem PC Rzymu i bez jego oddziałów, może bez kosztu usunąć ten żeton; także po zniesieniu albo tam, gdzie Rzymianie uniknęli bitwy. Żeton z pola, z którego rusza, kosztuje 1 punkt ruchu.
board-card-carthaginian_naval_victory = Do końca tury każdy rejs Kartaginy ma o jedną kropkę więcej, a Rzym może żeglować tylko dzięki karcie Kampanii.
board-card-siege_train = Wystaw machiny oblężnicze przy kartagińskim dowódcy, którego armia ich nie ma; jeśli wszystkie cztery są w grze, przenieś jedne. Idą z armią ponad limit 10 oddziałów, lecz nie przez przełęcze alpejskie ani morzem, i nie liczą się w bitwie. Usuwa się je, gdy mają uciekać albo gdy wrogie oddziały wejdą na ich pole bez oddziału Kartaginy. Przy oblężeniu znoszą znak specjalny miasta; jeśli go nie ma, rzuca się kością czerwoną zamiast białej.
board-card-spanish_allies_desert = W bitwie w Iberii: wróg nie dostaje kart bitewnych za sprzymierzone prowincje Iberii.
board-card-numidian_allies_desert = W bitwie w Afryce: wróg nie dostaje kart bitewnych za Numidia Maior i Numidia Minor, traci więc do 4.
board-card-major_campaign_a = Aktywuj po kolei do 3 dowódców, bez względu na ich wartość strategiczną: każdego raz, z 4 punktami ruchu i do 10 oddziałów; każdy kończy bitwę lub oblężenie przed następnym. Jedna z armii może żeglować, do 10 oddziałów. Karta pozwala wyprzedzić przeciwnika.
board-card-major_campaign_b = { board-card-major_campaign_a }
board-card-diplomacy_a = Odwróć jeden dowolny zwykły żeton PC wroga na polu bez jego oddziałów.
board-card-diplomacy_b = { board-card-diplomacy_a }
board-card-minor_campaign_a = Aktywuj po kolei do 2 dowódców, bez względu na ich wartość strategiczną: każdego raz, z 4 punktami ruchu i do 10 oddziałów; każdy kończy bitwę lub oblężenie przed następnym. Jedna z armii może żeglować, do 10 oddziałów. Karta pozwala wyprzedzić przeciwnika.
board-card-minor_campaign_b = { board-card-minor_campaign_a }
board-card-minor_campaign_c = { board-card-minor_campaign_a }
board-card-minor_campaign_d = { board-card-minor_campaign_a }
board-card-bad_weather = Dowódca, którym wróg porusza się dzięki karcie, wraca tam, dokąd doprowadziły go pierwsze 2 punkty ruchu, i kończy ruch; może tam jeszcze oblegać. Przełęcz lub cieśnina za trzeci albo czwarty punkt nie jest więc przebyta; rejs jest cofnięty, a armia zostaje w porcie do końca rundy. W Kampanii zatrzymuje tylko tego dowódcę: jego oddziały może poprowadzić dalej inny, razem do 4 pól. Nie przeciw przechwyceniu, unikaniu bitwy, odwrotowi ani ucieczce.
board-card-elephant_fright = Zapowiedziana szarża słoni nie ma skutku i nie rzuca się na nią; Kartagina odrzuca 2 losowe karty bitewne. Słonie nadal liczą się jako oddziały.
board-card-two_legions_of_slaves = Tylko gdy Kartagina kontroluje co najmniej 3 prowincje Italii, a w Lacjum nie ma jej oddziałów. Wystaw 4 oddziały Rzymu w Lacjum, czyli w Rzymie.
board-card-auxiliaries_apulia = Tylko gdy Rzym kontroluje Apulię. Wystaw 2 oddziały przy rzymskim dowódcy w Italii; w Rzymie tylko, gdy jest tam dowódca. Bez dowódcy wydarzenie nie ma skutku.
board-card-auxiliaries_etruria = Tylko gdy Rzym kontroluje Etrurię. Wystaw 2 oddziały przy rzymskim dowódcy w Italii; w Rzymie tylko, gdy jest tam dowódca.
board-card-auxiliaries_samnium = Tylko gdy Rzym kontroluje Samnium. Wystaw 2 oddziały przy rzymskim dowódcy w Italii; w Rzymie tylko, gdy jest tam dowódca.
board-card-auxiliaries_lucania = Tylko gdy Rzym kontroluje Lukanię. Wystaw 2 oddziały przy rzymskim dowódcy w Italii; w Rzymie tylko, gdy jest tam dowódca.
board-card-auxiliaries_campania = Tylko gdy Rzym kontroluje Kampanię. Wystaw 2 oddziały przy rzymskim dowódcy w Italii; w Rzymie tylko, gdy jest tam dowódca.
board-card-opposing_fleet_breaks_siege = Usuń wszystkie punkty oblężenia z jednego miasta, które jest portem, a więc nie z Kapui.
board-card-adriatic_pirates = Aktywuj kartagińskiego dowódcę za OP. Jeśli żegluje z najwyżej 3 oddziałami i wsiada lub ląduje w Brundisium, Croton lub Tarentum, nie rzuca się kością morską.
board-card-epidemic = Wskaż armię wroga: rzuca raz na straty.
board-card-pestilence = Wskaż armię wroga, która stoi pod miastem z jej punktami oblężenia: rzuca raz na straty, z +1.
board-card-tribal_resistance = Usuń wszystkie punkty oblężenia z jednego plemienia.
board-card-treachery_within_city = Aktywuj dowódcę za OP. Jeśli potem oblega miasto, próba to dwa rzuty oblężnicze i oba się liczą.
board-card-messenger_intercepted = Weź losową kartę spośród kart strategii na ręce wroga; bez skutku, jeśli nie ma kart. Z opcją 26.1.1 może on zażądać, byś od razu zagrał inną swoją kartę; to twoja karta dodatkowej rundy.
board-card-grain_shortage = Tylko gdy Kartagina kontroluje prowincję Sycylia. Usuń 3 dowolne zwykłe żetony PC Rzymu; wszystkie, jeśli jest ich mniej.
board-card-hanno_counsels_carthage = Do początku tury po następnym tasowaniu talii oddziały Kartaginy nie mogą opuszczać Afryki żadnym ruchem. Dowódcy mogą wyruszać sami, a uzupełnienia wystawia się jak zwykle.
board-card-cato_counsels_rome = Do początku tury po następnym tasowaniu talii oddziały Rzymu nie mogą wchodzić do Afryki. Te, które tam są, mają swobodę, dowódcy mogą iść sami, a uzupełnienia mogą dołączać do tamtejszych armii.
board-card-ally_deserts = Losowa karta bitewna z ręki wroga jest pokazana obu graczom i trafia do twojej. Jeśli szpieg odkrył karty, możesz zamiast niej wziąć jedną z nich.
board-card-storms_at_sea = Zgrupowanie, które wróg przewozi morzem, rzuca na straty z +2, przed kością morską. Jeśli straci wszystkie oddziały, dowódca nie jest usuwany, lecz wraca do portu wyjścia i kończy ruch. Działa w czasie rozejmu.
board-card-forced_march_1 = Aktywuj dowódcę o wartości strategicznej 1 z 6 punktami ruchu.
board-card-forced_march_2 = Aktywuj dowódcę o wartości strategicznej 1 lub 2 z 6 punktami ruchu.
board-card-forced_march_3 = Aktywuj dowolnego dowódcę z 6 punktami ruchu. Rejs, do 5 oddziałów, kosztuje 3 z nich: 3 pola i rejs albo dwa rejsy, po drodze można zostawiać i zabierać oddziały.
board-card-truce = Zaczyna się rozejm. Żaden dowódca ani oddział nie wchodzi na pole z wrogim oddziałem lub żetonem PC; nikt nie przechwytuje ani nie oblega. Oblegający mogą zostać, a z nimi punkty oblężenia; neutralne plemiona można pacyfikować; żetony PC pod wrogimi oddziałami nie są odwracane, a oddziały te nadal ponoszą straty zimowe. Kartagina żegluje bez kości morskiej. Trwa także poza turę, aż wydarzenie, które go kończy, zadziała jako karta rundy. Jakkolwiek karta opuści rękę, talię tasuje się na końcu tury; to rozejmu nie kończy.
board-card-archimedes_engines = Tylko gdy Kartagina kontroluje Syrakuzy. Połóż znacznik na mieście: każdy rzymski rzut oblężniczy jest tam wykonywany białą kością, z Marcellusem czy bez, a ścianka ze znakiem specjalnym kosztuje tylko 1 oddział. Znacznik znika, gdy miasto padnie.
board-card-imperium_a = Aktywuj po kolei do 2 rzymskich dowódców, bez względu na ich wartość strategiczną: każdego raz, z 4 punktami ruchu i do 10 oddziałów. Jedna z armii może żeglować, najwyżej z 5 oddziałami. To nie Kampania: nie pomaga Neronowi i Marcellusowi i nie pozwala wyprzedzić przeciwnika.
board-card-citadel_holds_out = Gdy miasto portowe Italii przechodzi na stronę Kartaginy przez oblężenie lub wydarzenie: połóż tam znacznik cytadeli. Dopóki leży, Kartagina nie może żeglować do tego portu ani z niego i nie liczy pola do prowincji. Znika, gdy oblega ją tam, bez rzutu, kartagiński dowódca z co najmniej 3 oddziałami, albo gdy Rzym odzyska miasto.
board-card-latin_colonies_refuse = Nie w ostatniej turze. W najbliższej fazie uzupełnień Rzym dostaje o 2 oddziały mniej; 5 oddziałów Scypiona to nie dotyczy.
board-card-massinissa = Wystaw 2 oddziały przy nieoblężonym rzymskim dowódcy w Afryce lub Iberii. Jeśli jest w Numidia Maior lub Numidia Minor, odwróć też 1 zwykły żeton PC Kartaginy w tej prowincji na polu bez jej oddziałów. Bez takiego dowódcy brak skutku.
board-card-syphax = Albo wystaw 2 oddziały przy kartagińskim dowódcy w Numidia Maior lub Numidia Minor, albo połóż do 2 żetonów PC Kartaginy na pustych polach jednej z tych prowincji bez oddziałów Rzymu.
board-card-hannibal_ad_portas = Tylko gdy Hannibal z co najmniej 5 oddziałami stoi w Rzymie lub obok. Rzym usuwa 2 swoje zwykłe żetony PC w Italii, według wyboru; wszystkie, jeśli jest ich mniej.
board-card-foraging = W fazie strat zimowych tej tury jedno twoje zgrupowanie, liczące najwyżej 5 oddziałów, nie rzuca; wybierasz je, gdy przychodzi jego rzut.
board-card-veterans = Twoja strona, jeśli ma w bitwie dowódcę, dostaje o 2 karty bitewne więcej, do limitu 20.
board-card-denarii_and_silver = Wystaw po 1 oddziale przy najwyżej 2 swoich dowódcach, którzy stoją na twoim żetonie PC w twojej prowincji i nie są oblężeni.
board-card-forage_parties_cut_off = Wskaż wrogie zgrupowanie na polu z twoim żetonem PC lub miastem: rzuca raz na straty, z -1.
board-card-triumph = Tylko gdy Rzym wygrał w tej turze bitwę lądową. Połóż do 3 żetonów PC Rzymu na pustych polach bez oddziałów Kartaginy. Jej żetonów się nie odwraca ani nie usuwa.
board-card-elephant_fear = Zapowiedziana szarża słoni zawodzi bez rzutu i liczy się jako szał: Kartagina odrzuca 1 losową kartę bitewną. Z opcją 26.1.2 ta karta jest w talii zamiast karty 42.
board-card-spoils_of_war = Tylko gdy w tej turze twoja strona wygrała bitwę lądową lub zdobyła miasto. Odwróć do 2 zwykłych żetonów PC wroga bez jego oddziałów, każdy w prowincji takiej bitwy lub miasta albo obok jego pola.
board-card-punic_faith = Unieważnij wydarzenie, które Rzym właśnie zagrał jako kartę rundy: nie ma skutku, a karta trafia do odrzuconych, nawet gdyby miała wypaść z gry. Z karty użytej wraz z OP przepada tylko wydarzenie; OP i kontrwydarzeń nie można unieważnić.
board-card-dictator = Rzym bierze dowódcę z puli, czyni go dyktatorem i wystawia przy dowolnych nieoblężonych oddziałach w Italii. Stoi ponad każdym Rzymianinem i zawsze dowodzi, bez rzutu na zmianę dowództwa; nie jest konsulem ani prokonsulem, nie potrzebuje 5 oddziałów i może brać oddziały konsula nawet poniżej 5. Rusza z najwyżej 10 oddziałami i na końcu tury wraca do puli. Tylko jeden dyktator naraz.
board-card-volunteers = Wystaw 2 oddziały przy swoim nieoblężonym dowódcy w ojczyźnie: Rzym w Italii, Kartagina w Afryce.
board-card-rival_factions = Wróg odrzuca wybraną przez siebie kartę strategii; bez skutku, jeśli nie ma kart.
board-card-imperium_b = { board-card-imperium_a }
board-card-good_omen = Powtórz swój ostatni rzut po obejrzeniu wyniku; liczy się drugi. Każdy rzut można powtórzyć raz.
board-card-bad_omen = Wróg powtarza swój ostatni rzut; liczy się drugi. Każdy rzut można powtórzyć raz.
board-card-surprise_raids = Usuń do 2 zwykłych żetonów PC wroga bez jego oddziałów, oba sąsiednie z jednym i tym samym polem z twoimi oddziałami.
board-card-favourable_ground = Tylko dla strony nieaktywnej. Dostaje o 1 kartę bitewną więcej, do limitu 20, a jej pierwszy rzut na kontratak w tej bitwie ma -1.
board-card-ambush = Tylko z dowódcą w bitwie. Jego wartość bitewna jest w tej bitwie o 1 wyższa w każdym rzucie, co daje też 1 kartę bitewną więcej.
board-card-turncoats = Wybierz swoją nieoblężoną armię i wrogie zgrupowanie co najmniej 2 oddziałów na jej polu lub obok: zgrupowanie traci 1 oddział, nie słonia, a twoja armia zyskuje 1.
board-card-flamen_martialis = Wybierz rzymskiego konsula na mapie. W tej turze można go aktywować dopiero, gdy Rzym usunie 2 swoje zwykłe żetony PC według wyboru; płaci się raz, przy pierwszej aktywacji.
board-card-exchange_of_prisoners = Wystaw 1 oddział przy swoim nieoblężonym dowódcy; potem wróg może wystawić 1 przy swoim. Bez dowódcy brak skutku.

## The board in the browser: what generals can do

board-general-hannibal = Raz w każdej bitwie, którą dowodzi, Rozpoznanie można zagrać jako Atak z Lewej, Atak z Prawej lub Podwójne Oskrzydlenie, w ataku lub w odpowiedzi; jest wtedy tą kartą pod każdym względem. Jeśli zostanie usunięty z mapy, Kartagina od razu usuwa 5 swoich zwykłych żetonów PC.
board-general-hasdrubal = Brak.
board-general-mago = O jedną kropkę więcej, gdy żegluje, sam lub jako dowodzący.
board-general-gisgo = Unika bitwy i przechwytuje przy wyniku 1–3 (po modyfikacjach).
board-general-hanno = Nie może opuścić Afryki, ale żegluje między jej portami. Jeśli kończy ruch z oddziałami na zwykłym żetonie PC Rzymu i nie stoczył w tej rundzie bitwy (zniesienia się nie liczą), może ten żeton usunąć.
board-general-bomilcar = O jedną kropkę więcej, gdy żegluje na czele armii.
board-general-p_scipio = W Iberii jego wartość strategiczna wynosi 2.
board-general-longus = Jeśli jego strona zaczęła bitwę jako atakująca, kontratakuje przy wyniku 1–2. Nie przy powstrzymywaniu odwrotu.
board-general-fabius = Unika bitwy przy wyniku 1–5. Nie może opuścić Italii, ale żegluje między jej portami; wylosowany na konsula, gdy w Italii nie ma stosu 5 oddziałów, dołącza do dowolnych rzymskich oddziałów, a gdy ich nie ma, staje w Rzymie, nawet oblężonym.
board-general-flaminius = Ściga przy wyniku 1–4. Nie przy powstrzymywaniu odwrotu.
board-general-marcellus = Gdy oblega miasto w Kampanii: zamiast białej kości rzuca czerwoną, a jeśli i tak rzuca czerwoną, jej znak specjalny daje 2 punkty oblężenia. Nie przeciw plemionom.
board-general-nero = W Kampanii ma 6 punktów ruchu: 3 pola i rejs w dowolnej kolejności albo dwa rejsy. Oddziały, które idą dalej niż 4 pola, muszą iść z nim całą drogę.
board-general-paullus = Jeśli jego strona zaczęła bitwę jako broniąca się, kontratakuje przy wyniku 1–3. Nie przy powstrzymywaniu odwrotu.
board-general-varro = Przechwytuje przy wyniku 1–4 (po modyfikacjach).
board-general-scipio_africanus = Gdy oblega miasto kartą Forsowny marsz, może rzucić dwiema kośćmi oblężniczymi i obie się liczą. Nie przeciw plemionom. Nigdy nie jest w puli konsulów.
board-general-gracchus = Gdy wydarzenie wystawia przy nim oddziały (Auxilia, Masynissa, Ochotnicy, Denary i srebro) albo na jego polu pojawiają się dwa legiony niewolników, wystawia się 1 oddział więcej.
board-general-livius = Jego próba pacyfikacji plemienia to dwa rzuty oblężnicze i oba się liczą.
board-general-flaccus = Gdy oblega miasto w Italii, każdy rzut oblężniczy kosztuje go o 1 oddział mniej: ścianka, która kosztuje oddział, nie kosztuje nic.
board-general-valerius = Żegluje z najwyżej 10 oddziałami na każdej karcie, która pozwala mu żeglować.
board-general-crassus = Jako najwyższy kapłan nie może opuścić Italii, ale żegluje między jej portami; wylosowany na konsula jest wystawiany jak Fabius. Rzut na straty zimowe zgrupowania, którym dowodzi, ma -1.

## Plansza: co mówi podsumowanie kolejki przeciwnika

board-digest-marched = { $general } maszeruje, { $from } → { $to }
board-digest-sailed = { $general } płynie, { $from } → { $to }
board-digest-units =
    { the-side }: { $count ->
        [one] 1 nowy oddział
        [few] { $count } nowe oddziały
       *[other] { $count } nowych oddziałów
    } ({ $places })
board-digest-pcs =
    { the-side }: { $count ->
        [one] zyskany 1 PC
        [few] zyskane { $count } PC
       *[other] zyskanych { $count } PC
    } ({ $places })
board-digest-pcs-lost =
    { the-side }: { $count ->
        [one] stracony 1 PC
        [few] stracone { $count } PC
       *[other] straconych { $count } PC
    } ({ $places })
board-digest-siege = { the-side }: oblężenie ({ $places })
