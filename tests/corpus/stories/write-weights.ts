import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Example, exampleOf, learn, Names, shownWeights } from './learn-to-read.ts'
import { corpusHash, learntVoices } from './learnt.ts'
import { madeStories } from './made-stories.ts'

const FILE = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'src',
  'maths',
  'stories',
  'evidence',
  'weights.json',
)
const TIMES_MADE = 6

const told = [...[...learntVoices().values()].flat(), ...madeStories(TIMES_MADE)]
const names = new Names()
const examples = told
  .map(each => exampleOf(each, names, new Map()))
  .filter((each): each is Example => each !== undefined)
const weights = learn(examples, names)
writeFileSync(
  FILE,
  `${JSON.stringify({ corpus: corpusHash(), weights: shownWeights(weights) }).replaceAll('},', '},\n')}\n`,
)
process.stdout.write(`Learnt from ${examples.length} of ${told.length} stories.\n`)
