import { all } from '../areas/index.ts'
import type { Lesson } from '../lesson.ts'
import { clausesOf } from './clauses.ts'
import { familyForms, familyOf } from './families.ts'
import { FILLING, IT, OF_PEOPLE } from './filling.ts'
import { type Framed, frameOf } from './frames.ts'
import { spellingOf } from './spelling.ts'

/** A message that asks for an explanation is no longer than this; beyond it is a story. */
const LONGEST = 600
/** More words of other things than this stand beside the name of no lesson. */
const MOST_OTHERS = 2
/** What nobody has heard of has a name of so many words at most. */
const LONGEST_UNKNOWN = 6

const NUMBER_WORDS =
  /^(?:two|three|four|five|six|seven|eight|nine|eleven|twelve|\w{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/

/** One way to ask for a lesson: for each word that has to be there, the words that will do. */
interface Way {
  lesson: Lesson
  words: readonly (readonly string[])[]
}

const ways: readonly Way[] = all.flatMap(lesson =>
  lesson.asks.map(ask => ({ lesson, words: ask.split(' ').map(word => word.split('|').map(familyOf)) })),
)
const lessonsByWord = new Map<string, Set<Lesson>>()
for (const { lesson, words } of ways) {
  for (const word of words.flat()) {
    lessonsByWord.set(word, (lessonsByWord.get(word) ?? new Set()).add(lesson))
  }
}
const spelt = spellingOf(
  [...lessonsByWord.keys(), ...familyForms].filter(word => !FILLING.has(word)),
  familyOf,
)

/**
 * What a child wants explained.
 * @returns the lesson; `unknown` where it asks about something that there is no lesson on; undefined where it asks for
 *   no explanation, or only for one of what is talked about already (`asksAboutThis`)
 */
export function lessonAsked(text: string): Lesson | 'unknown' | undefined {
  if (text.length > LONGEST) return undefined
  const clauses = clausesOf(text)
  let isUnknown = false
  for (const [at, clause] of clauses.entries()) {
    const framed = frameOf(clause)
    if (!framed) continue
    const words = wordsOf(framed.thing)
    const lesson = named(words, MOST_OTHERS)
    if (lesson) return lesson
    if (isOnlyThis(words)) {
      const before = clauses.filter((_, other) => other !== at).map(other => named(wordsOf(other), Infinity))
      const other = before.find(each => each !== undefined)
      if (other) return other
      continue
    }
    isUnknown ||= isOfElse(framed, words)
  }
  return isUnknown ? 'unknown' : undefined
}

/** Whether a child wants explained what is talked about already: `I don't get it`, `explain this please`. */
export function asksAboutThis(text: string): boolean {
  return clausesOf(text).some(clause => {
    const framed = frameOf(clause)
    return framed !== undefined && isOnlyThis(wordsOf(framed.thing))
  })
}

/** The lesson on what a text names, as in `fractions` or `long division please`; undefined where it names none. */
export function lessonNamed(text: string): Lesson | undefined {
  return named(clausesOf(text.slice(0, LONGEST)).flatMap(wordsOf), 0)
}

function wordsOf(thing: string): string[] {
  const words = thing
    .split(' ')
    .map(word => word.replace(/^[./']+|[./']+$/g, ''))
    .filter(word => word !== '')
  // A lone nought or one is talked about, as in `divide by 0`; with another number it is a sum.
  const isLone = words.filter(word => /\d/.test(word) || NUMBER_WORDS.test(word)).length === 1
  return words.map((word, at) => {
    // `two minuses` counts, `half of two` is to be worked out.
    const isCounting = isLone && at < words.length - 1 && FILLING.has(word)
    if (NUMBER_WORDS.test(word) && !isCounting) return '#'
    if (word === 'ten') return '10'
    if (isLone && (word === '0' || word === '1')) return word === '0' ? 'zero' : 'one'
    const family = familyOf(word)
    return FILLING.has(word) || family !== word ? family : familyOf(spelt(word))
  })
}

function isOnlyThis(words: readonly string[]): boolean {
  return words.every(word => IT.has(word) || FILLING.has(word))
}

/** The lesson of which the most words are there, and the rarest ones. */
function named(words: readonly string[], mostOthers: number): Lesson | undefined {
  const said = new Set(words)
  let best: { lesson: Lesson; covered: Set<string>; score: number } | undefined
  for (const { lesson, words: wanted } of ways) {
    const found = wanted.map(each => each.find(word => said.has(word)))
    if (found.some(word => word === undefined)) continue
    const covered = new Set(found as string[])
    const rarity = [...covered].reduce((sum, word) => sum + 1 / (lessonsByWord.get(word)?.size ?? 1), 0)
    const score = covered.size + rarity / 10
    if (!best || score > best.score) best = { lesson, covered, score }
  }
  if (!best) return undefined
  const { lesson, covered } = best
  const left = words.filter(word => !covered.has(word) && !FILLING.has(word))
  // With a number left over it is a question to work out.
  if (left.some(word => /[\d#]/.test(word) && !lessonsByWord.get(word)?.has(lesson))) return undefined
  const others = left.filter(word => !lessonsByWord.has(word))
  const isClear = [...covered].some(word => !EVERYDAY.has(word))
  return others.length > (isClear ? mostOthers : 0) ? undefined : lesson
}

function isOfElse({ isOpen }: Framed, words: readonly string[]): boolean {
  return (
    isOpen &&
    words.length <= LONGEST_UNKNOWN &&
    !words.some(word => /^(?:it|this|that|them|these)$|[\d#]/.test(word) || OF_PEOPLE.has(word))
  )
}

/** Words of maths that mean other things too: with a strange word beside them they are none of ours. */
const EVERYDAY = new Set(
  'convert turn table letter roman area mean mode range root power square volume base scale degree product difference function variable term table odd even order place point line graph bar number time clock day money circle shape side face edge net top bottom part common set common equal flip turn balance expression value positive negative average half quarter third borrow carry share plus minus divide multiply add subtract upside compare cancel reduce mixed simplest form chance event tree angle right solution sequence pattern unit mass weight length height width capacity capital speed interest profit loss tax rate best map factor prime sum count double'.split(
    ' ',
  ),
)
