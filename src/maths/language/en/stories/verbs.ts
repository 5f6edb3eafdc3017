/**
 * What a verb does to an amount, seen from its subject. A verb's class hangs on its role: `given` in a passive, and
 * `bought` by a shop's customers, are another matter, which the readers decide.
 */
export type VerbClass =
  /** Has it, or it is there: a state. */
  | 'have'
  | 'be'
  /** Stands, lives, stays somewhere: a state of the subject. */
  | 'stay'
  /** The subject has more of it afterwards. */
  | 'gain'
  /** The subject makes it: afterwards there is more. */
  | 'make'
  /** The subject has less of it afterwards. */
  | 'lose'
  /** It goes from the subject to somebody else. */
  | 'give'
  /** The subject itself leaves, or comes to the place. */
  | 'go'
  | 'come'
  /** Done so many times or with so many; nothing is had afterwards. */
  | 'do'
  | 'need'
  | 'cost'
  | 'pay'
  /** Laid into groups. */
  | 'put'
  | 'share'
  /** Has a size: is so heavy, so long. */
  | 'measure'
  /** Gets more or less by itself. */
  | 'rise'
  | 'fall'
  | 'other'

/** Verbs in their plain form, by class. */
export const VERBS: readonly [VerbClass, string][] = [
  ['have', 'have own hold contain possess keep carry include store feature comprise accommodate'],
  ['be', 'be'],
  [
    'stay',
    'live sit stand remain stay hang float park rest lie wait sleep belong queue kneel perch camp nap dwell',
  ],
  [
    'gain',
    `find get receive buy purchase pick collect gather earn win catch gain borrow download adopt add obtain acquire
     inherit harvest save hire fetch grab capture accumulate recruit order rescue discover dig score net log learn
     accept amass reap pluck claim unlock hoard secure regain scoop forage unearth attract deposit`,
  ],
  [
    'make',
    `make bake cook build draw write paint knit plant grow produce create sew prepare print craft assemble construct carve
     compose brew roast grill fold lay mould decorate design sow stitch crochet weave sculpt sketch whisk barbecue invent
     embroider toast publish doodle generate manufacture squeeze`,
  ],
  [
    'lose',
    `lose eat use spend sell donate break delete remove drink burn pop waste discard erase consume distribute crush destroy uninstall
     misplace toss swallow chew gobble nibble burst rot spoil shatter crack spill recycle throw withdraw smash tear
     steal rub scrap cancel munch empty bury gulp devour forfeit trash bin squash shred guzzle slurp scoff auction evict
     demolish sacrifice mislay leak shed ruin damage deduct deflate`,
  ],
  ['give', 'give send lend hand pass return mail post swap trade deliver bring offer'],
  [
    'go',
    `go leave fly depart escape die wilt exit vanish melt disappear quit hop swim blow roll crawl sail flee retire migrate emigrate
     resign evaporate perish alight disembark graduate`,
  ],
  ['come', 'come join arrive enter enrol enroll land board hatch appear visit emerge sprout'],
  [
    'do',
    `read run walk play watch see visit answer jump travel drive ride cycle hike bike jog swim climb kick hit throw count
     wash clean feed mow sweep practise practice perform study learn work complete finish solve record sing dance type skip
     choose vote like prefer review test examine notice spot hear photograph serve bounce row knock do help teach
     train race catch treat mark check colour color fill stick invite attend move water milk fix repair polish
     paddle surf skate ski dribble patrol scan dial weed dust recite rehearse juggle sharpen trek explore stroll sprint
     gallop pedal vacuum shear groom brush interview survey translate edit tidy plough pump inflate vaccinate email text
     upload commute swing spin flip stamp stroke memorise
     wrap label listen cover shovel rake iron memorize memorise tie cut shoot`,
  ],
  ['need', 'need want require must owe'],
  ['cost', 'cost charge price'],
  ['pay', 'pay'],
  [
    'put',
    `put place pack arrange organise organize group sort load fit seat pour plan stack set line tuck stuff stow slot
     display insert position`,
  ],
  ['share', 'share divide split deal separate allocate allot portion'],
  ['measure', 'weigh measure last take'],
  ['rise', 'increase rise warm climb soar swell lengthen'],
  ['fall', 'decrease fall drop shrink cool sink reduce shorten plunge dwindle decline'],
  [
    'other',
    `say tell think know ask decide start begin try let look compare agree suggest hope wish call open close hide teach wear
     meet follow celebrate fail show turn lift push pull reach miss enjoy love happen seem mean use allow thank rain snow
     believe accept report equal combine total search rent sink paste glue hunt trap mix boil fry chop slice trim peel
     host wake understand figure change switch exchange cross win figure determine imagine suppose want double triple halve
     multiply beat measure`,
  ],
]

/** Whoever does these has it from somewhere: where it was there is less of it. */
export const TAKING =
  'pick pluck take borrow catch collect gather harvest buy purchase adopt grab fetch hire rent steal scoop reap capture withdraw'

/** What is told with a sum of money behind these is paid: `buys a hat for £8`. */
export const BUYING = 'buy purchase order hire rent get choose book acquire'

/** Verbs that with the word behind them do something else. */
export const PARTICLE_VERBS: readonly [VerbClass, string][] = [
  ['need', 'call for'],
  [
    'gain',
    'get in|bring in|take in|pick up|dig up|bring home|take home|get back|put in|get out of|take from',
  ],
  [
    'come',
    'come in|come back|come along|come over|get on|fly in|hop on|move in|show up|walk in|swim in|fly down|turn up|drive in|climb on|arrive at|come on|run in|jump on|jump in|climb in|join in|swim over|sit down|be born|fly back|hop in|hop back|swim back|swim up|run up|crawl in|climb aboard|pull in|log on',
  ],
  [
    'lose',
    `give away|throw away|throw out|take out|take off|take away|use up|leave behind|give out|hand out|put away|get rid|cut off
     |cut down|give up|turn in|eat up|hand in|sell out|pour out|pour away|knock over|cross out|drop off|send off|break off|peel off|knock down|chop down|blow out|rub out|check out|chuck out|clear away|pay out|pass on`,
  ],
  [
    'go',
    `fly away|go away|swim away|move away|run away|walk away|drive away|get off|go home|swim off|fly off|get out|fall off
     |fall down|move out|run off|hop off|hop away|drop out|walk off|walk out|go out|drive off|drive out|blow away|run out|crawl away|roll away
     |climb out|jump off|jump out|drift away|slide off|slide away|slip away|slither away|scurry away|scurry off|scamper away|scamper off
     |waddle off|waddle away|leap off|leap away|dash off|rush off|rush away|hurry off|hurry away|trot off|gallop off|march off|race off
     |dive off|paddle off|get down|climb down|jump down|head home|head off|set off|pull out|log off|float away|come off|step off|melt away|wander off|sail away|fall out|come out|jump away|swim out|walk home|leave early`,
  ],
  ['stay', 'stay home|be left'],
  ['share', 'share out|split up|deal out|divide up'],
  ['put', 'put on|put into|line up|set out|lay out|put out'],
  ['rise', 'go up|warm up'],
  ['fall', 'go down|come down|cool down'],
  ['lose', 'give back|take back'],
  ['do', 'sign up|look at|play with'],
]

/** The small words that can stand behind a verb so. */
export const PARTICLES =
  'away off on out up down back in home behind rid along over into born early for with at together'

/** Forms that no rule makes. */
export const IRREGULAR_VERBS = `has:have had:have having:have is:be are:be was:be were:be been:be am:be being:be got:get gotten:get
 found:find bought:buy caught:catch won:win lost:lose ate:eat eaten:eat spent:spend sold:sell broke:break broken:break
 drank:drink drunk:drink gave:give given:give sent:send lent:lend went:go gone:go goes:go left:leave flew:fly flown:fly
 came:come made:make built:build drew:draw drawn:draw wrote:write written:write grew:grow grown:grow read:read saw:see
 seen:see ran:run drove:drive driven:drive rode:ride ridden:ride did:do does:do done:do threw:throw thrown:throw took:take
 taken:take held:hold kept:keep sat:sit stood:stand swam:swim swum:swim hung:hang paid:pay put:put cut:cut burst:burst
 cost:cost brought:bring sang:sing sung:sing blew:blow blown:blow fell:fall fallen:fall shot:shoot knew:know known:know
 told:tell said:say began:begin begun:begin tore:tear torn:tear taught:teach hid:hide hidden:hide beat:beat beaten:beat
 frozen:freeze fed:feed laid:lay lay:lie slept:sleep split:split died:die dying:die slid:slide stole:steal stolen:steal
 chose:choose chosen:choose wore:wear worn:wear hit:hit let:let met:meet set:set thought:think swept:sweep woke:wake
 dug:dig fried:fry rose:rise risen:rise sank:sink sunk:sink shrank:shrink dealt:deal meant:mean stuck:stick
 understood:understand heard:hear lit:light bred:breed felt:feel sewn:sew sown:sow mown:mow shown:show became:become bitten:bite bit:bite
 hurt:hurt shut:shut rang:ring rung:ring struck:strike spread:spread spun:spin dropt:drop burnt:burn learnt:learn spilt:spill
 shorn:shear swung:swing fled:flee froze:freeze withdrew:withdraw withdrawn:withdraw wove:weave woven:weave knelt:kneel leapt:leap
 crept:creep fought:fight flung:fling sprang:spring sprung:spring bent:bend bound:bind ground:grind sped:speed spelt:spell rebuilt:rebuild
 stung:sting forgot:forget forgotten:forget`

/** Forms that are a noun as often, or an adjective: a verb only where the phrase wants one. */
export const ALSO_NOUNS = `leaves milk land lands stand stands report reports help hope hopes box trim peel slice slices mix chop stick sticks
 feed dance dances snow travel step steps trap kick kicks cover covers show shows sink sinks call calls turn turns close live
 order orders cross fish pick picks plant plants cost costs ride rides walk walks drink drinks fly flies drop drops cut cuts
 score scores visit visits play plays run runs need needs use uses drive drives hike hikes wash record records work works place
 places fit seat seats store stores pack packs group groups stack stacks catch paint paints print prints answer answers mail
 share shares charge jump jumps hand hands load loads watch watches saw sort try pop pass return break count counts type types
 waste cook cooks bike bikes building paintings painting drawing drawings savings swim rest left water plan plans cycle cycles
 save hire fill practice start home hold measure measures found lives harvest hatch like rose roses bats bat match matches ring rings
 light book books stamp stamps button buttons train trains row rows line lines set sets mark marks park parks colour color colours
 label labels test tests taste treat treats question bake dish iron shovel rake total double last post posts bow bows bit bits
 hit hits race races rent rents value values mean second bear bears house shop shops wait board boards deal change changes price
 prices log logs net nets swap trade design designs face lay part parts team garden cash fold folds point points pile piles file
 serve lift lifts switch page pages host tie ties warm cool empty short lower open mould moulds skip skips sail row
 bowl bowls film films sale sales sound sounds shape shapes pot pots pet pets block blocks pop bus tank spot spots stack bite bites pin pins pen pens cup cups
 tip tips stop stops bounce hop throw throws roll rolls hammer head grill roast craft crafts burn dry clear cheer cheers guess
 leap leaps camp camps nap naps queue queues claim claims deposit deposits scoop scoops weave sketch sketches toast toasts whisk whisks barbecue
 doodle doodles squeeze stitch stitches shed sheds bin bins leak leaks squash trash auction ruin ruins damage graduate graduates sprout
 sprouts paddle paddles surf skate skates ski skis patrol patrols scan scans dial dials weed weeds dust trek treks stroll strolls sprint
 sprints gallop pedal pedals vacuum groom grooms brush brushes interview interviews survey surveys edit edits plough ploughs pump pumps
 email emails text texts upload uploads swing swings spin spins flip flips stroke strokes stuff slot slots display displays position
 positions insert inserts portion portions decline spring ground bound speed spell perch shear shears`
