import { LONGEST_MARKED } from '#contract/text.ts'
import type { Question } from '../domain/question.ts'
import { type Piece, splitAtLabels, takeLabel } from '../notation/labels.ts'
import { withoutLatex } from '../notation/latex.ts'
import { isUnsureProduct } from '../notation/raised-points.ts'
import { type Instruction, isNeutral, readForm, readInstruction } from '../wording/instructions.ts'
import { withoutLeadIns } from '../wording/lead-ins.ts'
import { withoutAsking } from '../wording/phrases.ts'
import { MARKS } from '../wording/plain-question.ts'
import { asEntered, hasTooLongNumber } from './as-entered.ts'
import { mayBeJoined, withWholeCalculations } from './broken-lines.ts'
import { unhurried } from './hurried.ts'
import { readWithOptions } from './options.ts'
import { lastReadings, readQuestion } from './read-question.ts'
import { readWithGivens } from './read-with-givens.ts'
import { readSeveralAsked, readWithStem } from './shared-stem.ts'

/** More than a worksheet page; what is longer is no list of arithmetic questions. */
const MOST_QUESTIONS = 40
const LONGEST_QUESTION = 300

/** `(2 marks)`, `[3 points]`, `(Total for Question 4 is 3 marks)`, wherever they stand. */
const NAMED_MARKS =
  /(?:^|(?<=\s))[[(]\s*(?:total(?: (?:for|of) question \d{1,3})?(?: is)?:?\s*)?(?:\d{1,2}|one|two|three|four|five|six)\s*(?:marks?|points?|pts?)\s*[\])](?:\s+|$)|(?:^|(?<=[.?!]\s))\[\d{1,2}\](?:\s+|$)/gi

/** Sentences end at `.`, `?` or `!` before a space and a letter or digit that starts another, or before an instruction. */
function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[^\s\d][.?!]|\d[.?!])\s+(?=[\p{L}\d(])|(?<=[\d)?=])\s+(?=(?:Show|Give|Write|Round|Leave|Simplify|Express|Explain|Check|If possible|You must|You may|Do not|Remember to|Use)[ ,])/u,
    )
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')
}

/** Equations that belong together, though each stands on its line. */
const SYSTEM =
  /\b(?:simultaneous(?:ly)?|(?:system|pair) of(?: linear)? equations|solve for [a-z] and [a-z]|solve the equations)\b/i

/** What an introduction may tell to do with each part below it. */
const CARRIED =
  /^(?:simplify|solve|expand|expand and simplify|multiply out|factori[sz]e|factor|factori[sz]e fully|factor completely)$/

/** An introduction such as `Work out:` or `Solve these equations.` which says what to do with the parts below it. */
function readIntroduction(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[\s:.,?!]+$/, '')
    .replace(/^(expand|multiply out|remove) (?:the|these|each|all) (?:brackets|parentheses)/, 'expand')
    .replace(
      /\s+(?:the following|each of the following|these|each of these)(?: \w+)?$|\s+each (?:one|fraction|equation)$/,
      '',
    )
    .trim()
  if (CARRIED.test(plain)) return plain
  if (/^(?:add|subtract|multiply|divide)$/.test(plain)) return ''
  return plain === '' || withoutAsking(`${plain} `).rest === '' ? '' : undefined
}

const OPTION = /^-?[\d./ ]+%?$/

/** The parts of a line by their labels; `Which is biggest? (a) 2 (b) -1` is one question with its options. */
function piecesOf(line: string): Piece[] {
  const pieces = splitAtLabels(line)
  if (!pieces) return [takeLabel(line)]
  const [first, ...options] = pieces
  const areOptions = first?.label === undefined && options.every(({ text }) => OPTION.test(text))
  return areOptions && readQuestion(line) ? [{ text: line }] : pieces
}

function splitLines(text: string): Piece[] {
  return withWholeCalculations(text)
    .split(/[\n;]/)
    .map(line => line.replace(/[ \t]+/g, ' ').trim())
    .filter(line => line !== '')
    .flatMap(piecesOf)
}

/** One piece may hold a question with its instructions, or several questions one after the other. */
function readPiece({ text, label }: Piece, introduction: string): Question[] | undefined {
  if (text.length > LONGEST_QUESTION) return undefined
  const asked = text.replace(MARKS, '')
  const whole = readQuestion(asked) ?? (introduction ? readQuestion(`${introduction} ${asked}`) : undefined)
  if (whole) {
    const introduced = introduction === 'simplify' ? (readQuestion(`simplify ${asked}`) ?? whole) : whole
    return [label === undefined ? introduced : { ...introduced, label }]
  }
  const sentences = sentencesOf(asked)
  const tail =
    /^(.+?)[,.]?\s+((?:and )?(?:giv(?:e|ing)|leav(?:e|ing)|writ(?:e|ing)) (?:your|the) answer .+|and (?:simplify|reduce|cancel) (?:your|the) answer\b.*)$/i.exec(
      asked,
    )
  const parts =
    sentences.length > 1
      ? sentences
      : tail
        ? [tail[1] ?? '', (tail[2] ?? '').replace(/^and /i, '').replace(/ing\b/, 'e')]
        : []
  if (parts.length < 2) {
    const question = readFormed(asked)
    return question ? [label === undefined ? question : { ...question, label }] : undefined
  }
  return readSentences(parts, label, introduction) ?? readWithRiders(parts, label)
}

/** `3/8 + 1/4 as a decimal`, `24 as a fraction of 60 in its simplest form`: the form stands behind any "as" or "in". */
function readFormed(asked: string, more: Instruction = {}): Question | undefined {
  for (const { index, 0: words } of asked.matchAll(/,?\s+(?:as|in)\s+/gi)) {
    const instruction = readForm(asked.slice(index + words.length))
    if (instruction) return readQuestion(asked.slice(0, index), { ...instruction, ...more })
  }
  return undefined
}

/** One question in several sentences, with instructions behind it: `A cube has edges of 3 cm. Find … Include units.` */
function readWithRiders(sentences: string[], label: string | undefined): Question[] | undefined {
  const instructions = sentences.map(readInstruction)
  const last = instructions.lastIndexOf(undefined)
  if (last < 1 || last === sentences.length - 1) return undefined
  const instruction = Object.assign({}, ...instructions.slice(last + 1))
  const question = readQuestion(sentences.slice(0, last + 1).join(' '), instruction)
  return question && [label === undefined ? question : { ...question, label }]
}

function readSentences(
  sentences: string[],
  label: string | undefined,
  introduction: string,
): Question[] | undefined {
  const found: Question[] = []
  let pending: { text: string; instruction: Instruction } | undefined
  // What stands before the question: "Multiply. Write your answer in simplest form."
  let [early, prefix]: [Instruction, string] = [{}, introduction ? `${introduction} ` : '']
  const finish = () => {
    if (!pending) return true
    const instruction = { ...early, ...pending.instruction }
    const question =
      readQuestion(pending.text, instruction) ??
      readQuestion(prefix + pending.text, instruction) ??
      readFormed(pending.text, instruction)
    if (question) found.push(label === undefined ? question : { ...question, label })
    pending = undefined
    return question !== undefined
  }
  for (const sentence of sentences) {
    const instruction = readInstruction(sentence.replace(MARKS, ''))
    const introduced = pending || found.length > 0 ? undefined : readIntroduction(sentence)
    if (introduced !== undefined) prefix = introduced ? `${introduced} ` : ''
    else if (instruction && pending) pending.instruction = { ...pending.instruction, ...instruction }
    else if (instruction) early = { ...early, ...instruction }
    else {
      if (!finish()) return undefined
      pending = { text: sentence, instruction: {} }
    }
  }
  return finish() && found.length > 0 ? found : undefined
}

/**
 * Reads every question in a text.
 * @returns undefined when any part of the text was not wholly understood: a wrong verdict is worse than none
 */
export const readQuestions = (typed: string): Question[] | undefined => read(asEntered(typed), readLast)

/** The same for a part of a longer text. No kind is asked last then: a part of a story is another story. */
export const readPart = (typed: string): Question[] | undefined => read(asEntered(typed))

function read(asked: string, last?: (text: string) => Question[] | undefined): Question[] | undefined {
  if (asked.length > LONGEST_MARKED || hasTooLongNumber(asked)) return undefined
  try {
    const calm = unhurried(asked)
    return (
      readText(asked) ?? (calm === asked ? undefined : readText(calm)) ?? readUnbroken(calm) ?? last?.(asked)
    )
  } catch (error) {
    // Numbers of 30 digits may be too big to be put in for letters.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A text as a whole, for the kinds that are asked last. */
function readLast(text: string): Question[] | undefined {
  const { label, text: whole } = takeLabel(text.trim().replace(NAMED_MARKS, ' ').replace(MARKS, ''))
  const [only, ...others] = lastReadings(whole)
  return only && others.length === 0 ? [label === undefined ? only : { ...only, label }] : undefined
}

/** Whether its lines may be one question. */
const isJoinable = (text: string) => text.length <= LONGEST_QUESTION && mayBeJoined(text)

/** One question that is broken into lines wherever the page ended: `Express 24 as a fraction of`, `60`. */
function readUnbroken(text: string): Question[] | undefined {
  if (!/\S\s*\n\s*\S/.test(text) || !isJoinable(text)) return undefined
  const read = readText(text.trim().replace(/\s*\n\s*/g, ' '))
  return read?.length === 1 ? read : undefined
}

function readText(asked: string): Question[] | undefined {
  if (isUnsureProduct(asked)) return undefined
  const text = asked.replace(NAMED_MARKS, ' ').trim()
  if (SYSTEM.test(text) && text.length <= LONGEST_QUESTION) {
    const lines = withoutLatex(text)
      .trim()
      .split(/\s{0,30}[\n;]\s{0,30}/)
    const whole = lines.length > 1 ? readQuestion(lines.join(', ').replace(/([:.,]),/g, '$1')) : undefined
    if (whole) return [whole]
  }
  const pieces = splitLines(withoutLatex(text))
  const read = readPieces(pieces)
  if (read?.length === 1) return read
  return (
    readWithOptions(withoutLatex(text), readText) ??
    read ??
    readOverLines(text) ??
    readSeveralAsked(text.trim()) ??
    readWithStem(pieces) ??
    readBehindGivens(text) ??
    readInFewerWords(text)
  )
}

/** Without an instruction behind everything that changes nothing, or without words that only lead to the question. */
function readInFewerWords(text: string): Question[] | undefined {
  const sentences = sentencesOf(text)
  const last = sentences.at(-1) ?? ''
  const changesNothing = sentences.length > 1 && isNeutral(readInstruction(last))
  const fewer = changesNothing ? text.slice(0, text.lastIndexOf(last)).trim() : withoutLeadIns(text)
  const read = fewer === text || fewer === '' ? undefined : readText(fewer)
  const [only, ...others] = read ?? []
  return only && others.length === 0 ? [{ ...only, text }] : read
}

/** One question behind sentences that say what its letters stand for. */
function readBehindGivens(text: string): Question[] | undefined {
  const { label, text: whole } = takeLabel(text.trim())
  const question = readWithGivens(whole.replace(MARKS, ''), asked => {
    const [only, ...others] = readPieces(splitLines(asked)) ?? []
    return others.length === 0 ? only : undefined
  })
  return question && [label === undefined ? question : { ...question, label }]
}

/** One question whose sentences stand on lines of their own: `Here are some numbers:`, the numbers, what to find. */
function readOverLines(text: string): Question[] | undefined {
  if (!/[\n;]/.test(text.trim()) || !isJoinable(text)) return undefined
  const { label, text: whole } = takeLabel(text.trim().replace(/\s*\n\s*/g, ' '))
  const question = /\p{L}{3}/u.test(whole) ? readQuestion(whole.replace(MARKS, '')) : undefined
  return question && [label === undefined ? question : { ...question, label }]
}

function readPieces(pieces: Piece[]): Question[] | undefined {
  if (pieces.length === 0 || pieces.length > MOST_QUESTIONS) return undefined
  const questions: Question[] = []
  let introduction = ''
  let last: { piece: Piece; count: number } | undefined
  for (const piece of pieces) {
    const read = readPiece(piece, introduction)
    if (read) {
      questions.push(...read)
      last = { piece, count: read.length }
      continue
    }
    const instruction = last || introduction ? readInstruction(piece.text.replace(MARKS, '')) : undefined
    if (instruction) {
      if (!last) return undefined
      if (isNeutral(instruction)) continue
      // Together, so that what the question says of its form itself stays.
      last.piece = { ...last.piece, text: `${last.piece.text.replace(/[.\s]+$/, '')}. ${piece.text}` }
      const changed = readPiece(last.piece, introduction)
      if (!changed) return undefined
      questions.splice(-last.count, last.count, ...changed)
      last.count = changed.length
      continue
    }
    const introduced = readIntroduction(piece.text)
    if (introduced === undefined) return undefined
    introduction = introduced
  }
  return questions.length > 0 && questions.length <= MOST_QUESTIONS ? questions : undefined
}
