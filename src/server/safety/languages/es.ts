import { spanishWords } from './es-words.ts'
import type { LanguageOfDanger } from './language.ts'

export const spanish: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  // As it is typed in a chat: kiero, q, trizte, a metido.
  alike: [
    [/\bk(?=[ei])/g, 'qu'],
    [/\b[kq]\b/g, 'que'],
    [/trizt/g, 'trist'],
    [/\ba(?= (?:metid|tragad|comid|bebid|tomad|caid|pegad|tocad|hech|dich))/g, 'ha'],
  ],
  home: 'papa papi mama mami padre madre padres papas padrastro madrastra abuelo abuela abuelito abuelita tio tia tios primo prima primos cuñado novio_de_mi_madre novio_de_mi_mama pareja_de_mi_madre pareja_de_mi_padre novia_de_mi_padre viejo familia',
  other:
    'profesor profesora profe maestro maestra entrenador vecino vecina señor señora hombre mujer chico chica chicos chicas niño niña niños niñas compañero compañera compañeros clase amigo amiga amigos hermano hermana alguien cura monitor director desconocido tipo',
  not: 'no nunca tampoco sin',
  everyday:
    'el la los las un una de del que y en es son esta estan hay por para con mi tu su mis me te se le lo al cuanto cuantos cuantas cuanta como cual cuando donde porque pero mas muy yo ella ellos si no tiene tengo quiero puedo hace tarea da cada euros domingo abuela hermano hermana dia dias',
  phrases: `
== emergency
sangra|sangrando|sangre .. cabeza|nariz_y_boca|boca|barriga
llen* de humo|sangre|gas
hay|sale humo|fuego .. por|en
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
trag*|comi*|comido|bebi|bebio|bebido|tomo|tomado|lamio .. pila|pilas|bateria|baterias|iman|imanes|*limpi*|lejia|detergente|jabon_de|champu|veneno|*ratas|pegamento|anticongelante|quitaesmalte !de_chocolate
trag*|comi|comio|comido .. moneda|clavo|tornillo|alfiler|vidrio|cristal|canica|tapon !de_chocolate
bebe|nene|nena|hermano|hermana|hermanito|hermanita|primo|prima|primito|niño|niña .. comio|comido|trago|tragado|tomo|tomado|bebio|bebido .. pastilla*|medicina*|medicamento*|jarabe
suelo|piso|desplom*|desmay*|cayo|caido .. no|ni se? contesta|responde|mueve|habla|despierta|reacciona|levanta
no contesta|responde|reacciona .. suelo|respira|ojos|le_hablo|la_sacudo|lo_muevo
no abre los ojos
atragant* !con_las_mates
le cuesta|no_puede|apenas respir*
labios|cara .. morad*|azul*
sale|hay|veo|viene|entra .. much*|tanto|tanta|un_monton_de|demasiad* humo|sangre
cort*|herida|cabeza .. sangre|sangra|sangrando
sangra|sangrando mucho|muchisimo|un_monton|sin_parar
alguien|hombre|señor|ladron|ladrones|tipo|desconocido .. abrir|romper|forzar|golpea*|aporrea*|entrar|entro|metio|metido|dentro|rompi* .. puerta|casa|ventana|cerradura
metido|metio|colado|colo|entrado|entro .. ladron|ladrones|alguien|hombre|desconocido
ladron|ladrones en|dentro mi|la|nuestra|de casa
ded*|tenedor|mano|tijeras .. enchufe
electrocuto|electrocutado|electrocutada|electrocutando|le_dio_la_corriente|le_dio_corriente|le_dio_un_calambrazo
fuego|incendio|llamas .. mi|nuestra|la|el cocina|casa|cuarto|salon|edificio|habitacion|horno !del_cuento
atropell* .. hermano|hermana|amigo|amiga|mama|papa|abuel*|me|primo|prima
se|me ha? quemo|quemado|queme .. aceite|agua|cara|brazo|plancha|mano|manos
picad*|pico|comi* .. alergi*|hincha*
== self_harm_now
me? he|tome|tomado|tragado|trague .. pastillas|sobredosis|frasco !para|de_vitaminas
me he? cortado|corte .. profundo|venas|muñecas
tomarme|tragarme|trague|tome|tomado|tragado .. bote|caja|blister|frasco|pastillas|muchas|todas !para|de_vitaminas|de_galletas
me|hermana|amiga .. cort* .. no para|deja .. sangr*|salir
me cort* muy|demasiado fuerte|hondo|profundo
para no despertar*
== self_harm
quiero|quisiera|voy_a|pienso|ganas_de .. acabar|terminar con mi_vida|todo|esta_vida
quitarme|quitarse la vida
no tengo .. ganas de .. vivir|seguir_viviendo
sin ganas de vivir
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
quiero|quisiera|ganas_de|prefiero|voy_a morirme|no_existir|irme_de_este_mundo|dormir_y_no_despertar|tirarme_por|tirarme_de|saltar_del|no_despertar* !de_risa
pienso|pensado|pensando|penso en .. morir*|matarme|tirarme|suicid*|cortarme|la_muerte !en_el_cuento
cansad*|hart*|aburrid* de vivir|mi_vida|la_vida|estar_viv*
me hago|hice|he_hecho .. cortes|heridas|cicatrices|daño
no|nunca deberia|tendria|tenia .. haber|que nacido|existido|nacer
amig*|hermano|hermana|prim* .. se .. quiere|va|quitar a? matar|suicidar|cortar|la_vida !de_risa
amig*|hermano|hermana .. quiere|va_a morir*|matarse|suicidarse|cortarse !de_risa
amiga|amigo|hermana|hermano se corta|autolesiona
mejor .. sin_mi|si_yo_no_existiera|si_no_existiera|si_me_muero|si_me_muriera|si_yo_no_estuviera
no aguanto .. vida|vivir
ya no quiero estar aqui|mas_aqui
quiero que .. se_acabe .. todo|mi_vida
== abuse
@someone .. me agarr*|cogio|coge|aprieta|apreto|sujeta|empuja|empujo .. cuello|garganta|pelo|pared|brazo|escaleras
@someone me asfixia|ahorca|empuja|zarandea|escupe
@someone .. me hace|hizo|obliga|hacia .. cosas|algo .. feas|malas|noche|raras|sucias|que_no_me_gustan|que_duelen
@someone .. me hace|hizo daño
@someone .. me pega|pegan|pego|pegaba|golpea|golpean|golpeo|azota|patea|quema|estrangula|maltrata|muerde !un_susto|con_cola
@someone me ha|han? pegado|golpeado|quemado|maltratado
me pega|golpea|maltrata|toca|viola .. @someone
@someone .. me toca|toco|tocan|tocaba|manosea|manoseo|viola|violo|besa_en_la_boca|acaricia !jugar|la_guitarra|el_turno|hacer
me toca|toco .. partes|abajo|debajo|pecho|culo|vagina|pene
@someone .. me obliga|obligo|hace|hizo .. tocar*|desnudar*|besar*
me han? violado|viola|violaron|violo
@someone me encierra|encerro|ata|ato|amarra|deja_sin_comer|deja_sin_cenar
@someone entra .. mi cuarto|cama|habitacion .. noche
@someone .. le|les pega|pego|golpea|golpeo|da_patadas|grita_y_pega .. mi|nuestro|mis mama|madre|hermano|hermana|hermanito|hermanita|hermanos|papa|abuela !un_susto
@someone .. me .. ha|han? tira|tirado|tiro|jala|jalo|arrastra|arrastro|agarra|agarro del|por pelo|cuello|brazo|los|el pelos|pelo|cuello?
@someone .. me .. ha|han? da|dan|dio|dado|pega|mete|metio|suelta .. puñetazo*|patada*|bofetada*|torta|tortas|cachetada*|paliza*|golpes|chancla*|zapatilla|cinturon*|cinto|correa|palo|guantazo* !sin_querer
@someone .. me ha|han tocado|manoseado|besado|violado !jugar|la_loteria
@someone se .. mete|metio|acuesta|acosto .. mi|conmigo cama|cuarto|ducha|en_la_cama
@someone .. me .. enseña|enseño|muestra|mostro|hace_ver|pone .. parte*|pene|pito|desnud*|porno|cosas_sucias|pilila
@someone .. me .. deja|dejo|tiene|encierra .. encerrad*|sin_comer|sin_cena*|con_llave|amarrad*
@someone .. me .. baja|bajo|quita|quito|mete_la_mano .. pantalon*|ropa|bragas|calzon*|braguita*
== abuse home
me pegan|pega|golpean|maltratan|encierran .. casa
no hay .. comida .. casa
me dejan .. sin comer|comida
me da|dan correazos|cinturonazos|palizas|una_paliza|con_el_cinturon
tengo miedo de|a volver|ir .. a casa
me da miedo|terror mi @home
@home me da mucho? miedo
tengo .. miedo de|a .. @home
en casa .. me pega*|golpea*|encierra*|insulta*
== threat
me|nos amenaz* .. !con_lluvia
@someone .. me va|quiere a? matar|pegar
me va|van a matar|apuñalar|pegar|dar_una_paliza !mi_madre_si_suspendo
@someone .. tiene|trae .. cuchillo|navaja|pistola !de_juguete|de_agua
me|nos van|va a partir|romper|reventar|matar|pegar|rajar|pinchar|linchar|dar .. !mi_madre
para|quieren|quiere pegarme|matarme|golpearme|darme_una_paliza|partirme_la_cara|rajarme
me .. esperan|espera|buscan .. pegar*|golpear*|salida_para
== grooming
me pid* .. fotos|foto|video|videos|desnud* !de_familia|del_trabajo|carnet
quiere|quieren que .. mande|envie .. fotos|foto|video
.. conoci .. internet|instagram|tiktok|juego|linea .. quiere|quedar|ver*
dice que .. secreto|no_se_lo_diga|no_lo_cuente
hombre|señor|desconocido|tipo .. internet|instagram|juego|chat .. quiere|pide|pregunta
quiere que .. quedemos|nos_veamos|vaya_a_su_casa
quiere|pide|pidio|pidiendo|manda* .. foto|fotos|video .. mia|mias|sin_ropa|desnud*|ropa_interior|cuerpo|bragas !de_familia
que .. mande|envie|pase|haga .. foto|fotos|video .. mia|mias|sin|desnud*|en|cuerpo
dijo|dice que .. no .. diga|cuente .. nadie|padres|papas|mama
no conozco .. escribe|pide|manda|quiere|regalos
hombre|señor|desconocido|tipo|chico|mayor .. chat|internet|roblox|discord|juego|fortnite|whatsapp .. donde_vivo|foto|fotos|verme|conocerme|quedar|direccion|sol*
que quede|quedemos|vaya .. con|a el|su_casa|solas
manda|mando|envia|envio fotos|foto .. pene|desnud*|pito|sin_ropa
== blackmail
sube|publica|difunde|enseña|manda .. mi|mis video|foto|fotos|videos .. si|todos
si no .. va|van a publicar|enviar|enseñar|mandar|subir .. fotos|foto|video
me chantajea*|chantajean
va|van a .. enseñar|publicar|subir|mandar|pasar|difundir .. foto|fotos|video .. mia|mias|mi|si|a|todos|insta*
si no .. pago|mando|doy .. foto|fotos|video|todos
foto|fotos|video .. mia|mias|mi .. la|las|lo|los va|van|quiere a? subir|publicar|enseñar|mandar|difundir
== eating
siempre|todo|todos|cada .. vomito|vomitar|devuelvo
vomito .. cenar|cena|almuerzo|desayuno|comida|baño_para
no quiero|puedo|voy_a comer .. engordar|gord*|adelgazar
me hago vomitar
vomito|vomitar .. despues|comida|comer|adelgazar
me doy .. asco .. gord*
llevo .. dias sin comer
estoy|soy .. gord* .. no .. como|comer
llevo .. sin comer|cenar
vomito|vomitar|devuelvo .. a_proposito|adrede|todo_lo|lo_que
me .. doy .. atracones
como|comer .. luego|despues vomito|vomitar|lo_vomito
gord* .. ya? no|dejado|deje como|de_comer|quiero_comer
dejado|deje|paso de|hambre comer|para_adelgazar|para_estar
escondo|tiro la comida
== running_away
me quiero ir|largar|marchar .. de .. casa
quiero irme|largarme|marcharme de .. casa
me voy|quiero|voy a? .. escapar*|fugar*|huir|ir_de_casa|irme_de_casa|irme_para_siempre !de_la_clase
me he escapado|fugado
me escape|fugue .. casa
me voy|ire|fui|he_ido|largo|marcho .. de .. casa .. siempre|noche|hoy|mañana|no_se|solo|sola|y_no|escondidas
me fui|he_ido|escape|escapado|fugue|largue de casa !de_mi_abuela|de_mi_amig*
mochila|maleta|cosas .. me escapo|voy|largo !de_vacaciones|al_cole|de_viaje|de_campamento
me escapo|fugo .. mañana|hoy|noche|casa
== bullied
me fastidian|joden|humillan|tratan_mal|molestan
se rien|burlan|meten .. de|conmigo !chiste
me insultan|acosan|hacen_bullying|excluyen|empujan|molestan|llaman_gord*|llaman_fe*|llaman_ton*
sufro|me_hacen .. acoso|bullying
me|mi hacen|hace la vida imposible|bullyng|buling|bulling
me .. llaman|dicen|ponen .. gord*|fe*|ton*|idiota|rar*|motes|apodos|negr*|maric* !feliz
me .. tiran|quitan|esconden|rompen .. mochila|cosas|comida|gorra|dinero|bocadillo
se burl*|rien|meten
reirse|burlarse|meterse .. de|con mi
me escupen|pegan|empujan|persiguen|dejan_de_lado|ignoran|marginan|hacen_el_vacio !en_el_juego
== lonely
no tengo a? nadie !delante|sentado
no tengo .. amig*|con_quien
me siento .. sol*
nadie .. me quiere|habla|entiende|hace_caso|invita
nadie quiere .. jugar|sentarse .. conmigo
siempre|todo_el|estoy .. sol* .. recreo|cole|clase|siempre|dia
nadie .. me .. quiere|habla|aguanta|escucha|ve|soporta|echa_de_menos !preguntar
nadie .. quiere|juega|habla|se_sienta .. conmigo|amig*
no .. le importo .. nadie
a nadie le importo|caigo
== sad
estoy|me_siento .. triste|deprimid*|mal_conmigo|fatal|vaci*
lloro .. todas|todos|cada|noches|siempre
tengo ganas de llorar
no paro|dejo|puedo .. de llorar|parar_de_llorar|dejar_de_llorar
estoy|me_siento|toy .. trist*|mal_por_dentro|muy_mal|hundid*|horrible|destrozad* !porque_perdi*|porque_se_acab*|por_el_partido
llorando todo|todos|toda|cada|sin_parar|a_escondidas
== self_hate
me odio|doy_asco|detesto
odio mi cuerpo|vida
soy .. tont*|inutil|estupid*|una_basura|un_fracaso|horrible !en_mates|en_matematicas
no valgo .. nada
no sirvo|valgo .. para? nada
soy .. un? asco|fe*|ton*|mierda|inservible|peor_persona|rid* !en_mates
no me quiero|soporto|gusto|aguanto
odio .. como_soy|mi_cara|mi_aspecto|verme
== scared
tengo .. miedo !de_volver|de_equivocar*|de_suspender|al_examen|del_examen
estoy .. asustad*|aterrad*
me da|dan .. miedo .. @someone
muchisimo|mucho|tanto miedo
miedo de|a ir .. al|a cole|colegio|escuela|instituto|clase|dormir
toy|estoy .. cagad* .. miedo
== calm
me toca leer|a_mi|resolver|exponer|salir|hacer|repasar|estudiar
miedo a|de equivocar*|fallar|suspender
triste .. perdio|perdimos|perdieron !mi
cuento|novela|pelicula|libro|personaje|historia_de|videojuego|minecraft|redaccion|poema|obra|leyenda|serie
que pasa|pasaria si
traduce|traducir|como_se_dice|que_significa
problema dice|de_matematicas
`,
  words: spanishWords,
}
