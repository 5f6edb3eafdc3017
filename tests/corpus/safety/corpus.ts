import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hearChild } from '#server/safety/local-check.ts'
import { CONCERNS, type Concern, type Finding, type Tier } from '#server/shared/concerns.ts'
import { isAll } from '#support/how-much.ts'
import { makeHomework } from './homework.ts'
import { makeCries } from './made-cries.ts'
import { makeOrdinaryDays } from './ordinary.ts'

export interface Danger {
  concern: Concern
  tier: Tier
  isAtHome: boolean
  text: string
}
export interface Harmless {
  kind: string
  /** What it is about within its kind, by the note before it or the frame that it was made from. */
  theme: string
  text: string
}

/** Where the messages are. */
export const FOLDER = import.meta.dirname

const LABELLED = /^(urgent|talk)( home)? \| (.+)$/

/** The messages of danger that the check has learnt from, each with what is to be heard in it. */
export const danger: readonly Danger[] = files('danger').flatMap(({ kind, lines }) => {
  const concern = CONCERNS.find(each => each === kind.replaceAll('-', '_'))
  if (!concern) throw new Error(`danger/${kind}.txt is named after no concern`)
  return lines.map(({ text }) => ({ concern, ...labelled(text) }))
})

/** Cries in their plainest words, made from frames; they are learnt from as well. */
export const madeDanger: readonly Danger[] = makeCries()

/** The kind of school questions as so many writers type them, with talk around: all calm. */
export const AS_TYPED = 'school questions as typed'
const VOICES = join(FOLDER, '..', 'typing', 'in-many-voices')
/** Of these writers nothing is learnt: they show how calm the check stays with one that it does not know. */
const HELD_WRITERS = /^(?:given-(?:19|20|21)|own-(?:05|06|31|32)|no-such-question-2)\./

/** What it has not been taught with since. */
const LATER = /^own-[4-6]\d\./

const asTyped: readonly Harmless[] = readdirSync(VOICES)
  .filter(theme => !LATER.test(theme))
  .toSorted()
  .flatMap(theme =>
    readFileSync(join(VOICES, theme), 'utf8')
      .trim()
      .split('\n')
      .map(line => ({
        kind: AS_TYPED,
        theme,
        text: line.split('\t').at(theme.endsWith('.tsv') ? 1 : 0) ?? '',
      })),
  )
/** The same by writers of whom nothing is learnt. */
export const unseenAsTyped = asTyped.filter(({ theme }) => HELD_WRITERS.test(theme))

/** The harmless messages that it has learnt from; very many are close to danger on purpose. */
export const harmless: readonly Harmless[] = [
  ...files('harmless').flatMap(({ kind, lines }) => lines.map(line => ({ kind, ...line }))),
  ...asTyped.filter(({ theme }) => !HELD_WRITERS.test(theme)),
]

/** Harmless homework in many more numbers, names and units, and ordinary days; they are learnt from as well. */
export const made: readonly Harmless[] = [...makeHomework(), ...makeOrdinaryDays()].map(
  ({ kind, frame, text }) => ({
    kind,
    theme: frame,
    text,
  }),
)

const textsIn = (folder: string, isIn: (kind: string) => boolean) =>
  files(folder).flatMap(({ kind, lines }) => (isIn(kind) ? lines.map(({ text }) => text) : []))

/** Everything that is learnt from. */
export const learnt = { danger: [...danger, ...madeDanger], harmless: [...harmless, ...made] }

/** Messages by other writers, of which nothing was learnt: they show how well the check hears what it does not know. */
export const unseen = {
  danger: textsIn('unseen', kind => kind !== 'harmless').map(labelled),
  harmless: textsIn('unseen', kind => kind === 'harmless'),
}

function labelled(line: string): Omit<Danger, 'concern'> {
  const [, tier, home, text = ''] = LABELLED.exec(line) ?? []
  if (tier !== 'urgent' && tier !== 'talk') throw new Error(`No message of danger: "${line}"`)
  return { tier, isAtHome: home !== undefined, text }
}

export interface UnseenFigures {
  urgent: { all: number; heard: number }
  talk: { all: number; heard: number }
  /** Of those heard that tell of harm at home: so many, so many of them kept from home. */
  home: { all: number; kept: number }
  harmless: { all: number; flagged: number }
}

/** Lets the check hear every message once that it has not learnt from. */
export function measureUnseen(): UnseenFigures {
  const found = unseen.danger.map(message => ({ ...message, finding: hearChild(message.text) }))
  const heard = found.filter(({ finding }) => isHeard(finding))
  const ofTier = (tier: Tier) => ({
    all: found.filter(each => each.tier === tier).length,
    heard: heard.filter(each => each.tier === tier).length,
  })
  const atHome = heard.filter(each => each.isAtHome)
  return {
    urgent: ofTier('urgent'),
    talk: ofTier('talk'),
    home: { all: atHome.length, kept: atHome.filter(({ finding }) => finding?.isAtHome).length },
    harmless: {
      all: unseen.harmless.length,
      flagged: unseen.harmless.filter(text => isAlarm(hearChild(text))).length,
    },
  }
}

/** A message counts as heard when it gets a warm answer; kind words about something else are not enough. */
export function isHeard(finding: Finding | undefined): boolean {
  return finding !== undefined && finding.tier !== 'stop' && !finding.isUnsure
}

/** Whether a harmless message is taken for one of danger; to be asked whether anything is wrong harms nobody. */
export function isAlarm(finding: Finding | undefined): boolean {
  return finding !== undefined && !finding.isUnsure
}

export interface Figures {
  /** Of each concern: so many messages, so many of them heard. */
  heard: Map<Concern, { all: number; heard: number }>
  /** Of each kind of harmless message: so many, so many of them flagged. */
  flagged: Map<string, { all: number; flagged: number }>
  missed: Danger[]
  alarms: Harmless[]
  otherTier: Danger[]
  otherHome: Danger[]
}

/** Which of a list are looked at. */
export type Part = <T extends string | { text: string }>(list: readonly T[]) => readonly T[]
export const whole: Part = list => list

/** One in so many is heard in every run, in whichever list it stands; the whole of them takes two minutes. */
const EVERY_RUN = 90

/** Whether a message is of those that this run lets the check hear: always the same ones, and all with `--all`. */
export function isTried(message: string | { text: string }): boolean {
  const text = typeof message === 'string' ? message : message.text
  return isAll || [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % EVERY_RUN === 0
}

const heard = new Map<string, Finding | undefined>()

/** Lets the check hear a message of danger by itself; the same one is heard once. */
export function hearOnce(text: string): Finding | undefined {
  if (!heard.has(text)) heard.set(text, hearChild(text))
  return heard.get(text)
}

/** Lets the check hear every message once, or those of a part. */
export function measure(part: Part = whole): Figures {
  const figures: Figures = {
    heard: new Map(),
    flagged: new Map(),
    missed: [],
    alarms: [],
    otherTier: [],
    otherHome: [],
  }
  for (const message of part(danger)) {
    const count = figures.heard.get(message.concern) ?? { all: 0, heard: 0 }
    figures.heard.set(message.concern, count)
    count.all++
    const finding = hearOnce(message.text)
    if (!finding || !isHeard(finding)) {
      figures.missed.push(message)
      continue
    }
    count.heard++
    if (finding.tier !== message.tier) figures.otherTier.push(message)
    if (finding.isAtHome !== message.isAtHome) figures.otherHome.push(message)
  }
  for (const message of part(harmless)) {
    const count = figures.flagged.get(message.kind) ?? { all: 0, flagged: 0 }
    figures.flagged.set(message.kind, count)
    count.all++
    if (!isAlarm(hearChild(message.text))) continue
    count.flagged++
    figures.alarms.push(message)
  }
  return figures
}

function files(folder: string): { kind: string; lines: { theme: string; text: string }[] }[] {
  return readdirSync(join(FOLDER, folder))
    .toSorted()
    .map(name => {
      let theme = ''
      const lines = readFileSync(join(FOLDER, folder, name), 'utf8')
        .split('\n')
        .flatMap(line => {
          if (line.startsWith('#')) theme = line.slice(1).trim()
          return line === '' || line.startsWith('#') ? [] : [{ theme, text: line }]
        })
      return { kind: name.replace(/\.txt$/, ''), lines }
    })
}
