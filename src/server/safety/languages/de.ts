import { germanWords } from './de-words.ts'
import type { LanguageOfDanger } from './language.ts'

export const german: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  // Typed without dots: ae, oe, ue.
  alike: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/ue/g, 'u'],
    // As it is typed in a chat.
    [/\bnix\b/g, 'nichts'],
    [/\bne\b/g, 'eine'],
    [/baterie/g, 'batterie'],
    [/schlukt/g, 'schluckt'],
  ],
  home: 'papa papi mama mami mutti vati mutter vater eltern stiefvater stiefmutter stiefpapa stiefmama opa oma grossvater grossmutter onkel tante cousin cousine cousins vetter schwager pflegevater pflegemutter pflegeeltern freund_von_meiner_mutter freund_von_mama freund_meiner_mutter freundin_von_papa freundin_meines_vaters mamas_freund papas_freundin alter familie',
  other:
    'lehrer lehrerin trainer trainerin nachbar nachbarin mann frau typ junge jungs junge* madchen kinder mitschuler mitschulerin klasse freund freundin freunde bruder schwester grossen jemand fremder direktor erzieher erzieherin pfarrer betreuer',
  not: 'nicht nie niemals kein keine ohne',
  everyday:
    'der die das den dem des ein eine einen einem einer und ist sind war in im auf mit von zu zum zur ich du er sie es wir ihr mein meine dein deine sein seine wie viel viele was wann warum wo wer welche aber wenn dann nicht kein keine hat habe haben hab bin kann muss wird noch auch aus bei fur hausaufgabe aufgabe',
  phrases: `
== emergency
kopf|nase|bauch .. blutet|blutig
blutet am|aus_dem|aus_der|im kopf|hinterkopf|ohr|bauch|mund
treppe runtergefallen|heruntergefallen|runtergesturzt
haus|wohnung|zimmer|kuche .. voller|voll .. rauch|qualm|blut
ich|er|sie|bruder|schwester|baby|opa|oma|mama|papa|freund|kind hab|habe|hat .. batterie|knopfzelle|munze|magnet|magneten|bleichmittel|waschmittel|spulmittel|putzmittel|reiniger|gift|nagel|scherbe verschluckt|geschluckt|gegessen|getrunken
hat|habe|hab .. bleichmittel|waschmittel|putzmittel|reiniger|benzin|gift|rohrreiniger|spulmittel .. getrunken|geschluckt
batterie|knopfzelle|magnet|munze .. verschluckt
bleichmittel|putzmittel|gift|rohrreiniger .. getrunken
atmet .. nicht|kaum
bekomme|kriege|bekommt|kriegt .. keine luft
kann nicht .. atmen
erstickt !an_hausaufgaben
ertrinkt
wacht .. nicht .. auf
ist .. bewusstlos|ohnmachtig|umgekippt|zusammengebrochen
hat .. einen? krampfanfall|anfall|herzinfarkt|schlaganfall|asthmaanfall|epileptischen !lachanfall
kuche|haus|wohnung|zimmer|pfanne|herd|ofen|sofa|vorhang|keller brennt
brennt .. kuche|haus|wohnung|zimmer|pfanne|herd|bei_uns|vorhang
es brennt !mir|in_den_augen
feuer in der|im kuche|haus|wohnung|zimmer
riecht .. nach gas
gasgeruch
uberall rauch|blut
blutet .. stark|ganz_viel|sehr|nicht_auf|auf
hort nicht auf zu bluten
jemand|einbrecher|mann .. eingebrochen|einbrechen|bricht|ins_haus|in_der_wohnung|in_unser*
einbrecher im|in
ist .. ins|in|aus|vom wasser|pool|fluss|see|dem_fenster|fenster|dach|balkon .. gefallen|gesturzt
treppe .. runtergefallen|gesturzt|gefallen .. nicht|bewegt
wurde|ist von .. auto|lkw|bus .. angefahren|uberfahren
hals|zunge|gesicht schwillt
stromschlag bekommen|gekriegt
*batterie*|knopfzelle*|munze*|magnet*|*reiniger*|*mittel|bleiche|spuli|gift*|benzin|nagel|scherbe*|murmel|schraube .. verschluckt|geschluckt|runtergeschluckt|gegessen|getrunken|ausgetrunken|gefressen|abgeleckt !im_marchen
klo|wc|toiletten|fenster|putz|ofen|abfluss reiniger|mittel|zeug|sachen .. getrunken|geschluckt
baby|bruder|schwester|cousin|cousine|kleine|kleiner|kind .. *tabletten|*tablette|pillen|medikamente|medizin|hustensaft .. gegessen|geschluckt|genommen|getrunken|verschluckt
liegt .. boden|treppe|bad|kuche|reglos .. nichts|nicht|kein
liegt .. reglos|bewusstlos|leblos
bewegt|ruhrt|regt sich .. nicht|nichts !im_video
gefallen|umgefallen|gesturzt|hingefallen|umgekippt|runtergefallen .. sagt|antwortet|atmet|reagiert|bewegt|steht|wacht nicht|nichts|sich_nicht
antwortet|reagiert|sagt .. nicht|nichts mehr|steckdose|boden|ansprechbar
reagiert|antwortet .. nicht !auf_meine_nachricht*|auf_whatsapp
steckdose .. gefasst|gegriffen|gesteckt
gefasst|gesteckt|gegriffen .. steckdose
ist .. feuer|brand .. kuche|haus|wohnung|zimmer|bei_uns|keller
kuche|wohnung|haus|zimmer|ofen|herd|keller|flur .. ist|kommt|voller|voll .. feuer|rauch|qualm|flammen
viel|lauter|dicker|alles_voll|voller rauch|qualm
rauch|qualm .. kuche|ofen|herd|wohnung|treppenhaus|flur
verschluckt .. blau|luft|erstickt|hustet
ganz|schon|lippen|gesicht|lauft blau .. luft|an|atmet|gesicht|lippen
jemand|mann|einbrecher|typ|fremder .. tur|fenster|wohnung|haus .. aufmachen|rein|aufbrechen|kaputt|eingeschlagen|klopft|rutteln|ruttelt|rein_will
einbrecher .. ist|im|bei_uns
jemand|fremder .. in unserem|unserer|unser|der haus|wohnung|garten
blutet|blut .. ganz|sehr|total|so|voll doll|stark|viel|schlimm|krass
geschnitten|gefallen|gesturzt|kopf .. blutet|blut
uberall blut
*allergi*|erdnuss|erdnusse|biene|wespe .. luft|schwillt|geschwollen|anschwillt
bekommt|kriegt|bekomm|krieg|krieg_ich .. kaum|keine|schlecht luft
angefahren|uberfahren .. worden|vom|von|bruder|schwester|freund*
bruder|schwester|freund*|mama|papa|oma|opa .. angefahren|uberfahren
verbrannt|verbruht .. hand|arm|gesicht|ol|wasser|bein
hat .. kochendes_wasser|heisses_wasser|heisses_ol .. sich|uber|abbekommen
== self_harm_now
ich .. hab|habe .. tabletten|pillen|schlaftabletten|packung .. genommen|geschluckt|eingenommen
ich .. tabletten|pillen|schlaftabletten geschluckt
uberdosis
pulsadern
mich|arm .. tief .. geschnitten|aufgeschnitten
hab .. *tabletten|pillen|*packung|dose|medikamente|paracetamol|ibuprofen .. genommen|geschluckt|gefressen|intus !gegen|vom_arzt
adern|venen|handgelenk* .. aufgeschnitten|geschnitten|aufgeritzt
so|zu|sehr|richtig tief geritzt|geschnitten
== self_harm
leben beenden|ein_ende_setzen|wegwerfen
mein leben .. beenden|ende
keine|kein lust|kraft|bock .. mehr .. leben
ich .. will|mochte|wurde|wollte|werde .. sterben|tot_sein|mich_umbringen|mich_toten|nicht_mehr_leben|nicht_mehr_da_sein|nicht_mehr_aufwachen|mich_erhangen|mir_das_leben_nehmen !vor_lachen
ich bringe|bring mich um !vor
mich umbringen|umzubringen|toten|ritzen|selbst_verletzen|erhangen
ich ritze|ritz|verletze|schneide mich|mir !am_papier|das_papier|den_kuchen
ich habe mich .. geritzt
ich .. kann|will nicht|nimmer mehr leben|weiterleben
wunschte .. tot|nie_geboren|nicht_geboren|gestorben|nicht_da
ware .. lieber|am_liebsten tot
ware .. lieber|besser .. tot
ohne mich besser dran
besser ohne mich
selbstmord .. ich|machen|begehen|denke
denke .. an .. selbstmord|suizid
suizidgedanken|selbstmordgedanken
keinen sinn .. leben
leben .. keinen sinn
!du|er|sie|wir|mannschaft will|mag|mocht*|kann|wollte .. nicht mehr leben|da_sein|existieren|hier_sein|aufwachen|am_leben_sein
will|wollte|mochte|wunschte|wurd|wurde .. einfach? sterben|tot_sein|weg_sein|verrecken|draufgehen|verschwinden|mich_umbringen !vor_lachen
kein*|bock .. mehr .. leben|auf_leben
bock .. mehr? aufs leben
lebensmude|lebensmud
denk|denke|uberleg|uberlege .. dran|daran|mich|vom|ob .. springen|umzubringen|umbringe|sterben|zu_sterben|vors_auto|vor_den_zug !ins_becken
vom|von|vor|aus dach|brucke|hochhaus|balkon|zug|fenster springen|werfen|sturzen .. will|wollen|zu|einfach|mich|manchmal
schneid|schneide|ritz|ritze|verletz|verletze .. mich|mir .. arm*|bein*|haut|selbst|absichtlich|klinge|handgelenk*
hatte nie|nicht geboren .. werden|sollen
wer|war|ware|wunschte .. nie|gar_nicht geboren
freundin|freund|schwester|bruder .. bringt|will|mochte .. sich um|umbringen|toten|das_leben|was_antun|ritzen !sich_um
freundin|freund|schwester|bruder .. bringt sich um !die_ecke
freundin|freund|schwester|bruder .. will sterben|nicht_mehr_leben|tot_sein
freundin|freund|schwester|bruder ritzt|schneidet|verletzt sich
alle|allen|keiner|euch|ihnen .. froh|besser|glucklicher|vermissen|leichter .. ich .. weg|nicht_da|tot|sterbe|nicht_gab
besser .. wenn ich .. weg|tot|nicht_da
mir .. was|etwas antun
== abuse
@someone .. packt|gepackt|druckt|gedruckt|schuttelt|geschuttelt|gewurgt .. hals|kehle|wand|haaren
@someone .. mich .. hals|kehle|haaren .. gepackt|gezogen|gedruckt|gewurgt
@someone .. schlagt|haut|boxt|tritt mir .. rucken|kopf|gesicht|bauch|bein*|arm
@someone .. macht|machte|gemacht .. schlimme|komische|eklige|bose|sachen|dinge .. mir|nachts
@someone .. tut mir .. weh|was_an
@someone .. hat mir .. weh_getan|wehgetan|was_angetan
@someone .. schlagt|schlug|haut|pruegelt|prugelt|verprugelt|tritt|wurgt|verbrennt|misshandelt mich !im_schach|beim|in_mathe
@someone .. hat|haben mich .. geschlagen|verprugelt|gehauen|getreten|gewurgt|misshandelt|vergewaltigt|angefasst|missbraucht|eingesperrt !im|beim|in_mathe
mich|ich .. schlagt|haut|verprugelt .. @someone
@someone .. fasst|begrapscht|streichelt|beruhrt .. mich|mir .. an|unten|hose|brust|uberall|bett
@someone .. fasst mich an
@someone beruhrt mich
@someone .. will .. dass ich .. ihn|sie .. anfasse|ausziehe
@someone .. zwingt .. mich .. anfassen|anzufassen|ausziehen|auszuziehen|kussen
@someone sperrt|schliesst|fesselt|bindet mich
@someone .. kommt .. nachts|nacht .. zimmer|bett
@someone .. gibt .. mir .. nichts|kein .. essen
ich werde|wurde .. geschlagen|verprugelt|missbraucht|misshandelt|vergewaltigt !im
@someone .. schlagt|haut|verprugelt|tritt|wurgt|schubst mama|papa|mutti !im|beim|in
@someone .. schlagt|haut|verprugelt|tritt|wurgt|hat meine|meinen|meiner|mein kleine*? mutter|mama|bruder|schwester|geschwister|papa|vater .. geschlagen|verprugelt|gewurgt? !im|beim|in|vor
@someone .. schlagt|haut|verprugelt|tritt|wurgt meine|meinen|meiner|mein kleine*? mutter|mama|bruder|schwester|geschwister|papa|vater !im|beim|in|vor
@someone .. hat|haben mir|mich .. geschlagen|gehauen|geboxt|eine_geknallt|ohrfeige*|backpfeife* !im|beim|in_mathe
@someone .. zieht|reisst|packt|zerrt|wirft|stosst mich|mir .. haaren|arm|hals|wand|treppe|boden
gibt|gab|kriege|krieg|bekomme .. ohrfeige*|backpfeife*|prugel|schlage|den_gurtel|den_hintern_voll|kopfnusse .. !bei_minecraft
@someone .. legt|kommt|steigt|setzt|kriecht sich? .. mir|mein .. bett|dusche|badewanne
@someone .. zeigt|zeigte|gezeigt .. mir|mich .. penis|pimmel|nackt|pornos|glied
@someone .. hat mich .. gesperrt|eingeschlossen|eingesperrt|angebunden|gefesselt|festgebunden
@someone .. lasst mich .. hungern|nicht_raus|nichts_essen|nicht_essen
@someone .. fasst|fast|packt|greift|grapscht .. mich|mir .. an|po|hintern|brust|hose|schritt|unterhose
@someone .. zieht .. mir|mich .. aus|hose|unterhose
da unten .. anfasst|angefasst|beruhrt|an
== abuse home
ich werde .. zuhause|daheim|hause .. geschlagen|gehauen|eingesperrt
mit dem gurtel|stock geschlagen|schlagt|haut
nichts|kein .. zu? essen .. zuhause|hause|daheim
angst .. nach hause|heim
angst vor .. @home
@home .. macht|machen mir .. angst
zuhause|daheim|hause .. schlag*|gehauen|verprugelt|eingesperrt
== threat
bedroht|bedrohen|droht|drohen .. mich|mir
mich|mir bedroht|droht|gedroht
@someone .. will|wollen|wird mich .. umbringen|toten|abstechen|verprugeln|schlagen|fertigmachen
wollen|werden mich .. umbringen|toten|abstechen|verprugeln|schlagen|fertigmachen
hat ein messer|pistole|waffe .. mich|schule|gezeigt
@someone .. sagt|gesagt|meint .. er|sie|die .. bringt|bringen|macht|machen|sticht|stechen|schlagt|schlagen mich .. um|fertig|ab|zusammen|kaputt|tot
bringt|bringen|macht|machen|sticht|stechen|schlagt|schlagen mich .. um|ab|zusammen|fertig .. schule|morgen|gesagt|wenn|pause
um mich zu verhauen|verprugeln|schlagen|treten|zu
wollen|will|werden|wird mich .. verhauen|verprugeln|zusammenschlagen|kaputt_machen|kaputtmachen|abstechen|messern
lauern|warten|auflauern .. mich|mir|auf_mich .. verhauen|verprugeln|schlagen|zusammen*|auf
== grooming
will|wollte|mochte .. nacktbild*|nacktfoto*|bilder_von_mir|fotos_von_mir|foto_von_mir
schick|schicken|schicke .. nacktbild*|nacktfoto*|nackt|fotos_von_mir
mann|typ|fremder|jemand|er .. internet|insta|instagram|snap|snapchat|spiel|chat|online .. treffen|bilder|fotos|adresse|alter
.. internet|insta|instagram|snap|online .. kennengelernt .. treffen|alter
sagt .. geheimnis
ich soll .. niemandem|keinem|niemanden .. sagen|erzahlen|verraten !uberraschung
soll mich ausziehen|nackt
will|mocht*|fragt|verlangt|bittet .. foto|fotos|bild|bilder|video .. mir .. ohne|nackt|unterwasche|bh|korper|klamotten|ausgezogen|zeigen
ich .. soll .. foto|fotos|bild|bilder|video .. schicken|senden|machen|zeigen !von_der|vom
soll .. nicht|niemandem|keinem|nichts .. eltern|mama|papa|jemandem|keinem|niemandem .. sagen|erzahlen|treffen
soll es|das .. nicht|niemandem|keinem .. sagen|erzahlen
mann|typ|fremder|jemand|alterer|einer|erwachsener .. chat|roblox|discord|fortnite|tiktok|whatsapp|internet|insta*|snap*|spiel .. wo_ich_wohn*|foto|fotos|treffen|adresse|bild|bilder|allein
nicht kenne|kenn .. schreibt|schickt|fragt|will|treffen
schickt|geschickt mir .. nackt*|penis*|dickpic*|pimmel*
wo ich wohne .. wissen|fragt
will wissen wo ich wohne
== blackmail
kein geld|nichts|nicht .. schick*|stellt|ladt|postet|zeigt .. video|foto|bilder|bild
mein|meine video|foto|bilder|bild rein|hoch|ins_netz|online
wenn ich nicht .. schickt|zeigt|postet|verschickt|veroffentlicht .. bilder|fotos|video|bild|foto
nackt*|foto|fotos|bild|bilder|video .. verschick*|schick*|poste*|zeig*|veroffentlich* .. wenn ich|wir|man nicht
erpresst|erpressen
zeigt|schickt|postet|leakt|verbreitet|zeigen|posten|leaken .. foto|fotos|bild|bilder|video|nackt* .. allen|jedem|herum|rum|klasse|schule|wenn|will
nackt*|foto|fotos|bild|bilder|video .. mir .. posten|rumschicken|leaken|verschicken|hochladen|allen_zeigen|veroffentlichen
== eating
nach dem|jedem|jeder .. essen|abendessen|mittagessen|mahlzeit .. kotz*|ubergeb*|erbrech*|brech*
ich esse .. nichts|kaum|nicht .. dick|fett|abnehmen|dunn|tagen|heimlich
nichts|nicht mehr? essen .. dick|fett|abnehmen|dunn
ich .. kotze|erbreche|ubergebe .. essen|absichtlich|mich_nach
finger in den hals
ich bin .. zu|so dick|fett .. esse|essen|abnehmen
seit .. tagen nichts gegessen
tagen|woche|gestern .. nichts|nicht mehr? gegessen|gegesen
hab .. nichts gegessen .. dunn|abnehmen|dick|fett
kotz|kotze|erbrech|erbreche|ubergeb|ubergebe .. extra|absichtlich|essen|jedem|mahlzeit
fett|dick .. ess|esse|essen nichts|nicht|kaum|nix
fuhl|fuhle|find|finde mich .. fett|dick .. ess|esse|nichts|abnehmen
ich hunger|hungere|fress_und_kotz*
ess|esse heimlich|kaum|fast_nichts|nichts_mehr
fressanfall|fressattacken
== running_away
fur immer .. zuhause|hause|daheim weg
von zuhause|daheim|hause weg|abgehauen|weggelaufen
ich .. hau|haue|laufe|renne .. ab|weg !vor_dem_hund|im_spiel
ich .. will|mochte|werde .. abhauen|weglaufen|ausreissen|von_zuhause_weg
bin .. abgehauen|weggelaufen|ausgerissen
geh|gehe|lauf|laufe|hau|haue|renn|renne|bin .. zuhause|daheim|hause|heim weg|ab|abgehauen|weggelaufen|weggerannt
hau|haue|lauf|laufe|renn|renne .. heute|morgen|nachts|nacht|bald|einfach ab|weg !vor_dem_hund
gepackt|rucksack|tasche .. hau|haue|lauf|laufe|geh|gehe .. ab|weg !zur_schule|in_urlaub
fur immer weg .. zuhause|hause|hier
== bullied
mobben|mobbt|argern|argert|hanseln|beleidigen|beleidigt|schubsen|auslachen|verarschen .. mich
ich werde .. gemobbt|geargert|ausgelacht|gehanselt|ausgegrenzt|beleidigt|geschubst
lachen .. mich aus
lachen .. uber mich
schlagen|treten|schubsen|hauen|nennen|bespucken|ignorieren|hassen|hanseln|argern die|mich|alle|sie .. mich|fett*|schule|klasse|hasslich|alle|pause|behindert
nennen mich
alle|die|sie .. sind .. gemein|fies|scheisse zu|mir .. mir?
gruppe .. uber_mich|gegen_mich|ohne_mich .. lastern|lustig|hetzen?
lastern|lustig|herziehen|herz* .. uber_mich
machen sich .. lustig .. uber_mich|mich
uber mich lustig|lastern|lachen
lachen .. mich .. aus
lachen mich immer|alle|dauernd|nur? aus
== lonely
ich hab niemanden
ich habe|hab .. keine freunde|freundin|freund
ich .. fuhle|fuhl mich .. allein*|einsam|ausgeschlossen
ich bin .. einsam|immer_allein|ganz_allein
niemand|keiner .. mag|spielt|redet|will|liebt .. mich|mit_mir
ich .. bin|steh|stehe|sitz|sitze .. pause|schule|immer|nur|mittags .. allein*|einsam
hab .. niemanden|keinen|keine .. reden|zum|freunde|mit_dem|der_mich|freund|freundin
niemand|keiner .. mag|redet|spricht|spielt|versteht|braucht|vermisst|interessiert|ladt .. mich|mir|ein
hat|mag mich keiner|niemand
== sad
ich bin .. traurig|depressiv|unglucklich|verzweifelt|leer
mir geht|gehts es? .. schlecht|scheisse !seit_dem_essen
ich weine|heule .. jeden|jede|immer|abend|nacht|nachts|tag
ich muss immer|dauernd weinen
bin .. so|voll|total|richtig|sehr|mega|immer|nur|echt|einfach traurig|ungl*|down|fertig_mit_den_nerven !dass_die_ferien
kann|muss .. nicht|nur|dauernd|immer aufhoren|noch zu? weinen|heulen|weinen
nicht aufhoren zu weinen|heulen
nur|dauernd|immer noch? am? weinen|heulen|weine|heule
geht|gehts .. mir|es|gar|so|echt|total|voll .. schlecht|scheisse|dreckig|nicht_gut|beschissen !seit_dem_essen
== self_hate
ich hasse mich|meinen_korper|mein_leben
ich bin .. hasslich|wertlos|dumm|nichts_wert|ein_versager|zu_nichts !in_mathe|in
ich bin .. schuld an_allem
ich bin .. hasslich|wertlos|ein_nichts|nutzlos|eklig|mull|abschaum|ein_versager|eine_versagerin|fett_und|zu_dumm
hass|hasse mein|meine|meinen|wie aussehen|korper|leben|gesicht|ich_ausseh*|ich_bin|bauch|mich
kann gar? nichts .. bin|nichts|ich
mag mich selbst|selber .. nicht
bin .. ein nichts|niemand
== scared
ich .. habe|hab .. angst !vor_der_arbeit|vor_mathe|vor_dem_test|vor_der_klassenarbeit|dass_es_falsch
macht|machen mir .. angst
ich trau|traue mich nicht .. schule|heim|hause
voll|so|solche|totale|richtig|mega|riesen|grosse|grosse angst !vor_der_arbeit|vor_mathe|vor_dem_test
angst .. in_die|zur|vor_der|in .. schule|klasse .. gehen|zu? !aufgabe
angst .. schule .. gehen
== calm
schlagt|schlug mich .. beim|im|in|bei kartenspiel*|schach|spiel*|uno|tischtennis|fifa|mario_kart
ferien .. vorbei|zu_ende
dass ich mich? .. verrechne|verschreibe|vertue
geschichte|marchen|roman|film|buch|figur|hauptperson|videospiel|minecraft|aufsatz|gedicht|theaterstuck|sage|serie|diktat|textaufgabe
was passiert|ware wenn
ubersetze|ubersetzen|wie_sagt_man|was_bedeutet|was_heisst
`,
  words: germanWords,
}
