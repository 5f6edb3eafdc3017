import { isSingleNumber } from '../answers/read-answer.ts'
import type { Question } from '../domain/question.ts'
import { kindOf } from '../kinds/doors.ts'
import { piecesByLabel, splitAtLabels, takeLabel } from '../notation/labels.ts'
import { areSwapped, splitByNames } from './split-by-names.ts'

interface Block {
  label?: string
  lines: string[]
}

function blocksByLabel(lines: string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    for (const { label, text } of splitAtLabels(line) ?? [takeLabel(line)]) {
      if (label !== undefined || blocks.length === 0) blocks.push({ label, lines: [text] })
      else blocks.at(-1)?.lines.push(text)
    }
  }
  return blocks
}

/** The labels of the questions, or their numbers where they have none. */
function labelsOf(questions: Question[]): string[] {
  return questions.map(({ label }, at) => label ?? String(at + 1))
}

function byLabels(questions: Question[], lines: string[]): string[] | undefined {
  const text = lines.join('\n')
  const found = piecesByLabel(text, labelsOf(questions))
  if (found) return labelsOf(questions).map(label => found.get(label) ?? '')
  const blocks = blocksByLabel(lines)
  const given = blocks.flatMap(({ label }) => (label === undefined ? [] : [label]))
  const labels = labelsOf(questions)
  const letters = labels.map((_, at) => String.fromCharCode(97 + at))
  for (const wanted of [labels, letters, labels.map((_, at) => String(at + 1))]) {
    const isMatch =
      given.length > 0 && given.every(label => wanted.includes(label)) && new Set(given).size === given.length
    if (!isMatch || new Set(wanted).size !== wanted.length || blocks[0]?.label === undefined) continue
    return wanted.map(label => blocks.find(block => block.label === label)?.lines.join('\n') ?? '')
  }
  return undefined
}

/** Lines that begin with their question said again: `3 + 4 = 7`. */
function byRepetition(questions: Question[], lines: string[]): string[] | undefined {
  const answers = questions.map((): string[] => [])
  let current = -1
  for (const line of lines) {
    const at = questions.findIndex(each => kindOf(each).isRepeatedIn?.(line, each))
    if (at >= 0) current = at
    if (current < 0) return undefined
    answers[current]?.push(line)
  }
  return answers.filter(answer => answer.length > 0).length > 1
    ? answers.map(answer => answer.join('\n'))
    : undefined
}

/**
 * Finds each question's own part of an answer: by labels, by the question said again, or one part for each in order.
 * Where that can't be told every part is empty.
 */
export function splitAnswers(questions: Question[], answer: string): string[] {
  if (questions.length === 1) return [answer]
  const lines = answer
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const labelled = byLabels(questions, lines)
  if (labelled) return labelled
  const repeated = byRepetition(questions, lines)
  if (repeated?.every(part => part !== '')) return repeated
  const paragraphs = answer.split(/\n\s*\n/).filter(paragraph => paragraph.trim() !== '')
  const parts = answer
    .split(/[\n;]|,\s/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const words = answer.trim().split(/\s+/)
  const clauses = answer
    .split(/[\n;]|,\s|\band\b/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const byNames = splitByNames(questions, clauses)
  if (byNames) return byNames
  const isNamed = questions.every(({ name }) => name !== undefined)
  for (const split of [
    lines,
    parts,
    paragraphs,
    ...(isNamed || clauses.every(isSingleNumber) ? [clauses] : []),
  ]) {
    if (split.length !== questions.length) continue
    return isNamed && areSwapped(questions, split) ? questions.map(() => '') : split
  }
  if (words.length === questions.length && words.every(isSingleNumber)) return words
  return repeated ?? questions.map(() => '')
}
