/** Plurals that no rule makes, and words that only look like plurals. */
export const IRREGULAR_NOUNS = `children:child men:man women:woman geese:goose mice:mouse people:person persons:person feet:foot
 teeth:tooth leaves:leaf loaves:loaf shelves:shelf knives:knife wolves:wolf halves:half scarves:scarf calves:calf thieves:thief
 wives:wife lives:life elves:elf hooves:hoof fish:fish sheep:sheep deer:deer dice:dice series:series species:species
 cookies:cookie pies:pie movies:movie ties:tie brownies:brownie selfies:selfie zombies:zombie smoothies:smoothie pixies:pixie
 calories:calorie fairies:fairy goalies:goalie hoodies:hoodie birdies:birdie wellies:welly lollies:lolly budgies:budgie oxen:ox kiwis:kiwi
 emus:emu paise:paisa rupees:rupee paisas:paisa
 bus:bus gas:gas glass:glass class:class dress:dress buses:bus lens:lens bonus:bonus cactus:cactus grass:grass chess:chess
 tennis:tennis christmas:christmas plus:plus gross:gross quizzes:quiz clothes:clothes trousers:trousers pants:pants shorts:shorts
 scissors:scissors glasses:glass shoes:shoe toes:toe canoes:canoe axes:axe houses:house horses:horse roses:rose vases:vase
 noses:nose cases:case bases:base prizes:prize sizes:size pages:page cages:cage oranges:orange bridges:bridge
 sausages:sausage villages:village pancakes:pancake pounds:pound news:news lbs:pound lb:pound kg:kilogram kgs:kilogram kilos:kilogram
 kilo:kilogram kilograms:kilogram kilogrammes:kilogram g:gram grams:gram grammes:gram mg:milligram cm:centimetre cms:centimetre
 centimeter:centimetre centimeters:centimetre m:metre metres:metre meter:metre meters:metre mm:millimetre millimeter:millimetre
 millimeters:millimetre km:kilometre kms:kilometre kilometer:kilometre kilometers:kilometre ml:millilitre mls:millilitre
 milliliter:millilitre milliliters:millilitre l:litre liter:litre liters:litre cl:centilitre ft:foot yd:yard yds:yard mi:mile
 oz:ounce mins:minute min:minute secs:second sec:second hrs:hour hr:hour h:hour pence:penny pennies:penny pens:pen bucks:dollar
 lorries:lorry photos:photo pianos:piano zoos:zoo kangaroos:kangaroo radios:radio videos:video tattoos:tattoo axis:axis gases:gas
 cheese:cheese cheeses:cheese hens:hen aunties:auntie axles:axle caves:cave gloves:glove doves:dove olives:olive stoves:stove
 sleeves:sleeve beehives:beehive hives:hive chives:chive waves:wave graves:grave cherries:cherry`

/** Words for one thing. */
export const SAME = `kid:child pupil:student buck:dollar mum:mother mom:mother mummy:mother mama:mother mommy:mother dad:father
 daddy:father papa:father gran:grandmother granny:grandmother nan:grandmother nana:grandmother grandma:grandmother
 grandad:grandfather grandpa:grandfather granddad:grandfather picture:picture photograph:photo folk:person bicycle:bike
 sweetie:sweet auntie:aunt automobile:car plait:braid cent:cent learner:student youngster:child rabbit:rabbit bunny:rabbit
 puppy:puppy coin:coin lad:boy lady:woman gentleman:man ft:foot pup:puppy`

/** What belongs under one name: asked altogether, told by its kinds. */
export const KINDS: readonly [string, string][] = [
  [
    'fruit',
    `apple orange banana pear peach plum mango lemon grape strawberry cherry kiwi melon pineapple fig raspberry blueberry satsuma apricot lime
     watermelon papaya guava pomegranate coconut lychee tangerine mandarin clementine nectarine blackberry avocado date`,
  ],
  ['student', 'boy girl senior junior freshman'],
  ['child', 'boy girl student toddler'],
  [
    'person',
    `man woman child adult boy girl student teacher parent visitor passenger guest customer friend player camper grown-up helper swimmer
     worker driver runner fan grandparent neighbour cousin athlete soldier tourist shopper spectator member officer resident villager
     actor dancer singer musician nurse doctor patient senior baby toddler teenager volunteer farmer employee attendee participant scout
     sailor pilot commuter traveller voter hiker cyclist skater fisherman fireman builder clerk waiter`,
  ],
  [
    'animal',
    `dog cat cow horse sheep goat pig chicken duck hen bird lion tiger elephant monkey giraffe zebra rabbit snake bear deer pony donkey lamb goose mouse fish hamster parrot owl penguin turtle frog guinea-pig kangaroo koala wombat emu possum platypus dingo crocodile alligator camel
     buffalo bull ox calf kitten puppy rat squirrel fox wolf bat whale dolphin seal shark octopus crab lizard tortoise hedgehog
     gorilla chimpanzee panda leopard cheetah hippo rhino antelope llama alpaca turkey rooster peacock ostrich flamingo meerkat otter
     badger mole toad gerbil pigeon sparrow swan goldfish`,
  ],
  [
    'pet',
    'dog cat hamster rabbit kitten puppy parrot goldfish gerbil guinea-pig budgie canary tortoise snake lizard mouse fish',
  ],
  [
    'bird',
    `duck goose swan parrot sparrow pigeon robin hen owl crow gull seagull penguin chicken eagle blackbird turkey rooster
     peacock ostrich emu flamingo magpie kookaburra galah parakeet budgie canary finch hawk falcon raven dove lorikeet cockatoo stork
     heron starling swallow woodpecker pelican goldfinch wren thrush cardinal`,
  ],
  [
    'flower',
    'rose tulip daisy lily sunflower orchid daffodil violet carnation pansy poppy bluebell marigold lotus jasmine lavender iris snowdrop crocus peony hibiscus buttercup dahlia geranium petunia',
  ],
  [
    'vegetable',
    `carrot onion tomato potato cucumber turnip pepper bean pea cabbage leek pumpkin broccoli cauliflower radish beetroot lettuce celery
     aubergine eggplant brinjal zucchini courgette okra parsnip capsicum sweetcorn swede yam beet`,
  ],
  ['coin', 'penny nickel dime quarter'],
  ['treat', 'cookie candy brownie cupcake muffin cake sweet lolly'],
  ['cake', 'cupcake'],
  [
    'toy',
    'doll ball car robot truck teddy puzzle kite yo-yo marble teddy-bear train plane boat dinosaur dice',
  ],
  [
    'vehicle',
    'car bus truck van lorry bike motorbike motorcycle scooter tram taxi minibus tractor jeep rickshaw ute coach ambulance train',
  ],
  [
    'tree',
    'oak maple pine walnut dogwood birch neem banyan elm palm fir spruce cedar willow eucalyptus beech ash chestnut poplar cypress',
  ],
  ['drink', 'juice water milk lemonade tea coffee cola soda cocoa smoothie milkshake'],
  ['book', 'novel comic textbook storybook dictionary atlas cookbook'],
  ['shape', 'circle square triangle rectangle pentagon hexagon octagon oval diamond'],
  [
    'insect',
    'bee ant beetle butterfly ladybird fly moth ladybug grasshopper cricket mosquito wasp dragonfly caterpillar',
  ],
  ['shellfish', 'crab'],
  ['pastry', 'cake cupcake cookie brownie muffin croissant bun donut doughnut scone pie tart eclair'],
  [
    'instrument',
    'guitar drum violin piano trumpet recorder flute clarinet cello saxophone harp ukulele keyboard',
  ],
  ['sweet', 'toffee lollipop lolly mint jellybean caramel gumdrop gobstopper sherbet'],
  ['candy', 'lollipop jellybean caramel gumdrop toffee mint taffy'],
  ['fish', 'goldfish guppy salmon trout tuna angelfish clownfish tetra carp catfish cod mackerel bass perch'],
  ['dessert', 'cake pie cookie ice-cream cupcake brownie tart pudding'],
  ['snack', 'biscuit crisp cookie chip cracker pretzel'],
  ['ball', 'football basketball volleyball baseball netball softball'],
  ['furniture', 'chair table desk sofa bed stool bench cupboard bookcase'],
  ['jewellery', 'ring necklace bracelet earring brooch'],
  ['stationery', 'pen pencil eraser rubber ruler crayon marker notebook'],
  ['cutlery', 'fork knife spoon'],
  ['nut', 'almond walnut cashew peanut pistachio hazelnut'],
]

/** What is no kind of the other, so that one is the rest of both. */
export const OPPOSITES = 'boy:girl man:woman adult:child true:false indoor:outdoor left:right'

/** Units of measure by what they measure, the first of each the smallest; how many of the smallest. */
export const MEASURES: readonly [string, string][] = [
  ['time', 'second:1 minute:60 hour:3600 day:86400 week:604800'],
  ['long time', 'month:1 year:12 decade:120 century:1200'],
  ['length', 'millimetre:1 centimetre:10 metre:1000 kilometre:1000000'],
  ['old length', 'inch:1 foot:12 yard:36 mile:63360'],
  ['mass', 'milligram:1 gram:1000 kilogram:1000000 tonne:1000000000'],
  ['old mass', 'ounce:1 pound:16 ton:32000'],
  ['capacity', 'millilitre:1 centilitre:10 litre:1000'],
  ['old capacity', 'cup:1 pint:2 quart:4 gallon:16'],
  ['temperature', 'degree:1'],
]

/** Things with something in them or a number of them; `a box of 12 pencils` is a rate. */
export const CONTAINERS = `cup vase bag box packet pack package jar basket crate carton tin can bottle jug bucket tray shelf row table team group
 pile stack bunch bundle set case drawer cage tank pen nest pot plate bowl page album line column class bus car boat van carriage
 train coach minibus taxi room tent net string sheet sack tub punnet bed hutch field pond tower truck book block pair layer envelope
 folder roll spool tube container cabin cooler chest locker pocket purse wallet lorry rack loaf bar ring chapter floor trolley cart hamper
 pouch sachet satchel backpack rucksack schoolbag suitcase kit lunchbox vial glass mug keg barrel bin aquarium coop kennel stable barn
 paddock orchard tree bush plant cupboard wardrobe bookcase bookshelf cabinet house building classroom hall stall booth dormitory bench
 pew necklace bracelet bouquet cluster batch parcel pallet notepad notebook binder carriage plane ferry ship canoe tram raft squad crew
 club troop herd flock litter trailer crayon-box pencil-case toy-box lunch-box egg-box cob pod branch hotel ream
 skewer quilt garland shoebox toolbox`

/** What one person takes up. */
export const SEATS = 'seat chair place bed berth bunk'

/** A word before a number that only names something: `Year 2`, `Room 8`, `bus 12`. */
export const LABELS = `year class room grade number no route platform gate house flat chapter level lesson question exercise problem page
 day week stage round lane table team group bus train box shelf bag section part unit type step volume form key stage pen tray player
 game match channel aisle pier terminal cabin lot building door bay tank crate basket jar row station line court field pot plot season
 episode zone floor car van coach locker hive`
