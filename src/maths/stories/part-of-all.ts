import { contentOf, isDenied } from './content-words.ts'
import { verbOf } from './word-forms.ts'

/** What parts a sentence about counts. */
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
 * How many of all there are some things are asked about: `In a class of 30 children, 9 wear glasses.`
 * @param asked what is asked about, without a word that denies it
 * @param also what stands beside the counts and tells of all as well
 */
export function partOfAll(
  told: string,
  asked: string,
  also = '',
): { some: number; all: number; whole: string } | undefined {
  const [first = '', second = '', ...more] =
    told.match(/\d[\d./%]*/g)?.map(each => each.replace(/\.$/, '')) ?? []
  const [all, some] = Number(first) > Number(second) ? [first, second] : [second, first]
  if (more.length > 0 || !/^\d{1,4}$/.test(all) || !/^\d{1,4}$/.test(some) || isDenied(told)) return undefined
  const clauses = told.replace(/ and (?=\d+ of (?:them|these)\b)/, ', and ').split(CLAUSES)
  const holding = (number: string) => clauses.find(each => new RegExp(`\\b${number}\\b`).test(each)) ?? ''
  const [whole, part] = [holding(all), holding(some)]
  if (whole === part || !areSome(part, some) || areSome(whole, all)) return undefined
  const content = contentOf(asked)
  const beside = new Set([...contentOf(whole), ...contentOf(also)])
  const rest = clauses.find(each => REST.test(each))?.replace(REST, '')
  if (isAbout(part, content, beside)) return { some: Number(some), all: Number(all), whole }
  const isOfRest = rest !== undefined && isAbout(`0 ${rest}`, content, beside)
  return isOfRest ? { some: Number(all) - Number(some), all: Number(all), whole } : undefined
}
