import { plainWords } from '../intents/spelling.ts'
import type { Dialogue } from '../state.ts'
import { knownFrom } from '../unsolved/told.ts'
import { listed } from './unsolved.ts'
import { nameOf, quoted, say } from './voice.ts'

const ANIMALS: readonly [string, ...string[]] = [
  '$1, how nice! Animals are good company.',
  'Thank you for telling me! I can’t have a pet, so I like to hear about yours.',
  'They sound nice to have around.',
]

/** What children tell about, by what a friendly listener says to it; `$1` is the thing itself. */
const HEARD: readonly [RegExp, readonly [string, ...string[]]][] = [
  [
    /\b(?:told off|in trouble|shouted at|detention|got shouted|lost my|broke my|fell (?:over|off|out)|forgot my|didn't finish|missed the|got it wrong|failed)\b/,
    [
      'Oh dear, that is no fun. Thank you for telling me.',
      'That can happen to anybody. Thank you for telling me, and let’s make it better together.',
    ],
  ],
  [
    /\b(?:shout\w*|yell\w*|scream\w*|fight\w*|fought|argu\w*|annoy\w*|mean|nasty|teas\w*|rude|cross|angry|hit|kick\w*|push\w*|took my|stole my|won't share|snitch\w*)\b(?=.*\b(?:me|us|my)\b)|\bmy \w+ (?:\w+ ){0,3}(?:shout|yell|scream|fight|fought|argu|annoy)\w*/,
    [
      'That is not nice for you. Perhaps tell a grown-up about it, if it goes on.',
      'Oh dear, that must be annoying. A grown-up can help you two to sort it out.',
    ],
  ],
  [
    /\b(?:missing|missed|(?:to|gonna|i|i'll|will) miss|late for)\b(?!.*\b(?:tooth|teeth)\b)/,
    ['That is a pity. Then let’s be quick here.', 'What a pity. Let’s see that it goes quickly.'],
  ],
  [
    /\b(?:makes?|making|made|forces?) me\b/,
    ['It is hard to do something because you have to. A short one, and then you have earned a break?'],
  ],
  [
    /\b(?:just|only) (?:talk|chat)\b|\btalk (?:to|with) me\b|\blet's (?:talk|chat)\b/,
    ['Gladly, a little! It is nice when you tell me things, though I’m only a program.'],
  ],
  [
    /\b(?:it's|today is|its) (?:actually )?my birthday\b|\bmy birthday (?:today|is today)\b/,
    ['Happy birthday! How nice that you tell me. Have a lovely day.'],
  ],
  [/\bbirthday\b/, ['A birthday, how nice!', 'Thank you for telling me! Birthdays are the best days.']],
  [
    /(?<!n't |never |not |nobody |didn't )\b(?:won(?!')|scored|came (?:first|1st)|got (?:a|the|my) (?:\w+ )?(?:goal|medal|badge|certificate|prize|star|trophy|sticker|belt|award))\b/,
    ['Well done, how nice! That is something to be proud of.', 'Hooray! Thank you for telling me.'],
  ],
  [
    /\b(?:lost|didn't win)\b.{0,15}\b(?:match|game|race|final|cup)\b|\bwe lost\b/,
    ['What a pity. Thank you for telling me; next time is a new chance.'],
  ],
  [
    /\b(kittens?|pupp(?:y|ies)|hamsters?|rabbits?|bunn(?:y|ies)|guinea pigs?|gerbils?|goldfish|fish|tortoises?|ponies|pony|horses?|budgies?|parrots?|chickens?|cats?|dogs?|snakes?|lizards?|pets?)\b/,
    ANIMALS,
  ],
  [
    /\b(football|netball|rugby|cricket|basketball|tennis|hockey|swimming|ballet|dancing|dance|gymnastics|karate|judo|running|cycling|skating|horse riding|choir|piano|guitar|violin|drums|chess|scouts|brownies|cubs)\b/,
    [
      '$1, nice! That takes practice, just like maths does.',
      'That sounds like a nice way to spend an afternoon.',
    ],
  ],
  [
    /\b(minecraft|roblox|fortnite|pok[eé]mon|mario|lego|fifa|among us|zelda|nintendo|xbox|playstation|tik ?tok|youtube)\b/,
    [
      '$1, nice! There is more maths hidden in it than you might think.',
      'I can’t play it, but it sounds like fun. Thank you for telling me!',
    ],
  ],
  [
    /\b(pizza|chocolate|ice cream|cake|sweets|pasta|burgers?|chips|nuggets|cookies|biscuits|sandwich\w*|strawberr(?:y|ies)|lunch|dinner|tea|breakfast)\b/,
    ['$1, nice! Good for sharing, and for fractions.', 'That sounds nice. Now I wish that I could eat.'],
  ],
  [
    /\b(holidays?|beach|camping|airport|zoo|museum|theme park|fair|party|trip|sleepover|christmas|easter|halloween|eid|diwali|hanukkah|weekend|snow\w*)\b/,
    ['$1, how nice! That sounds exciting.', 'What fun! Thank you for telling me.'],
  ],
  [
    /\b(?:baby (?:brother|sister)|new baby|(?:mum|mom) is having a baby)\b/,
    ['A new baby in the family, how nice!'],
  ],
  [
    /\b(?:wobbly|lost|loose) (?:a )?tooth\b|\btooth (?:fell|came) out\b/,
    ['A tooth! How nice, you are growing up.'],
  ],
  [
    /\bmy (brother|sister|friend|best friend|cousin|mum|mom|dad|gran|nan|grandma|grandad|teacher|class)\b/,
    ['It is nice that you tell me about your $1.', 'Thank you for telling me about your $1!'],
  ],
]
const HEARD_NOTHING_SPECIAL = [
  'Thank you for telling me!',
  'I see. Thank you for telling me.',
  'Thank you for telling me, I didn’t know that.',
  'Oh, really? Thank you for telling me.',
] as const
/** Something to count in what is told. */
const COUNTS =
  /\bhow many (?:legs|paws|ears|eyes|wheels|arms|fingers|toes|wings|feet|whiskers|slices|goals|points)\b.{0,80}$/

/** What is said to a child that wonders how many legs its kittens have. */
export function toCounting({ last }: Dialogue): string | undefined {
  return COUNTS.test(plainWords(last))
    ? 'What a nice thing to work out! How many has one of them? Then think how many lots of that you need, and write it as a sum.'
    : undefined
}

/** `you can do maths with my rabbits. 6 babies and 2 big ones`: the child's own news has numbers, and is gone on with. */
export function toOwnSum({ last }: Dialogue): string | undefined {
  const things = knownFrom(last).filter(({ isSure, words }) => isSure && words !== '')
  return things.length > 1
    ? `There is a sum in that: ${listed(things)}. What would you like to find out with them? Ask it, and we work it out together.`
    : undefined
}

/** What is said to a child that tells of its life: what it told is heard, nothing is asked that is private. */
export function toLife(dialogue: Dialogue): string {
  const plain = plainWords(dialogue.last)
  const number =
    /^(?:and )?(?:there's|there are|there were|we have|we got|i have|i've got|she had|he had|they are|it has|it's) (\d+|two|three|four|five|six|seven|eight|nine|ten)\b/.exec(
      plain,
    )?.[1]
  const alone =
    /^(?:just |only |about )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: of them)?$/.exec(
      plain,
    )?.[1]
  if (alone !== undefined && dialogue.turns > 1)
    return `${capital(alone)}, how nice! Thank you for telling me.`
  if (number !== undefined && dialogue.turns > 1)
    return `${capital(number)} of them! That is enough to do a sum with.`
  if (/^do you (?:like|play|have|watch|eat|know)\b/.test(plain))
    return say(dialogue, 'asked back', [
      'I’m only a program, so I can’t do or like such things. Nice of you to ask, though!',
      'A program has no favourites, but it is nice to hear yours.',
    ])
  const found = HEARD.flatMap(([pattern, words]) => {
    const match = [...plain.matchAll(new RegExp(pattern, 'g'))].at(-1)
    return match ? [{ words, thing: match[1] ?? '' }] : []
  })[0]
  if (!found) return toQuestion(dialogue) ?? say(dialogue, 'chat', HEARD_NOTHING_SPECIAL)
  const { words, thing } = found
  const isOneAnimal = words === ANIMALS && !/s$|fish$/.test(thing)
  const name = isOneAnimal ? `a ${thing}` : thing
  return say(dialogue, 'chat', words).replace(/^\$1/, capital(name)).replace('$1', thing)
}

const ASKS =
  /\?\s*$|(?:^|[.!?,] )\W*(?:(?:no|but|and|so|ok|huh|wait|hm+)[ ,]+)*(?:how|why|when|what|which|do i|does)\b/i

/** What is asked about the table and not known is no news of the child's. */
export function toQuestion({ last, work, toldStory, story }: Dialogue): string | undefined {
  const on = work ? nameOf(work.problem.question) : (story ?? toldStory) && 'your story'
  return on && ASKS.test(last)
    ? `I’d like to answer just that: ${quoted(last)}. Which number or step of ${on} is it about?`
    : undefined
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
