import { frenchWords } from './fr-words.ts'
import type { LanguageOfDanger } from './language.ts'

export const french: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  // As it is typed in a chat: jveux, chui, ya, creuver.
  alike: [
    [/\bj'?v(?:eu)?x\b/g, 'je veux'],
    [/\b(?:ch?ui|chuis|j'?suis?)\b/g, 'je suis'],
    [/\bj(?=(?:ai|aurais|aimerais|arr\w+|env\w+|en|existe\w*)\b)/g, "j'"],
    [/\by'?a\b/g, 'y a'],
    [/\bquelqun\b/g, "quelqu'un"],
    [/\bk(?=[ie])/g, 'qu'],
    [/\bpk\b/g, 'pourquoi'],
    [/creuv/g, 'crev'],
  ],
  home: 'papa maman mere pere parents beau-pere beau-père belle-mere papi papy mamie papou mémé pépé grand-pere grand-mere oncle tonton tante tata cousin cousine cousins copain_de_ma_mere copain_de_maman mec_de_ma_mere copine_de_mon_pere copine_de_papa daron daronne famille',
  other:
    'prof professeur maitre maitresse entraineur coach voisin voisine monsieur madame homme femme mec type garcon garcons fille filles eleve eleves classe copain copine copains ami amie frere soeur grands quelqu_un quelqu’un inconnu directeur surveillant animateur',
  not: 'pas jamais ne n rien personne',
  everyday:
    'le la les un une des de du et est sont dans il elle ils nous vous je j tu on ai as a ont pour avec sur mon ma mes ton ta son sa ses que qui qu combien quel quelle comment pourquoi quand ou mais plus tres c d l s n m t au aux ce cette fait faire devoir devoirs',
  phrases: `
== emergency
plein|pleine|rempli* de fumee|fumees|gaz|sang
avale .. pile|piles|piece|aimant|javel|lessive|produit|poison|clou|verre|medicament !de_theatre
j'ai|jai|il_a|elle_a|on_a bu .. javel|essence|poison|lessive|produit|ammoniaque|detergent|alcool_a_bruler
ne|n respire plus|pas
respire plus|pas
arrive|peux|peut pas|plus a? respirer
etouffe|s'etouffe|s'étrangle !de_chaleur|de_rire
se noie|noye
ne? se reveille plus|pas !avant|pour|tot|le_matin
s'est? evanoui*
est inconscient*
perdu connaissance
fait une .. crise|convulsions|attaque !de_rire|de_nerfs|de_colere
fait un malaise|infarctus|avc
crise cardiaque|d'epilepsie|d'asthme|convulsive !dans
il y a le|un|du|plein feu|incendie|fumee .. !d'artifice|de_camp|vert|rouge
y a le|un|du feu|incendie dans
cuisine|maison|chambre|poele|four|canape|rideau|rideaux|appartement|immeuble .. est|sont|a|prend|pris en?|feu? feu|flammes|brule
maison|cuisine|appartement brule
ca sent le gaz
odeur de gaz
saigne .. beaucoup|enormement|partout|s'arrete|arrete|tete
du|plein sang partout
quelqu'un|homme|voleur|cambrioleur .. entre|entrer|rentrer|rentre|casse .. chez|maison|porte|fenetre
est tombe* .. piscine|riviere|eau|lac|escalier|escaliers|fenetre|toit|balcon
s'est? fait renverser|ecraser .. voiture|camion|bus
gorge|langue|visage .. gonfle
aval*|mange*|bu|boit|lech* .. pile|piles|piece|aimant|aimants|javel|lessive|capsule|machine_a_laver|vaisselle|toilettes|nettoya*|menage|deboucheur|mort_aux_rats|bille|essence|dissolvant|antigel|produit !de_theatre|du_marche
bebe|frere|soeur|cousin|cousine|petit|petite .. mange*|aval*|pris|bu .. cachet*|medicament*|comprime*|pilule*|sirop*
par terre|sol .. repond|bouge|reveille|parle|reagit
tombe*|evanoui* .. il|elle? ne? bouge|repond|reagit|parle|reveille|releve plus|pas
repond|reagit plus|pas .. respire|yeux|sol|secoue
repond|reagit plus !au_telephone|a_mes_messages
n'ouvre plus|pas les yeux
y a .. feu|incendie|fumee|flammes .. cuisine|maison|chambre|appart*|four|chez|sort|partout|escalier|garage
fumee .. sort|partout|plein|four|cuisine
y a .. voleur|cambrioleur|homme|quelqu'un|inconnu .. maison|chez|porte|appart*|jardin|fenetre
quelqu'un|homme|voleur|type|inconnu|mec .. essaye|essaie|veut|tente .. ouvrir|entrer|rentrer|forcer|casser
respire mal|tres_mal|difficilement|bizarre|a_peine
respirer .. mal|peine .. a
cacahuete*|allerg*|pique* .. gonfle|respire
coup* .. sang|saigne
plein|beaucoup|enormement|trop de? sang
doigt*|fourchette|main .. prise !de_judo|de_notes
s'electrocute|s'est_electrocute*|m'electrocute|pris_le_courant|pris_le_jus
tout bleu|violet
etouffe*|etrangle|s'etouf* .. avec|bonbon|raisin|bille
voiture|camion|bus .. a|est renverse*|ecrase* .. frere|soeur|copain|copine|ami|amie|moi
brule* .. huile|eau_bouillante|visage|main|bras
== self_harm_now
j'ai|jai pris|avale .. medicaments|cachets|comprimes|pilules|doliprane|somniferes|boite !pour_la_fievre|pour_le_rhume
fait|j'ai|pris .. surdose|overdose
je me suis coupe|ouvert .. veines|profond*|poignet|poignets
viens|vien de prendre|avaler .. boite|cachet*|medicament*|comprime*|tout
j'ai .. pris|avale|gobe .. plein|trop|toute|toutes|tous|beaucoup .. cachet*|medicament*|comprime*|doliprane|pilule*|boite !pour_la_fievre|de_vitamine*
veines|poignet .. coupe*|ouvert*|taillad*
== self_harm
en finir avec la vie|ma_vie|tout
mettre fin .. jours|vie
je .. tiens plus .. mourir|vie
plus|pas|aucune envie de vivre|etre_la|me_lever_jamais
j'aurais|j'aurai prefere|voulu|aime ne? pas naitre|exister
je veux|voudrais|vais|prefere|pense_a|souhaite mourir|crever|me_tuer|me_suicider|disparaitre|en_finir|me_pendre !de_rire
envie de mourir|crever|me_tuer|me_suicider|disparaitre|en_finir|me_couper|me_faire_du_mal
ne? veux plus|pas vivre|exister|etre_la|me_reveiller|etre_en_vie
je me scarifie|mutile|suicide
je me coupe|fais_du_mal|fais_mal|brule .. bras|cuisses|poignet|poignets|expres|lame|soir|soirs|peau
je me fais du mal
pensees suicidaires
idees noires
me|m' suicider
j'aimerais|jaimerais|j'aurais .. mort*|jamais_ne*|ne_pas_exister|ne_plus_exister|ne_pas_etre_ne*
la vie .. vaut|merite .. coup|peine
mieux sans moi
je pense .. au suicide
envie de|d' .. crever|mourir|en_finir|sauter|me_jeter
je .. veux|pense|vais|pensais .. a? me jeter|sauter|tuer|pendre|foutre_en_l'air .. fenetre|pont|train|toit|vie|sous|du
pense a me jeter|tuer|suicider|sauter|pendre
veux|veut plus|pas .. vivre|exister|etre_en_vie|etre_ici
j'en .. marre|ras_le_bol|assez .. de .. vivre|vie|exister
fatigue* de vivre|la_vie
je me coupe|taillade|scarifie|lacere|griffe|entaille .. jambes|cuisses|bras|poignet|cachette|ventre|veines|peau !du_monde
j'aurais .. prefere|aime|voulu .. naitre|mourir|exister|pas_etre_ne*
jamais du|aurais naitre
copain|copine|ami|amie|soeur|frere .. va|veut se tuer|suicider|pendre|foutre_en_l'air|faire_du_mal !de_rire
copain|copine|ami|amie|soeur|frere .. veut mourir|crever|disparaitre
copine|amie|soeur|copain|frere se scarifie|mutile
mieux .. si .. j'existais|j'etais|je_mourais|je_n'existais .. mort*|pas|plus|la
personne pleurerait|remarquerait .. si .. mort*|mourais|meurs
je suis mieux mort*
== abuse
@someone .. me|m'|m'a attrape*|attrappe*|serre*|pousse*|secoue*|etrangle*|plaque* .. cou|gorge|mur|cheveux|bras|sol
@someone .. me fait|faisait|fais .. choses|trucs|mal !a_manger|reciter
@someone .. m'a fait .. choses|trucs|mal .. nuit|bizarres|sales
@someone .. me frappe|frappent|tape|tapent|bat|cogne|gifle|fouette|brule|etrangle|maltraite|tabasse !dans_la_main|dans_les_mains|l'epaule|sur_les_nerfs
@someone .. m'a|m'ont|ma|m'a_encore frappe*|battu*|tape*|gifle*|cogne*|brule*|tabasse*|viole*
je me fais frapper|taper|battre|tabasser|cogner .. @someone|maison
@someone .. me touche|touchent|caresse|viole|tripote|embrasse_sur_la_bouche !deux_mots|pas
@someone .. m'a touche*|caresse*|tripote*|embrasse* !la_main_au_loup
touche .. mes|mon parties|sexe|fesses|seins|zizi|culotte
@someone .. m'oblige|me_force .. toucher|deshabiller|embrasser
on m'a viole*|touche*
@someone .. m'enferme|m'attache|me_prive_de_repas|me_laisse_sans_manger
@someone .. vient|entre|rentre .. chambre|lit .. nuit|soir
@someone .. frappe|tape|bat|cogne|tabasse|gifle|a_frappe|a_tape .. maman|ma|mon|mes|papa mere|soeur|petit|petite|frere|pere|freres|soeurs? frere|soeur? !a_l'ordi
@someone .. frappe|tape|bat|cogne|tabasse|gifle|a_frappe|a_tape maman|papa
@someone .. frappe|tape|bat|cogne|tabasse|gifle|a_frappe|a_tape ma|mon|mes petit*? mere|soeur|frere|pere|freres|soeurs !aux_echecs|au_ping|a_la_course|au_foot
@someone .. vient|entre|monte|dort|couche|glisse|rentre .. mon|dans|ma lit|mon_lit|douche
@someone .. me|m' .. tire|arrache .. cheveux|oreilles
@someone .. me|m'a|m' .. donne*|met|mis|fout|foutu|file .. claque*|gifle*|coup*|baffe*|fessee*|poing|pied|ceinture|torgnole* !de_main
@someone .. me|m' laisse|enferme*|a_laisse|a_enferme|attache .. enferme*|cave|placard|chambre|manger|noir|cle
@someone .. me|m'a|m' .. montre*|fait_voir .. zizi|sexe|penis|porno|parties|nu|tout_nu
@someone .. me|m'a baisse*|enleve*|met_la_main|mis_la_main .. culotte|pantalon|habits|vetements|slip
@someone .. me|m'a pousse*|jete*|balance* .. mur|escalier*|sol
== abuse home
on me frappe|bat|tape .. maison
je me fais frapper|taper|battre
coups de ceinture|baton|martinet
il n'y a|ya|y_a rien|pas a|de manger|nourriture .. maison
je suis enferme* .. cave|placard|chambre
peur de|d'aller rentrer|chez|retourner .. moi|maison
@home .. me|m' fait .. peur
peur de @home|mon|ma @home?
== threat
me|m'|nous menace*|menacent !de_ne_plus
m'a|ont|m'ont menace*
@someone .. va|veut|vont me tuer|frapper|planter|casser_la_gueule|defoncer|tabasser
ils vont me tuer|frapper|planter|defoncer|tabasser
il a|sort un couteau|pistolet|flingue !de_cuisine|pour_couper
dit qu' ils? il|elle? va|vont me tuer|frapper|planter|casser|defoncer|tabasser|niquer
va|vont|veut|veulent me .. tuer|frapper|planter|casser_la_gueule|casser_la_figure|defoncer|tabasser|niquer|taper|egorger !dans_la_main|ma_mere_si
m'attend* .. taper|frapper|tabasser|sortie_pour|me_casser
menace* de .. tuer|frapper
== grooming
me demande* .. photos|photo|video|videos|nue|nu|nudes !d'identite
veut|veulent que je|j' .. envoie .. photos|photo|video|nudes
.. rencontre|connu .. internet|insta|instagram|snap|jeu|ligne .. veut|voir|rencontrer
homme|mec|type|inconnu|quelqu'un .. internet|insta|instagram|snap|jeu|ligne .. veut|demande
dit que c'est .. secret
me dit .. de rien|ne_rien dire .. parents|personne
veut .. me voir|rencontrer .. seul*|parc|chez
veut|demande*|reclame*|exige .. photo|photos|video|videos .. moi|nu|nue|nus|culotte|sans|corps|deshabill*|maillot !d'identite|de_classe
m'a|me|m' .. dit|demande .. de ne? pas|rien .. dire|raconter|parler .. parents|maman|personne
connais|connait pas .. photo|photos|rencontrer|me_voir|cadeau*|habite
homme|mec|type|vieux|gars|monsieur|adulte|inconnu|quelqu'un|grand .. roblox|discord|fortnite|tiktok|whatsapp|chat|internet|insta*|snap*|jeu .. ou_j'habite|adresse|photo|photos|rencontrer|voir|seul*|age
m'envoie|envoye des? photo|photos|video .. nu|nus|nue|zizi|sexe
venir le voir .. seul*|chez|cachette|dit
veut qu'on se voie|voit|rencontre !pour_l'expose
== blackmail
si je|j' .. donne|paye|paie|fais|envoie pas .. met|publie|poste|montre|envoie|balance .. video|photo|photos
si je|j' ne? * pas? .. va|vont .. publier|envoyer|montrer|poster .. photos|photo|video
me font|fait chanter !en_classe|une_chanson|la_chorale
chantage
va|veut|vont .. montrer|publier|poster|envoyer|balancer|partager|mettre .. photo|photos|video .. tout|moi|de|a|si|insta*|tous|sur !de_classe|de_vacances
photo|photos|video de moi .. veut|va .. poster|publier|montrer|envoyer|balancer|partager|la
je paie|paye|donne|envoie pas .. photo|photos|video
== eating
vomis|vomir .. toujours|toilettes|expres|diner|dejeuner|repas|manger
diner|dejeuner|repas|mange .. je vomis
je me fais vomir
vomir .. apres|manger|maigrir|repas
je veux|peux|vais plus|pas manger .. maigrir|gros*
je ne? mange plus|rien .. gros*|maigrir|mince|jours|secret
je suis|trouve .. trop gros* .. mange*
je saute .. repas .. maigrir|gros*
rien|plus mange|manger|avale .. jours|maigrir|gros*|mince
je vomis .. expres|apres|repas|manger|mange
je mange plus !de_viande|a_la_cantine|de_bonbons
saute .. repas
trop gros* .. mange|manger|repas
je me prive|m'affame
je cache|jette ma nourriture|bouffe
== running_away
je vais|veux|veut fuguer|m'enfuir|partir_de_chez_moi|partir_de_la_maison|m'echapper_de_chez
j'ai|jai fugue
je me suis enfui* .. maison|chez
je pars|me_casse|me_barre|me_tire|vais_partir|vais_me_casser|m'en_vais|me_sauve|fugue .. chez_moi|maison|toujours|ce_soir|cette_nuit !en_vacances
je .. fugue .. demain|soir|nuit|maison
fait|prepare .. mon|mes sac|valise|affaires .. casse|pars|barre|fugue|tire|toujours !en_vacances
je me suis enfui*|sauve*|barre*|casse* !le_bras|la_jambe|le_pied|le_doigt|la_main|une_dent|le_nez
je suis parti* de chez moi|la_maison
== bullied
m'embetent|m'insultent|m'humilient|me_rabaissent
se moque|moquent .. de moi
me harcele|harcelent|insultent|insulte|rejettent|embetent|poussent|traitent_de|traite_de
je suis|me_fais harcele*|harceler|insulter|rejeter|rejete*
tout le monde .. se_moque|rit .. moi
me|m' tapent|frappent|appellent|traitent|crachent|bousculent|volent|rackettent|ignorent|rejettent|excluent|embetent|emmerdent .. gros*|moche|pd|bete|dessus|gouter|affaires|sac|toujours|jours
on|ils|elles|tout_le_monde .. me|m' traite* .. de
arret* pas de m'embeter|me_taper|m'insulter|me_pousser|se_moquer|me_traiter|m'emmerder
groupe .. se_moquer|contre_moi|insulter|rire_de_moi
se moquer|foutent|moquer .. de_moi|ma_gueule
== lonely
je n'ai|j'ai|jai personne !devant|dans_mon_groupe
j'ai|jai pas|aucun|plus d'amis|ami|amie|copains|copines|de_copains|de_copines|d'amies
je me sens .. seul*
je suis .. seul* .. recre|toujours|tout_le_temps|tous
personne ne? m'aime|m|me_parle|joue_avec_moi|veut_jouer|m'ecoute|m'invite|m'adresse
personne .. m'aime|me_parle|m'ecoute|joue_avec_moi|m'invite|veut_de_moi
je suis|reste .. seul* .. recre|cantine|toujours|tous|temps
personne ne? veut|aime|parle|joue|m'aime|maime|m'ecoute|me|s'interesse .. ami|amie|copain|copine|moi|m'aime|parle|avec_moi|calcule
personne maime|m'aime
j'ai|y_a personne .. parler|a_qui|avec_qui
je manque a personne
== sad
je suis|me_sens .. triste|deprime*|vide|mal_dans_ma_peau|malheureu* !pour_le_personnage
je pleure .. tous|toutes|soir|soirs|nuit|nuits|toujours|temps
j'ai|jai envie de pleurer
je suis .. triste|malheureu*|au_fond_du_trou|a_bout !pour_le_personnage|que_les_vacances|pour_le_heros
arrete pas de pleurer|chialer
peux pas .. m'arreter de pleurer
je pleure|chiale|pleurs .. tous|tout|toutes|soir|nuit|toujours|temps|cachette
je me sens .. mal|vide|triste|horrible|perdu* !dans_l'exercice
== self_hate
je me deteste|hais|trouve_moche|degoute
je suis .. nul* !en|pour
je suis .. moche|une_merde|un_rate|bon_a_rien|bonne_a_rien|inutile
je ne? vaux rien
je deteste|hais ma_vie|mon_corps|ma_vie
je .. sers a rien
je suis .. con|conne|debile|moche|bete|laid*|un_monstre|un_dechet|grosse|gros|idiot* !en
je ne? m'aime pas|plus
je me .. trouve .. moche|laid*|bete|horrible|degueu*
== scared
j'ai|jai .. peur !de_me_tromper|du_controle|de_rater|de_rentrer|que_ce_soit_faux
je suis terrifie*|angoisse*
.. me|m' fait|fais|font peur
peur d'aller|de_retourner .. ecole|college|lycee|cours
trop|tellement|super|hyper peur !de_me_tromper|de_rater|du_controle
je flippe|suis_terrorise*|ai_la_trouille
== calm
bat|battu .. aux|au|a_la echecs|dames|cartes|jeu|jeux|course|foot|ping_pong|fifa|mario
vacances soient|sont finies
peur de me tromper
histoire|conte|roman|film|livre|personnage|jeu_video|minecraft|redaction|poeme|piece|legende|dictee|serie|heros
que se passe|passe-t-il|se_passerait si
qu'est-ce qui se passe si
traduire|traduis|comment_dit-on|que_veut_dire|conjugue|conjuguer
`,
  words: frenchWords,
}
