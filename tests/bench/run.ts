import { desktop } from './desktop.ts'
import { evaluation } from './evaluation.ts'
import { type Bench, describe } from './figure.ts'
import { gaps } from './gaps.ts'
import { gatedBenches, readKept, shutBy } from './gate.ts'
import { growth } from './growth.ts'
import { homeAi } from './home-ai.ts'
import { hostileUse } from './hostile.ts'
import { landing } from './landing.ts'
import { list } from './list.ts'
import { chat, chatMemory } from './live-chat.ts'
import { marking } from './marking.ts'
import { memory } from './memory.ts'
import { others } from './others.ts'
import { page } from './page.ts'
import { pictures } from './pictures.ts'
import { practice } from './practice.ts'
import { questions } from './questions.ts'
import { safety } from './safety.ts'
import { start } from './start.ts'
import { tree } from './tree.ts'
import { tutor } from './tutor.ts'
import { voice } from './voice-call.ts'
import { wizard } from './wizard.ts'

const benches: Bench[] = [
  start,
  desktop,
  list,
  marking,
  evaluation,
  chat,
  chatMemory,
  landing,
  page,
  gaps,
  pictures,
  practice,
  questions,
  safety,
  tree,
  tutor,
  voice,
  wizard,
  others,
  hostileUse,
  growth,
  homeAi,
  memory,
]

const GATE = '--gate'
const words = process.argv.slice(2)
const kept = words.includes(GATE) ? readKept() : undefined
const named = words.filter(word => word !== GATE)
const chosen = named.length === 0 && kept ? gatedBenches(kept) : named
const shut: string[] = []
for (const bench of benches) {
  if (chosen.length > 0 && !chosen.includes(bench.name)) continue
  console.log(`\n${bench.name}`)
  const figures = await bench.run()
  for (const figure of figures) console.log(`  ${describe(figure)}`)
  if (kept) shut.push(...shutBy(bench.name, figures, kept))
}
if (kept)
  console.log(shut.length === 0 ? '\nThe gate is open' : `\nThe gate is shut:\n  ${shut.join('\n  ')}`)
process.exitCode = shut.length === 0 ? 0 : 1
