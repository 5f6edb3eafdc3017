import type { LanguageOfDanger } from './language.ts'

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
== self_harm_now
polknal*|polknel*|polknol*|wzial*|wziel*|lyknal*|lyknel*|zazyl*|najadl* .. tablet*|lek*|pigul*|prosz*|apap*|opakowan* !na_gardlo|na_goraczke|od_lekarza
przedawkowal*
podcial*|przecial* .. zyly
== self_harm
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
== abuse
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
== abuse home
bija|bije mnie .. domu|pasem|kablem
dostaje|dostalem|dostalam .. pasem|lanie|kablem|baty
nie ma .. nic|jedzenia .. jedzenia|jesc|domu|lodowce
boje sie .. wracac|wrocic|isc .. domu
boje sie @home
== threat
grozi|groza|grozil* mi|nam
@someone .. chce|chca mnie .. zabic|pobic
zabije|zabija|pobije|pobija|dzgnie mnie !mama_jak
ma noz|pistolet .. grozi|mnie|szkole
== grooming
prosi|chce|kaze|zada|pisze .. moje|moich|nagie|nagich|rozebran*|bez_ubrania .. zdjec*|zdjeci*|fotk*|film*
chce .. zebym .. wyslal*|wyslala|pokazal* .. zdjec*|fotk*|nag*
wyslij .. nagie|nago|nudesy|nudes
ktos|facet|mezczyzna|pan|typ|gosc .. internet*|instagram*|gry|gra|sieci|snap*|discord* .. chce|pyta|prosi|spotkac
poznal* .. internet*|instagram*|gra|sieci|snap* .. chce|spotkac|spotkanie
mowi .. ze to nasza? tajemnica|sekret
nikomu nie .. mowic|mowil*|powiedziec .. tajemnica|sekret|kazal
chce .. spotkac .. sie|ze_mna .. sam*|parku|u_niego
== blackmail
jesli|jak|jezeli .. nie .. wysle|opublikuje|pokaze|wrzuci .. zdjecia|zdjecie|film*
szantazuj*
== eating
nie jem .. grub*|schudnac|dni|nic|gruby
nie chce .. jesc .. grub*|schudnac|utyc
wymiotuje|rzygam .. jedzeni*|posilk*|specjalnie|obiedzie
zmuszam sie .. wymiot*
glodze sie
jestem .. grub* .. jem|jesc|schudnac|nie
== running_away
chce|zamierzam|planuje .. uciec|uciekam|ucieczk* .. domu|z|dzis
uciekam|uciekne|ucieklem|ucieklam .. z domu
ucieklem|ucieklam|uciekne z
== bullied
smieja|nabijaja|wysmiewaja .. ze_mnie|mnie|sie_ze_mnie
wyzywaja|przezywaja|dokuczaja|przesladuja|gnebia|popychaja|obgaduja|wykluczaja mnie|mi
mi dokuczaja|dokucza
mnie wyzywaja|przezywaja|gnebia|wysmiewaja
== lonely
nie mam .. przyjaciol*|kolegow|kolezanek|znajomych|z_kim
czuje sie .. samotn*|sam|sama|niewidzialn*
jestem .. samotn*|zawsze_sam*
nikt .. mnie|ze_mna|sie_ze_mna .. nie .. lubi|kocha|rozumie|rozmawia|bawi|chce|zaprasza
nikt nie .. lubi|kocha|rozumie|chce .. mnie|ze_mna|sie
== sad
jestem|czuje_sie .. smutn*|przygnebion*|zalaman*|nieszczesliw*|pust*|depresj*
mam depresje
placze .. codziennie|co_noc|ciagle|noc*|wieczor*
chce mi sie plakac
== self_hate
nienawidze|nienawidze_swojego|brzydze siebie|sie|ciala|zycia|swojego_zycia|swojego_ciala
jestem .. brzydk*|beznadziejn*|nikim|glupi|glupia|do_niczego|smieciem|zerem !z_matmy|z_matematyki
== scared
boje sie !sprawdzian*|klasowk*|ze_mam_zle|matm*|wracac|matematyk*|kartkowk*|egzamin*|ze_nie_zdam|o_sprawdzian
sie boje !sprawdzian*|klasowk*|matm*|matematyk*|kartkowk*|egzamin*
jestem .. przerazon*
czegos|kogos sie boje
== calm
bajka|bajce|opowiadani*|powiesc*|film|filmie|filmu|ksiazk*|bohater*|postac|gra_komputerowa|minecraft|wypracowani*|wiersz*|lektur*|lekturze|legenda|serial*|dyktand*
co sie stanie|staloby gdy*|jesli|jak
przetlumacz|jak_sie_mowi|co_znaczy|co_oznacza
`,
  words: {
    kinds: {
      emergency:
        '**Natychmiast zawołaj kogoś dorosłego i zadzwońcie pod {emergency}.** Jeśli nikogo nie ma, zadzwoń pod **{emergency}** z bezpiecznego miejsca: powiedz, gdzie jesteś i co się stało.',
      self_harm_now:
        '**Natychmiast zawołaj kogoś dorosłego i zadzwońcie pod {emergency}.** Powiedz dokładnie, co to było i kiedy, nawet jeśli czujesz się dobrze. Nie czekaj i nie zostawaj bez nikogo.\n\nBardzo dobrze, że mi to mówisz. Nikt cię nie ukarze: jesteś ważną osobą i można ci pomóc.',
      self_harm:
        'Bardzo dobrze, że mi to mówisz. To musi być bardzo trudne i nie musisz dźwigać tego bez pomocy. Porozmawiaj **teraz** z dorosłym, któremu ufasz – kimś z rodziny, nauczycielem, lekarzem – i powiedz to, co mnie.',
      abuse:
        'Dziękuję, że mi to mówisz. To nie jest w porządku i **to nie twoja wina**. Powiedz o tym **teraz** dorosłemu, któremu ufasz – komuś z rodziny, nauczycielowi, lekarzowi – i mów, aż ktoś ci pomoże.',
      grooming:
        'Dziękuję, że mi to mówisz: to była dobra decyzja. Nie odpisuj już tej osobie, nic nie wysyłaj i nie spotykaj się z nią. Pokaż to **teraz** dorosłemu, któremu ufasz.',
      threat:
        'Dziękuję, że mi to mówisz. Nikomu nie wolno ci grozić. Powiedz **teraz** dorosłemu, któremu ufasz, kto to był i co mówił.',
      eating:
        'Dobrze, że mi to mówisz. To żaden wstyd. Twoje ciało potrzebuje jedzenia, żeby być zdrowe. Porozmawiaj **dzisiaj** z dorosłym, któremu ufasz: kimś z rodziny, nauczycielem, lekarzem.',
      blackmail:
        'Dziękuję, że mi to mówisz: **to nie twoja wina**, cokolwiek zostało wysłane. Nic więcej nie wysyłaj, nie płać i niczego nie usuwaj. Pokaż to **teraz** dorosłemu, któremu ufasz: to można zatrzymać.',
      running_away:
        'Dobrze, że najpierw mówisz to mnie. Widać, że jest ci teraz bardzo trudno. Zostań w bezpiecznym miejscu i porozmawiaj **teraz** z dorosłym, któremu ufasz.',
      bullied:
        'Przykro mi, że cię to spotyka. **To nie twoja wina.** Chcesz opowiedzieć, co zrobili? Nauczyciel albo inny dorosły, któremu ufasz, pomoże to zatrzymać.',
      lonely:
        'Dziękuję, że mi to mówisz. Samotność boli i wielu ją zna. Kiedy jest najtrudniej? Dorosły, któremu ufasz, chciałby o tym wiedzieć.',
      sad: 'Przykro mi, że jest ci smutno. Dobrze, że to mówisz, i wolno płakać. Co się stało? Dorosły, któremu ufasz, też może cię wysłuchać.',
      self_hate:
        'Dobrze, że mi to mówisz. Przykro mi, że tak o sobie myślisz: jesteś wiele wart·a. Co było przedtem? Porozmawiaj z dorosłym, któremu ufasz.',
      scared:
        'Dziękuję, że mi to mówisz. Strach to żaden wstyd. Czego boisz się najbardziej? Powiedz dorosłemu, przy którym czujesz się bezpiecznie.',
    },
    atHome:
      'Dziękuję, że mi to mówisz. To nie jest w porządku i **to nie twoja wina**.\n\n**Nie pokażę tego nikomu w twoim domu.** To, co piszesz, i ta odpowiedź nie są nigdzie zapisane.\n\nPowiedz o tym dorosłemu **spoza domu** – nauczycielowi, lekarzowi, rodzicom kolegi – i mów, aż ktoś ci pomoże.',
    goOn: 'Słucham cię. Jestem tylko komputerem: opowiedz to też dorosłemu, któremu ufasz. Jak się teraz czujesz?',
    atHomeGoOn:
      'Słucham cię. Tego też nie zapisuję i nie pokazuję nikomu w domu. Czy jest nauczyciel albo inny dorosły spoza domu, któremu możesz to dziś powiedzieć?',
    emergencyGoOn:
      'Czy jest już z tobą ktoś dorosły? Jeśli nie, **zadzwoń pod {emergency}** i nie rozłączaj się: powiedzą ci, co robić.',
    somebodyToTalkTo: 'Z kim możesz porozmawiać:',
    inDanger: 'Jeśli jesteś teraz w niebezpieczeństwie, zadzwoń pod **{emergency}**.',
  },
}
