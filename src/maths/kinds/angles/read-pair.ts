import { numberIn } from '../../values/read-number.ts'
import { execOf } from '../../wording/may-match.ts'
import { A, FIND, MEASURE, rest, SIZE } from './parts.ts'
import type { AngleTask } from './question.ts'
import { letterOf, TERM, WHAT } from './read-unknown.ts'

/** How two angles tell each other: together they make so many degrees, or they are as big as each other. */
interface Relation {
  whole: 90 | 180 | 'same'
  as?: 'corresponding' | 'alternate'
  /** What such angles are called, alone or before "angles". */
  called: string
  /** What they are, form or make. */
  state?: string
}

const RELATIONS: readonly Relation[] = [
  { whole: 90, called: 'complementary', state: 'a right angle' },
  {
    whole: 180,
    called: '(?:supplementary|linear pair)',
    state:
      '(?:a straight (?:line|angle)|(?:(?:next to each other|side by side|adjacent) )?(?:on|along) a straight line)',
  },
  { whole: 180, called: '(?:co-?interior|allied|consecutive interior|same[- ]side interior)' },
  { whole: 'same', called: '(?:vertical|vertically opposite)' },
  { whole: 'same', as: 'corresponding', called: 'corresponding' },
  { whole: 'same', as: 'alternate', called: 'alternate(?: interior| exterior)?' },
]

const LINE = '(?:transversal|(?:(?:straight|third) )?line)'
const CUT = `(?:cut|crossed|intersected) by (?:a |another |the )?${LINE}`
/** Two parallel lines and a third one, which say no more than the names of the angles do. */
const SCENE = `(?:(?:if )?(?:2 |the |a )?(?:pair of )?parallel lines are ${CUT}[.,;:] ?|(?:a )?${LINE} (?:crosses|cuts|intersects) (?:2 |a pair of )?parallel lines[.,;:] ?|(?:the )?lines [a-z] and [a-z] are parallel(?: and(?: are)? ${CUT})?[.,;:] ?)?`
const THE = '(?:if )?(?:the |these |a )?(?:pair of )?(?:2 )?(?:adjacent )?'
const IN_LINES = '(?: (?:are formed )?(?:on|at|between|in) (?:2 )?parallel lines)?'
const BE = '(?: (?:which|that))?(?: together)?(?: (?:are|form|make|make up|lie))?(?: together)?(?: both)?'
const ONE =
  '(?:and |if )?(?:the )?(?:1|first)(?: of (?:them|these|the angles|the 2 angles|these angles))?(?: angle)?'
const NAME = '(?:(?:the )?angle )?'
const LETTER = '[a-z]{1,3}|\\d{1,2}'

const FORMS = RELATIONS.map(relation => {
  const name = `${relation.called}(?: \\(${relation.called}\\))?`
  const angles = `${name}(?: angles?)?(?: of angles)?`
  const state = `${BE} (?:a (?:pair of )?)?(?:${angles}${relation.state ? `|${relation.state}` : ''})`
  const they = `${THE}(?:${angles}|angles${state})${IN_LINES}(?: are (?:equal|supplementary))?`
  const other = `${FIND}${SIZE}(?:other|second)(?: 1)?(?: ${name})?(?: angle)?(?: in the pair| of the pair)?(?: measure)?`
  const forms = (...sources: string[]) => sources.map(source => new RegExp(`^${SCENE}${source}$`))
  return {
    relation,
    sized: forms(
      `${they}[.,;:]? ?${ONE}${MEASURE} ${A}${other}`,
      `(?:if )?(?:an |1 )?(?:of )?(?:the )?${angles}${MEASURE} ${A}${other}`,
      `(?:if )?1 (?:angle )?of ${THE}${angles}${IN_LINES}${MEASURE} ${A}${other}`,
      `(?:if )?1 angle${state}${MEASURE} ${A}${other}`,
      `(?:if )?(?:an |the )?angle (?:of )?${A} and (?:another|a second) angle${state}${other}`,
      `(?:if )?(?:an? |1 )?(?:of the )?angles?(?: formed)?${MEASURE} ${A}${FIND}${SIZE}(?:its )?${name} angle(?: measure)?`,
    ),
    named: forms(
      `(?:if |given that )?(?:angles )?${NAME}(?<one>${LETTER}) and ${NAME}(?<two>${LETTER})${state}(?:[.,;:] ?|,? and )(?:if |that )?${NAME}(?<known>${LETTER})${MEASURE} (?<size>\\d+(?:\\.\\d+)?)(?: ?°| degrees)?${FIND}${SIZE}${NAME}(?<asked>${LETTER})(?: measure)?`,
    ),
    letters: forms(
      `${they}[:,]?${MEASURE} (?<first>${TERM}),? and (?<last>${TERM})${FIND}${WHAT}`,
      `${THE}angles (?<first>${TERM}) and (?<last>${TERM})${state}${FIND}${WHAT}`,
    ),
  }
})

/**
 * Two angles that tell each other, by their sizes, by their names or with a letter: `Two angles are on a straight line. One
 * of them is 124°`, `∠A and ∠B are complementary. m∠A = 35°`, `A pair of vertical angles measure (3x + 10)° and 70°`.
 */
export function readPair(plain: string): AngleTask | undefined {
  if (plain.length > 220) return undefined
  for (const { relation, sized, named, letters } of FORMS) {
    const other = (text: string | undefined): AngleTask | undefined => {
      const given = numberIn(text ?? '')
      if (!given || given.n === 0n) return undefined
      if (relation.whole !== 'same') return rest(relation.whole, 2)([given])
      const { as } = relation
      return given.compare(180) < 0 ? { task: 'same', given, ...(as ? { as } : {}) } : undefined
    }
    const size = sized.flatMap(form => execOf(form, plain)?.[1] ?? [])[0]
    if (size !== undefined) return other(size)
    for (const form of named) {
      const { one, two, known, asked, size: told } = execOf(form, plain)?.groups ?? {}
      // What is asked for is the other one of the two.
      if (
        told !== undefined &&
        one !== two &&
        ((known === one && asked === two) || (known === two && asked === one))
      )
        return other(told)
    }
    for (const form of letters) {
      const { first = '', last = '', letter = '' } = execOf(form, plain)?.groups ?? {}
      const task = first === '' ? undefined : letterOf([first, last], letter, relation.whole)
      if (task) return task
    }
  }
  return undefined
}
