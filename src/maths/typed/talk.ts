import {
  isDropped,
  isFiller,
  isMeant,
  isWhereToWrite,
  talkLength,
  type Word,
  wordsOf,
} from '../talk/words-of-talk.ts'
import { isNeutral, readInstruction } from '../wording/instructions.ts'

/** `7)`, `b)`, `Q3.`, `Question 4:`, `3b)`, `No. 5`; a lone `(3)` may be a number. */
const LABEL =
  /^(?:\d{1,2}\s?[.)]\s{0,30}\(?(?:[a-h]|i{1,3}|iv)\)\s+(?=\p{L}{2})|(?:question|quest|q|no|nr|number|ex|exercise|task|problem|part)\s{0,30}\.?\s{0,30}#?\s{0,30}\d{1,3}\s{0,30}[a-h]?\s{0,30}[.):]+\s{0,30}|#\s?\d{1,3}\s{0,30}[.):]*\s+(?=\p{L}{2})|(?:q\s?)?\d{1,2}\s{0,30}\((?:[a-h]|i{1,3}|iv)\)\s+(?=\p{L}{2}|\[)|\(?(?:\d{1,2}\s?[a-h]?|[a-h]|i{1,3}|iv|vi{0,3})\)\s{0,30}(?=[^\s=+×÷*/^-]))/iu
/** `Q:`, `Question:`, and the place for the answer: `A:`, `Ans: ____`. */
const ASKED_FRAME = /^(?:q|qu|qn|ques|quest|question)\s*[:.)=-]+\s*/i
const ANSWER_FRAME = /(?<=[\s.?!)])(?:a|ans|answer|my answer|solution)\s*[:=]\s*[_.…]*\s*$/i
/** A line to write on, where the question has ended; behind a comma or a sign it is a blank of the question. */
const ANSWER_LINE = /(?<=[.?!)\]\n]\s{0,30})(?:_{3,}|\.{5,}|…{2,}|\[\s{0,30}\])[\s.]*$/
/** Faces, hands, hearts and sparkles; fruit may be counted, signs calculate. */
const FACE =
  '[\\u{1F600}-\\u{1F64F}\\u{1F910}-\\u{1F92F}\\u{1F970}-\\u{1F97A}\\u{1F440}-\\u{1F450}\\u{1F90D}-\\u{1F90F}\\u{1F932}\\u{1F494}-\\u{1F49F}\\u{1F4AF}\\u{1F525}\\u{2728}\\u{2764}\\u{263A}\\u{2639}\\u{FE0F}\\u{1F3FB}-\\u{1F3FF}\\u{200D}]|(?<=^|\\s)(?::-?[()DPp/]|;-?\\)|<3|xD|\\^\\^)(?=\\s|$)'
const FACES = new RegExp(`^(?:${FACE}|\\s)+|(?:${FACE}|\\s)+$`, 'gu')
const QUOTED = /^(["“”'‘«])([^"“”«»]+)(["”“'’»])([.?!]?)$/
/** A name below thanks: `Many thanks, Anna`. */
const SIGNED =
  /(?<=\b(?:thanks?(?: you| so much| a lot| in advance)?|regards|cheers|wishes|thx)[,.!]?\s+)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)?[.!]?$/u
/** Labels of several parts stay: the answers are told apart by them. */
const OTHER_LABEL = /(?:^|[\s,;(])(?:[b-h]|i{2,3}|iv|v|\d{1,2}[a-h]?)\)|\n\s*(?:[b-h]|\d{1,2})[.:]\s/i
const BULLET = /^(?:[•▪◦>]|[-*–](?=\s+\p{L}{2}))\s*/u
const MARKS_FRONT = /^[[(]\s*\d{1,2}\s*(?:marks?|points?|pts?)\s*[\])]\s*/i
const MARKS_END =
  /[\s,.;]*(?:[[(]\s{0,30}(?:total:?\s{0,30})?\d{1,2}\s{0,30}(?:marks?|points?|pts?)(?: in total)?\s{0,30}[\])]|(?<=[.?!\n])\s{0,30}\d{1,2}\s{0,30}(?:marks?|points?|pts?))[\s.]*$/i

/** Ends of clauses, kept with the clause that they end. */
const FRONT_CLAUSE = /^(?:[^,;:.!?\n–—]|[.–—](?=\d))*(?:[,;:!?\n]|[.–—](?!\d)|(?<!\d)\s-\s)+\s*/u
const END_CLAUSE = /(?<=(?:[,;:!?\n–—)]\s*|\.\s+))[^,;:.!?\n–—]+[.!?\s]*$/u
const MOST_TURNS = 12

/**
 * The text without the talk in front of and behind its question.
 * @returns the surest first; where talk runs into the question without a mark, some ways to cut it
 */
export function withoutTalk(text: string): string[] {
  let rest = text.trim()
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = withoutFront(withoutEnd(rest)).trim()
    if (next === rest) break
    rest = next
  }
  const cuts = frontCuts(rest).flatMap(front => endCuts(front))
  return [...new Set(cuts.length > 0 ? [...cuts, rest] : [rest])].filter(each => each !== '')
}

function withoutFront(text: string): string {
  const bare = text
    .replace(QUOTED, '$2$4')
    .replace(BULLET, '')
    .replace(MARKS_FRONT, '')
    .replace(ASKED_FRAME, '')
    .replace(LABEL, label =>
      OTHER_LABEL.test(text.slice(label.length).replace(/\([^()]{2,}\)|(?<=\p{L})\([^()]*\)/gu, ''))
        ? label
        : '',
    )
  if (bare !== text && bare !== '') return bare
  const clause = FRONT_CLAUSE.exec(text)?.[0]
  if (clause === undefined || clause.length === text.length) return text
  // The colon of a ratio and the point of a decimal end no clause.
  if (/\d[:.,]$/.test(clause) && /^\d/.test(text.slice(clause.length))) return text
  return isDropped(wordsOf(clause)) ? text.slice(clause.length) : text
}

function withoutEnd(text: string): string {
  const bare = text
    .replace(/^(\*\*|__|\*)(?=\S)(.+\S)\1$/su, '$2')
    .replace(FACES, '')
    .replace(SIGNED, '')
    .replace(/[,\s]+$/, '')
    .replace(ANSWER_FRAME, '')
    .replace(ANSWER_LINE, '')
    .replace(MARKS_END, end => (/^[\s]*[.?!]/.exec(end)?.[0] ?? '').trim())
    .trim()
  if (bare !== text && bare !== '') return bare
  const clause = END_CLAUSE.exec(text)
  if (!clause || clause.index === 0) return text
  const changesNothing = isNeutral(readInstruction(clause[0].trim().replace(/^[Yy]ou (?=may )/, 'you ')))
  if (!changesNothing && !isDropped(wordsOf(clause[0]))) return text
  return text.slice(0, clause.index).replace(/[\s,;:–—-]+$/, '')
}

const MOST_CUTS = 5

/** What a question may begin with behind talk that no mark ends. */
const BEGINS =
  /^(?:[^\p{L}]|\p{L}(?!\p{L})|(?:what|whats|what's|which|how|who|when|where|why|is|are|does|do|if|an|the|two|three|four|five|six|seven|eight|nine|ten|there|here|these|this)\b|\p{Lu}|(?:find|work|calculate|solve|simplify|expand|facto|round|write|convert|change|share|divide|multiply|add|subtract|evaluate|estimate|order|put|arrange|list|give|name|state|express|compare|complete|fill|count|increase|decrease|make|true|let|draw|show|explain|prove|determine|compute))/u

/** The sign and the point of a number are no marks before it: `pls help -5 + 3`, `.046 to 1 sig fig`. */
function startOf(text: string, word: Word | undefined): number {
  if (!word) return text.length
  const [sign = ''] = (/^\d/.test(word.word) && /(?<!\S)[-−–]?\.?$/.exec(text.slice(0, word.start))) || []
  return word.start - sign.length
}

/** `hi can you help me with what is 3 + 4`: from the end of the talk back over what may belong to the question. */
function frontCuts(text: string): string[] {
  const all = wordsOf(text)
  const cuts: string[] = []
  // "Number 4 on my sheet says", "the question is"
  const said = talkLength(all, true)
  const says = all.slice(0, said).findLastIndex(({ word }) => /^(?:says|said|asks|asked)$/.test(word))
  if (says > 0 && isMeant(all.slice(0, says + 1), true)) return [text.slice(startOf(text, all[says + 1]))]
  for (let length = talkLength(all, false); length > 0 && cuts.length < MOST_CUTS; length--) {
    const talk = all.slice(0, length)
    if (!isFiller(talk) && !isMeant(talk, false)) break
    const cut = text.slice(startOf(text, all[length]))
    if (cut !== '' && BEGINS.test(cut)) cuts.push(cut)
  }
  return cuts.length > 0 ? cuts : [text]
}

/** A sentence of a child's own behind its question: `i dont understand how to do it`. */
const BEGINS_TALK = /^(?:i|im|i'm|idk|we|can|could|would|please|pls|plz|help|sorry|thanks|thank|thx|my)$/

/** `what is 3 + 4 pls help`, `Find the perimeter of a square with side 6 cm Show all your working.` */
function endCuts(text: string): string[] {
  const all = wordsOf(text)
  const upTo = (at: number) => text.slice(0, all[at]?.start).replace(/[\s,;:–—-]+$/, '')
  const told = all.findLastIndex((_, at) => at > 0 && isWhereToWrite(all.slice(at)))
  if (told > 0) return [upTo(told)]
  const own = all.findIndex(
    (word, at) =>
      at > 1 &&
      BEGINS_TALK.test(word.word) &&
      talkLength(all.slice(at), true) === all.length - at &&
      isMeant(all.slice(at), true),
  )
  if (own > 0) return [upTo(own)]
  let from = all.length
  while (from > 1 && talkLength(all.slice(from - 1), false) === all.length - from + 1) from--
  const cuts: string[] = []
  for (; from < all.length && cuts.length < MOST_CUTS; from++) {
    if (!isMeant(all.slice(from), false)) break
    cuts.push(upTo(from))
  }
  return cuts.length > 0 ? cuts : [text]
}
