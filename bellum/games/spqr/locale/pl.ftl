### SPQR.

## Names

side-carthage = Kartagina
side-epirus = Epir
side-macedon = Macedonia
side-rome = Rzym
seat-carthage = { side-carthage }
seat-epirus = { side-epirus }
seat-macedon = { side-macedon }
seat-rome = { side-rome }
hexside-n = w górę
hexside-ne = w prawo w górę
hexside-se = w prawo w dół
hexside-s = w dół
hexside-sw = w lewo w dół
hexside-nw = w lewo w górę
vertex-ne = w prawo w górę
vertex-e = w prawo
vertex-se = w prawo w dół
vertex-sw = w lewo w dół
vertex-w = w lewo
vertex-nw = w lewo w górę
type-ph = falanga
type-hi = ciężka piechota
type-lg = piechota legionowa
type-mi = średnia piechota
type-li = lekka piechota
type-sk = harcownicy
type-hc = ciężka kawaleria
type-rc = rzymska kawaleria
type-ln = lansjerzy
type-lc = lekka kawaleria
type-el = słonie
type-ch = rydwany
type-ar = artyleria
terrain-clear = teren czysty
terrain-broken = teren nierówny
terrain-woods = las
terrain-marsh = bagno
terrain-river = bród
terrain-deep_river = rzeka
terrain-ruins = ruiny miasta
terrain-camp = obóz
crossing-stream = strumień
crossing-rampart = wał
crossing-gate = brama
weapon-archers = łuki
weapon-slings = proce
weapon-balearic_slings = proce balearskie
weapon-javelins = oszczepy
weapon-mounted_javelins = oszczepy konnych
weapon-mounted_archers = łuki konnych
weapon-screen = osłona słoni
weapon-scorpio = skorpion
rank-oc = głównodowodzący
rank-consul = konsul
rank-proconsul = prokonsul
rank-named = dowódca
rank-tribune = trybun
rank-praefectus_sociorum = prefekt sociorum
rank-praefectus_equitum = prefekt equitum
rank-replacement = zastępca
rank-elephant_leader = dowódca słoni

## Battles and options

scenario-learning = Scenariusz szkoleniowy
scenario-learning-about = Niewielkie, mieszane siły Hannibala przeciw jednej ali Flamininusa na otwartym polu. Krótka gra, która pokazuje wszystkie bronie.
scenario-learning-guide =
    Rozkaz: aktywny dowódca wydaje tyle rozkazów, ile wynosi jego inicjatywa; każdy pozwala jednemu oddziałowi w zasięgu ruszyć się, strzelać albo odzyskać szyk.
    Linia: zamiast pojedynczych rozkazów może poprowadzić całą linię, która stoi blisko niego; jej oddziały poruszają się jeden po drugim.
    Wycofanie: gdy wróg zbliży się na dwa heksy, kto jest szybszy, może cofnąć się przed jego nadejściem; jego gracz jest o to pytany.
    Walka wręcz: po rozkazach walczą oddziały, które zetknęły się z wrogiem; typ, kierunek i wielkość wyznaczają kolumnę, a kostka straty.
    Koniec: oddział, którego straty sięgną jego jakości, ucieka; armia, która straci zbyt wiele punktów, wycofuje się i przegrywa.
scenario-beneventum = Benewent, 275 p.n.e.
scenario-beneventum-about = Pyrrus schodzi z leśnych wzgórz z falangą i słoniami na armię konsularną i jej obóz; część jego wojsk nadchodzi później.
scenario-bagradas = Równiny Bagradas, 255 p.n.e.
scenario-bagradas-about = Ksantippos prowadzi słonie, falangę i liczną jazdę na głębokie legiony Regulusa na gołej równinie.
scenario-cannae = Kanny, 216 p.n.e.
scenario-cannae-about = Hannibal przeciw największej armii, jaką Rzym wystawił: ośmiu legionom z alami. Trzysta oddziałów; długa gra.
scenario-zama = Zama, 202 p.n.e.
scenario-zama-about = Spotykają się dwaj najlepsi wodzowie epoki: Hannibal z trzema liniami i surowymi słoniami, Scypion z weteranami i jazdą Masynissy.
scenario-cynoscephalae = Kynoskefalaj, 197 p.n.e.
scenario-cynoscephalae-about = Filip V trzyma we mgle wzgórza z połową falangi, druga połowa nadciąga; Flamininus atakuje legionami i słoniami.
option-elephant_command = Dowodzenie słoniami
option-elephant_command-about = Po pierwszym rozkazie słonie ruszają tylko z dowódcą, który przy nich zostaje, albo z własnym dowódcą słoni (4.8).
option-engaged = Związanie walką
option-engaged-about = Oddziały, które po walce zostają w kontakcie, są związane: nie ruszają się, nie strzelają i walczą dalej (10.5).
option-turns = Etapy
option-turns-about = Po tylu etapach bitwa się kończy i wygrywa strona z mniejszą liczbą punktów ucieczki względem progu; 0 to brak limitu, jak w zasadach.

## Actions

action-activate = Aktywuj: { $leader }
action-trump = Przejęcie: { $leader }
action-momentum = Próbuj momentum
action-elite = Faza elitarna: { $leader }
action-reactivate = Reaktywuj: { $leader }
action-marker = Rozkaz wycofania: { $leader }
action-bluff = Fałszywy znacznik: { $leader }
action-pass = Pas
action-order = Rozkaz: { $unit }
action-line = Linia: { $line }
action-unit = Następny: { $unit }
action-lead = Rusza dowódca: { $leader }
action-recover = Odzyskaj spójność: { $unit }
action-rally = Zreorganizuj: { $unit }
action-replace = Zastąp: { $leader }
action-place = Postaw na { $hex }
action-restack = Na wierzch: { $unit }
action-regroup = Zawróć kawalerię
action-enter = Wejdź na { $hex }
action-done = Koniec
action-step = Krok { $hexside }
action-turn = Obrót { $vertex }
action-wheel_left = Lewa połowa naprzód
action-wheel_right = Prawa połowa naprzód
action-about = Zwrot do tyłu
action-column = W kolumnę, przodem { $hexside }
action-deploy = Z kolumny, przodem { $vertex }
action-take = Zabierz: { $unit }
action-bring = Idzie z nimi: { $leader }
action-stop = Stój
action-withdraw = Wycofaj: { $unit }
action-withdraw_line = Wycofaj linię: { $line }
action-leave = Wycofuje się: { $leader }
action-extend = Rozciągnięcie linii: { $unit }
action-face = Obróć się { $vertex }
action-decline = Nic nie rób
action-fire = Strzelaj: { $unit }
action-fire_at = Strzelaj do dowódcy na { $hex }
action-harass = Nękaj: { $unit }
action-shoot = Strzał: { $unit }
action-fire_first = Strzał przed ruchem: { $unit }
action-screen = Strzał osłony: { $unit }
action-attack = Atak: { $unit }
action-combat = Walka przeciw: { $unit }
action-join = Dołącz do walki: { $unit }
action-by = Atak według: { $unit }
action-as = Obrona według: { $unit }
action-pass_through = Przepuść słonie: { $unit }
action-hit = Jedno trafienie: { $unit }
action-advance = Wejście: { $unit }
action-into = Na { $hex }
action-pursue = Pościg: { $unit }
action-flee = Uciekaj na { $hex }
action-nearest = W stronę: { $unit }
action-disengage = Cofnij na { $hex }
action-appoint = Dowódca słoni: { $unit }
action-dismiss = Zdejmij dowódcę: { $unit }
action-skip = Pas: { $leader }
action-succeed = Dowodzenie przejmuje { $leader }
action-from = Atak pada z { $hex }
action-flee_with = Ucieka z nimi: { $leader }
action-march = Ruch

## Refusals: verbs that are not due

refusal-when-activate = Teraz nie aktywuje się dowódcy.
refusal-when-trump = Teraz nie można przejmować.
refusal-when-momentum = Teraz nie można próbować momentum.
refusal-when-elite = To nie jest faza elitarna.
refusal-when-reactivate = Teraz nie można nikogo reaktywować.
refusal-when-marker = Rozkazy wycofania wydaje się na początku etapu.
refusal-when-bluff = Znaczniki kładzie się na początku etapu.
refusal-when-pass = Teraz nie ma czego pasować.
refusal-when-order = Teraz nie można wydawać rozkazów indywidualnych.
refusal-when-line = Teraz nie można rozkazać linii.
refusal-when-unit = Żadna linia nie ma teraz rozkazu.
refusal-when-lead = Teraz żaden dowódca nie może się ruszyć.
refusal-when-recover = Teraz nikt nie odzyska spójności.
refusal-when-rally = Teraz nikogo nie można reorganizować.
refusal-when-replace = Teraz nie można zastąpić dowódcy.
refusal-when-place = Teraz nie ma kogo postawić.
refusal-when-restack = Teraz nie można zmienić porządku stosu.
refusal-when-regroup = Teraz nie można zawrócić kawalerii.
refusal-when-enter = Teraz nikt nie może wejść na mapę.
refusal-when-done = Teraz nie ma czego kończyć.
refusal-when-step = Teraz nikt nie jest w ruchu.
refusal-when-turn = Teraz w ruchu nie ma nikogo, kto mógłby się obrócić.
refusal-when-wheel_left = Teraz w ruchu nie ma oddziału dwuheksowego.
refusal-when-wheel_right = Teraz w ruchu nie ma oddziału dwuheksowego.
refusal-when-about = Teraz w ruchu nie ma oddziału dwuheksowego.
refusal-when-column = Teraz nikt nie może sformować kolumny.
refusal-when-deploy = Teraz żadna kolumna nie może się rozwinąć.
refusal-when-take = Teraz nikogo nie można zabrać.
refusal-when-bring = Teraz żaden dowódca nie może iść z nimi.
refusal-when-stop = Teraz nikt nie jest w ruchu.
refusal-when-withdraw = Teraz nikt nie może się wycofać.
refusal-when-withdraw_line = Teraz żadna linia nie może się wycofać.
refusal-when-leave = Teraz żaden dowódca nie może się wycofać.
refusal-when-extend = Teraz żadna linia nie może się rozciągnąć.
refusal-when-face = Teraz nikt nie może obrócić się w reakcji.
refusal-when-decline = Teraz nie ma z czego rezygnować.
refusal-when-fire = Teraz nikt nie strzela na rozkaz.
refusal-when-fire_at = Teraz nikt nie może strzelać do dowódcy.
refusal-when-harass = Teraz nikt nie może nękać.
refusal-when-shoot = Teraz nikt nie może strzelać w reakcji.
refusal-when-fire_first = Teraz nikt nie strzela przed ruchem.
refusal-when-screen = Teraz żadna osłona nie może strzelać.
refusal-when-attack = Teraz nie wskazuje się atakujących.
refusal-when-combat = Teraz nie tworzy się walk.
refusal-when-join = Teraz nikt nie może dołączyć do walki.
refusal-when-by = Teraz nie wybiera się atakującego.
refusal-when-as = Teraz nie wybiera się obrońcy.
refusal-when-pass_through = Teraz nie można przepuścić słoni.
refusal-when-hit = Teraz nie dzieli się trafień.
refusal-when-advance = Teraz nikt nie wchodzi na opuszczony heks.
refusal-when-into = Teraz nie wybiera się heksu.
refusal-when-pursue = Teraz nikt nie ściga.
refusal-when-flee = Teraz nikt nie ucieka.
refusal-when-nearest = Teraz żaden słoń nie szaleje.
refusal-when-disengage = Teraz nikt nie może zerwać walki.
refusal-when-appoint = Dowódców słoni wyznacza się na końcu etapu.
refusal-when-dismiss = Dowódców słoni zdejmuje się na końcu etapu.
refusal-when-skip = Teraz nie można pominąć dowódcy.
refusal-when-succeed = Teraz dowództwo nie jest wolne.
refusal-when-from = Teraz nie wybiera się strony ataku.
refusal-when-flee_with = Teraz żaden dowódca nie może z nikim uciekać.
refusal-when-march = Teraz nikt nie musi mówić, czy się rusza.

## Refusals: leaders and activation

refusal-leader-cannot-be-activated = Tego dowódcy nie można teraz aktywować.
refusal-leader-was-active-or-is-finished = Ten dowódca był już aktywny albo jest skończony.
refusal-lowest-initiative-first = Najpierw działa dowódca o niższej inicjatywie.
refusal-not-your-leader-to-activate = To nie kolej twojego dowódcy.
refusal-not-your-leader = To nie twój dowódca.
refusal-leader-not-on-map = Tego dowódcy nie ma na mapie.
refusal-leader-still-in-enemy-zoc = Wciąż jest we wrogiej strefie kontroli.
refusal-leader-in-enemy-zoc = Dowódca we wrogiej strefie kontroli nie wydaje rozkazów.
refusal-finished-leader-gives-no-orders = Skończony dowódca nie wydaje rozkazów.
refusal-trump-by-own-leader = Przejmować mogą tylko twoi dowódcy.
refusal-trump-by-higher-only = Przejmuje tylko dowódca o wyższej inicjatywie.
refusal-counter-by-equal-or-higher = Odpowiada dowódca o co najmniej równej inicjatywie.
refusal-one-trump-for-an-activation = Na aktywację przypada jedna próba przejęcia na stronę.
refusal-trumper-could-do-nothing = Nie mógłby zrobić niczego, do czego zobowiązuje przejęcie.
refusal-trumper-in-zoc-could-not-attack = We wrogiej strefie kontroli nie miałby kogo posłać do walki.
refusal-who-trumps-must-act = Kto przejął, musi ruszyć oddział, strzelić nim albo zaatakować.
refusal-must-designate = Kto przejął, musi wskazać atakującego.
refusal-nobody-to-reactivate = Tego dowódcy nie można reaktywować.
refusal-elite-phase-of-own-leader = Faza elitarna jest dla twoich dowódców.
refusal-elite-phase-on-the-map = Tego dowódcy nie ma na mapie.
refusal-not-in-range-of-elite-commander = Jest poza zasięgiem elitarnego głównodowodzącego.
refusal-commander-has-two-phases = Przy rozkazach wycofania głównodowodzący ma tylko dwie fazy.
refusal-marker-under-own-leader = Znaczniki kładzie się pod własnych dowódców.
refusal-no-marker-under-commander = Pod głównodowodzącego nie kładzie się znacznika.
refusal-one-marker-for-a-leader = Ten dowódca ma już znacznik.
refusal-no-foot-line-in-range = Nie ma w zasięgu linii piechoty, która mogłaby się wycofać.
refusal-leader-has-no-such-order = Nie ma rozkazu wycofania.
refusal-only-a-proconsul-succeeds = Zabitego głównodowodzącego może zastąpić tylko prokonsul.

## Refusals: orders

refusal-no-orders-left = Nie ma już rozkazów.
refusal-orders-in-this-phase = W tej fazie wydaje rozkazy indywidualne.
refusal-line-commands-in-this-phase = W tej fazie wydaje rozkazy liniowe.
refusal-no-line-commands-left = Nie ma już rozkazów liniowych.
refusal-no-line-command-at-first = W pierwszej fazie nie wydał rozkazu liniowego.
refusal-moved-between-line-commands = Po pierwszym rozkazie liniowym już się ruszył.
refusal-no-commander-no-strategy = Bez głównodowodzącego nie ma strategii, na którą można rzucać.
refusal-strategy-roll-failed = Rzut na strategię się nie udał.
refusal-not-your-unit = To nie twój oddział.
refusal-unit-not-on-map = Tego oddziału nie ma na mapie.
refusal-not-his-to-order = Ten dowódca nie może rozkazywać takiemu oddziałowi.
refusal-not-his-kind-of-foot = Trybuni rozkazują legionom, prefekci alom.
refusal-foot-is-not-for-him = Rozkazuje kawalerii, nie piechocie.
refusal-horse-is-not-for-him = Rozkazuje piechocie, nie kawalerii.
refusal-one-class-of-one-legion = W jednej fazie rozkazuje jednej klasie jednego legionu lub ali.
refusal-legion-or-ala-horse = W jednej aktywacji rozkazuje kawalerii legionów albo al.
refusal-out-of-command-range = Oddział jest poza zasięgiem dowodzenia.
refusal-leader-out-of-command-range = Ten dowódca jest poza zasięgiem głównodowodzącego.
refusal-camp-guard-waits = Straż obozu czeka na rozkazy, aż wróg będzie blisko.
refusal-stacked-phalanx-obeys-commander = Falangi podwójnej głębokości słuchają tylko głównodowodzącego.
refusal-moved-in-this-phase = W tej fazie już się ruszał.
refusal-recovered-in-this-phase = W tej fazie odzyskiwał spójność.
refusal-rallied-waits-for-next-turn = Zreorganizowany oddział nie dostaje rozkazów do następnego etapu.
refusal-routed-can-only-rally = Uciekający oddział można tylko reorganizować.
refusal-not-routed = Ten oddział nie ucieka.
refusal-no-hits-to-recover = Nie ma trafień.
refusal-moved-or-fired-does-not-recover = Kto się ruszał lub strzelał, w tej fazie nie odzyskuje spójności.
refusal-recovers-once-a-phase = Spójność odzyskuje się raz na fazę.
refusal-recovery-in-clear-only = Spójność odzyskuje się tylko na czystym terenie.
refusal-no-recovery-next-to-enemy = Obok wroga nie odzyskuje się spójności.
refusal-no-recovery-under-fire = W zasięgu i polu widzenia strzelców wroga nie odzyskuje się spójności.
refusal-no-rally-in-rough = W trudnym terenie nie ma reorganizacji.
refusal-no-rally-next-to-enemy = Obok wroga nie ma reorganizacji.
refusal-no-rally-under-fire = W zasięgu i polu widzenia strzelców wroga nie ma reorganizacji.
refusal-one-rally-a-turn-by-leader = Ten dowódca już próbował go reorganizować w tym etapie.
refusal-only-roman-stacks-change-order = Porządek zmienia się tylko w rzymskim stosie.
refusal-on-top-already = Już jest na wierzchu.
refusal-only-commander-replaces = Dowódców zastępuje tylko głównodowodzący.
refusal-leader-not-dead = Ten dowódca żyje.
refusal-replaced-already = Ten dowódca został już zastąpiony.
refusal-commander-is-not-replaced = Głównodowodzącego się nie zastępuje.
refusal-no-replacements-left = Nie ma już zastępców.
refusal-no-unit-to-join = Nie ma oddziału, do którego mógłby dołączyć.
refusal-joins-a-unit-he-commands = Dołącza do oddziału, któremu może rozkazywać.
refusal-only-commander-calls-back = Kawalerię zawraca tylko głównodowodzący.
refusal-calling-back-takes-the-phase = Zawrócenie kawalerii zajmuje całą fazę.
refusal-nobody-to-call-back = Poza mapą nie ma twojej kawalerii.
refusal-unit-not-away = Tego oddziału nie ma w pościgu poza mapą.
refusal-too-far-from-exit = Wraca najwyżej dwa heksy od miejsca zejścia z mapy.
refusal-hex-of-return-taken = Ten heks jest zajęty.
refusal-no-room-to-return = Nie ma miejsca na powrót.
refusal-cavalry-returns-before-elephants = Kawaleria nie wraca w strefę kontroli słonia.
refusal-no-reinforcement = To nie jest czekający posiłek.
refusal-reinforcement-not-due = Na te posiłki jeszcze za wcześnie.
refusal-reinforcement-after-its-leader = Najpierw wchodzi ich dowódca.
refusal-reinforcement-obeys-its-leader = Wprowadza je własny dowódca albo głównodowodzący.
refusal-not-an-entry-hex = Tam się nie wchodzi.
refusal-entry-hex-taken = Ten heks wejścia jest zajęty.
refusal-entry-hex-in-zoc = Nie wchodzi się we wrogą strefę kontroli.
refusal-no-free-entry-hex = Nie ma wolnego heksu wejścia.
refusal-column-enters-facing-ahead = Kolumna wchodzi przodem.
refusal-tail-still-off-the-map = Jej ogon jest jeszcze poza mapą.

## Refusals: leaders on the move

refusal-leader-has-no-points-left = Nie ma już punktów ruchu.
refusal-leader-has-too-few-points = Ma za mało punktów ruchu.
refusal-leader-cannot-enter = Dowódca nie może tam wejść.
refusal-leader-meets-enemy = Tam jest wrogi oddział.
refusal-leader-enters-zoc-alone = Dowódca wchodzi we wrogą strefę kontroli tylko tam, gdzie jest własny oddział.
refusal-leader-stops-in-zoc = We wrogiej strefie kontroli musi się zatrzymać.
refusal-leader-rides-his-elephant = Rusza się ze swoim słoniem.
refusal-leader-elephant-goes-with-its-leader = Słoń wodza idzie z wodzem.
refusal-no-cavalry-with-leader-elephant = Słoń wodza nie stoi z kawalerią.
refusal-leader-ends-in-range-of-line = Musi skończyć z oddziałem linii w zasięgu.
refusal-leader-follows-his-line = Najpierw rusza oddział jego linii.
refusal-only-commander-moves-others = Innych dowódców rusza tylko głównodowodzący.
refusal-one-order-for-a-leader = Dowódca dostaje jeden rozkaz na fazę.
refusal-commander-leaves-zoc-first = Głównodowodzący musi najpierw opuścić wrogą strefę kontroli.
refusal-leader-not-with-unit = Nie jest z tym oddziałem.
refusal-leader-not-with-it = Nie jest z nim.
refusal-leader-not-next-to-the-enemy = Wróg nie stanął obok niego.
refusal-leader-cannot-withdraw-there = Nie może się tam wycofać.
refusal-leader-has-nowhere-to-go = Nie ma dokąd odejść.
refusal-leader-not-with-withdrawing-unit = Nie jest z wycofującym się oddziałem.

## Refusals: lines

refusal-not-your-line = To nie twoja linia.
refusal-line-not-for-his-rank = Dowódca tej rangi nie dowodzi tą linią.
refusal-nobody-of-the-line-is-his = Nikt z tej linii nie podlega jego komendzie.
refusal-line-not-of-horse = Dowodzi tylko liniami kawalerii.
refusal-line-too-far = Nie jest najwyżej dwa heksy od linii i w jej polu widzenia.
refusal-line-had-its-command = Ta linia dostała już rozkaz w tej fazie.
refusal-line-waits-to-withdraw = Ta linia czeka z wycofaniem i nie może się ruszyć.
refusal-choose-one-of-the-lines = Wybierz oddział jednej z tych linii.
refusal-not-in-this-line = Ten oddział nie należy do linii.
refusal-not-of-the-line = Nie należy do linii pod rozkazem.
refusal-leader-for-own-elephants = Dowódca słoni jest dla twoich słoni.
refusal-two-elephant-leaders = Strona ma najwyżej dwóch dowódców słoni.
refusal-elephant-has-its-leader = Ten słoń ma już dowódcę.
refusal-elephant-without-leader = Ten słoń nie ma dowódcy.
refusal-elephant-leader-gives-no-orders = Dowódca słoni nie wydaje innych rozkazów.
refusal-elephants-need-a-leader-with-them = Słonie potrzebują teraz dowódcy przy sobie.
refusal-leader-with-elephants-all-phase = Musi być ze słoniami od początku fazy.
refusal-leader-stays-with-elephants = Dowódca zostaje w tej fazie ze słoniami.
refusal-driven-elephants-do-not-turn = Te słonie obracają się tylko na starcie.
refusal-driven-elephants-go-on = Te słonie idą tak daleko, jak mogą.
refusal-all-driven-elephants-go = Wszystkie słonie linii idą tak daleko, jak mogą.

## Refusals: movement

refusal-not-enough-points = Ma za mało punktów ruchu.
refusal-not-a-front-hex = Oddziały idą tylko do przodu.
refusal-off-the-map = To poza mapą.
refusal-ground-not-to-be-entered = Nie może wejść na ten teren.
refusal-enemy-in-hex = Tam jest wrogi oddział.
refusal-one-unit-in-a-hex = Na heksie może stać tylko jeden oddział.
refusal-two-roman-foot-in-a-hex = Na heksie stoją najwyżej dwa oddziały rzymskiej piechoty.
refusal-velites-do-not-stop-on-others = Welici nie zatrzymują się na innych oddziałach.
refusal-columns-never-stack = Kolumny nie tworzą stosów.
refusal-column-never-in-a-stack = Oddział w stosie nie tworzy kolumny.
refusal-stacked-phalanxes-bar-the-way = Nikt nie wchodzi na heksy falang podwójnej głębokości.
refusal-stacked-phalanxes-form-no-column = Falangi podwójnej głębokości nie tworzą kolumny.
refusal-stacked-phalanxes-do-not-wheel = Falangi podwójnej głębokości nie zmieniają kierunku.
refusal-double-depth-by-the-commander = Podwójną głębokość tworzy tylko głównodowodzący.
refusal-double-depth-from-behind = Druga falanga wchodzi wprost zza pierwszej.
refusal-stack-faces-one-way = Oddziały stosu patrzą w jedną stronę.
refusal-only-top-moves-alone = Sam rusza tylko górny oddział.
refusal-not-in-the-stack = Nie ma go w stosie.
refusal-move-has-begun = Ruch już się zaczął.
refusal-under-way-already = Już jest w ruchu.
refusal-held-by-faster-enemies = Trzyma go strefa kontroli nie wolniejszego wroga.
refusal-not-fast-enough-to-leave-zone = Nie jest dość szybki, by opuścić wrogą strefę kontroli.
refusal-stops-in-zone-of-control = We wrogiej strefie kontroli musi się zatrzymać.
refusal-no-turn-in-zone-of-control = We wrogiej strefie kontroli nikt się nie obraca.
refusal-faces-there-already = Już tam patrzy.
refusal-two-hex-units-never-turn = Oddział dwuheksowy obraca się tylko ruchem.
refusal-only-two-hex-units-wheel = Tak skręca tylko oddział dwuheksowy.
refusal-only-two-hex-units-face-about = Taki zwrot robi tylko oddział dwuheksowy.
refusal-no-about-face-in-rough-ground = W trudnym terenie nie ma zwrotu do tyłu.
refusal-no-about-face-in-zone-of-control = We wrogiej strefie kontroli nie ma zwrotu do tyłu.
refusal-column-faces-a-side = Kolumna patrzy na bok heksu.
refusal-line-faces-a-vertex = Oddział w szyku patrzy na róg heksu.
refusal-column-faces-a-front-side = Formując kolumnę, patrzy na jeden z boków przednich.
refusal-line-faces-as-the-column-did = Opuszczając kolumnę, patrzy tam, gdzie kolumna.
refusal-column-goes-ahead = Kolumna idzie na wprost lub obok, nie gdzie indziej.
refusal-column-costs-a-point = Na zmianę szyku potrzebuje punktu ruchu.
refusal-formation-ended-its-move = Zmiana szyku zakończyła jego ruch w tej fazie.
refusal-not-in-column = Nie jest w kolumnie.
refusal-no-column-for-such-units = Takie oddziały nie tworzą kolumny.
refusal-no-column-in-zoc = We wrogiej strefie kontroli nie zmienia się szyku.
refusal-routed-form-no-column = Uciekający nie tworzą kolumny.
refusal-columns-do-not-wheel = Kolumny tak nie skręcają.
refusal-phalanx-in-column-never-turns = Falanga w kolumnie się nie obraca.
refusal-shocked-column-faces-ahead = Zaatakowana kolumna rozwija się ku przodowi.
refusal-engaged-do-not-move = Związani walką nie ruszają się.
refusal-engaged-do-not-turn = Związani walką się nie obracają.
refusal-another-unit-is-engaged = To nie ten oddział zrywa walkę.
refusal-no-way-out-of-engagement = Nie może się tam cofnąć.
refusal-finished-cavalry-only-turns = Po pościgu może się tylko obrócić.
refusal-triarii-hold-their-ground = Triarii czekają, aż wróg będzie blisko.
refusal-cavalry-before-elephants = Kawaleria nie wchodzi w strefę kontroli słonia.

## Refusals: withdrawal and reaction

refusal-not-yours-to-withdraw = To nie twój oddział.
refusal-enemy-not-at-two-hexes = Wróg nie jest na dwa heksy.
refusal-say-first-that-it-moves = Najpierw ogłoś ruch: wrogowie o dwa heksy dalej mogą się przedtem wycofać.
refusal-not-faster-than-the-enemy = Nie jest szybszy od wroga.
refusal-routed-do-not-withdraw = Uciekający nie wycofują się w porządku.
refusal-columns-do-not-withdraw = Kolumny nie wycofują się w porządku.
refusal-engaged-do-not-withdraw = Związani walką się nie wycofują.
refusal-extended-do-not-withdraw = Kto rozciągnął linię, w tej fazie się nie wycofuje.
refusal-no-withdrawal-in-shock = W czasie walki wręcz nikt się nie wycofuje.
refusal-only-cavalry-from-own-elephants = Przed własnymi słoniami ustępuje tylko kawaleria.
refusal-only-top-withdraws = Sam wycofuje się tylko górny oddział.
refusal-not-beneath-withdrawing-unit = Nie leży pod wycofującym się oddziałem.
refusal-nowhere-to-withdraw = Nie ma dokąd się wycofać.
refusal-must-get-farther-away = Musi oddalić się od wroga.
refusal-withdrawal-not-away = To nie prowadzi dalej od wroga.
refusal-withdrawal-too-far = Nie może wycofać się tak daleko.
refusal-withdrawal-into-zoc = Nie można się wycofać we wrogą strefę kontroli.
refusal-withdrawal-into-bad-ground = Na taki teren nie można się wycofać.
refusal-withdrawal-off-the-map = Nie można się wycofać poza mapę.
refusal-withdrawal-without-end = Stamtąd nie mógłby zakończyć odwrotu.
refusal-turn-after-withdrawal = Obraca się dopiero po odwrocie.
refusal-turned-after-withdrawal = Obrócił się i dalej nie idzie.
refusal-no-points-left-to-turn = Nie ma już punktów na obrót.
refusal-not-your-line-to-withdraw = To nie twoja linia.
refusal-line-neither-cavalry-nor-foot-of-the-line = W całości wycofują się tylko linie kawalerii i nielekkiej piechoty.
refusal-nobody-of-the-line-at-two-hexes = Żaden wróg nie jest dwa heksy od tej linii.
refusal-no-leader-near-the-line = Nie ma dowódcy linii w odległości dwóch heksów.
refusal-not-all-of-the-line-can-withdraw = Nie wszystkie oddziały linii mogą się wycofać.
refusal-bars-the-way-of-its-line = Tam zagrodziłby drogę innym z linii, a wycofać mają się wszyscy.
refusal-one-of-the-line-withdrew-alone = Jeden z linii wycofał się sam.
refusal-has-withdrawn-with-its-line = Wycofał się już z linią.
refusal-no-order-to-withdraw-the-line = Nikt nie ma rozkazu wycofania tej linii.
refusal-agreed-withdrawal-only-from-foot = Przygotowane wycofanie służy tylko wobec wrogiej piechoty.
refusal-enemy-not-next-to-it = Wróg nie stanął obok niego.
refusal-turned-in-this-phase = W tej fazie już obrócił się w reakcji.
refusal-in-zone-of-another-enemy = Jest w strefie kontroli innego wroga.
refusal-only-one-hex-units-turn = W reakcji obraca się tylko jednostka jednoheksowa.
refusal-one-vertex-only = Obraca się tylko o jeden róg.
refusal-routed-do-not-turn = Uciekający się nie obracają.
refusal-no-roman-stack-to-extend = To nie rzymski stos, który można rozciągnąć.
refusal-no-enemy-near-its-line = Żaden wróg nie jest dwa heksy od jego linii.
refusal-no-gap-beside-it = Obok nie ma luki.
refusal-gap-not-empty = Heks obok nie jest pusty.
refusal-gap-not-clear = Heks obok nie jest czystym terenem.
refusal-gap-in-zoc = Heks obok jest we wrogiej strefie kontroli.
refusal-extension-goes-sideways = Linia rozciąga się na boki.
refusal-extends-with-its-own-line = Rozciąga się z własną linią.
refusal-line-extends-before-it-moves = Linia rozciąga się przed ruchem.
refusal-columns-do-not-extend = Kolumny się nie rozciągają.
refusal-engaged-do-not-extend = Związani walką się nie rozciągają.
refusal-withdrew-and-does-not-extend = Wycofał się i nie rozciąga linii.

## Refusals: missiles

refusal-no-missiles = Nie ma pocisków.
refusal-missiles-spent = Zużył już pociski.
refusal-no-screen = Nie ma osłony.
refusal-screen-spent = Osłona zużyła już pociski.
refusal-screen-only-reacts = Osłony strzelają tylko w reakcji.
refusal-routed-may-not-fire = Uciekający nie strzelają.
refusal-column-may-not-fire = Kolumny nie strzelają.
refusal-engaged-may-not-fire = Związani walką nie strzelają.
refusal-target-engaged = Do związanych walką się nie strzela.
refusal-only-top-fires = Strzela tylko górny oddział stosu.
refusal-fired-already = Na ten rozkaz już strzelił.
refusal-fired-and-stands = Strzelił jako stojący i zostaje na miejscu.
refusal-fire-first-before-a-move = To dla oddziału, który potem się ruszy.
refusal-fires-alike-moving-or-not = Ruch nie ma wpływu na jego strzał.
refusal-not-after-a-step-nearer = W ruchu strzela tylko po kroku w stronę celu.
refusal-target-not-enemy = Cel nie jest wrogiem.
refusal-target-behind = Cel jest za nim.
refusal-target-other-of-stack = Strzał trafia w drugi oddział stosu.
refusal-out-of-range = Cel jest poza zasięgiem.
refusal-no-line-of-sight = Nie widzi celu.
refusal-no-leader-in-hex = Na tym heksie nie ma wrogiego dowódcy.
refusal-units-in-hex = Na tym heksie są oddziały: strzelaj do nich.
refusal-zoc-not-left = Nikt nie opuszcza jego strefy kontroli.
refusal-zoc-not-entered = Nikt nie wchodzi w jego strefę kontroli.
refusal-exit-fire-too-short = Jego pociski nie sięgają na dwa heksy.
refusal-not-the-target = To nie on był celem.
refusal-on-entry-or-in-return = Do jednego oddziału strzela się albo na jego wejście, albo w odpowiedzi, nie w obu przypadkach.
refusal-shot-already-now = Przy tej okazji już strzelił.
refusal-only-mounted-archers-fire = Przy odwrocie strzelają tylko konni łucznicy.
refusal-parting-shot-once = Do każdego wroga strzela raz na fazę.
refusal-may-not-harass = Takie oddziały nie nękają.
refusal-archers-do-not-harass = Łucznicy nie nękają.
refusal-skirmishers-not-harassed = Harcowników nie można nękać.
refusal-harassed-is-faster = Cel jest szybszy.
refusal-harassment-is-all-it-does = Oddział, który nęka, nie robi nic innego w tej fazie.
refusal-harassment-from-zoc = Z wrogiej strefy kontroli się nie nęka.
refusal-harassment-too-near = Cel jest na sąsiednim heksie.
refusal-harassment-too-far = Cel jest dalej niż dwa heksy.
refusal-harassment-too-far-for-horse = Cel jest dalej niż cztery heksy.
refusal-harassment-no-way = Do celu nie ma wolnej drogi.
refusal-harassment-not-from-there = Nie może tam podejść do celu.
refusal-harassment-before-elephants = Kawaleria nie nęka słoni od frontu.

## Refusals: shock

refusal-not-in-command-to-attack = Aktywny dowódca tu nim nie dowodzi.
refusal-no-unit-of-yours-to-attack = To nie twój oddział.
refusal-name-the-top-unit = Wskaż górny oddział stosu.
refusal-attacks-already = Już atakuje.
refusal-moved-units-declared-already = Oddziały, które się ruszyły, już zdecydowały.
refusal-another-unit-declares = Decyduje inny oddział.
refusal-nobody-in-its-zone = W jego strefie kontroli nie ma wroga.
refusal-routed-do-not-attack = Uciekający nie atakują.
refusal-columns-do-not-attack = Kolumny nie atakują.
refusal-skirmishers-do-not-attack = Harcownicy nie atakują wręcz.
refusal-artillery-does-not-attack = Artyleria nie atakuje.
refusal-leader-elephants-do-not-attack = Słoń wodza nie atakuje.
refusal-rallied-take-no-orders-to-attack = Zreorganizowany oddział w tym etapie nie atakuje.
refusal-triarii-do-not-move-and-attack = Triarii jeszcze nie mogą ruszyć się i atakować.
refusal-in-a-combat-already = Już jest w walce.
refusal-not-in-its-zone = Wroga nie ma w jego strefie kontroli.
refusal-not-all-in-zone-of-all = Nie każdy atakujący ma wszystkich tych obrońców w strefie kontroli.
refusal-others-left-out = Zostaliby niezaatakowani wrogowie.
refusal-too-many-to-foresee = Walczy tu zbyt wielu, by przewidzieć wynik.
refusal-not-an-attacker-here = Nie atakuje w tej walce.
refusal-not-a-defender-here = Nie broni się w tej walce.
refusal-not-from-there = Atak nie pada stamtąd.
refusal-not-the-foot-before-elephants = Słonie przepuszcza tylko piechota atakowana przez nie od frontu.
refusal-not-a-hex-behind-the-foot = To nie wolny heks za piechotą.
refusal-not-to-take-this-hit = To nie jego trafienie.
refusal-another-unit-advances = Wchodzi inny oddział.
refusal-must-advance = Musi wejść na opuszczony heks.
refusal-hex-not-to-be-entered = Na ten heks nie można wejść.
refusal-advance-turns-one-vertex = Po wejściu obraca się najwyżej o jeden róg.
refusal-phalanx-cannot-wheel-there = Falanga nie może tam skręcić.
refusal-not-a-pursuer = Nie ściga.
refusal-not-a-fugitive = Nie ucieka.
refusal-not-the-way-he-ran = Kawaleria rusza dalej w kierunku ucieczki wroga.
refusal-not-the-way-of-least-resistance = To nie droga najmniejszego oporu ku jego krawędzi.
refusal-elephant-does-not-go-there = Słoń tam nie biegnie.
refusal-not-a-nearest-friend = To nie najbliższy swój.

## How the battle ends

reason-withdrawal = wroga armia się wycofuje
reason-both = obie armie się wycofują
reason-turns = minął ostatni etap

## Standing orders

order-nothing = Na nic nie reaguj
order-withdraw = Wycofuj się przed każdym cięższym
order-stand = Nigdy się nie wycofuj
order-fire = Zawsze strzelaj w reakcji
order-hold-fire = Nigdy nie strzelaj w reakcji
order-extend = Zawsze rozciągaj linię
order-keep-line = Nigdy nie rozciągaj linii
order-keep-facing = Nigdy nie obracaj się ku wrogowi
order-open-ranks = Zawsze przepuszczaj słonie
order-close-ranks = Nigdy nie przepuszczaj słoni
order-no-trump = Nigdy nie przebijaj przebicia ani inicjatywy
order-leaders-stay = Dowódcy zostają, gdy zbliża się wróg
until-turn = na ten etap
until-game = do odwołania
about-type = Typy
about-unit = Oddziały

## Parts of sentences

modifier =
    {", "}{ $reason ->
        [woods] las
        [armour] pancerz
        [armour-adjacent] pancerz z bliska
        [skirmishers] harcownicy
        [moved] ruch
        [depleted] straty
        [rampart] wał
        [mixed] stos mieszany
        [excess] trafienia ponad jakość
        [attacker] atakował
        [spears] włócznie z przodu
        [african] słonie afrykańskie
        [pass-through] rozluźniony szyk
        [against-double-depth] przeciw podwójnej głębokości
        [double-depth] podwójna głębokość
        [faster] szybszy wróg
        [size] rozmiary
        [attacker-depleted] straty atakujących
        [defender-depleted] straty obrońców
        [phalanx] osłonięte flanki falangi
        [indian] słonie indyjskie
        [level] poziomy
        [defender-in-woods] obrońcy w lesie
        [defender-in-marsh] obrońcy na bagnie
        [attacker-in-rough] atakujący w lesie lub na bagnie
        [river] rzeka
        [stream] strumień
        [charisma] charyzma
        [leader-killed] poległy dowódca
       *[other] inne
    }{" "}{ $amount ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $amount }
    }
cause =
    { $cause ->
        [front] Atak od frontu
        [flank] Atak z boku
        [rear] Atak od tyłu
        [superior-none] Nikt nie ma przewagi
        [superior-position] Przewaga atakujących z pozycji
        [superior-column] Przewaga atakujących nad kolumną
        [superior-type] Przewaga atakujących z uzbrojenia
        [superior-defender] Przewaga obrońców z uzbrojenia
        [base] Kolumna według typów i kierunku
        [ratio] Stosunek rozmiarów
        [no-ratio] Rozmiary się nie liczą
        [size] Przesunięcie za rozmiary
        [attacker-depleted] Straty atakujących
        [defender-depleted] Straty obrońców
        [phalanx] Osłonięte flanki falangi
        [indian] Słonie indyjskie
        [level] Poziomy
        [defender-in-woods] Obrońcy w lesie
        [defender-in-marsh] Obrońcy na bagnie
        [attacker-in-rough] Atakujący w lesie lub na bagnie
        [river] Rzeka
        [stream] Strumień
        [rampart] Wał
        [column] Kolumna po przesunięciach
        [die] Rzut
        [charisma] Charyzma dowódcy
        [leader-killed] Poległy dowódca
        [total] Rzut z modyfikatorami
        [table-attackers] Trafienia atakujących z tabeli
        [table-defenders] Trafienia obrońców z tabeli
        [let-through] Przepuszczone słonie: mniej trafień
        [against-skirmishers] Harcownicy: niewiele kosztują atakujących
        [hits-attackers] Trafienia atakujących
        [hits-defenders] Trafienia obrońców
       *[other] Inne przyczyny
    }
marker-kind =
    { $real ->
        [yes] , rozkaz wycofania
       *[no] , fałszywy
    }

## Events: the turn and its leaders

event-turn = Etap { $turn }.
event-marker-placed =
    { $known ->
        [no] { $seat } kładzie znacznik pod dowódcę { $leader }.
       *[yes] { $seat } kładzie znacznik pod dowódcę { $leader }{ marker-kind }.
    }
event-marker-shown =
    { $real ->
        [yes] Znacznik pod dowódcą { $leader } to rozkaz wycofania.
       *[no] Znacznik pod dowódcą { $leader } był fałszywy.
    }
event-elite-roll = Rzut na fazę elitarną, { $leader }: { $die }, razem { $total }.
event-elephant-leader = { $unit }: nowy dowódca, { $leader }.
event-elephant-leader-gone = { $leader } opuszcza oddział: { $unit }.
event-rout-points = { $seat }: punkty ucieczki { $points } z { $level }.
event-won =
    { $seat } — zwycięstwo: { $reason ->
        [withdrawal] { reason-withdrawal }
        [both] { reason-both }
       *[turns] { reason-turns }
    }.
event-drawn =
    Bitwa nierozstrzygnięta: { $reason ->
        [withdrawal] { reason-withdrawal }
        [both] { reason-both }
       *[turns] { reason-turns }
    }.
event-activated =
    { $kind ->
        [first] Aktywny dowódca: { $leader }.
        [momentum] { $leader } ma momentum: faza { $number }.
        [elite] Faza elitarna: { $leader }.
       *[reactivation] Reaktywowany dowódca: { $leader }.
    }
event-tie = Kto zaczyna przy inicjatywie { $count }: { $first } przeciw { $second }.
event-leader-finished = { $leader }: skończony.
event-leader-waits = { $leader } czeka we wrogiej strefie kontroli.
event-trump =
    { $success ->
        [yes] Udane przejęcie, { $leader }: { $die } (najwyżej { $need }).
       *[no] Nieudane przejęcie, { $leader }: { $die } (najwyżej { $need }).
    }
event-momentum =
    { $success ->
        [yes] Udane momentum, { $leader }: { $die } (najwyżej { $need }).
       *[no] Nieudane momentum, { $leader }: { $die } (najwyżej { $need }).
    }
event-doom = Po dziewiątce { $leader } rzuca { $die }.
event-bypassed = Pominięci, w tym etapie bez momentum: { $leaders }.
event-succession = { $leader } przejmuje dowództwo armii.

## Events: orders

event-strategy-roll =
    { $success ->
        [yes] Udany rzut na strategię, { $leader }: { $die }, modyfikator { $modifier }, najwyżej { $need }.
       *[no] Nieudany rzut na strategię, { $leader }: { $die }, modyfikator { $modifier }, najwyżej { $need }.
    }
event-line-command = { $leader }, rozkaz liniowy, { $line }: { $units }.
event-leader-moved = { $leader } przechodzi na { $to }.
event-replaced = { $leader }: zastępuje go { $other }.
event-leader-joined = { $leader } obejmuje dowodzenie na { $to }.
event-arrived = { $unit }: przybycie na { $to }.
event-leader-arrived = { $leader } przybywa na { $to }.
event-regrouped = { $leader } zawraca kawalerię.
event-returned = { $unit }: powrót na { $to }.
event-rally =
    { $result ->
        [rallied] Reorganizacja udana, { $leader }, { $unit }: rzut { $die }, modyfikator { $modifier }, najwyżej { $need }.
        [runs] Reorganizacja nieudana, dalsza ucieczka, { $leader }, { $unit }: rzut { $die }, modyfikator { $modifier }, najwyżej { $need }.
       *[lost] Reorganizacja nieudana, oddział przepada, { $leader }, { $unit }: rzut { $die }, modyfikator { $modifier }, najwyżej { $need }.
    }
event-rally-hits = { $unit }: po reorganizacji trafienia { $total } (rzut { $die }, modyfikator { $modifier }).
event-restacked = { $unit }: na wierzch.

## Events: movement

event-moved = { $unit }: ruch na { $to }.
event-turned = { $unit }: obrót { $vertex }.
event-column-turned = { $unit }: obrót w kolumnie, { $side }.
event-wheeled = { $unit }: skręt na { $to }, przodem { $vertex }.
event-faced-about = { $unit }: zwrot do tyłu, { $vertex }.
event-fell-in = { $unit }: kolumna, przodem { $side }.
event-deployed = { $unit }: wyjście z kolumny, przodem { $vertex }.
event-withdrew = { $unit }: odwrót na { $to }.
event-line-withdraws = Linia się wycofuje: { $line }.
event-extended = { $unit }: zejście na bok, na { $to }.
event-leader-withdrew = { $leader } wycofuje się na { $to }.
event-leader-caught = { $leader }, sam wśród wrogów, ginie.

## Events: missiles

event-fired =
    { $how ->
        [order] { $unit }: strzał, cel: { $target }
        [entry] { $unit }: strzał do nadchodzących, cel: { $target }
        [exit] { $unit }: strzał do odchodzących, cel: { $target }
        [return] { $unit }: strzał w odpowiedzi, cel: { $target }
        [harass] { $unit }: nękanie, cel: { $target }
        [screen] { $unit }: strzał osłony, cel: { $target }
       *[parting] { $unit }: strzał w odwrocie, cel: { $target }
    }, zasięg { $range }, siła { $strength }: rzut { $die }{ $modifiers }; trafienia { $hits }.
event-fired-at-leader = { $unit }: strzał do dowódcy, { $leader }, siła { $strength }: rzut { $die }.
event-missiles-low =
    { $screen ->
        [yes] { $unit }, osłona ma mało pocisków.
       *[no] { $unit }: mało pocisków.
    }
event-missiles-gone =
    { $screen ->
        [yes] { $unit }, osłona nie ma już pocisków.
       *[no] { $unit }: brak pocisków.
    }
event-leader-in-danger = { $leader } w niebezpieczeństwie: rzut { $die }.
event-reloaded = { $unit }: pociski uzupełnione.

## Events: shock

event-will-attack =
    { $check ->
        [yes] { $unit }: atak, po teście.
       *[no] { $unit }: atak.
    }
event-combat = Walka: { $attackers }; obrona: { $defenders }.
event-lets-through = { $unit }: przepuszczenie słoni.
event-checked = { $unit }: test, rzut { $die }{ $modifiers } wobec { $quality }, nadwyżka { $excess }.
event-shock =
    Atak: { $attackers }; obrona: { $defenders }; { $by } na { $against }, { $angle ->
        [front] od frontu
        [flank] z boku
       *[rear] od tyłu
    }, { $superior ->
        [none] nikt nie ma przewagi
        [attacker] przewaga atakujących
       *[defender] przewaga obrońców
    }{ $reason ->
        [none] {""}
        [position] {" "}z pozycji
        [column] {" "}nad kolumną
       *[type] {" "}z uzbrojenia
    }. Kolumna { $base }, rozmiary { $sizes } (stosunek { $ratio }){ $shifts }: kolumna { $column }; rzut { $die }{ $modifiers }. Trafienia atakujących i obrońców z tabeli: { $table }; razem: { $hits }.
event-both-break =
    Obie strony powinny uciec, atakujący o { $attackers }, obrońcy o { $defenders }: { $side ->
        [attacker] uciekają atakujący
       *[defender] uciekają obrońcy
    }.
event-advanced = { $unit }: wejście na { $to }.
event-got-through = { $unit }: przejście na { $to }.
event-engaged = Związanie walką: { $unit } i { $target }.
event-broke-off = { $unit }: zerwanie walki, na { $to }.

## Events: hits, rout and rampage

event-hits = { $unit }: trafienia { $hits }, razem { $total }.
event-recovered = { $unit }: o { $hits } trafień mniej, zostaje { $total }.
event-held = { $unit }: trwa w szyku, trafienia { $total }.
event-routed = { $unit }: ucieczka.
event-eliminated = { $unit }: oddział wyeliminowany.
event-fled = { $unit }: ucieczka drogą { $path }.
event-leader-killed = { $leader } ginie (rzut { $die }).
event-leader-wounded =
    { $how ->
        [light] { $leader } jest lekko ranny (rzut { $die }).
       *[bad] { $leader } jest ranny (rzut { $die }).
    }
event-leader-trampled = { $leader } ginie pod nogami słonia.
event-grief = { $unit }: po stracie jeźdźca rzut { $die }.
event-runs-wild = { $unit }: szał.
event-rampage = { $unit }: szał, rzut { $die }.
event-ran-wild = { $unit }: bieg drogą { $path }.
event-trampled = { $unit }: stratowanie, cel: { $target }; trafienia { $hits }.
event-calmed = { $unit }: uspokojenie, trafienia { $total }.
event-pursuit =
    { $pursues ->
        [yes] { $unit }: pościg, rzut { $die } wobec { $quality }.
       *[no] { $unit }: koniec pościgu, rzut { $die } wobec { $quality }.
    }
event-pursued = { $unit }: pościg na { $to }.
event-left-in-pursuit = { $unit }: zejście z mapy w pościgu.

## Prompts

prompt-markers = { $seat }: którzy dowódcy dostaną rozkaz wycofania, a którzy fałszywy znacznik?
prompt-elite = { $seat }: kto dostaje fazę elitarną?
prompt-activate = { $seat }: aktywuj dowódcę o inicjatywie { $count } albo przejmij.
prompt-counter-trump = { $seat }: przejąć? Działa { $leader } (inicjatywa { $count }).
prompt-momentum = { $seat }: czy { $leader } próbuje momentum (najwyżej { $count })?
prompt-reactivate = { $seat }: którego dowódcę reaktywować?
prompt-succession = { $seat }: który prokonsul przejmuje dowodzenie?
prompt-orders = { $seat }: rozkazy, { $leader }, zostało { $count }.
prompt-lines = { $seat }: rozkazy liniowe, { $leader }, zostało { $count }.
prompt-which-line = { $seat }: { $line }, kilka linii; która?
prompt-line = { $seat }: { $leader }, linia { $line }; kto następny?
prompt-leader-move = { $seat }: dokąd idzie { $leader }? Punkty: { $count }.
prompt-join = { $seat }: do którego oddziału dołącza { $leader }?
prompt-enter = { $seat }: gdzie wejście na mapę? { $unit }
prompt-enter-leader = { $seat }: gdzie wchodzi na mapę { $leader }?
prompt-column-head = { $seat }: dokąd zwrócić kolumnę? { $unit }
prompt-regroup = { $seat }: która kawaleria wraca następna?
prompt-facing = { $seat }: w którą stronę? { $unit }
prompt-elephant-leaders = { $seat }: które słonie dostaną lub stracą własnego dowódcę?
prompt-move = { $seat }: ruch, punkty { $points }: { $unit }
prompt-nearing = { $seat }: kto się wycofuje? Nadchodzi: { $unit }
prompt-withdrawing =
    { $seat }: odwrót, { $hexes ->
        [0] punkty { $points }
       *[other] heksy { $hexes }
    }: { $unit }
prompt-line-withdrawing = { $seat }: linia { $line } się wycofuje; kto następny?
prompt-whose-order = { $seat }: czyj rozkaz wycofuje linię { $line }?
prompt-extension = { $seat }: które oddziały rozciągają linię?
prompt-flank = { $seat }: na którą stronę zejście? { $unit }
prompt-reface = { $seat }: obrócić? { $unit }; podchodzi: { $enemy }
prompt-leaders-withdraw = { $seat }: którzy dowódcy wycofują się przed wrogiem?
prompt-leader-refuge = { $seat }: dokąd wycofuje się { $leader }?
prompt-entry-fire = { $seat }: kto strzela do nadchodzących? Cel: { $unit }
prompt-exit-fire = { $seat }: kto strzela do odchodzących? Cel: { $unit }
prompt-return-fire = { $seat }: strzał w odpowiedzi? Cel: { $unit }
prompt-harass-from = { $seat }: skąd nękać? { $unit }; cel: { $target }
prompt-declare = { $seat }: atakować? { $unit }
prompt-designate = { $seat }: które nieporuszone oddziały atakują? Dowodzi { $leader }.
prompt-combat = { $seat }: kogo atakować? { $unit }
prompt-join-combat = { $seat }: kto dołącza? Atak: { $unit }; cel: { $targets }
prompt-pass-through = { $seat }: przepuścić słonie ({ $attackers })? { $unit }
prompt-defend-as = { $seat }: według którego oddziału liczyć obronę: { $defenders }? Atakują: { $attackers }.
prompt-attack-by = { $seat }: według którego oddziału liczyć atak: { $attackers }? Bronią się: { $defenders }.
prompt-attack-from = { $seat }: skąd liczyć atak: { $attackers }? Bronią się: { $defenders }.
prompt-divide-hits = { $seat }: kto bierze następne trafienie? Zostało: { $count }.
prompt-spare = { $seat }: { $unit }, trafienia { $count }; czy bierze je słoń wodza?
prompt-advance = { $seat }: kto wchodzi na opuszczony heks?
prompt-advance-where = { $seat }: dokąd wejście? { $unit }
prompt-advance-turn = { $seat }: obrócić po wejściu? { $unit }
prompt-emerge = { $seat }: gdzie wyjście? { $unit }
prompt-break-off = { $seat }: zerwać walkę? { $unit }
prompt-deploy-shocked = { $seat }: w którą stronę po wyjściu z kolumny? { $unit }
prompt-flee = { $seat }: którędy ucieczka? { $unit }
prompt-flee-with = { $seat }: którzy dowódcy uciekają razem? { $unit }
prompt-nearest = { $seat }: ku komu bieg? { $unit }
prompt-rampage = { $seat }: którędy bieg? { $unit }
prompt-pursue = { $seat }: która kawaleria ściga?
prompt-quarry = { $seat }: kogo ściga kawaleria?
prompt-ride-on = { $seat }: którędy dalej? { $unit }

## Plansza

board-map = Pole bitwy
board-status = Stan bitwy
board-tab-battle = Bitwa
board-tab-leaders = Dowódcy
board-tab-orders = Rozkazy
board-turn = Etap { $turn }
board-lost = Punkty ucieczki: { $lost }; armia wycofuje się przy { $limit }
board-leaders = Dowódcy według inicjatywy
board-orders =
    { $given ->
        [one] Wydano { $given } rozkaz z { $most }
        [few] Wydano { $given } rozkazy z { $most }
       *[other] Wydano { $given } rozkazów z { $most }
    }
board-line-command =
    { $count ->
        [one] Rozkaz liniowy: { $count } jednostka
        [few] Rozkaz liniowy: { $count } jednostki
       *[other] Rozkaz liniowy: { $count } jednostek
    }
board-moving =
    { $left ->
        [one] { $unit }: został { $left } punkt ruchu
        [few] { $unit }: zostały { $left } punkty ruchu
       *[other] { $unit }: zostało { $left } punktów ruchu
    }
board-figures = rozmiar { $size }, jakość { $tq }, ruch { $ma }, trafienia { $hits }
board-leader = inicjatywa { $initiative }, zasięg { $range }, charyzma { $charisma }, linie { $lines }
board-level = poziom { $level }
board-hits =
    { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }
board-face-n = zwrócona na północ
board-face-ne = zwrócona na północny wschód
board-face-e = zwrócona na wschód
board-face-se = zwrócona na południowy wschód
board-face-s = zwrócona na południe
board-face-sw = zwrócona na południowy zachód
board-face-w = zwrócona na zachód
board-face-nw = zwrócona na północny zachód
board-sign-column = w kolumnie
board-sign-mirror = lewą połową naprzód
board-sign-routed = ucieka
board-sign-depleted = poniosła straty
board-sign-rallied = zreorganizowana
board-sign-dead = zginął
board-sign-away = poza mapą
board-sign-waiting = jeszcze nie przybyła
board-sign-low = mało pocisków
board-sign-no = brak pocisków
board-sign-screen-low = osłona: mało pocisków
board-sign-screen-no = osłona: brak pocisków
board-sign-finished = koniec działań
board-sign-moved = ruszała się w tym etapie
board-sign-moved-now = ruszyła się
board-sign-fired = strzelała
board-sign-must-check = atakuje po teście
board-sign-no-check = atakuje bez testu
board-sign-engaged = związana walką
board-sign-no-momentum = bez momentum
board-sign-wounded = ranny
board-sign-absent = jeszcze nie przybył
board-sign-marker = znacznik
board-legend-figures = rozmiar, jakość, ruch; listwa z grotem wskazuje przód, pasek to barwa legionu
board-legend-hits = trafienia; czerwone, gdy następne złamie jednostkę
board-legend-routed = ucieka
board-legend-depleted = poniosła straty
board-legend-must-check = atakuje w tej fazie
board-legend-low = » pociski, › ostatnia salwa
board-legend-no = żadnego znaku: brak pocisków
board-legend-lit = można jej teraz coś rozkazać
board-legend-held = jednostka, która działa
board-legend-leader = dowódca i jego inicjał
board-legend-leader-lit = dowódca, którego można teraz wybrać
board-legend-leader-active = dowódca, który teraz dowodzi
board-legend-leader-finished = dowódca, który skończył w tej turze
board-legend-leader-marker = dowódca ze znacznikiem niewidocznym dla wroga
board-legend-road = droga
board-legend-price = punkty ruchu potrzebne, by tam dojść
board-legend-dear = trafienia, które kosztuje droga
board-legend-risk = rzut kością, który może kosztować trafienia
board-legend-asked = wróg może odpowiedzieć na ostatni krok
board-odds = Szanse
board-odds-title = Co może z tego wyniknąć
board-odds-none = Nic, co można teraz wybrać, nie prowadzi do starcia.
board-odds-charge = Szarża
board-odds-shock = Starcie
board-odds-attackers = Atakujący
board-odds-defenders = Obrońcy
board-odds-hits =
    { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }
board-odds-mean = Oczekiwane trafienia
board-odds-rout = Ucieczka
board-odds-won = Pole zostaje przy atakujących
board-odds-lost = Pole zostaje przy obrońcach
board-shock = Starcie
board-shock-check = { $unit }: test, rzut { $die } wobec { $quality }
board-shock-row = Przyczyna
board-shock-amount = Wartość
board-shock-rule = Reguła
board-shock-hits = { $unit }: trafienia, razem { $total }
board-shock-held = { $unit }: wytrwanie
board-shock-routed = { $unit }: ucieczka
board-shock-eliminated = { $unit }: eliminacja
board-shock-recovered = { $unit }: odzyskanie spójności
board-compass-column = W kolumnę
board-compass-deploy = Z kolumny
board-compass-face = Obróć się
board-compass-step = Krok
board-compass-turn = Obrót
board-drill = Cała linia
board-drill-forward =
    Wszyscy o jeden heks naprzód, { $side ->
        [n] { hexside-n }
        [ne] { hexside-ne }
        [se] { hexside-se }
        [s] { hexside-s }
        [sw] { hexside-sw }
        [nw] { hexside-nw }
        [left] na lewo przed front
       *[right] na prawo przed front
    }
board-drill-far = Wszyscy naprzód aż do styku
board-drill-same = Następny oddział tak samo
board-show = Pokaż na mapie
board-show-command = Zasięg dowodzenia
board-show-lines = Linie, którymi można dowodzić
board-show-zones = Strefy kontroli
board-show-fire = Pole ostrzału i widoczność
board-guide = W pięciu zdaniach
board-way =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $hits ->
        [0] {""}
       *[other] , trafienia: { $hits }
    }{ $risk ->
        [yes] , i rzut kostką
       *[no] {""}
    }

## Plansza: co mówi podsumowanie faz przeciwnika

board-digest-lines =
    { $count ->
        [one] rozkaz dla linii
        [few] rozkazy dla { $count } linii
       *[other] rozkazy dla { $count } linii
    }
board-digest-moved =
    { $count ->
        [one] ruch: { $things }
       *[other] ruch { $count } oddziałów
    }
board-digest-withdrew =
    { $count ->
        [one] wycofanie: { $things }
       *[other] wycofanie { $count } oddziałów
    }
board-digest-fired =
    { $count ->
        [0] ostrzał bez trafień
        [one] ostrzał: 1 trafienie
        [few] ostrzał: { $count } trafienia
       *[other] ostrzał: { $count } trafień
    }
board-digest-combats =
    { $count ->
        [one] 1 starcie
        [few] { $count } starcia
       *[other] { $count } starć
    }
board-digest-routed =
    { $count ->
        [one] ucieczka: { $things }
       *[other] ucieczka { $count } oddziałów: { $things }
    }
board-digest-eliminated =
    { $count ->
        [one] wyeliminowany oddział: { $things }
       *[other] wyeliminowane oddziały ({ $count }): { $things }
    }
board-digest-rout = { $seat }: punkty ucieczki { $points } z { $level }
