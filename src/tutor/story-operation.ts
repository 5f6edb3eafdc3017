import type { Operator } from '#maths/arithmetic/expression.ts'
import type { Story, StoryTold } from './story.ts'
import type { StepFound } from './story-found.ts'

/** What is told, and how much of it. */
type Told = Pick<StoryTold, 'text' | 'asked'> & { known: readonly unknown[] }

/** What happens in a story, by the words that tell it, and how it is asked about. */
const HAPPENS: readonly {
  operator: Operator
  told: RegExp
  asked?: RegExp
  words: string
  picture: string
}[] = [
  {
    operator: '÷',
    told: /\b(?:shar(?:e|es|ed|ing)|split|equally|divided?)\b/i,
    asked: /\b(?:each|every|per|one)\b/i,
    words: 'something is shared out equally',
    picture: 'Everything is dealt out, one for each, again and again.',
  },
  {
    operator: '×',
    told: /\b(?:each|every|per|rows? of|boxes of|bags of|packs? of|packets of|times as)\b/i,
    asked: /^(?!.*\b(?:each|every)\b).*\b(?:altogether|in total|in all|total|how (?:many|much))\b/i,
    words: 'there are several groups of the same size',
    picture: 'There are many groups, and all of them are equally big.',
  },
  {
    operator: '-',
    told: /\b(?:gave|gives|ate|eats|lost|loses|spent|spends|left|fewer|less|change|sold|sells|used|broke|flew away|more .{0,20}than)\b/i,
    asked: /\b(?:left|remain\w*|change|still|more|fewer|less|difference|much older|much taller)\b/i,
    words: 'something goes away, or two amounts are compared',
    picture: 'Something goes away, or you look how far two amounts are apart.',
  },
  {
    operator: '+',
    told: /\b(?:and|more|found|finds|buys|bought|gets|got|won|wins|joins?|joined|came|altogether|in total)\b/i,
    asked: /\b(?:altogether|in total|in all|total|now|all together|sum)\b/i,
    words: 'things come together',
    picture: 'Things are put together.',
  },
]
const NAMED: readonly [RegExp, Operator][] = [
  [/\b(?:times|multipl|×|groups? of)/i, '×'],
  [/\b(?:divid|division|shar|split|÷)/i, '÷'],
  [/\b(?:take|taking|took|subtract|minus)/i, '-'],
  [/\b(?:add|plus|\+|altogether)/i, '+'],
]

/** `its not times`; `isnt it minus` asks. */
const DENIES =
  /\b(?:not|never|no|(?:ca|do|wo|shoul|does|did|wouldn?)n?['’]?t)\b|\b(?:cant|dont|doesnt|wont|shouldnt|isnt)\b(?! it\b)/i

/** The one operation that is named, and not denied. */
function operationIn(said: string): Operator | undefined {
  const [only, ...others] = DENIES.test(said) ? [] : NAMED.filter(([pattern]) => pattern.test(said))
  return others.length === 0 ? only?.[1] : undefined
}

/** What happens in a story where only one thing does; undefined where it could be several. */
function happening({ text, asked }: Told) {
  const found = HAPPENS.filter(each => each.told.test(text) && each.asked?.test(asked) !== false)
  const [first] = found
  // Groups of the same size are told of in words that adding has, too.
  const isClear = found.every(({ operator }) => operator === first?.operator || operator === '+')
  return isClear ? first : undefined
}

/** What is said to an operation that a child names for a story; undefined where the story may be read in several ways. */
export function toOperationNamed(said: string, story: Told): string | undefined {
  const own = happening(story)
  const only = operationIn(said)
  // Of two steps either may come first.
  if (!own || !only || story.known.length > (own?.operator === '÷' ? 3 : 2)) return undefined
  return only === own.operator
    ? `Yes, that fits: ${own.words}. Which numbers of it does it need, and what do you get?`
    : `Picture it once more. ${own.picture} Is that what you would work out by ${WORDS[only]}?`
}

const SIGNS: Readonly<Record<string, Operator>> = { '+': '+', '−': '-', '×': '×', '÷': '÷' }
const signsIn = ({ calculation = '' }: StepFound): readonly (Operator | undefined)[] =>
  [...calculation].map(sign => SIGNS[sign])

/**
 * What is said to an operation that a child names for a story whose steps are known: whether the next one, or a later one, is done by it.
 * @returns undefined where no step is, as one that is counted up may be added as well as taken away
 */
export function toOperationOnTheWay(
  said: string,
  { model, reached }: Pick<Story, 'model' | 'reached'>,
): string | undefined {
  const only = operationIn(said)
  const [next, ...later] = model.steps.filter(({ value }) => !reached.some(each => each.equals(value)))
  if (!next || !only) return undefined
  if (signsIn(next).includes(only)) return 'Yes, that fits. Which numbers does it need, and what do you get?'
  return later.some(step => signsIn(step).includes(only)) && next.ask !== ''
    ? `You will need that further on, well seen. But first: ${next.ask}`
    : undefined
}

const WORDS: Record<Operator, string> = {
  '+': 'adding',
  '-': 'taking away',
  '×': 'multiplying',
  '÷': 'dividing',
  '^': 'a power',
}
