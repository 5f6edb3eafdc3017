import { unpack } from '#server/safety/hearing/learned.ts'
import { hearChild } from '#server/safety/local-check.ts'
import { type Danger, danger, type Harmless, harmless, isHeard } from './corpus.ts'
import { learn } from './learn.ts'

/** Each file is cut into so many runs of lines: lines that follow each other are by one writer and much alike. */
const FOLDS = 6

/** The part of each kind that is held out in a fold. */
function heldOut<T extends Danger | Harmless>(
  messages: readonly T[],
  kindOf: (message: T) => string,
  fold: number,
) {
  const kinds = Map.groupBy(messages, kindOf)
  return new Set(
    [...kinds.values()].flatMap(all =>
      all.slice(Math.floor((all.length * fold) / FOLDS), Math.floor((all.length * (fold + 1)) / FOLDS)),
    ),
  )
}

const count = { urgent: 0, talk: 0, stop: 0, home: 0, harmless: 0 }
const found = { ...count }
for (let fold = 0; fold < FOLDS; fold++) {
  const worrying = heldOut(danger, ({ concern }) => concern, fold)
  const others = heldOut(harmless, ({ kind }) => kind, fold)
  const learnt = unpack(
    learn(
      danger.filter(message => !worrying.has(message)),
      harmless.filter(message => !others.has(message)),
    ),
  )
  for (const { text, tier, isAtHome } of worrying) {
    const finding = hearChild(text, [], learnt)
    count[tier]++
    if (!isHeard(finding)) continue
    found[tier]++
    if (!isAtHome) continue
    count.home++
    if (finding?.isAtHome) found.home++
  }
  for (const { text } of others) {
    count.harmless++
    if (hearChild(text, [], learnt)) found.harmless++
  }
}
const share = (what: keyof typeof count) => `${found[what]} of ${count[what]}`
process.stdout.write(
  [
    'Learnt from five sixths of each file and measured on the other, six times:',
    `heard ${share('urgent')} urgent ones and ${share('talk')} worth a talk`,
    `kept from home ${share('home')} of those heard that tell of harm there`,
    `flagged ${share('harmless')} harmless ones\n`,
  ].join('\n'),
)
