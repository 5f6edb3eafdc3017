/**
 * What a child says around a question, by the sense of each word. A run of words is talk when each of them is known
 * here, one of them is a reason to talk, and none is a number; no sentence is written down as such.
 */
export type Sense =
  /** Enough to make a run of words talk, wherever it ends: `hi`, `help`, `thanks`. */
  | 'reason'
  /** Enough where a mark ends the run: `homework`, `worksheet`. */
  | 'occasion'
  /** Says nothing, and is talk where it stands with its like alone: `so`, `um`. */
  | 'filler'
  /** May stand in talk, and may be the beginning of a question as well: `can`, `this`, `the`. */
  | 'glue'
  /** The same, where a mark ends the run: elsewhere a question begins with it. */
  | 'asking'
  /** Glue behind `this`, `the`, `next`; else a number. */
  | 'one'
  /** Tells to write: `show`, `put`. */
  | 'write'
  /** What is written: `working`, `answer`. */
  | 'written'
  /** Where or how it is written, which changes no answer: `box`, `below`, `clearly`. */
  | 'place'

/** Words by their senses; a word may have several. */
export const SENSES: readonly [Sense, string][] = [
  [
    'reason',
    `hi hello hey hiya heya hola greetings please pls plz plss pleas pleaze thanks thank thankyou thanx thx tysm ty cheers
     asap urgent help helping helped check checking stuck confused struggling idk`,
  ],
  [
    'occasion',
    `quiz test exam homework hw hmwk homwork classwork worksheet revision maths math mathematics workbook textbook teacher sorry
     understand explain lost dear regards morning afternoon evening`,
  ],
  [
    'filler',
    'bro dude guys mate tbh omg btw rn asap urgent haha lol ok okay um umm erm er hmm right so well oh ah yo anyway now yeah yep yup yea nah nope fwd re ps',
  ],
  [
    'glue',
    `can could would will may might u you i im i'm ive i've me my we us our he she they it its it's is are was am be been
     a an the this that these those there here to for with on of in at about as by and but or because cos cuz bc also then
     next again too just only really very much lot bit kind nice have has had got get gave give given need needs
     want wants wanted like know do does did doing done look see trying try tried question questions q problem problems
     exercise exercises task tasks thing things stuff dont don't cant can't cannot didnt didn't doesnt doesn't not no
     year grade page pg sheet wrong good great all us start started understood him his her hers son daughter child kid kids boss class dis dat dont do now stuff wanna gotta gonna lol haha xd any anything everything nothing some today tonight tomorrow school class quick quickly someone somebody anyone anybody everyone hard difficult
     tricky easy new way sure hint advance friend kindly sir miss tutor stepwise mum mom dad mummy daddy`,
  ],
  [
    'asking',
    'how what which who if when explain tell say says said ask asks asked work solve solving answer answering find sum sums',
  ],
  ['one', 'one ones first last'],
  [
    'write',
    'show showing set use using lay circle underline write writing put putting give giving explain include record enter state remember fill set',
  ],
  [
    'written',
    'working workings work tree grid foil pairs line lines units unit column table answer answers method methods step steps calculation calculations reasoning solution solutions',
  ],
  [
    'place',
    `all your you the full clearly neatly carefully every each any in on into of for to and must should please how got it
     out down below here underneath under next box boxes line lines space spaces provided book sheet page paper grid where
     don't dont forget be sure make need can that final factor keep change flip books book or own outside a an clear algebraic out over pupils candidates scheme in`,
  ],
]

/** Other spellings of small words, which are too short to be healed, and words as children often spell them: `typed:meant`. */
export const SMALL_SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  `what's:what_is whats:what_is wat:what wats:what_is wot:what wots:what_is waht:what whta:what wht:what hwat:what
   wich:which whcih:which hwo:how mnay:many amny:many fnid:find fidn:find teh:the hte:the adn:and fnd:find
   menny:many meny:many wen:when wud:would wiv:with hav:have til:till thru:through ppl:people mins:minutes
   secs:seconds vol:volume sq:square rect:rectangle thort:thought thot:thought thougt:thought sed:said sez:says
   gose:goes goze:goes tak:take mak:make kep:keep evry:every techer:teacher teecher:teacher frend:friend
   freind:friend wun:one uther:other uver:other uvver:other littel:little harf:half hunderd:hundred hundrid:hundred
   tabel:table tabels:tables allso:also alot:lot rong:wrong rongly:wrongly nuthing:nothing sumthing:something
   anser:answer ansers:answers ansa:answer qestion:question sqared:squared sqaured:squared pluss:plus
   timsed:timesed tims:times tiems:times persent:percent persentage:percentage strait:straight angel:angle
   angels:angles anggle:angle meen:mean meedian:median meadian:median hite:height hight:height hieght:height
   bace:base lenth:length lenght:length airea:area arear:area aria:area cuboyd:cuboid tryangle:triangle
   trieangel:triangle triangel:triangle traingle:triangle cirkle:circle sircle:circle chanje:change
   fracshun:fraction fracshuns:fractions fraxion:fraction desimal:decimal desimals:decimals nerest:nearest
   neerest:nearest nearist:nearest nearst:nearest rownd:round midel:middle midle:middle fatcor:factor facter:factor
   facters:factors multipul:multiple multipuls:multiples lowist:lowest hiest:highest biger:bigger bigest:biggest
   smaler:smaller smalest:smallest rasho:ratio rashio:ratio raito:ratio rasio:ratio shair:share sher:share
   dise:dice chanse:chance probibility:probability probabilty:probability propability:probability chanses:chances
   volum:volume valume:volume perimiter:perimeter perimter:perimeter parimeter:perimeter recon:reckon fink:think
   finks:thinks nummber:number nummbers:numbers nubmer:number numba:number numbr:number nexst:next nxt:next
   cud:could shud:should coz:because cuz:because becos:because becuse:because bcoz:because bcos:because
   plese:please pleese:please plees:please aksed:asked ov:of iz:is wor:was wer:were thier:their whitch:which
   minits:minutes minnits:minutes minuets:minutes howers:hours ekwal:equal ekwals:equals eqwal:equal eqals:equals
   thrid:third therd:third therds:thirds forth:fourth fith:fifth sevn:seven ait:eight geting:getting dosnt:doesn't
   doesnt:doesn't mor:more moar:more jsut:just taht:that htis:this`
    .split(/\s+/)
    .map(pair => pair.replaceAll('_', ' ').split(':')),
)

/** Words of a text message that are letters elsewhere, and words run together. */
export const TEXTS: readonly [RegExp, string][] = [
  [
    /(?<=^|[\s(,.!?])u(?= (?!and\b|or\b|is\b|in\b|from\b|if\b|when\b|to\b|by\b|the\b|as\b)\p{L}{2})/giu,
    'you',
  ],
  [/(?<=\p{L}{2} |\d[a-z°]* |[°)] )n(?= (?:\d|\p{L}))/giu, 'and'],
  [/(?<=\b(?:we|they|how many|what|whats|where|who|\p{L}+s) )r(?= \p{L})/giu, 'are'],
  // Behind a word and with no sign of a sum beside it: `what did it cost b4`.
  [/(?<=\p{L}{2} )b4(?!\w|\s*[-−+×÷*/^=<>(])/giu, 'before'],
  [/\bthats\b/giu, 'that is'],
  [/\btheres\b/giu, 'there is'],
  [/\btheyre\b/giu, 'they are'],
  [/(?<=\b(?:more|less|fewer|\p{L}+er) )then\b/giu, 'than'],
  [/\ban(?= (?:a|an|the|its|her|his)\b)/giu, 'and'],
  [
    /(?<=\b(?:the|which) (?:\d(?:rd|th|nd) |forth |fourth |third |last |blue |red |next )?)1(?=\s*(?:$|[?.!]))/giu,
    'one',
  ],
]

/** What is numbered around a question: `year 6`, `page 34`, `Attempts left: 2`. */
export const NUMBERED_THINGS =
  `year yr yrs grade class page pg p number no nr question q exercise ex unit lesson chapter worksheet sheet task problem homework hw level
   week paper set stage key section item id code ref standard dok quiz test points? pts marks? total attempts? attempts left score
   period block term version due posted part card slide form room batch entry sheet booklet pack module topic handout`.match(
    /\S+/g,
  ) ?? []

/** Words of a text message that have a number in them. */
export const TEXTED_WORDS =
  'b4 gr8 l8 l8r m8 w8 h8 2day 2nite 2moro 2moz 2nyt 4eva 4ever 4got str8 f9 any1 some1 every1 no1'.split(' ')

/** What is counted where somebody tells how long or how often: `I tried this three times`. */
export const WENT_ON_THINGS =
  'times time hours hour minutes minute mins min days day weeks week months goes attempts tries'.split(' ')
