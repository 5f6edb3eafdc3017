import type { Question } from '#maths/questions/question.ts'
import { listIn } from '../everyday-wording.ts'
import { bagIn, chanceOf, coloursAsked } from './chance-asked.ts'
import { measuresIn } from './list-asked.ts'
import { measureMeant } from './shape-asked.ts'

const LONGEST = 120

/** What is asked by the facts of the question before: of its bag, of its list. */
export function askedAfter(text: string, question: Question): string | undefined {
  if (text.length > LONGEST) return undefined
  if (question.kind === 'probability') return ofBag(text, question)
  if (question.kind === 'shape') return ofShape(text, question)
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

/** `b) not green`, `and for red or blue?` */
function ofBag(text: string, { text: asked }: Question): string | undefined {
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
const MADE_TO_BE =
  /\b(?:mean|average)\b[^\d]*?\b(?:is|be|becomes?|goes (?:up|down) to|changes to|to be|of|to)\b[^\d]*(\d+(?:\.\d+)?)/i
const ANOTHER =
  /\b(?:one more|another|an? (?:extra|new|\w+th)|next|added|adds?|joins?|(?:eigh|nin|ten|fif|six|seven)th)\b/i

/** One number more in the list: it is told, or the mean that it makes is. */
function ofList(text: string, { text: asked }: Question): string | undefined {
  const list = listIn(asked, 2)
  const numbers = text.replace(/^\W*\d[.)]/, '').match(/-?\d+(?:\.\d+)?/g) ?? []
  const [number, ...others] = numbers
  if (!list || !number || others.length > 0 || /[=×÷*+]/.test(text)) return undefined
  const isWanted = /\b(?:which|what|find|how (?:big|much|many))\b/i.test(text)
  if (MADE_TO_BE.exec(text)?.[1] === number && ANOTHER.test(text) && isWanted)
    return `The numbers ${list.join(', ')} and x have a mean of ${number}. Find x.`
  const [measure = measuresIn(asked)[0]] = measuresIn(text)
  const isMore = ONE_MORE.test(text) && (isWanted || /\?/.test(text))
  return isMore && measure ? `Find the ${measure} of ${[...list, number].join(', ')}` : undefined
}
