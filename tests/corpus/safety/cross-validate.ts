import { unpack } from '#server/safety/hearing/learned.ts'
import { hearChild } from '#server/safety/local-check.ts'
import {
  AS_TYPED,
  type Danger,
  danger,
  type Harmless,
  harmless,
  isHeard,
  made,
  madeDanger,
} from './corpus.ts'
import { learn } from './learn.ts'

/**
 * So many times a part is held out: runs of lines that follow each other, being by one writer and much alike; whole
 * themes and whole frames of what is homework, never some lines of one.
 */
const FOLDS = 6
/** One in so many of the lines made from frames is measured; they are much alike. */
const MADE_STEP = 5

function inFolds<T extends Danger | Harmless>(messages: readonly T[], kindOf: (message: T) => string) {
  const folds = new Map<T, number>()
  for (const [kind, all] of Map.groupBy(messages, kindOf)) {
    const themes = [...new Set(all.map(message => ('theme' in message ? message.theme : '')))]
    const isByTheme = kind === AS_TYPED || /^(?:homework|made)/.test(kind)
    for (const [at, message] of all.entries()) {
      const theme = 'theme' in message ? themes.indexOf(message.theme) : 0
      folds.set(message, isByTheme ? theme % FOLDS : Math.floor((at * FOLDS) / all.length))
    }
  }
  return folds
}

const calm = [...harmless, ...made]
const foldOf = new Map([
  ...inFolds<Danger | Harmless>(danger, message => ('concern' in message ? message.concern : '')),
  ...inFolds<Danger | Harmless>(calm, message => ('kind' in message ? message.kind : '')),
])
const measured = new Set<Harmless>([...harmless, ...made.filter((_, at) => at % MADE_STEP === 0)])

const count = { urgent: 0, talk: 0, stop: 0, home: 0, harmless: 0 }
const found = { ...count }
/** How often each kind was taken for what. */
const confusion = new Map<string, Map<string, number>>()
function note(kind: string, heardAs: string) {
  const row = confusion.get(kind) ?? new Map<string, number>()
  confusion.set(kind, row.set(heardAs, (row.get(heardAs) ?? 0) + 1))
}

for (let fold = 0; fold < FOLDS; fold++) {
  const isLearnt = (message: Danger | Harmless) => foldOf.get(message) !== fold
  const learnt = unpack(learn([...danger.filter(isLearnt), ...madeDanger], calm.filter(isLearnt)))
  for (const message of danger) {
    if (isLearnt(message)) continue
    const { text, tier, isAtHome, concern } = message
    const finding = hearChild(text, { learnt })
    count[tier]++
    note(concern, isHeard(finding) ? (finding?.concern ?? '') : 'calm')
    if (!isHeard(finding)) continue
    found[tier]++
    if (!isAtHome) continue
    count.home++
    if (finding?.isAtHome) found.home++
  }
  for (const message of measured) {
    if (isLearnt(message)) continue
    const finding = hearChild(message.text, { learnt })
    count.harmless++
    note(message.kind, finding?.concern ?? 'calm')
    if (finding) found.harmless++
  }
}

const share = (what: keyof typeof count) => `${found[what]} of ${count[what]}`
const rows = [...confusion].map(([kind, row]) => {
  const all = [...row.values()].reduce((sum, times) => sum + times, 0)
  const { calm: silent = 0, [kind]: right, ...others } = Object.fromEntries(row)
  const most = Object.entries(others).toSorted(([, one], [, other]) => other - one)
  const words = most.slice(0, 4).map(([concern, times]) => `${concern.replaceAll('_', ' ')} ${times}`)
  return `| ${kind.replaceAll('_', ' ')} | ${all} | ${silent} | ${right ?? ''} | ${words.join(', ')} |`
})
process.stdout.write(
  [
    'Learnt from five sixths and measured on the other, six times:',
    `heard ${share('urgent')} urgent ones and ${share('talk')} worth a talk`,
    `kept from home ${share('home')} of those heard that tell of harm there`,
    `flagged ${share('harmless')} harmless ones`,
    '',
    '| kind | messages | not heard | heard as itself | heard as others, the most frequent |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n'),
)
