import { type Piece, splitAtLabels, takeLabel } from './labels.ts'
import { withoutLatex } from './latex.ts'
import { type Instruction, readForm, readInstruction, withoutAsking } from './phrases.ts'
import type { Question } from './question.ts'
import { readQuestion } from './read-question.ts'

/** More than a worksheet page; what is longer is no list of arithmetic questions. */
const MOST_QUESTIONS = 40
const LONGEST_QUESTION = 300
const LONGEST_TEXT = 6_000

const MARKS = /(?<=[\s.?!]|^)[[(]\s*\d{1,2}\s*(?:marks?|points?|pts?)?\s*[\])]\s*$/i

/** Sentences end at `.`, `?` or `!` before a space and a letter or digit that starts another. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[^\s\d][.?!]|\d[.?!])\s+(?=[\p{L}\d(])/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')
}

/** Equations that belong together, though each stands on its line. */
const SYSTEM = /\b(?:simultaneous(?:ly)?|(?:system|pair) of(?: linear)? equations)\b/i

/** What an introduction may tell to do with each part below it. */
const CARRIED =
  /^(?:simplify|solve|expand|expand and simplify|multiply out|factori[sz]e|factor|factori[sz]e fully|factor completely)$/

/** An introduction such as `Work out:` or `Solve these equations.` which says what to do with the parts below it. */
function readIntroduction(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[\s:.,?!]+$/, '')
    .replace(
      /\s+(?:the following|each of the following|these|each of these)(?: \w+)?$|\s+each (?:one|fraction|equation)$/,
      '',
    )
    .trim()
  if (CARRIED.test(plain)) return plain
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
  return text
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
    /^(.+?)[,.]?\s+((?:and )?(?:giv(?:e|ing)|leav(?:e|ing)|writ(?:e|ing)) (?:your|the) answer .+)$/i.exec(
      asked,
    )
  const parts =
    sentences.length > 1 ? sentences : tail ? [tail[1] ?? '', (tail[2] ?? '').replace(/ing\b/, 'e')] : []
  if (parts.length < 2) {
    const formed = /^(.+?),?\s+(?:as|in)\s+(.+)$/i.exec(asked)
    const instruction = formed && readForm(formed[2] ?? '')
    const question = instruction && readQuestion(formed[1] ?? '', instruction)
    return question ? [label === undefined ? question : { ...question, label }] : undefined
  }
  return readSentences(parts, label, introduction)
}

function readSentences(
  sentences: string[],
  label: string | undefined,
  introduction: string,
): Question[] | undefined {
  const found: Question[] = []
  let pending: { text: string; instruction: Instruction } | undefined
  const finish = () => {
    if (!pending) return true
    const prefix = introduction ? `${introduction} ` : ''
    const question =
      readQuestion(pending.text, pending.instruction) ??
      readQuestion(prefix + pending.text, pending.instruction)
    if (question) found.push(label === undefined ? question : { ...question, label })
    pending = undefined
    return question !== undefined
  }
  for (const sentence of sentences) {
    const instruction = readInstruction(sentence.replace(MARKS, ''))
    if (instruction && pending) pending.instruction = { ...pending.instruction, ...instruction }
    else if (!instruction) {
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
export function readQuestions(text: string): Question[] | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  if (SYSTEM.test(text) && text.length <= LONGEST_QUESTION) {
    const lines = withoutLatex(text)
      .trim()
      .split(/\s*[\n;]\s*/)
    const whole = lines.length > 1 ? readQuestion(lines.join(', ').replace(/([:.,]),/g, '$1')) : undefined
    if (whole) return [whole]
  }
  return readPieces(splitLines(withoutLatex(text))) ?? readOverLines(text)
}

/** One question whose sentences stand on lines of their own: `Here are some numbers:`, the numbers, what to find. */
function readOverLines(text: string): Question[] | undefined {
  if (text.length > LONGEST_QUESTION || !/[\n;]/.test(text.trim())) return undefined
  const { label, text: whole } = takeLabel(text.trim().replace(/\s*\n\s*/g, ' '))
  const question = /\p{L}{3}/u.test(whole) ? readQuestion(whole.replace(MARKS, '')) : undefined
  return question && [label === undefined ? question : { ...question, label }]
}

function readPieces(pieces: Piece[]): Question[] | undefined {
  if (pieces.length === 0 || pieces.length > MOST_QUESTIONS) return undefined
  const questions: Question[] = []
  let introduction = ''
  for (const piece of pieces) {
    const read = readPiece(piece, introduction)
    if (read) {
      questions.push(...read)
      continue
    }
    const instruction =
      questions.length > 0 || introduction ? readInstruction(piece.text.replace(MARKS, '')) : undefined
    if (instruction) {
      const last = questions.pop()
      const changed = last && readQuestion(last.text, instruction)
      if (!changed) return undefined
      questions.push(last.label === undefined ? changed : { ...changed, label: last.label })
      continue
    }
    const introduced = readIntroduction(piece.text)
    if (introduced === undefined) return undefined
    introduction = introduced
  }
  return questions.length > 0 && questions.length <= MOST_QUESTIONS ? questions : undefined
}
