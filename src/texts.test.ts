import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** What no screen shows: what children and schoolbooks write, what an AI is told, and what stands in a terminal. */
const NOT_ON_SCREENS = [
  /\.test\.tsx?$/,
  /^src\/maths\/(answers|language|lessons\/asked|questions|typed|values|wording|talk|notation)\//,
  /^src\/maths\/kinds\/.*\/(places|read|read-answer|solve|units|words)\.ts$/,
  /^src\/server\/safety\/(hearing|corpus)\//,
  /^src\/server\/ai\/(masks|prompts)\//,
  /^src\/tutor\/intents\//,
  /^src\/server\/answer-page\//,
  /^src\/server\/db\/(database|inspect|judge|make-sure|migrate|owner)\.ts$/,
  /^src\/server\/db\/migrations\//,
  /^src\/server\/(read-arguments|serve|http\/listen)\.ts$/,
]

/** Texts that the specification has so. */
const SPECIFIED = [
  "Take Charge of Your Child's Learning",
  "Passwords don't match",
  "You've mastered this concept",
  "We're here to learn together",
  // Chats of long ago begin with it, and are known by it.
  "Hello! I'm ",
  'Personalized Learning Experiences',
  'to help you practice.',
]

/** A line without what is said to other engineers, and without the specified texts; nothing of a pattern. */
function bare(line: string): string {
  if (line.includes('(?:') || line.includes('\\b')) return ''
  const withoutComment = line.replace(/(^|[\s{])(\/\/ |\/\*\*? |\* ).*$/, '')
  return SPECIFIED.reduce((rest, text) => rest.replace(text, ''), withoutComment)
}

const lines = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .map(file => file.split(sep).join('/'))
  .filter(file => !NOT_ON_SCREENS.some(pattern => pattern.test(file)))
  .flatMap(file =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ where: `${file}:${index + 1}`, line: bare(line) })),
  )

const linesWith = (pattern: RegExp) =>
  lines.filter(({ line }) => pattern.test(line)).map(({ where, line }) => `${where} ${line.trim()}`)

test('apostrophes are curly', () => {
  expect(linesWith(/[a-z]'(?:s|t|re|ve|ll|d|m)\b/i)).toEqual([])
})

test('spelling is British', () => {
  const american =
    'colors?|favorites?|math|practic(?:ed|ing)|cent(?:er)s?|gray|behaviors?|neighbors?|traveled|labeled|' +
    'canceled|(?:apolog|custom|emphas|memor|organ|personal|real|recogn|summar)iz(?:e|es|ed|ing)|analyz(?:e|es|ed|ing)'
  // A word of a sentence: between other words, not a name or a style of the code's own.
  const words = new RegExp(`[a-z’] (?<!const |let |type )(?:${american})(?=[.,;:?!’]? [a-z]|[.?!])`)
  expect(linesWith(words)).toEqual([])
})

test('no word stands twice', () => {
  // But: nought point three three three.
  expect(linesWith(/(?<=[a-z,] )\b(?!three\b)([a-z]{2,}) \1\b(?= [a-z]|[.,?!])/i)).toEqual([])
})
