import { netOf } from '#tutor/classes/network.ts'
import { featuresOf } from '#tutor/wants/features.ts'
import { WANTS } from '#tutor/wants/wants.ts'
import { type Example, writers } from './corpus.ts'
import { examplesOfTurns } from './from-turns.ts'
import { learnWants } from './learn.ts'

/** Each writer by a net that has learnt from the others alone; from the surest message to the least sure. */
const told: { want: string; told: string; chance: number }[] = []
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`
const right = (all: typeof told) => percent(all.filter(each => each.want === each.told).length, all.length)

for (const [writer, examples] of writers) {
  const others = [...writers].filter(([name]) => name !== writer).flatMap(([, theirs]) => theirs)
  const net = netOf(learnWants([...others, ...examplesOfTurns()]))
  const own = examples.map(example => ({ want: example.want, ...likeliest(net, example) }))
  told.push(...own)
  process.stdout.write(`${writer}: ${right(own)} of ${own.length}\n`)
}

function likeliest(net: ReturnType<typeof netOf>, { text, isOpen }: Example) {
  const chances = net(featuresOf(text, isOpen))
  const chance = Math.max(...chances)
  return { told: WANTS[chances.indexOf(chance)] ?? '', chance }
}

process.stdout.write(`all: ${right(told)} of ${told.length}\n`)
for (const least of [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
  const sure = told.filter(({ chance }) => chance >= least)
  process.stdout.write(
    `from a chance of ${least}: ${percent(sure.length, told.length)} of them, ${right(sure)} right\n`,
  )
}
const least = WANTS.map(want => ({ want, share: right(told.filter(each => each.want === want)) }))
process.stdout.write(`${least.map(({ want, share }) => `${want} ${share}`).join(', ')}\n`)
