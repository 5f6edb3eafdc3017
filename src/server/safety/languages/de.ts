import type { LanguageOfDanger } from './language.ts'

export const german: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  // Typed without dots: ae, oe, ue.
  alike: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/ue/g, 'u'],
  ],
  home: 'papa papi mama mami mutti vati mutter vater eltern stiefvater stiefmutter stiefpapa stiefmama opa oma grossvater grossmutter onkel tante cousin cousine cousins vetter schwager pflegevater pflegemutter pflegeeltern freund_von_meiner_mutter freund_von_mama freund_meiner_mutter freundin_von_papa freundin_meines_vaters mamas_freund papas_freundin alter familie',
  other:
    'lehrer lehrerin trainer trainerin nachbar nachbarin mann frau typ junge jungs junge* madchen kinder mitschuler mitschulerin klasse freund freundin freunde bruder schwester grossen jemand fremder direktor erzieher erzieherin pfarrer betreuer',
  not: 'nicht nie niemals kein keine ohne',
  everyday:
    'der die das den dem des ein eine einen einem einer und ist sind war in im auf mit von zu zum zur ich du er sie es wir ihr mein meine dein deine sein seine wie viel viele was wann warum wo wer welche aber wenn dann nicht kein keine hat habe haben hab bin kann muss wird noch auch aus bei fur hausaufgabe aufgabe',
  phrases: `
== emergency
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
== self_harm_now
ich .. hab|habe .. tabletten|pillen|schlaftabletten|packung .. genommen|geschluckt|eingenommen
ich .. tabletten|pillen|schlaftabletten geschluckt
uberdosis
pulsadern
mich|arm .. tief .. geschnitten|aufgeschnitten
== self_harm
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
== abuse
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
== abuse home
ich werde .. zuhause|daheim|hause .. geschlagen|gehauen|eingesperrt
mit dem gurtel|stock geschlagen|schlagt|haut
nichts|kein .. zu? essen .. zuhause|hause|daheim
angst .. nach hause|heim
angst vor .. @home
== threat
bedroht|bedrohen|droht|drohen .. mich|mir
mich|mir bedroht|droht|gedroht
@someone .. will|wollen|wird mich .. umbringen|toten|abstechen|verprugeln|schlagen|fertigmachen
wollen|werden mich .. umbringen|toten|abstechen|verprugeln|schlagen|fertigmachen
hat ein messer|pistole|waffe .. mich|schule|gezeigt
== grooming
will|wollte|mochte .. nacktbild*|nacktfoto*|bilder_von_mir|fotos_von_mir|foto_von_mir
schick|schicken|schicke .. nacktbild*|nacktfoto*|nackt|fotos_von_mir
mann|typ|fremder|jemand|er .. internet|insta|instagram|snap|snapchat|spiel|chat|online .. treffen|bilder|fotos|adresse|alter
.. internet|insta|instagram|snap|online .. kennengelernt .. treffen|alter
sagt .. geheimnis
ich soll .. niemandem|keinem|niemanden .. sagen|erzahlen|verraten !uberraschung
soll mich ausziehen|nackt
== blackmail
wenn ich nicht .. schickt|zeigt|postet|verschickt|veroffentlicht .. bilder|fotos|video|bild|foto
erpresst|erpressen
== eating
ich esse .. nichts|kaum|nicht .. dick|fett|abnehmen|dunn|tagen|heimlich
nichts|nicht mehr? essen .. dick|fett|abnehmen|dunn
ich .. kotze|erbreche|ubergebe .. essen|absichtlich|mich_nach
finger in den hals
ich bin .. zu|so dick|fett .. esse|essen|abnehmen
seit .. tagen nichts gegessen
== running_away
ich .. hau|haue|laufe|renne .. ab|weg !vor_dem_hund|im_spiel
ich .. will|mochte|werde .. abhauen|weglaufen|ausreissen|von_zuhause_weg
bin .. abgehauen|weggelaufen|ausgerissen
== bullied
mobben|mobbt|argern|argert|hanseln|beleidigen|beleidigt|schubsen|auslachen|verarschen .. mich
ich werde .. gemobbt|geargert|ausgelacht|gehanselt|ausgegrenzt|beleidigt|geschubst
lachen .. mich aus
lachen .. uber mich
== lonely
ich habe|hab .. keine freunde|freundin|freund
ich .. fuhle|fuhl mich .. allein*|einsam|ausgeschlossen
ich bin .. einsam|immer_allein|ganz_allein
niemand|keiner .. mag|spielt|redet|will|liebt .. mich|mit_mir
== sad
ich bin .. traurig|depressiv|unglucklich|verzweifelt|leer
mir geht|gehts es? .. schlecht|scheisse !seit_dem_essen
ich weine|heule .. jeden|jede|immer|abend|nacht|nachts|tag
ich muss immer|dauernd weinen
== self_hate
ich hasse mich|meinen_korper|mein_leben
ich bin .. hasslich|wertlos|dumm|nichts_wert|ein_versager|zu_nichts !in_mathe|in
ich bin .. schuld an_allem
== scared
ich .. habe|hab .. angst !vor_der_arbeit|vor_mathe|vor_dem_test|vor_der_klassenarbeit|dass_es_falsch
macht|machen mir .. angst
ich trau|traue mich nicht .. schule|heim|hause
== calm
geschichte|marchen|roman|film|buch|figur|hauptperson|videospiel|minecraft|aufsatz|gedicht|theaterstuck|sage|serie|diktat|textaufgabe
was passiert|ware wenn
ubersetze|ubersetzen|wie_sagt_man|was_bedeutet|was_heisst
`,
  words: {
    kinds: {
      emergency:
        '**Hol jetzt sofort einen Erwachsenen und ruft {emergency} an.** Ist niemand da, ruf selbst **{emergency}** an, von einem sicheren Ort aus: Sag, wo du bist und was passiert ist.',
      self_harm_now:
        '**Hol jetzt sofort einen Erwachsenen und ruft {emergency} an.** Sag genau, was du genommen oder getan hast und wann, auch wenn es dir gut geht. Warte nicht, und bleib nicht allein.\n\nIch bin sehr froh, dass du es gesagt hast. Du bekommst keinen Ärger: Du bist wichtig, und man kann dir helfen.',
      self_harm:
        'Ich bin sehr froh, dass du es gesagt hast. Das klingt sehr schwer, und du musst es nicht allein tragen. Bitte sprich **jetzt** mit einem Erwachsenen, dem du vertraust – jemandem aus deiner Familie, einer Lehrerin, einem Arzt – und sag genau das, was du mir gesagt hast.',
      abuse:
        'Danke, dass du es mir sagst. Das ist nicht in Ordnung, und es ist **nicht deine Schuld**. Bitte sag es **jetzt** einem Erwachsenen, dem du vertraust – jemandem aus deiner Familie, einer Lehrerin, einem Arzt – und sag es weiter, bis dir jemand hilft.',
      grooming:
        'Danke, dass du es mir sagst: Das war richtig. Bitte antworte dieser Person nicht mehr, schick nichts und triff dich nicht mit ihr. Zeig es **jetzt** einem Erwachsenen, dem du vertraust.',
      threat:
        'Danke, dass du es mir sagst. Niemand darf dir drohen, und du musst das nicht allein lösen. Bitte sag **jetzt** einem Erwachsenen, dem du vertraust, wer es war und was gesagt wurde.',
      eating:
        'Ich bin froh, dass du es sagst. Das ist keine Schande. Dein Körper braucht Essen, damit es ihm gut geht. Bitte sprich **heute** mit einem Erwachsenen, dem du vertraust: jemandem aus deiner Familie, einer Lehrerin, einem Arzt.',
      blackmail:
        'Danke, dass du es mir sagst: Es ist **nicht deine Schuld**, was auch immer geschickt wurde. Schick nichts mehr, zahl nichts und lösch nichts. Zeig es **jetzt** einem Erwachsenen, dem du vertraust: Das kann man stoppen.',
      running_away:
        'Gut, dass du es zuerst mir sagst. Gerade ist wohl alles sehr schwer. Bitte bleib an einem sicheren Ort und sprich **jetzt** mit einem Erwachsenen, dem du vertraust.',
      bullied:
        'Es tut mir leid, dass dir das passiert. Es ist **nicht deine Schuld**. Magst du erzählen, was sie gemacht haben? Deine Lehrerin oder ein anderer Erwachsener, dem du vertraust, kann helfen, dass es aufhört.',
      lonely:
        'Danke, dass du es mir sagst. Sich allein zu fühlen tut weh, und vielen geht es so. Wann ist es am schwersten? Ein Erwachsener, dem du vertraust, würde das gern wissen.',
      sad: 'Es tut mir leid, dass du traurig bist. Es ist gut, das zu sagen, und du darfst weinen. Was ist passiert? Auch ein Erwachsener, dem du vertraust, kann dir zuhören.',
      self_hate:
        'Gut, dass du es sagst. Es tut mir leid, dass du so über dich denkst: Du bist viel wert. Was war davor? Bitte sprich mit einem Erwachsenen, dem du vertraust.',
      scared:
        'Danke, dass du es mir sagst. Angst zu haben ist keine Schande. Wovor hast du am meisten Angst? Bitte sag es einem Erwachsenen, bei dem du dich sicher fühlst.',
    },
    atHome:
      'Danke, dass du es mir sagst. Das ist nicht in Ordnung, und es ist **nicht deine Schuld**.\n\n**Ich zeige das niemandem bei dir zu Hause.** Was du geschrieben hast und diese Antwort werden nicht aufgehoben.\n\nBitte sag es einem Erwachsenen **außerhalb von zu Hause** – einer Lehrerin, einem Arzt, den Eltern von Freunden – und sag es weiter, bis dir jemand hilft.',
    goOn: 'Ich höre dir zu. Ich bin nur ein Computer: Bitte erzähl es auch einem Erwachsenen, dem du vertraust. Wie geht es dir jetzt?',
    atHomeGoOn:
      'Ich höre dir zu, und auch das wird nicht aufgehoben und niemandem zu Hause gezeigt. Gibt es eine Lehrerin oder einen anderen Erwachsenen außerhalb, dem du es heute sagen kannst?',
    emergencyGoOn:
      'Ist jetzt ein Erwachsener bei dir? Wenn nicht, **ruf {emergency} an** und leg nicht auf: Man sagt dir, was zu tun ist.',
    somebodyToTalkTo: 'Mit wem du reden kannst:',
    inDanger: 'Wenn du gerade in Gefahr bist, ruf **{emergency}** an.',
  },
}
