import { readFileSync, writeFileSync } from 'node:fs'
import { CALCULATIONS } from '../../../src/maths/stories/net/calculations.ts'
import { shown } from '../../../src/maths/stories/net/read-by-net.ts'
import { isSmall } from '../../../src/maths/stories/net/seen-words.ts'
import { numberOf, storyFiles } from './learnt.ts'
import { madeStories } from './made-stories.ts'

/** So many stories of each pattern; the net sees some of them at a time. */
const TIMES_MADE = 12

/**
 * Writes the stories that the nets learn from, a line for each, as a net sees them: `learn_net.py` reads them, so that words
 * and numbers are told apart in one place alone.
 */
const own = [...storyFiles()].flatMap(([voice, file]) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const { q, calc, answer } = JSON.parse(line) as {
        q: string
        calc: string | null
        answer: number | string | null
      }
      return { voice, q, calc, answer: numberOf(answer) }
    }),
)
const made = madeStories(TIMES_MADE).map(each => ({ voice: 'made', ...each }))
const lines = [...own, ...made].flatMap(told => {
  const story = shown(told.q)
  if (!story) return []
  const numbers = story.numbers.map(({ at, value, isConstant }) => ({ at, value, isConstant }))
  const words = story.words.map(each => ({ ...each, isSmall: isSmall(each.word) }))
  return [JSON.stringify({ ...told, ...story, words, numbers })]
})
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Say which file the stories are to be written to.')
writeFileSync(file, `${JSON.stringify(CALCULATIONS)}\n${lines.join('\n')}\n`)
process.stdout.write(`${lines.length} of ${own.length + made.length} stories are shown to the nets.\n`)
