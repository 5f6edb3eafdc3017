import { contentOf, isDenied } from '../../stories/content-words.ts'
import { verbOf } from '../../stories/word-forms.ts'
import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'

export const CLAUSES = /[.,;:] |(?<! and)(?:,? and | but )/

/** Whether some clause is about all that is asked, its own verb beside it at most. */
export const isAbout = (clause: string, asked: readonly string[], beside: ReadonlySet<string>) => {
  const own = new Set(contentOf(clause))
  const behind = contentOf(/\d(?!.*\d)(.*)$/.exec(clause)?.[1] ?? '')
  // Twelve questions that are right are no twelve questions.
  return (
    behind.every(word => asked.includes(word)) &&
    asked.some(word => own.has(word)) &&
    asked.every(word => own.has(word) || beside.has(word))
  )
}

const AT_RANDOM = /\b(?:at random|randomly|without looking|random)\b/
const PICKING = new Set(
  'random look take pick choose select draw person child student pupil member them'.split(' '),
)
const REST =
  /^(?:and )?(?:all )?(?:of )?the (?:rest|others|remaining [a-z]+|remainder)\b(?: of (?:them|the [a-z]+))? (?:are |is )?/

/** Whether so many are said to do or be something, so that they are some of those that are there. */
function areSome(clause: string, count: string): boolean {
  const [, word = ''] =
    new RegExp(`\\b${count} (?:of (?:the[a-z]*|which|whom)(?: [a-z]+)? )?([a-z]+)`).exec(clause) ?? []
  const isSaid =
    /^(?:are|were|have|had|can|who|which|that|do)$/.test(word) ||
    new RegExp(
      `\\b${count} of (?:them|these|which|whom)\\b|\\bof (?:them|these|which|whom),? ${count}\\b`,
    ).test(clause)
  return isSaid || (!/s$/.test(word) && verbOf(word) !== undefined)
}

/**
 * Reads the chance that one of all is one of some: `In a class of 30 children, 9 wear glasses. A child is picked at random.
 * What is the probability that the child wears glasses?`
 */
export function readPickedOne({ scene, event }: Asked): Chance | undefined {
  if (!AT_RANDOM.test(`${scene} ${event}`) || /\d/.test(event)) return undefined
  const sentences = scene.split('. ')
  const told = sentences.filter(each => !AT_RANDOM.test(each) || /\d.*\d/.test(each)).join('. ')
  const left = sentences.filter(each => !told.includes(each)).join(' ')
  const [first = '', second = '', ...more] =
    told.match(/\d[\d./%]*/g)?.map(each => each.replace(/\.$/, '')) ?? []
  const [all, some] = Number(first) > Number(second) ? [first, second] : [second, first]
  if (
    second === '' ||
    more.length > 0 ||
    !/^\d{1,4}$/.test(all) ||
    !/^\d{1,4}$/.test(some) ||
    /\d/.test(left.replace(/\b1\b/g, ''))
  )
    return undefined
  const clauses = told.split(CLAUSES)
  const holding = (number: string) => clauses.find(each => new RegExp(`\\b${number}\\b`).test(each)) ?? ''
  const [whole, part] = [holding(all), holding(some)]
  if (whole === part || !areSome(part, some) || areSome(whole, all) || isDenied(told)) return undefined
  const isNot = isDenied(event)
  const asked = contentOf(event.replace(AT_RANDOM, ' ').replace(/\b(?:not|n't)\b|n't\b/, ' '))
  // A girl who is picked is one of the girls.
  const within = new Set(contentOf(whole))
  const beside = new Set([...within, ...contentOf(left)])
  const isOfAll = contentOf(left).every(word => within.has(word) || PICKING.has(word))
  const rest = clauses.find(each => REST.test(each))?.replace(REST, '')
  const isOfSome = isAbout(part, asked, beside)
  const isOfRest = rest !== undefined && !isOfSome && isAbout(`0 ${rest}`, asked, beside)
  if (!isOfAll || (!isOfSome && !isOfRest)) return undefined
  const wanted = isOfSome !== isNot ? Number(some) : Number(all) - Number(some)
  return { by: 'counting', wanted: BigInt(wanted), all: BigInt(all) }
}
