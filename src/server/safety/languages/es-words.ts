import type { CareWords } from './language.ts'

export const spanishWords: CareWords = {
  kinds: {
    emergency:
      '**Busca ahora mismo a un adulto y llamad al {emergency}.** Si no hay nadie cerca, llama tú al **{emergency}** desde un lugar seguro: di dónde estás y qué ha pasado.',
    self_harm_now:
      '**Busca ahora mismo a un adulto y llamad al {emergency}.** Di qué has tomado o qué has hecho, y cuándo, aunque te sientas bien. No esperes, y quédate con alguien.\n\nMe alegro mucho de que me lo hayas dicho. No te van a castigar: importas y pueden ayudarte.',
    self_harm:
      'Me alegro mucho de que me lo hayas dicho. Eso es muy duro y no tienes que cargar con ello sin ayuda. Por favor, habla **ahora** con un adulto de confianza – alguien de tu familia, un profesor, un médico – y dile lo mismo que me has dicho a mí.',
    abuse:
      'Gracias por contármelo. Eso no está bien y **no es culpa tuya**. Por favor, díselo **ahora** a un adulto de confianza – alguien de tu familia, un profesor, un médico – y sigue contándolo hasta que alguien te ayude.',
    grooming:
      'Gracias por contármelo: has hecho bien. Por favor, no contestes más a esa persona, no mandes nada y no vayas a verla. Enséñaselo **ahora** a un adulto de confianza.',
    threat:
      'Gracias por contármelo. Nadie puede amenazarte y no tienes que arreglarlo sin ayuda. Por favor, di **ahora** a un adulto de confianza quién fue y qué dijo.',
    eating:
      'Me alegro de que me lo hayas dicho. No es nada de lo que avergonzarse. Tu cuerpo necesita comida para estar bien. Por favor, habla **hoy** con un adulto de confianza: alguien de tu familia, un profesor, un médico.',
    blackmail:
      'Gracias por contármelo: **no es culpa tuya**, sea lo que sea lo que enviaste. No mandes nada más, no pagues y no borres nada. Enséñaselo **ahora** a un adulto de confianza: esto se puede parar.',
    running_away:
      'Me alegro de que me lo digas antes. Parece que todo es muy difícil ahora. Por favor, quédate en un lugar seguro y habla **ahora** con un adulto de confianza.',
    bullied:
      'Siento que te pase esto. **No es culpa tuya**. ¿Me cuentas qué hicieron? Tu profesor u otro adulto de confianza puede ayudar a que pare.',
    lonely:
      'Gracias por contármelo. La soledad duele, y muchos la sienten. ¿Cuándo es más difícil? A un adulto de confianza le gustaría saberlo.',
    sad: 'Siento que estés triste. Está bien decirlo, y está bien llorar. ¿Qué ha pasado? Un adulto de confianza también puede escucharte.',
    self_hate:
      'Me alegro de que me lo digas, y siento que pienses eso de ti. Vales mucho. ¿Qué pasó antes de sentirte así? Por favor, habla con un adulto de confianza.',
    scared:
      'Gracias por contármelo. Tener miedo no es una vergüenza. ¿Qué es lo que más te asusta? Por favor, díselo a un adulto que te dé seguridad.',
  },
  atHome:
    'Gracias por contármelo. Eso no está bien y **no es culpa tuya**.\n\n**No se lo enseñaré a nadie de tu casa.** Lo que has escrito y esta respuesta no se guardan.\n\nPor favor, díselo a un adulto **fuera de tu casa** – un profesor, un médico, los padres de un amigo – y sigue contándolo hasta que alguien te ayude.',
  goOn: 'Te escucho. Soy solo un ordenador: por favor, cuéntaselo también a un adulto de confianza. ¿Cómo te sientes ahora?',
  atHomeGoOn:
    'Te escucho, y esto tampoco se guarda ni se enseña a nadie de tu casa. ¿Hay un profesor u otro adulto fuera de casa a quien puedas contárselo hoy?',
  emergencyGoOn:
    '¿Hay ya un adulto contigo? Si no, **llama al {emergency}** y no cuelgues: te dirán qué hacer.',
  somebodyToTalkTo: 'Con quién puedes hablar:',
  inDanger: 'Si estás en peligro ahora mismo, llama al **{emergency}**.',
}
