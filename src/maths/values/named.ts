import { splitList } from './several.ts'
import type { Judged, Value } from './value.ts'

/** One of several things that a question asks for. */
export interface NamedPart {
  /** As it is written in the answer: `mean`. */
  name: string
  /** Everything it may be called, for a pattern. */
  words: string
  value: Value
}

const isRight = ({ verdict }: Judged) => verdict === 'right' || verdict === 'rounded'
const BEFORE = /^[\s,;:.]*(?:and\s+)?(?:the\s+)?/
/** A hyphen joins where it hangs on the name or stands alone; before a digit it is a minus sign. */
const GLUE =
  /^-?(?:[\s,;:=.]|-\s)*(?:(?:is|was|are|of|equals|and|the)\b(?:[\s,;:=.]|-\s)*)*|[\s,;:=.-]*(?:(?:and|the|is|are)\b[\s,;:=.-]*)*$/g

/** What is said of each part: `mean = 6, median 7` or `6 is the mean and 7 the median`; undefined where no part is named. */
function saidOf(parts: readonly NamedPart[], said: string): Map<NamedPart, string> | undefined {
  const names = parts
    .flatMap(part => {
      const found = new RegExp(`\\b(?:${part.words})\\b`).exec(said)
      return found ? [{ part, start: found.index, end: found.index + found[0].length }] : []
    })
    .sort((a, b) => a.start - b.start)
  const [first] = names
  if (!first) return undefined
  const isBehind = /\d/.test(said.slice(0, first.start).replace(BEFORE, ''))
  return new Map(
    names.map(({ part, start, end }, at) => {
      const text = isBehind
        ? said.slice(names[at - 1]?.end ?? 0, start)
        : said.slice(end, names[at + 1]?.start ?? said.length)
      return [part, text.replace(GLUE, '').trim()]
    }),
  )
}

function judgeNamed(parts: readonly NamedPart[], told: Map<NamedPart, string>): Judged {
  const judged = [...told].map(([part, text]) => ({ part, own: part.value.judge(text) }))
  if (judged.some(({ own }) => own.verdict === 'unread')) return { verdict: 'unread' }
  const wrong = judged.filter(({ own }) => !isRight(own))
  const missing = parts.find(part => !told.has(part))
  if (wrong.length === 0 && missing)
    return {
      verdict: 'unfinished',
      missing: `The question asks for the ${missing.name} as well.`,
      isPart: true,
    }
  if (wrong.length === 0) return { verdict: 'right' }
  const [first] = wrong
  return wrong.length < judged.length && first
    ? { verdict: 'unfinished', missing: `Look at the ${first.part.name} again.`, isPart: true }
    : { verdict: 'wrong' }
}

/** Numbers without names are taken in the order of the question. */
function judgeInOrder(parts: readonly NamedPart[], items: readonly string[]): Judged {
  const all = items.map(item => parts.map(({ value }) => value.judge(item)))
  if (all.some(each => each.every(({ verdict }) => verdict === 'unread'))) return { verdict: 'unread' }
  if (items.length > parts.length) return { verdict: 'wrong' }
  const matches = all.map((each, at) => isRight(each[at] ?? { verdict: 'wrong' }))
  if (items.length === parts.length && matches.every(Boolean)) return { verdict: 'right' }
  const isAny = all.some(each => each.some(isRight))
  const isAll =
    items.length === parts.length &&
    parts.every((_, at) => all.some(each => isRight(each[at] ?? { verdict: 'wrong' })))
  if (isAll)
    return { verdict: 'unfinished', missing: 'The numbers are right: write which is which.', isPart: true }
  if (!isAny) return { verdict: 'wrong' }
  const at = matches.indexOf(false)
  const name = parts[at < 0 ? items.length : at]?.name ?? 'rest'
  return items.length < parts.length
    ? { verdict: 'unfinished', missing: 'The question asks for more than one number.', isPart: true }
    : { verdict: 'unfinished', missing: `Look at the ${name} again.`, isPart: true }
}

/** Several answers to one question, each with its name: mean and median. */
export function named(parts: readonly NamedPart[]): Value {
  const joined = (between: string, join: string) =>
    parts.map(({ name, value }) => `${name}${between}${value.text}`).join(join)
  const text = joined(' ', ', ')
  return {
    key: `named ${parts.map(({ name, value }) => `${name} ${value.key}`).join(', ')}`,
    latex: parts.map(({ name, value }) => `\\text{${name} } ${value.latex}`).join(',\\ '),
    text,
    spellings: [
      joined(' = ', ', '),
      joined(' is ', ' and '),
      joined(': ', '; '),
      parts.map(({ value }) => value.text).join(', '),
      parts.map(({ value }) => value.text).join(' and '),
    ],
    judge(said) {
      const plain = said.toLowerCase().replace(/\s+/g, ' ').trim()
      const told = saidOf(parts, plain)
      if (told) return judgeNamed(parts, told)
      const items = splitList(plain)
      return items ? judgeInOrder(parts, items) : { verdict: 'unread' }
    },
    // To say one of them by its name is to give it away.
    isNamedIn: (text, given) =>
      parts.every(({ value }) => value.isNamedIn(text, given)) ||
      parts.some(({ words, value }) =>
        new RegExp(`\\b(?:${words})\\b[^\\d]{0,12}${value.text.replace('.', '\\.')}(?![\\d.]*\\d)`, 'i').test(
          text,
        ),
      ),
    near(random) {
      const near = parts.map(({ value }) => value.near(random))
      return [0, 1, 2].flatMap(at => {
        const values = near.map(list => list[at])
        return values.every(value => value !== undefined)
          ? [named(parts.map((part, index) => ({ ...part, value: values[index] ?? part.value })))]
          : []
      })
    },
  }
}
