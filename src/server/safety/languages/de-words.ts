import type { CareWords } from './language.ts'

export const germanWords: CareWords = {
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
}
