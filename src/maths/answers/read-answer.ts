import { LONGEST_TEXT } from '#contract/text.ts'
import { exactValue } from '../arithmetic/evaluate.ts'
import { asLiteral, type Expression } from '../arithmetic/expression.ts'
import { withWordsAsNumbers } from '../arithmetic/number-words.ts'
import { asOneNumber } from '../arithmetic/other-words.ts'
import { tokenise } from '../arithmetic/tokens.ts'
import { withoutLatex } from '../notation/latex.ts'
import { withoutRoundingNote } from '../values/rounding-note.ts'
import { correctSpelling } from '../values/spelling.ts'
import { readRuns } from './runs.ts'
import { type ReadAnswer, type ReadingContext, type Statement, statedSolution } from './statement.ts'

const LONGEST_LINE = 2_000
const MOST_LINES = 400

const IMPOSSIBLE =
  /\b(?:undefined|impossible|infinity|infinite|can(?:no|['’]?)t|can not|not possible|no (?:answer|solution)|not (?:defined|allowed)|does(?:n['’]?t| not) (?:exist|work)|error)\b/i
const STEP =
  /^(?:(?:step|line|part|stage)\s*\d{1,2}\s*[:.)-]?|\d{1,2}\s*[.)](?=\s)|[•▪◦>]|[*-]\s+(?=[\p{L}=]))\s*/iu
const SEPARATORS =
  /\s+(?:so|then|therefore|thus|hence)\b[\s,:]*|=>|->|⇒|→|∴|[,;]\s|(?<=[^\s\d][.!?]|\d[.!?])\s+(?=\S)|\s+(?=(?:no wait|oops|actually|sorry|scratch that|i meant?)\b)/i
const REASON = /\b(?:because|since|cause|cos|as i|bc)\b/i
const CHECK = /\b(?:check|checks|checked|checking|proof|prove|inverse)\b/i
const MARKED =
  /\b(?:answer|ans|final|finally|result|solution|actually|wait|oops|sorry|mean|meant|scratch|instead|correction|changed|no)\b/i

/** The question said again in words: the answer is what stands behind it. */
const SPOKEN =
  /^(?:(?:the )?(?:sum|total|product|difference|quotient) (?:of|between)|add|subtract|take(?: away)?|multiply|divide|times)\s[^=]{1,60}?\s(?:and|to|from|by)\s[^=]{1,60}?(?:=|\b(?:is|equals?|makes?|gives)\b)(?=.*(?:\d|\p{L}))/iu

/** A count of something that is no answer beside another number: "7, I used my 10 fingers". */
const ASIDE =
  /\d\s+(?:fingers|toes|minutes?|mins?|seconds?|secs?|hours?|times|steps?|tries|goes|ways|years?|lines?|marks?)\b/i

/** `is seven`, `seven eighths`: what stands in brackets behind it says it again. */
function endsInNumberWord(words: string): boolean {
  if (/\b(?:hundred|thousand|million|billion)$/i.test(words)) return true
  return isNumberInWords(words) || isNumberInWords(words.split(/[ -]/).at(-1) ?? '')
}

/** `fifty-six`: it says a number again, while other words in brackets are a remark. */
function isNumberInWords(text: string): boolean {
  const tokens = tokenise(text)
  const [only, ...others] = tokens ? withWordsAsNumbers(correctSpelling(tokens)) : []
  const isNegative = only?.kind === 'sign' && only.sign === '-'
  return isNegative
    ? others.length === 1 && others[0]?.kind === 'number'
    : others.length === 0 && only?.kind === 'number'
}

/** A line without what is round a number: step labels, words in brackets, bold signs, quotes. */
export function cleanLine(line: string): string {
  return asOneNumber(withoutRoundingNote(withoutLatex(line)))
    .replace(/(\d)(?:\s*(?:,|with|and)\s*|\s+)(\d{1,6})\s+(?:left\s?over|left|remaining)\b/i, '$1 r $2')
    .replace(/\br\.\s*(?=\d)/i, 'r ')
    .replace(/\b(?:double|twice)\s+(?=\d)/gi, '2 × ')
    .replace(/(?<![\d.,/])(\d+) and (\d+) (?=(?:is|makes?|equals?|=)\s*[-−]?\d)/gi, '$1 + $2 ')
    .replace(/[`"“”]/g, '')
    .replace(/^\s*\*\*(.{1,200})\*\*\s*$/, '$1')
    .replace(/\(([^()]*=[^()]*)\)/g, ' ; $1 ; ')
    .replace(/\(([^()]*\p{L}{2,}[^()]*)\)/gu, (_, words) => (isNumberInWords(words) ? ` or ${words}` : ' '))
    .replace(/(\p{L}{1,20} ?-?\p{L}{1,20})\s{0,9}\(([^()\p{L}]*\d[^()\p{L}]*)\)/gu, (all, words, number) =>
      endsInNumberWord(words) ? `${words} or ${number}` : all,
    )
    .trim()
    .replace(STEP, '')
}

/** A reason behind the answer (`7 because 3 and 4 ...`) is no answer. */
function withoutReason(line: string): string {
  const found = REASON.exec(line)
  return found && /\d|half|third|quarter/.test(line.slice(0, found.index)) ? line.slice(0, found.index) : line
}

function readLine(line: string, context: ReadingContext): Statement[] {
  // No working is that long, and cleaning takes more than its length.
  if (line.length > LONGEST_LINE * 4) return []
  const cleaned = withoutReason(cleanLine(line)).replace(SPOKEN, '')
  if (cleaned === '' || cleaned.length > LONGEST_LINE) return []
  const isNumberList = /^[-\d./,;\s]+$/.test(cleaned)
  let isMarked = false
  let isCheck = false
  return cleaned.split(SEPARATORS).flatMap((piece, index, pieces) => {
    isMarked ||= MARKED.test(piece)
    isCheck ||= CHECK.test(piece)
    const runs = readRuns(piece, context)
    const isList =
      isNumberList &&
      index > 0 &&
      runs.length === 1 &&
      isBareNumber(piece) &&
      isBareNumber(pieces[index - 1] ?? '')
    const isHere = isMarked
    if (runs.length > 0) isMarked = false
    return runs.map((run): Statement => {
      const isUndecided = run.isAlternative || isList
      return {
        ...run,
        isMarked: isHere,
        isCheck: isCheck || ASIDE.test(piece),
        isUndecided,
        text: piece.trim(),
      }
    })
  })
}

function isBareNumber(piece: string): boolean {
  return /^\s*-?[\d./]+\s*$/.test(piece)
}

function valueOfLast(statement: Statement | undefined): ReturnType<typeof exactValue> {
  const side: Expression | undefined = statement?.sides.at(-1)
  return side && exactValue(side)
}

/** "7 or 8" stays undecided; "7/8 or 0.875" names one number twice. */
function settle(statements: Statement[]): Statement[] {
  return statements.map((statement, at) => {
    if (!statement.isUndecided) return statement
    const [value, before] = [valueOfLast(statement), valueOfLast(statements[at - 1])]
    return value && before && value.equals(before) ? { ...statement, isUndecided: false } : statement
  })
}

function chooseFinal(statements: Statement[], unknown: string | undefined): Statement | undefined {
  const stated = statements.filter(statement => !statement.isCheck)
  const told = stated.length > 0 ? stated : statements
  // In "x = 4, 2 × 4 + 3 = 11" the second line only tries the first one out.
  const solved = told.findLastIndex(each => unknown !== undefined && statedSolution(each, unknown, true))
  const isCorrected = told.findLastIndex(({ isMarked }) => isMarked) > solved
  const candidates = solved >= 0 && !isCorrected ? told.slice(0, solved + 1) : told
  return candidates.findLast(statement => statement.isMarked) ?? candidates.at(-1)
}

/**
 * Reads an answer line by line. What it can't read is left out; an answer of which nothing could be read has no
 * statements.
 */
export function readAnswer(text: string, context: ReadingContext = {}): ReadAnswer {
  if (text.length > LONGEST_TEXT) return { statements: [], final: undefined, saysImpossible: false }
  const lines = text.split('\n').slice(-MOST_LINES)
  const statements = settle(lines.flatMap(line => readLine(line, context)))
  return {
    statements,
    final: chooseFinal(statements, context.unknown),
    saysImpossible: IMPOSSIBLE.test(text.slice(0, 2_000)),
  }
}

/** Whether a text is nothing but one number; such an answer can be matched to a question by its place. */
export function isSingleNumber(text: string): boolean {
  const { statements } = readAnswer(text)
  const [only] = statements
  return (
    statements.length === 1 &&
    only?.sides.length === 1 &&
    asLiteral(only.sides[0] as Expression) !== undefined
  )
}
