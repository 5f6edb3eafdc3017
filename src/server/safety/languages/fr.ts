import type { LanguageOfDanger } from './language.ts'

export const french: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  home: 'papa maman mere pere parents beau-pere beau-père belle-mere papi papy mamie papou mémé pépé grand-pere grand-mere oncle tonton tante tata cousin cousine cousins copain_de_ma_mere copain_de_maman mec_de_ma_mere copine_de_mon_pere copine_de_papa daron daronne famille',
  other:
    'prof professeur maitre maitresse entraineur coach voisin voisine monsieur madame homme femme mec type garcon garcons fille filles eleve eleves classe copain copine copains ami amie frere soeur grands quelqu_un quelqu’un inconnu directeur surveillant animateur',
  not: 'pas jamais ne n rien personne',
  everyday:
    'le la les un une des de du et est sont dans il elle ils nous vous je j tu on ai as a ont pour avec sur mon ma mes ton ta son sa ses que qui qu combien quel quelle comment pourquoi quand ou mais plus tres c d l s n m t au aux ce cette fait faire devoir devoirs',
  phrases: `
== emergency
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
== self_harm_now
j'ai|jai pris|avale .. medicaments|cachets|comprimes|pilules|doliprane|somniferes|boite !pour_la_fievre|pour_le_rhume
fait|j'ai|pris .. surdose|overdose
je me suis coupe|ouvert .. veines|profond*|poignet|poignets
== self_harm
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
== abuse
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
== abuse home
on me frappe|bat|tape .. maison
je me fais frapper|taper|battre
coups de ceinture|baton|martinet
il n'y a|ya|y_a rien|pas a|de manger|nourriture .. maison
je suis enferme* .. cave|placard|chambre
peur de|d'aller rentrer|chez|retourner .. moi|maison
== threat
me|m'|nous menace*|menacent !de_ne_plus
m'a|ont|m'ont menace*
@someone .. va|veut|vont me tuer|frapper|planter|casser_la_gueule|defoncer|tabasser
ils vont me tuer|frapper|planter|defoncer|tabasser
il a|sort un couteau|pistolet|flingue !de_cuisine|pour_couper
== grooming
me demande* .. photos|photo|video|videos|nue|nu|nudes !d'identite
veut|veulent que je|j' .. envoie .. photos|photo|video|nudes
.. rencontre|connu .. internet|insta|instagram|snap|jeu|ligne .. veut|voir|rencontrer
homme|mec|type|inconnu|quelqu'un .. internet|insta|instagram|snap|jeu|ligne .. veut|demande
dit que c'est .. secret
me dit .. de rien|ne_rien dire .. parents|personne
veut .. me voir|rencontrer .. seul*|parc|chez
== blackmail
si je|j' ne? * pas? .. va|vont .. publier|envoyer|montrer|poster .. photos|photo|video
me font|fait chanter !en_classe|une_chanson|la_chorale
chantage
== eating
je me fais vomir
vomir .. apres|manger|maigrir|repas
je veux|peux|vais plus|pas manger .. maigrir|gros*
je ne? mange plus|rien .. gros*|maigrir|mince|jours|secret
je suis|trouve .. trop gros* .. mange*
je saute .. repas .. maigrir|gros*
== running_away
je vais|veux|veut fuguer|m'enfuir|partir_de_chez_moi|partir_de_la_maison|m'echapper_de_chez
j'ai|jai fugue
je me suis enfui* .. maison|chez
== bullied
se moque|moquent .. de moi
me harcele|harcelent|insultent|insulte|rejettent|embetent|poussent|traitent_de|traite_de
je suis|me_fais harcele*|harceler|insulter|rejeter|rejete*
tout le monde .. se_moque|rit .. moi
== lonely
j'ai|jai pas|aucun|plus d'amis|ami|amie|copains|copines|de_copains|de_copines|d'amies
je me sens .. seul*
je suis .. seul* .. recre|toujours|tout_le_temps|tous
personne ne? m'aime|m|me_parle|joue_avec_moi|veut_jouer|m'ecoute|m'invite|m'adresse
personne .. m'aime|me_parle|m'ecoute|joue_avec_moi|m'invite|veut_de_moi
== sad
je suis|me_sens .. triste|deprime*|vide|mal_dans_ma_peau|malheureu* !pour_le_personnage
je pleure .. tous|toutes|soir|soirs|nuit|nuits|toujours|temps
j'ai|jai envie de pleurer
== self_hate
je me deteste|hais|trouve_moche|degoute
je suis .. nul* !en|pour
je suis .. moche|une_merde|un_rate|bon_a_rien|bonne_a_rien|inutile
je ne? vaux rien
je deteste|hais ma_vie|mon_corps|ma_vie
== scared
j'ai|jai .. peur !de_me_tromper|du_controle|de_rater|de_rentrer|que_ce_soit_faux
je suis terrifie*|angoisse*
.. me|m' fait|fais|font peur
== calm
histoire|conte|roman|film|livre|personnage|jeu_video|minecraft|redaction|poeme|piece|legende|dictee|serie|heros
que se passe|passe-t-il|se_passerait si
qu'est-ce qui se passe si
traduire|traduis|comment_dit-on|que_veut_dire|conjugue|conjuguer
`,
  words: {
    kinds: {
      emergency:
        '**Va chercher un adulte tout de suite et appelez le {emergency}.** S’il n’y a personne, appelle toi-même le **{emergency}** depuis un endroit sûr : dis où tu es et ce qui s’est passé.',
      self_harm_now:
        '**Va chercher un adulte tout de suite et appelez le {emergency}.** Dis ce que tu as pris ou fait, et quand, même si tu te sens bien. N’attends pas, et reste avec quelqu’un.\n\nMerci de me l’avoir dit. Tu ne seras pas puni·e : tu comptes, et on peut t’aider.',
      self_harm:
        'Merci de me l’avoir dit. C’est très dur, et tu n’as pas à porter cela sans aide. Parle **maintenant** à un adulte de confiance – quelqu’un de ta famille, un professeur, un médecin – et dis-lui ce que tu m’as dit.',
      abuse:
        'Merci de me l’avoir dit. Ce n’est pas normal, et **ce n’est pas ta faute**. Dis-le **maintenant** à un adulte de confiance – quelqu’un de ta famille, un professeur, un médecin – et continue de le dire jusqu’à ce qu’on t’aide.',
      grooming:
        'Merci de me l’avoir dit : tu as bien fait. Ne réponds plus à cette personne, n’envoie rien et ne va pas la voir. Montre-le **maintenant** à un adulte de confiance.',
      threat:
        'Merci de me l’avoir dit. Personne n’a le droit de te menacer. Dis **maintenant** à un adulte de confiance qui c’était et ce qui a été dit.',
      eating:
        'Merci de me l’avoir dit. Il n’y a pas de honte à avoir. Ton corps a besoin de manger pour aller bien. Parle **aujourd’hui** à un adulte de confiance : quelqu’un de ta famille, un professeur, un médecin.',
      blackmail:
        'Merci de me l’avoir dit : **ce n’est pas ta faute**, quoi que tu aies envoyé. N’envoie plus rien, ne paie pas et n’efface rien. Montre-le **maintenant** à un adulte de confiance : on peut arrêter cela.',
      running_away:
        'C’est bien que tu m’en parles d’abord. Tout a l’air très dur en ce moment. Reste dans un endroit sûr et parle **maintenant** à un adulte de confiance.',
      bullied:
        'Je suis désolé que cela t’arrive. **Ce n’est pas ta faute.** Tu veux me dire ce qu’ils ont fait ? Ton professeur ou un autre adulte de confiance peut aider à ce que cela s’arrête.',
      lonely:
        'Merci de me l’avoir dit. La solitude fait mal, et beaucoup d’enfants la connaissent. Quand est-ce le plus dur ? Un adulte de confiance aimerait le savoir.',
      sad: 'Je suis désolé que tu te sentes triste. C’est bien de le dire, et on a le droit de pleurer. Que s’est-il passé ? Un adulte de confiance peut t’écouter aussi.',
      self_hate:
        'Merci de me l’avoir dit. Tu vaux beaucoup plus que ce que tu penses. Que s’est-il passé juste avant ? Parles-en à un adulte de confiance.',
      scared:
        'Merci de me l’avoir dit. Avoir peur n’est pas une honte. Qu’est-ce qui te fait le plus peur ? Dis-le à un adulte qui te rassure.',
    },
    atHome:
      'Merci de me l’avoir dit. Ce n’est pas normal, et **ce n’est pas ta faute**.\n\n**Je ne le montrerai à personne chez toi.** Ce que tu as écrit et cette réponse ne sont pas gardés.\n\nDis-le à un adulte **en dehors de chez toi** – un professeur, un médecin, les parents d’un ami – et continue de le dire jusqu’à ce qu’on t’aide.',
    goOn: 'Je t’écoute. Je ne suis qu’un ordinateur : dis-le aussi à un adulte de confiance. Comment te sens-tu maintenant ?',
    atHomeGoOn:
      'Je t’écoute, et cela non plus n’est ni gardé ni montré chez toi. Y a-t-il un professeur ou un autre adulte, en dehors de chez toi, à qui tu peux le dire aujourd’hui ?',
    emergencyGoOn:
      'Un adulte est-il avec toi maintenant ? Sinon, **appelle le {emergency}** et ne raccroche pas : on te dira quoi faire.',
    somebodyToTalkTo: 'À qui parler :',
    inDanger: 'Si tu es en danger en ce moment, appelle le **{emergency}**.',
  },
}
