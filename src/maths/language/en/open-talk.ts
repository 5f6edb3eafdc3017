const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Everyday words that readers of maths know too, and that change no question beside which they stand. */
export const EVERYDAY = words(`
  school class classes lesson lessons book books notebook section unit chapter level starter paper board screen desk
  week weekend monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december today tonight tomorrow yesterday morning afternoon evening night date
  day days months minutes soon later early late ago since still already yet always often sometimes maybe before after
  while until once usually again away back home house kitchen table garden room bed bus car train street phone ipad
  tablet laptop computer app screen mum mom dad mother father parent parents daughter son brother sister brothers
  sisters aunt uncle cousin gran grandma grandpa grandson granddaughter baby child children kid kids boy girl boys
  girls pupil pupils student students friend friends teacher teachers tutor name names person people family man woman
  mate someone everyone nobody practice practise practising learn learned learnt learning taught teach teaching study
  studying revise revising calculator calculators allowed challenge entrance fun game games club team football dance
  piano swimming dinner lunch tea breakfast dog cat sick ill tired bored busy happy sad cross upset angry nervous
  worried scared afraid proud ready fine lovely nice amazing super cool funny silly crazy weird annoying boring hate
  love like likes hope think thinks thought believe guess seem seems feel feels felt look looks looked
  looking see saw seen read reads reading hear heard listen watch say says said saying tell tells told speak talk
  talking ask asks asked asking call called give gave gives given send sent bring brought take took taken takes came
  come comes coming go goes going gone went get gets getting got keep keeps kept leave put set sets copy copied
  typed type typing wrote written forgot forget forgotten remember know knows knew known understand understood try
  tries tried trying start started starts begin began finish finished done end hand handed turn sit sitting stay
  wait waiting missed miss use used using want wants need needs help helps please make makes made let lets be being
  been have has had having will would could should can must might am is are was were do does did
  old young little small big long short new same whole quick fast slow slowly easy hard difficult tricky simple
  serious real really actually basically literally honestly probably definitely finally just only even ever never
  very so too much many few some any every all both own other own together alone here there where when who whom whose
  that this these those it its with without from for of to in on at by about around into out up down off over
  through under near next last first second third and or because as than then though although however also well
  how what whatever which page pages sheet worksheet exercise exercises task tasks problem problems question
  questions homework revision test tests quiz exam exams maths math mathematics subject thing things stuff bit lot
  way words word line lines space box grey pen pencil draft copybook year years grade form
  i you he she we they me him her us them my your his our their mine yours myself yourself
  read out loud nearly almost due fail failed failing pass spelling spell thats whats theres heres non again wrong
  following follows above neither either best better wishes greetings sincerely bedtime figure forward appreciate
  grateful bother trouble confusing rubbish terrible horrible awful brilliant good bad worst favourite favorite topic
  topics weather rain sunny cold warm hot snow wifi battery brain head eyes hand hands hurts hour hours minute moment
  play played playing show showed shown shows group chat chats message messages google online classroom text texts
  texted video sentence sentences full turned stare staring stuck hockey basketball tennis club gym band choir drama
  holiday holidays birthday party sleep sleepover cousins uncles grandparents nan carer guardian nanny babysitter
  happen happened happens guidance glad pleased sent attached below posted due deadline
  extra credit catch catching bell period break recess hall corridor locker bag pencils rubber ruler notebook folder
  something anything else note notes letter letters parent twins nowadays opinion confirm sure told
  gonna wanna gotta kinda sorta lots bits couple maybe because cause since
`)

/** Words that ask for something else, or change what is asked, wherever they stand. */
export const CHANGES_TASK = words(`
  explain explaining explanation why prove proof justify reason reasons describe hint hints clue check checking
  instead except unless if another different otherwise estimate draw sketch diagram graph picture mistake
  correct incorrect easier harder method methods ways example examples similar none twice half double triple compare
  roughly approximately approx approximate inclusive exclusive replaced replacement unbiased distinct identical
  opposite also plus assume suppose given biased negative positive marks score worth circle tick choose underline
  label complete fill true false find finds solve solving
`)

/** What somebody says of how maths goes for them; what it is about changes nothing then. */
export const ATTITUDES =
  /\b(?:(?:dont|don't|do not|didnt|didn't|cant|can't|cannot|couldnt|couldn't|never|doesnt|doesn't) (?:\w+ )?(?:get|know|understand|remember|recall|see|find|do|believe|say|draw)|idk|dunno|hate|hates|love|loves|like|likes|forget|forgot|forgotten|(?:bad|good|rubbish|terrible|useless|stuck|slow) (?:at|on|with)|struggl\w+ (?:with|on)|confused (?:by|about|with)|(?:need|wants?|asked for) help (?:with|on)|missed|(?:been|we're|were|we are|we r|i'm|im|is|are) (?:doing|learning|studying|revising|practising|practicing|slipping|taught)|(?:did|learnt|learned|covered|started) (?:this|it|these|them|that)|says? (?:its|it's|that|theyre|they're|one|not)|(?:wont|won't|will not) (?:say|let|work)|what(?: i)?s (?:that|it|this) (?:even )?(?:mean|about)|(?:my|his|her) \\w+ (?:says?|said|thinks?|reckons?)|different (?:things?|answers?))\b/

/** How maths is found by those who have to do it. */
export const OPINIONS = words(`
  evil hard easy confusing boring annoying weird stupid fun horrible tricky impossible pointless scary killing nightmare awful
  hopeless terrible rubbish puzzling puzzled confused stuck anyone anybody
`)

/** What lessons, sheets and children call what they are about; none of these words tells to do anything. */
export const TOPICS = words(`
  fractions decimals percentages ratios algebra statistics rounding indices powers roots sequences equations linear quadratic
  angles measures units place value factors multiples primes addition subtraction multiplication division column
  operations bidmas bodmas pemdas laws handling averages conversions conversion clock word missing numbers mental
  calculator non brackets expanding factorising inequalities coordinates geometry shapes unitary proportion arithmetic graphs
  gradients two-step step objective cubes squares integers multiple choice practice practising tables timetables
`)

/** Words that say how an answer is to look. */
export const FORMS = words(`
  nearest rounded decimal decimals percent percentage significant figures simplest lowest exact mixed improper standard
  surd index unit units degrees metres centimetres kilometres grams kilograms litres millilitres seconds pounds pence dollars
  remainder integer prime even odd least greatest bigger biggest smaller smallest larger largest more less fewer than
`)

/** What tells or asks to do something. */
export const ORDERS = words(`
  find work calculate solve simplify expand factorise factorize factor round write convert evaluate estimate estimating express
  arrange order put share divide multiply add subtract increase decrease what which how if is are give draw list count each
  every truncate halve
`)

/** A question with one of these words is about the answer or the way to it: `what do i put`. */
export const ANSWERED = words(`
  answer answers result solution right wrong settle tell do does get put means done calculates expected
`)
