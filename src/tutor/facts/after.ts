import type { Question } from '#maths/domain/question.ts'
import { changesQuestion } from '#maths/language/en/changed-question.ts'
import { withoutReport } from '#maths/language/en/own-report.ts'
import { listIn } from '../everyday-wording.ts'
import { angleSumOf } from './angles-asked.ts'
import { bagIn, chanceOf, coloursAsked, KEPT_OUT, PUT_BACK } from './chance-asked.ts'
import { measuresIn } from './list-asked.ts'
import { measureMeant } from './shape-asked.ts'

const LONGEST = 120

/** What is asked by the facts of the question before: of its bag, of its list. */
export function askedAfter(text: string, question: Question): string | undefined {
  if (text.length > LONGEST) return undefined
  if (question.kind === 'probability') return ofBag(text, question)
  if (question.kind === 'shape') return ofShape(text, question)
  if (question.kind === 'ratio') return ofRatio(text, question) ?? withOtherParts(text, question)
  if (question.kind === 'percentage') return ofChange(text, question)
  if (question.kind === 'sequences') return ofTerms(text, question)
  if (question.kind === 'angle') return ofIsosceles(text, question) ?? ofManySided(text, question)
  if (question.kind === 'right triangle') return ofRightTriangle(text)
  return question.kind === 'averages' ? ofList(text, question) : undefined
}

/** `and how long is the skirting all the way round`, after the area. */
function ofShape(text: string, { text: asked }: Question): string | undefined {
  const other = /\d/.test(text) ? undefined : measureMeant(text)
  const own = /\b(?:area|perimeter)\b/i.exec(asked)?.[0]
  return other && other !== 'volume' && own && own.toLowerCase() !== other
    ? asked.replace(own, other)
    : undefined
}

const SHARED =
  /^(?:share|split|divide)\b.{0,60}?([£$€]? ?\d[\d.]{0,9}(?: ?(?:kg|g|ml|l|m|cm|p|sweets|pounds))?)\b.{0,60}?\bratio (?:of )?\d/i
const PARTS = /\d+(?: ?: ?\d+)+/

/** `£60 but its 2:3:5`, behind an amount that was shared: the same with another amount, other parts, or both. */
function ofRatio(text: string, { text: asked }: Question): string | undefined {
  const own = withoutReport(text)
  const before = SHARED.exec(asked)?.[1]
  const parts = PARTS.exec(own)?.[0]
  const [amount = before, ...others] = own.replace(PARTS, ' ').match(/[£$€]? ?\d[\d.]*/g) ?? []
  if (
    !before ||
    !parts ||
    !amount ||
    others.length > 0 ||
    /^\W*(?:(?:so|but|oh|and) )*(?:is|isn'?t|would|could|was)\b|\b(?:simplif\w*|simplest|gets?|more than|same as|equal)\b/i.test(
      own,
    )
  )
    return undefined
  const sign = /[£$€]/.exec(before)?.[0] ?? ''
  return `Share ${/[£$€]/.test(amount) ? '' : sign}${amount.trim()} in the ratio ${parts}`
}

/** `and if it was 3:2 the other way for 40`: the parts of a question told in words become other ones, whichever of them it asks for. */
function withOtherParts(text: string, { text: asked }: Question): string | undefined {
  const own = withoutReport(text)
  const [parts, ...more] = own.match(new RegExp(PARTS, 'g')) ?? []
  const before = PARTS.exec(asked)?.[0]
  const names = /\b(\p{L}{3,}) to (\p{L}{3,})\b/u
  const [told, said] = [asked, own].map(each => names.exec(each)?.slice(1).join(' '))
  const rest = own.replace(PARTS, ' ').match(/\d[\d.]*/g) ?? []
  const isSame = rest.every(each => asked.includes(each)) && (said === undefined || told === said)
  const isAsked = /\b(?:if|and|what|how|now|next|new)\b/i.test(own)
  return parts && before && parts !== before && more.length === 0 && isSame && isAsked
    ? asked.replace(PARTS, parts)
    : undefined
}

const CHANGE = /percentage (?:increase|decrease) from ([\d.]+) to ([\d.]+)/i

/** `and if it goes back to 80 is it also 25% down?`, after the way from 80 to 100. */
function ofChange(text: string, { text: asked }: Question): string | undefined {
  const [, from, to] = CHANGE.exec(asked) ?? []
  const isBack = /\bback\b|\breturns?\b|\bagain\b/i.test(text)
  const numbers = withoutReport(text).match(/\d+(?:\.\d+)?/g) ?? []
  return from && to && isBack && numbers.every(each => each === from || each === to)
    ? `What is the percentage ${Number(from) > Number(to) ? 'increase' : 'decrease'} from ${to} to ${from}?`
    : undefined
}

const AT_TOP = /\b(?:top|apex|tip|point(?:y|ed)? one)\b/i
const AT_BASE = /\b(?:base|bottom|below|foot|equal ones?|same ones?)\b/i

const ALIKE =
  /\b(?:(?:2|two|both) (?:of (?:the |its )?)?(?:angles?|of them|corners?|ones)|the other (?:2|two)|(?:2|two|both))(?: angles?| ones?)? (?:are|is|were|r) (?:the same|equal|alike|as big as each other)\b/i

/** `what if 2 angles are the same and the other is 40`: what an isosceles triangle is, in words. */
function twoAlike(text: string): string | undefined {
  const own = withoutReport(text).replace(/ ?= ?.*$/, '')
  const [only, ...others] = ALIKE.test(own) ? (own.replace(ALIKE, ' ').match(/\d+(?:\.\d+)?/g) ?? []) : []
  const isEach = /\b(?:each|both) (?:is |are )?\d/i.test(own)
  return only && others.length === 0 && !isEach
    ? `The top angle of an isosceles triangle is ${only}. Find the base angle.`
    : undefined
}

/** `and when 40° is not at the top but below?`, of an isosceles triangle: the same with the angle at its other place. */
function ofIsosceles(text: string, { text: asked }: Question): string | undefined {
  const [, top, base] =
    /\btop angle of an isosceles triangle is (\d+)|\bisosceles triangle has a base angle of (\d+)/i.exec(
      asked,
    ) ?? []
  const same = twoAlike(text)
  if (same && /\btriangle\b/i.test(asked)) return same
  const own = withoutReport(text).replace(/\bnot (?:at |on )?(?:the )?\p{L}+/giu, ' ')
  const isAsked = /\b(?:if|when|what about|how about|and|suppose|now)\b/i.test(own)
  const [number = top ?? base, ...others] = own.match(/\d+/g) ?? []
  if ((!top && !base) || !isAsked || others.length > 0 || number === undefined) return undefined
  const places = [AT_TOP.test(own), AT_BASE.test(own)]
  if (places[0] === places[1] || (number === (top ?? base) && places[0] === (top !== undefined)))
    return undefined
  return places[0]
    ? `The top angle of an isosceles triangle is ${number}. Find the base angle.`
    : `An isosceles triangle has a base angle of ${number}. Find the top angle.`
}

const ASKS_WHETHER = /\b(?:what about|how about|work|same|true|for|in|do|does|is|are)\b/i

/** `does it work for 4 sided shapes`, after the angles of a triangle. */
const ofManySided = (text: string, { text: asked }: Question): string | undefined =>
  /\btriangle\b/i.test(asked) && ASKS_WHETHER.test(text) && text.length < 80 ? angleSumOf(text) : undefined

const LONGEST_SIDE = /\b(?:long(?:est)? (?:side|one)|hyp\w*|slanted?|ladder)\b[^\d]{0,15}?(\d+(?:\.\d+)?)/i

/** `and if the long side is 13 and one is 5`, of a right-angled triangle: the same with these sides. */
function ofRightTriangle(text: string): string | undefined {
  const own = withoutReport(text)
  const numbers = own.match(/\d+(?:\.\d+)?/g) ?? []
  const isAsked = /\b(?:if|when|what about|how about|and|suppose|now|next|legs?|sides?)\b/i.test(own)
  if (numbers.length !== 2 || !isAsked || /[=×*+−÷]|\d ?[x-] ?\d|\bsquared?\b|²|\broot\b/i.test(own))
    return undefined
  if (!/\b(?:sides?|legs?|hyp\w*|long|short|ladder|one is)\b/i.test(own)) return undefined
  const long = LONGEST_SIDE.exec(own)?.[1]
  const other = numbers.find(each => each !== long)
  return long && other
    ? `A right-angled triangle has a hypotenuse of ${long} cm and a leg of ${other} cm. How long is the other leg?`
    : long
      ? undefined
      : `A right-angled triangle has legs ${numbers[0]} cm and ${numbers[1]} cm. How long is the hypotenuse?`
}

/** The beginning of a sequence that is known by its rule, `4n + 3`. */
export function firstTerms(asked: string): string[] | undefined {
  const [, times, sign, rest] = /\b(\d*)n(?: ?([-+−]) ?(\d+))?(?![\w^²])/.exec(asked) ?? []
  if (times === undefined) return undefined
  const [gap, more] = [Number(times || 1), Number(rest ?? 0) * (/[-−]/.test(sign ?? '') ? -1 : 1)]
  return [1, 2, 3, 4].map(n => String(gap * n + more))
}

/** `is 100 in it?`, after the rule of a sequence. */
function ofTerms(text: string, { text: asked }: Question): string | undefined {
  const own = withoutReport(text)
  const list = listIn(asked, 3) ?? firstTerms(asked)
  if (!list) return undefined
  const isOne = (own.match(/\d+/g) ?? []).length === 1
  const [, number] = /\bis (-?\d+) (?:in|a (?:term|number|part)|one of|part of)\b/i.exec(own) ?? []
  const [gap = 0, other = 0] = list.slice(1).map((each, at) => Number(each) - Number(list[at]))
  const first = Number(list[0]) - gap
  return number && isOne && gap === other
    ? `Is ${number} a term of the sequence ${gap}n ${first < 0 ? '-' : '+'} ${Math.abs(first)}?`
    : undefined
}

const GONE = 'taken|picked|drawn|pulled|eaten|removed|lost|gone|used'
const TAKES = 'takes?|took|picks?|picked|draws?|drew|pulls?|pulled|eats?|ate|removes?|removed|loses?|lost'
const WHO = '(?:i|you|u|we|they|she|he|mum|mom|dad|someone|somebody|\\p{L}+)'
const TAKEN_OUT = new RegExp(
  `\\b(?:an?|one|1|the) (\\p{L}+)(?: (?!not)\\p{L}+)? (?:(?:is|was|gets?|has been|were|got) )?(?:${GONE})\\b|\\b${WHO} (?:${TAKES}) (?:out )?(?:an?|one|1|the) (\\p{L}+)\\b`,
  'iu',
)

/** Asks for what was asked before. */
const ASKS_AGAIN = /\?|\b(?:what|whats|wat|how|still)\b|^\W*(?:(?:and|but|so|ok|then) )*(?:if|when|now)\b/i

/** One of the bag is gone: `a red is taken out and not put back, P(red) now`. */
function withoutOne(text: string, asked: string): string | undefined {
  const [, one, other] = TAKEN_OUT.exec(text) ?? []
  const colour = (one ?? other ?? '').toLowerCase()
  const bag = bagIn(asked)
  const wanted =
    /\bp ?\((?:a |the )?(not )?(\p{L}+)|\b(?:chance|probability|likely)\b.*?\b(not )?(?:an? |of |for |getting |picking )*(\p{L}+)\W*(?:now|then|next)?\W*$/iu.exec(
      withoutReport(text),
    )
  const named = (wanted?.[2] ?? wanted?.[4] ?? '').toLowerCase()
  const isNamed = bag.some(each => each.colour === named)
  // What is asked stays as it was where no other colour is named.
  const own = isNamed || !ASKS_AGAIN.test(text) ? undefined : coloursAsked(asked.replace(/^.*[.:]\s/s, ''))
  const [goal = named, ...goals] = own?.colours ?? []
  const isNot = own ? own.isNot : (wanted?.[1] ?? wanted?.[3]) !== undefined
  if (goals.length > 0) return undefined
  if (!bag.some(each => each.colour === colour) || !bag.some(each => each.colour === goal)) return undefined
  const left = bag.map(each =>
    each.colour === colour ? { ...each, number: String(Number(each.number) - 1) } : each,
  )
  return left.some(({ number }) => Number(number) < 1) ? undefined : chanceOf(left, [goal], isNot)
}

/** `3 red 5 blue. i take a blue. then P(blue) is 4/9 right`: the bag and what is gone of it, in one message. */
export function takenFrom(text: string): string | undefined {
  const [, bag = '', rest = ''] = /^(.{0,120}?\d \p{L}+[^.?!]{0,60}[.?!])\s+(\S.*)$/su.exec(text) ?? []
  return bagIn(bag).length > 1 && bagIn(rest).length === 0
    ? withoutOne(rest.split(/\s?(?:\bis|=)\s?\d{1,9}\/\d/)[0] ?? '', bag)
    : undefined
}

const WAY = /\b(without|with) replacement\b/i

/** `what if you dont put the first one back`, of two that were taken with replacement, and the other way round. */
function drawnAgain(text: string, asked: string): string | undefined {
  const own = WAY.exec(asked)?.[1]?.toLowerCase()
  const wanted = KEPT_OUT.test(text) ? 'without' : PUT_BACK.test(text) ? 'with' : undefined
  const isAsked = /\b(?:what if|what about|how about|if|and|now|when|next)\b|\?/i.test(text)
  return own && wanted && wanted !== own && isAsked && !/\d/.test(withoutReport(text))
    ? asked.replace(WAY, `${wanted} replacement`)
    : undefined
}

/** `b) not green`, `and for red or blue?` */
function ofBag(text: string, { text: asked }: Question): string | undefined {
  const turned = drawnAgain(text, asked)
  if (turned) return turned
  const left = withoutOne(text, asked)
  if (left) return left
  // Of two that are taken out, what is asked is asked of both.
  if (WAY.test(asked)) return undefined
  // Of a bag that is changed no more is known.
  if (changesQuestion(text) || /\b(?:gone|missing|left out|taken|eaten|removed|lost)\b/i.test(text))
    return undefined
  const bag = bagIn(asked)
  const own = text.replace(/\b(?:i (?:think|got|say)|is it|so|=)\b.*$/i, '')
  const colours = bag.length > 1 && bagIn(text).length === 0 ? coloursAsked(own) : undefined
  const isAsked =
    /\?|^\W*(?:and|or|now|ok|what|how|\(?[a-h]\)|next|then|part)\b|\b(?:chance|probability|picking|getting)\b|^\W*[a-h]\)/i.test(
      text,
    )
  if (!colours || !isAsked || !colours.colours.every(each => bag.some(({ colour }) => colour === each)))
    return undefined
  const again = chanceOf(bag, colours.colours, colours.isNot)
  return /\d/.test(own.replace(/^\W*\d[.)]/, '')) ? undefined : again
}

const ONE_MORE =
  /\b(?:if|when|suppose|say|then|now|with)\b.*\b(?:add(?:s|ed)?|put|get|gets?|got|have|there(?:'s| is|s)|scores?|scored|more|another|extra|joins?|comes?|also|as ?well|too|includ\w*)\b/i
/** `what if i take the 9 away` */
const ONE_LESS =
  /\b(?:if|when|suppose|and|now)\b.{0,30}\b(?:tak(?:e|es|ing)|took|taken|remov\w+|without|drops?|dropped|le(?:ave|ft) out|cross\w* out|not there|gone)\b/i
const MADE_TO_BE =
  /\b(?:mean|average)\b[^\d]*?\b(?:is|be|becomes?|goes (?:up|down) to|changes to|to be|of|to)\b[^\d]*(\d+(?:\.\d+)?)/i
const ANOTHER =
  /\b(?:one more|another|an? (?:extra|new|\w+th)|next|added|adds?|joins?|(?:eigh|nin|ten|fif|six|seven)th)\b/i

/** `next is the median of the same numbers`, `b) median of the same list` */
const ASKS_OTHER =
  /^(?!.*\b(?:why|how do|how can|when|always|should)\b).*\b(?:(?:the )?same (?:numbers?|list|ones|data|set)|(?:these|those) numbers?|of (?:them|these|those|it))\W*$/i

/** One number more in the list: it is told, or the mean that it makes is. */
function ofList(text: string, { text: asked }: Question): string | undefined {
  const list = listIn(asked, 2)
  const [other] = /\d/.test(text) || !ASKS_OTHER.test(text) ? [] : measuresIn(text)
  if (list && other && !measuresIn(asked).includes(other)) return `Find the ${other} of ${list.join(', ')}`
  // `a 6th mark` counts the marks.
  const numbers = text.replace(/^\W*\d[.)]|\d(?:st|nd|rd|th)\b/g, '').match(/-?\d+(?:\.\d+)?/g) ?? []
  const [number, ...others] = numbers
  if (!list || !number || others.length > 0 || /[=×÷*+]/.test(text)) return undefined
  const isWanted = /\b(?:which|what|find|how (?:big|much|many))\b/i.test(text)
  if (MADE_TO_BE.exec(text)?.[1] === number && ANOTHER.test(text) && isWanted)
    return `The numbers ${list.join(', ')} and x have a mean of ${number}. Find x.`
  const [measure = measuresIn(asked)[0]] = measuresIn(text)
  const left = list.toSpliced(list.indexOf(number), 1)
  if (measure && ONE_LESS.test(text) && list.includes(number) && left.length > 1)
    return `Find the ${measure} of ${left.join(', ')}`
  const isMore = ONE_MORE.test(text) && (isWanted || /\?/.test(text))
  return isMore && measure ? `Find the ${measure} of ${[...list, number].join(', ')}` : undefined
}
