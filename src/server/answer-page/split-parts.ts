import { piecesByLabel, splitAtLabels, takeLabel } from '#maths/notation/labels.ts'
import { isMatching } from './matching.ts'

/** A part of a question, with what the answer page and the child say to it. */
export interface AskedPart {
  label?: string
  /** The part's own words of the question; all of it where there is one part. */
  question: string
  expected: string
  answer: string
}

interface Piece {
  label?: string
  text: string
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** The labelled pieces of a text, each with the lines below it; what stands before the first label is left out. */
function labelled(text: string): Required<Piece>[] {
  const pieces: Required<Piece>[] = []
  for (const line of linesOf(text)) {
    for (const { label, text: words } of splitAtLabels(line) ?? [takeLabel(line)]) {
      const last = pieces.at(-1)
      if (label !== undefined) pieces.push({ label, text: words })
      else if (last) last.text += `\n${words}`
    }
  }
  return new Set(pieces.map(({ label }) => label)).size === pieces.length ? pieces : []
}

/** Unlabelled pieces in their order: lines, or what commas and semicolons part. */
function inOrder(text: string, count: number): string[] | undefined {
  const lines = linesOf(text)
  const pieces = text
    .split(/[\n;]|,\s/)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
  const joined = pieces.flatMap(piece => piece.split(/\s+and\s+/i))
  return [lines, pieces, joined].find(split => split.length === count)
}

/** Each label's piece of a text, by labels or in order; a part that can't be found is empty. */
function piecesFor(labels: string[], text: string): string[] {
  const own = piecesByLabel(text, labels)
  if (own) return labels.map(label => own.get(label) ?? '')
  const found = labelled(text)
  const numbers = labels.map((_, at) => String(at + 1))
  const letters = labels.map((_, at) => String.fromCharCode(97 + at))
  for (const names of [labels, numbers, letters]) {
    if (found.length === 0 || !found.every(({ label }) => names.includes(label))) continue
    return names.map(label => found.find(piece => piece.label === label)?.text ?? '')
  }
  return inOrder(text, labels.length) ?? labels.map(() => '')
}

/** Takes question, answer page and answer apart, part by part, where the answer page has several. */
export function splitParts(question: string, expected: string, answer: string): [AskedPart, ...AskedPart[]] {
  const whole: AskedPart = { question, expected, answer }
  if (isMatching(question, expected)) return [whole]
  const ofQuestion = labelled(question)
  const ofPage = labelled(expected)
  const labels = (ofPage.length > 1 ? ofPage : ofQuestion).map(({ label }) => label)
  if (labels.length < 2) return [whole]
  const pages = piecesFor(labels, expected)
  if (pages.some(page => page === '')) return [whole]
  const answers = piecesFor(labels, answer)
  const isFound = answers.some(each => each !== '')
  const parts = labels.map(
    (label, at): AskedPart => ({
      label,
      question: ofQuestion.find(piece => piece.label === label)?.text ?? question,
      expected: pages[at] ?? '',
      answer: isFound ? (answers[at] ?? '') : '',
    }),
  )
  const [first, ...others] = parts
  return first ? [first, ...others] : [whole]
}
