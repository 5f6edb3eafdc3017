import type { LanguageOfDanger } from './language.ts'

export const spanish: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  home: 'papa papi mama mami padre madre padres papas padrastro madrastra abuelo abuela abuelito abuelita tio tia tios primo prima primos cuñado novio_de_mi_madre novio_de_mi_mama pareja_de_mi_madre pareja_de_mi_padre novia_de_mi_padre viejo familia',
  other:
    'profesor profesora profe maestro maestra entrenador vecino vecina señor señora hombre mujer chico chica chicos chicas niño niña niños niñas compañero compañera compañeros clase amigo amiga amigos hermano hermana alguien cura monitor director desconocido tipo',
  not: 'no nunca tampoco sin',
  everyday:
    'el la los las un una de del que y en es son esta estan hay por para con mi tu su mis me te se le lo al cuanto cuantos cuantas cuanta como cual cuando donde porque pero mas muy yo ella ellos si no tiene tengo quiero puedo hace tarea',
  phrases: `
== emergency
me? he|ha|hemos tragado .. pila|pilas|bateria|moneda|iman|imanes|lejia|detergente|veneno|clavo|cristal
me|se trague|trago .. pila|pilas|bateria|moneda|iman|imanes|lejia|detergente|veneno|clavo|cristal
he|ha bebido .. lejia|cloro|gasolina|veneno|detergente|lavavajillas|amoniaco|disolvente
bebi|bebio|tome|tomo|trago .. lejia|cloro|gasolina|veneno|detergente|amoniaco
no respira|puede_respirar|puedo_respirar
no puedo respirar
se .. esta ahogando
se esta asfixiando|atragantando|ahogando|desangrando|quemando
no se? despierta|reacciona|responde|mueve !por|tarde|temprano|hasta|cuando|la_alarma
se ha? desmayado|desmayo|desplomado
esta inconsciente|convulsionando|sangrando_mucho
le esta dando .. ataque|infarto|convulsiones
tiene|tengo convulsiones
.. tiene un ataque|infarto !de_risa|de_tos
hay un? fuego|incendio en|dentro
cocina|casa|cuarto|habitacion|sarten|horno|sofa|cortina|cortinas|edificio|piso .. esta|estan ardiendo|en_llamas|quemando|incendiada
se esta|han? quemando|prendido|incendiando .. cocina|casa|cuarto|cortina|cortinas|sofa
huele a gas
hay mucho? humo|sangre en|por|mucho|mucha
no para|deja de sangrar
no deja|para de salir sangre
alguien|hombre|ladron|ladrones .. entrando|entrado|entrar .. casa
se ha? caido|cayo .. piscina|rio|agua|lago|escaleras|ventana|tejado|balcon !y_se_rio
se le? .. hincha|hinchando .. garganta|cara|lengua
.. le ha? atropellado|atropello .. coche|camion
== self_harm_now
me? he|tome|tomado|tragado|trague .. pastillas|sobredosis|frasco !para|de_vitaminas
me he? cortado|corte .. profundo|venas|muñecas
== self_harm
quiero|quisiera|deseo|pienso_en|ganas_de|prefiero|prefiriria|voy_a morir*|matarme|suicidar*|desaparecer|acabar_con_todo|quitarme_la_vida|hacerme_daño|cortarme|ahorcarme !de_risa|de_hambre
me quiero|voy_a morir|matar|suicidar|cortar|quitar_la_vida|ahorcar !de_risa|el_pelo|de_hambre|de_verguenza
no quiero vivir|seguir_viviendo|existir|despertar|estar_viv*|estar_aqui_mas
ojala .. muriera|muerto|muerta|no_hubiera_nacido|no_existiera|no_despertara
me corto|cortaba|hago_daño|autolesiono|quemo_la_piel !el_pelo|las_uñas|con_papel|un_trozo
me he cortado|hecho_daño_a_mi .. brazo*|pierna*|muñeca*|proposito
no vale la pena vivir
estarian|estaria mejor sin mi
no tiene sentido vivir|seguir
pienso .. en .. suicid*
== abuse
@someone .. me pega|pegan|pego|pegaba|golpea|golpean|golpeo|azota|patea|quema|estrangula|maltrata|muerde !un_susto|con_cola
@someone me ha|han? pegado|golpeado|quemado|maltratado
me pega|golpea|maltrata|toca|viola .. @someone
@someone .. me toca|toco|tocan|tocaba|manosea|manoseo|viola|violo|besa_en_la_boca|acaricia !jugar|la_guitarra|el_turno|hacer
me toca|toco .. partes|abajo|debajo|pecho|culo|vagina|pene
@someone .. me obliga|obligo|hace|hizo .. tocar*|desnudar*|besar*
me han? violado|viola|violaron|violo
@someone me encierra|encerro|ata|ato|amarra|deja_sin_comer|deja_sin_cenar
@someone entra .. mi cuarto|cama|habitacion .. noche
== abuse home
me pegan|pega|golpean|maltratan|encierran .. casa
no hay .. comida .. casa
me dejan .. sin comer|comida
me da|dan correazos|cinturonazos|palizas|una_paliza|con_el_cinturon
tengo miedo de|a volver|ir .. a casa
== threat
me|nos amenaz* .. !con_lluvia
@someone .. me va|quiere a? matar|pegar
me va|van a matar|apuñalar|pegar|dar_una_paliza !mi_madre_si_suspendo
@someone .. tiene|trae .. cuchillo|navaja|pistola !de_juguete|de_agua
== grooming
me pid* .. fotos|foto|video|videos|desnud* !de_familia|del_trabajo|carnet
quiere|quieren que .. mande|envie .. fotos|foto|video
.. conoci .. internet|instagram|tiktok|juego|linea .. quiere|quedar|ver*
dice que .. secreto|no_se_lo_diga|no_lo_cuente
hombre|señor|desconocido|tipo .. internet|instagram|juego|chat .. quiere|pide|pregunta
quiere que .. quedemos|nos_veamos|vaya_a_su_casa
== blackmail
si no .. va|van a publicar|enviar|enseñar|mandar|subir .. fotos|foto|video
me chantajea*|chantajean
== eating
no quiero|puedo|voy_a comer .. engordar|gord*|adelgazar
me hago vomitar
vomito|vomitar .. despues|comida|comer|adelgazar
me doy .. asco .. gord*
llevo .. dias sin comer
estoy|soy .. gord* .. no .. como|comer
== running_away
me voy|quiero|voy a? .. escapar*|fugar*|huir|ir_de_casa|irme_de_casa|irme_para_siempre !de_la_clase
me he escapado|fugado
me escape|fugue .. casa
== bullied
se rien|burlan|meten .. de|conmigo !chiste
me insultan|acosan|hacen_bullying|excluyen|empujan|molestan|llaman_gord*|llaman_fe*|llaman_ton*
sufro|me_hacen .. acoso|bullying
== lonely
no tengo .. amig*|con_quien
me siento .. sol*
nadie .. me quiere|habla|entiende|hace_caso|invita
nadie quiere .. jugar|sentarse .. conmigo
== sad
estoy|me_siento .. triste|deprimid*|mal_conmigo|fatal|vaci*
lloro .. todas|todos|cada|noches|siempre
tengo ganas de llorar
== self_hate
me odio|doy_asco|detesto
odio mi cuerpo|vida
soy .. tont*|inutil|estupid*|una_basura|un_fracaso|horrible !en_mates|en_matematicas
no valgo .. nada
== scared
tengo .. miedo !de_volver|de_equivocar*|de_suspender|al_examen|del_examen
estoy .. asustad*|aterrad*
me da|dan .. miedo .. @someone
== calm
cuento|novela|pelicula|libro|personaje|historia_de|videojuego|minecraft|redaccion|poema|obra|leyenda|serie
que pasa|pasaria si
traduce|traducir|como_se_dice|que_significa
problema dice|de_matematicas
`,
  words: {
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
  },
}
