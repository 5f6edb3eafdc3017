import type { LanguageOfDanger } from './language.ts'
import { polishWords } from './pl-words.ts'

export const polish: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  home: 'tata tato tatus mama mamusia matka ojciec rodzice ojczym macocha dziadek babcia wujek ciocia kuzyn kuzynka kuzyni szwagier partner_mamy chlopak_mamy facet_mamy konkubent partnerka_taty dziewczyna_taty stary stara opiekun rodzina tate mame',
  other:
    'nauczyciel nauczycielka pan pani trener trenerka sasiad sasiadka facet mezczyzna kobieta gosc chlopak chlopaki chlopcy dziewczyna dziewczyny kolega koledzy kolezanka kolezanki klasa brat siostra ktos ksiadz dyrektor nieznajomy typ uczen uczniowie starsi',
  not: 'nie nigdy bez nikt',
  everyday:
    'i w na z do nie sie jest sa to ze co jak ile kto gdzie kiedy dlaczego czy ale bo ma mam mial miala moj moja moje mnie mi ja ty on ona my oni jego jej ich za od po przez dla przy kazdy ktory ktora ktore zadanie lekcje oblicz',
  phrases: `
== emergency
dom|mieszkanie|pokoj|kuchnia|klatka .. w|pelno|pelny|pelna|pelne dymie|dymu
polkn*|polk* .. bateri*|monet*|magnes*|wybielacz*|proszek*|trucizn*|gwozdz*|szklo
wypil* .. wybielacz*|plyn*|domestos*|benzyn*|trucizn*|kret*|rozpuszczalnik* !wod*
nie oddycha
nie moge oddychac|zlapac_oddechu
dusi|dlawi|zadlawil*|zakrztusil* sie?
topi|tonie|utonal|tonal sie? !w_zadaniach|czekolad*|maslo|ser
nie budzi sie
nie moge .. obudzic !sie|rano
zemdlal*|stracil*_przytomnosc|nieprzytomn*
jest nieprzytomn*
ma atak|napad|zawal|udar|padaczk*|drgawki !smiechu|kaszlu
ma .. zawal|drgawki|udar|padaczke
pali sie .. kuchni*|dom*|mieszkani*|pokoj*|patelni*|firank*|kanap*
kuchnia|dom|mieszkanie|pokoj|patelnia|firanka|kanapa|piekarnik .. pali|plonie
w kuchni|domu|mieszkaniu .. jest? pozar|ogien|pali
pozar w|u
czuc|smierdzi|pachnie .. gaz*
ulatnia sie gaz
pelno|wszedzie .. dym*|krw*|krew
bardzo|mocno|strasznie krwawi*
krwawi .. bardzo|mocno|glowy|przestaje
nie przestaje .. krwawic|leciec_krew
ktos|zlodziej|wlamywacz|facet .. wlamuj*|wlamal*|wszedl|dobija|probuje_wejsc .. do|sie
spadl*|wpadl* .. ze_schodow|z_okna|z_dachu|z_balkonu|do_wody|do_basenu|do_rzeki|do_stawu|do_jeziora
potracil*|przejechal* .. samochod|auto|autobus|ciezarowka
puchnie .. gardlo|twarz|jezyk
razil*|porazil* prad
polkn*|polkel*|zjad*|zjed*|wypil*|lizn*|napil* .. bater*|monet*|magnes*|kulk*|guzik*|srub*|wybielacz*|domestos*|*plyn*|srodek*|trutk*|trucizn*|kapsulk*|szklo|proszek*|benzyn*|klej !z_czekolady
brat*|siostr*|dziec*|dzidzi*|kuzyn*|maly|mala|braciszek .. zjad*|polkn*|wzial|wziela|wypil* .. tablet*|lek*|leki|lekow|syrop*|pigul*
lezy .. nie odpowiada|reaguje|rusza|budzi|mowi|oddycha|wstaje
upad*|przewroc*|spad*|zemdl*|lezy .. nie .. rusza|odpowiada|reaguje|budzi|mowi|oddycha|wstaje
nie reaguje|rusza_sie|otwiera_oczu !na_moje_wiadomosci
sie nie rusza|budzi !w_zadaniu
nie .. moze|mozna|da .. oddychac|obudzic|dobudzic|zlapac_powietrza
ledwo|ciezko|slabo oddycha
ogien|pozar|plomienie .. kuchni|domu|pokoju|mieszkaniu|piekarnik*|nas
pali|plonie|zapalil* sie? .. kuchni*|dom*|mieszkani*|piekarnik*|garnek|olej|u_nas|firan* !swiatlo
duzo|pelno|pelne|leci|gesty .. dym*
dym* .. piekarnik*|kuchni|domu|mieszkani*|klatce
siny|sina|niebieski|fioletowy .. na_twarzy|oddycha|dusi|zadlawil*
ktos|zlodziej|wlamywacz|facet|pan|obcy .. otworzyc|wejsc|wejscia|wywazyc|wlazi|wlazl|wlamac|wybil|dobija .. drzwi|domu|mieszkania|okno|okna|nas
zlodziej|wlamywacz|obcy jest|w|siedzi .. dom*|mieszkani*|nas
ktos .. jest|chodzi .. w naszym domu|mieszkaniu
krwi|krew .. bardzo|duzo|mnostwo|leci|kaluza|wszedzie|pelno
duzo|mnostwo|pelno|strasznie .. krwi
skalecz*|rozci*|przeci*|noz* .. krew|krwi|krwawi
kontakt*|gniazdk* .. palce|palec|reke|widelec|nozyczki
palce|palec|reke|widelec .. kontakt*|gniazdk*
uczul*|alergi*|orzesz*|osa|pszczol* .. oddych*|puchn*|spuch*
oparz*|poparz*|oblal* .. reke|twarz|wrzatk*|olej*|noge
potracil*|przejechal* .. samochod|auto|autobus|brata|siostre|mnie|kolege
== self_harm_now
polknal*|polknel*|polknol*|wzial*|wziel*|lyknal*|lyknel*|zazyl*|najadl* .. tablet*|lek*|pigul*|prosz*|apap*|opakowan* !na_gardlo|na_goraczke|od_lekarza
przedawkowal*
podcial*|przecial* .. zyly
polkn*|wzial*|wziel*|lykn*|zazyl*|zjadl*|najad*|nazar* .. tablet*|lekow|leki|leków|prochow|prochy|pigul*|opakowani* .. zeby|umrzec|wszystkie|mamy|cale|duzo|nie_obudzic
wszystkie|duzo|cale|garsc|pelno .. tablet*|lekow|leki|prochow|opakowanie .. wzial*|polkn*|lykn*
podcie*|podcia*|przecie*|przecia* .. zyly|nadgarst*
zeby sie nie obudzic
== self_harm
skonczyc .. zyciem|zycie|ze_soba
odebrac|odbiore sobie zycie
nie .. mam|czuje .. ochoty|checi|sily .. zyc|na_zycie
chce|chcialbym|chcialabym|zamierzam|wole|mysle_zeby umrzec|zdechnac|sie_zabic|sie_powiesic|zniknac|nie_zyc|ze_soba_skonczyc|popelnic_samobojstwo !ze_smiechu
chce sie zabic|powiesic|pociac
zabije|powiesze|potne sie
nie chce .. zyc|istniec|mi_sie_zyc|sie_obudzic
tne|tnę|ranie|okaleczam|cielam|cialem|pocielam|pocialem|pocielam sie !papierem
okaleczam
samobojstw* .. mysle|chce|popelnic|mysli
mysle o .. samobojstw*|smierci
mysli samobojcz*
zaluje ze .. sie_urodzil*|zyje
lepiej .. beze_mnie|gdybym_nie_zyl*|jakbym_nie_zyl*|gdyby_mnie_nie_bylo
zycie nie ma sensu
nie ma sensu zyc
wolal*bym nie zyc|umrzec
wolalbym|wolalabym nie zyc|umrzec|sie_nie_urodzic
chce|hce|chcem|chcialbym|chcialabym|wole|wolalbym|wolalabym|mam_ochote|marze_zeby .. umrzec|umzec|zdechnac|sie_zabic|zniknac|nie_zyc|sie_zajebac|nie_istniec|sie_nie_obudzic !ze_smiechu
mysle|mysli|myslalem|myslalam .. skoczyc|skok*|rzucic_sie|zeby_sie_zabic|zabic_sie|zeby_umrzec|zeby_ze_soba
skoczyc|skocze|rzuce_sie|rzucic_sie .. okna|dachu|mostu|balkonu|pociag !do_wody
mam .. dosc|dosyc .. zycia|zyc
nie mam .. sily|po_co|ochoty .. zyc
tne|cielem|cielam|kalecze|robie_sobie_krzywde|samookalecz*|pociel*|pocial* .. sie|sobie|rece|nogi|zyletk*|uda !papier*
robie sobie krzywde
szkoda|zaluje|gdybym|po_co|wolal*|lepiej .. sie|nigdy .. urodzil*
kolega|kolezanka|przyjaciel|przyjaciolka|siostra|brat .. chce|ze .. sie .. zabije|zabic|powiesi*|potnie|tnie !o
kolega|kolezanka|przyjaciel|przyjaciolka|siostra|brat .. chce|zamierza .. umrzec|sie_zabic|nie_zyc
przyjaciolka|kolezanka|siostra sie? tnie sie?
lepiej .. beze|bez mnie
bylo|byloby .. lepiej .. beze_mnie|mnie_nie_bylo|gdybym|jakbym
nikt .. zaplacze|zauwazy .. jak|gdyby|jesli .. umre|zgine|znikne
== abuse
@someone .. zlapal*|scisn*|popchn*|dusil*|szarpn* .. mnie|mi .. szyj*|gardlo|sciane|wlosy
@someone .. robi|robil|zrobil .. mi|ze_mna .. brzydkie|zle|rzeczy|krzywde|cos_zlego|dziwne
@someone .. mnie bije|bil|bila|bija|uderzyl*|leje|tlucze|kopie|szarpie|dusi|pobil*|zbil*|przypala|katuje !w_szachy|w_gre
@someone bije|bil|bila|bija|uderzyl*|leje|kopie|szarpie|dusi|pobil*|zbil*|przypala|katuje .. mnie|nas !w_szachy|w_gre
bije|bija|leje|kopie mnie .. @someone
@someone .. mnie dotyka|dotykal*|molestuje|molestowal*|gwalci|zgwalcil*|obmacuje|maca
@someone dotyka|dotykal*|molestuje|molestowal*|gwalci|zgwalcil*|obmacuje|maca|caluje_w_usta .. mnie|mi
dotyka|dotykal* mnie .. @someone|tam|miejsc*|majtk*
zgwalcil*|molestowal*|molestuje mnie
@someone .. kaze|zmusza .. mi|mnie .. dotykac|rozbierac|rozebrac|calowac
@someone zamyka|zamknal*|wiaze|przywiazuje|glodzi mnie
@someone .. przychodzi .. noc* .. pokoju|lozka|mnie
@someone .. nie daje .. mi .. jesc|jedzenia|obiadu
jestem|bylem|bylam bity|bita|molestowan*|zgwalcon*
@someone .. bije|bil|bila|uderzyl*|leje|kopie|szarpie|dusi|pobil*|zbil*|katuje .. mame|mamusie|brata|braciszka|siostre|siostrzyczke|tate|rodzenstwo|babcie !w_szachy|w_gre|w_karty
@someone .. kladzie|wchodzi|przychodzi|klad|polozyl* .. mojego|mnie lozka|pokoju|lazienki
@someone .. szarpie|ciagnie|lapie|zlapal*|rzuca|popchnal*|ciaga .. mnie .. wlosy|tylek|gardlo|reke|cipk*|piers*|krocze|sciane|tylku
@someone .. daje|dal|dala|dostaje|wali .. mi|mnie .. twarz|pysk|klapsy|lanie|pasem|leb|piescia|kablem
@someone uderzyl*|walnal|walnela|kopnal|kopnela|zdzielil*|pobil* mnie
@someone .. pokazuje|pokazal* .. mi .. siusiak*|penis*|porno|czlonk*|sie_nago|ptak*|kutas*|krocze
@someone .. zamyka|zamknal*|zamyka|wiaze|glodzi .. mnie .. klucz|piwnicy|pokoju|komorce|lazience|jedzenia|szafie
@someone .. sciaga|zdejmuje|sciagnal|wklada .. mi .. spodnie|majtki|bielizne|reke
dotyka|maca|glaszcze .. mnie .. tam|na_dole|majtk*|miedzy_nogami|piers*
== abuse home
bija|bije mnie .. domu|pasem|kablem
dostaje|dostalem|dostalam .. pasem|lanie|kablem|baty
nie ma .. nic|jedzenia .. jedzenia|jesc|domu|lodowce
boje sie .. wracac|wrocic|isc .. domu
boje sie @home
boje sie mojego|mojej|swojego|swojej? taty|mamy|ojca|matki|ojczyma|wujka|dziadka|macochy|brata_mamy
w domu .. mnie .. bija|bije|zamykaja
== threat
grozi|groza|grozil* mi|nam
@someone .. chce|chca mnie .. zabic|pobic
zabije|zabija|pobije|pobija|dzgnie mnie !mama_jak
ma noz|pistolet .. grozi|mnie|szkole
powiedzial*|mowi*|pisze|napisal*|ze .. mnie|mi .. zabije|pobije|zabija|pobija|dzgnie|wpierdoli|zajebie|potnie|zniszczy
mnie .. zabije|zabija|pobije|pobija|dojedzie|zajebie|zajebia !tata_jak|mama_jak|mama_za
dostane|dostaniesz .. wpierdol|wpierdziel|lomot|oklep
czeka*|zaczaj* .. na mnie .. pobic|bic|szkola
zeby mnie pobic|zabic|zbic
strasz* .. mnie .. ze|noz*|pobij*
== grooming
prosi|chce|kaze|zada|pisze .. moje|moich|nagie|nagich|rozebran*|bez_ubrania .. zdjec*|zdjeci*|fotk*|film*
chce .. zebym .. wyslal*|wyslala|pokazal* .. zdjec*|fotk*|nag*
wyslij .. nagie|nago|nudesy|nudes
ktos|facet|mezczyzna|pan|typ|gosc .. internet*|instagram*|gry|gra|sieci|snap*|discord* .. chce|pyta|prosi|spotkac
poznal* .. internet*|instagram*|gra|sieci|snap* .. chce|spotkac|spotkanie
mowi .. ze to nasza? tajemnica|sekret
nikomu nie .. mowic|mowil*|powiedziec .. tajemnica|sekret|kazal
chce .. spotkac .. sie|ze_mna .. sam*|parku|u_niego
chce|prosi|kaze|zada|pisze|namawia .. zdjeci*|zdjec|fotk*|foto|film*|filmik* .. bez|nag*|majtk*|bieliz*|rozebran*|ciala|mnie|moj*
zebym|zeby .. wyslal*|zrobil*|pokazal* .. zdjeci*|zdjec|fotk*|foto
zebym .. nie .. mowil*|powiedzial* .. rodzic*|mamie|nikomu
nie znam .. pisze|chce|prosi|spotkac|zdjec*
facet|pan|gosc|ktos|chlopak|typ|dorosly|starszy .. czacie|chatcie|discord*|roblox*|internet*|instagram*|snap*|tiktok*|grze|gry .. gdzie_mieszkam|zdjeci*|spotkac|adres|sam*
pyta gdzie mieszkam
wysyla|wyslal mi .. nag*|penis*|fotki_bez|dickpic*
chce|mam|kaze .. sie .. z nim spotkac|spotkala|spotkal
== blackmail
jesli|jak|jezeli .. nie .. wysle|opublikuje|pokaze|wrzuci .. zdjecia|zdjecie|film*
szantazuj*
pokaze|wysle|wrzuci|opublikuje|udostepni|rozesle .. moje|moj|mnie|to .. zdjec*|film*|fotk*|nud*
ma .. moje|moja .. nag*|zdjeci*|fotk*|film* .. chce|wrzuc*|wysl*|pokaz*|udostepn*
jak|jesli nie .. wysle|zaplace|dam .. zdjeci*|wszystkim|kas*
== eating
po .. kolacji|obiedzie|sniadaniu|posilku|jedzeniu|kazdym .. wymiotuj*|rzyg*
zawsze|ciagle wymiotuje|rzygam
nie jem .. grub*|schudnac|dni|nic|gruby
nie chce .. jesc .. grub*|schudnac|utyc
wymiotuje|rzygam .. jedzeni*|posilk*|specjalnie|obiedzie
zmuszam sie .. wymiot*
glodze sie
jestem .. grub* .. jem|jesc|schudnac|nie
nie jem|jadlam|jadlem .. od|dni|schudnac|chud*|grub*
czuje|jestem .. grub*|tlust* .. przestal*|nie|jem|jesc
przestalam|przestalem jesc
specjalnie|celowo|po_kazdym .. wymiotuj*|rzyg*
wymiotuj*|rzyg* .. specjalnie|celowo|po|kazdym|kibl*
chowam|wyrzucam .. jedzenie .. schudn*|rodzic*
== running_away
chce|zamierzam|planuje .. uciec|uciekam|ucieczk* .. domu|z|dzis
uciekam|uciekne|ucieklem|ucieklam .. z domu
ucieklem|ucieklam|uciekne z
uciekam|uciekne|spadam|ide|wychodze|wyjde|znikam .. z_domu|zawsze|dzis|jutro|noc* .. zawsze|domu|noc* !do_babci
wyszlam|wyszedlem|ucieklam|ucieklem|spieprz* .. z domu .. nie|wiem|wroce|dokad
ucieklam|ucieklem z domu
spakowal*|plecak .. uciekam|uciekne|jutro_zwiewam|zwiewam !na_wycieczke
jutro|dzis|noca uciekam|zwiewam
== bullied
smieja|nabijaja|wysmiewaja .. ze_mnie|mnie|sie_ze_mnie
wyzywaja|przezywaja|dokuczaja|przesladuja|gnebia|popychaja|obgaduja|wykluczaja mnie|mi
mi dokuczaja|dokucza
mnie wyzywaja|przezywaja|gnebia|wysmiewaja
smiac|smieja|nabijaja|nasmiewaja .. ze_mnie|mnie|ze_mna
sie|wszyscy .. ze mnie .. smieja|nabijaja|smiac|smiali|nasmiewaja
w szkole|klasie .. mnie .. bija|kopia|popychaja|nazywaja|wyzywaja
nazywaja|przezywaja|wolaja .. mnie|na_mnie|grub*
pluja|kopia|popychaja .. mnie
zabieraja|chowaja|niszcza .. mi|moj*|moje rzeczy|plecak|kanapk*|pieniadze
mnie .. popychaja|ignoruja|wykluczaja|hejtuja|hejtuje
hejtuja|hejt .. mnie|na_mnie
== lonely
nie mam nikogo|zadnych_znajomych
nie mam .. przyjaciol*|kolegow|kolezanek|znajomych|z_kim
czuje sie .. samotn*|sam|sama|niewidzialn*
jestem .. samotn*|zawsze_sam*
nikt .. mnie|ze_mna|sie_ze_mna .. nie .. lubi|kocha|rozumie|rozmawia|bawi|chce|zaprasza
nikt nie .. lubi|kocha|rozumie|chce .. mnie|ze_mna|sie
zawsze|ciagle|siedze|jestem .. sam|sama .. przerwie|przerwach|szkole|klasie|stoje|siedze
na przerwie|przerwach .. sam|sama
nikt .. ze|mnie|o|na|do .. mna|mnie .. nie .. gada|rozmawia|lubi|siada|pisze|slucha
nikt nie .. gada|pisze|siada|slucha|zaprasza .. mna|mnie
nie mam .. z|do .. kim|kogo
== sad
jestem|czuje_sie .. smutn*|przygnebion*|zalaman*|nieszczesliw*|pust*|depresj*
mam depresje
placze .. codziennie|co_noc|ciagle|noc*|wieczor*
chce mi sie plakac
jest mi .. smutno|zle|ciezko|strasznie !ze_koncza
ciagle|caly_czas|wciaz|codziennie|stale .. placze|rycze|becze
placze|rycze .. ciagle|caly|nocami|poduszke|kryjomu
nie moge|umiem .. przestac .. plakac|ryczec
== self_hate
nienawidze|nienawidze_swojego|brzydze siebie|sie|ciala|zycia|swojego_zycia|swojego_ciala
jestem .. brzydk*|beznadziejn*|nikim|glupi|glupia|do_niczego|smieciem|zerem !z_matmy|z_matematyki
jestem .. brzydk*|glupi|glupia|do_niczego|zerem|smieciem|nikim|tlust*|zalosn*|bezwartosciow* !z_matmy|z_matematyki|w
nienawidze .. swojego|siebie|swojej|moj* .. wygladu|ciala|twarzy|siebie
do niczego sie nie nadaje
nie lubie siebie
== scared
boje sie !sprawdzian*|klasowk*|ze_mam_zle|matm*|wracac|matematyk*|kartkowk*|egzamin*|ze_nie_zdam|o_sprawdzian
sie boje !sprawdzian*|klasowk*|matm*|matematyk*|kartkowk*|egzamin*
jestem .. przerazon*
czegos|kogos sie boje
strasznie|bardzo|okropnie|mega sie boje !sprawdzian*|klasowk*
boje sie .. szkol*|do_szkoly
== calm
zdjec* .. rozwiazania|zadania|zeszytu|pracy_domowej|lekcji|strony
zadanie|sprawdzian|kartkowka|matma|nauka|test mnie .. zabije|dobije|wykonczy
ze .. zrobie blad|zle
ze sie pomyle
wakacje .. koncza|skonczyly
bajka|bajce|opowiadani*|powiesc*|film|filmie|filmu|ksiazk*|bohater*|postac|gra_komputerowa|minecraft|wypracowani*|wiersz*|lektur*|lekturze|legenda|serial*|dyktand*
co sie stanie|staloby gdy*|jesli|jak
przetlumacz|jak_sie_mowi|co_znaczy|co_oznacza
`,
  words: polishWords,
}
