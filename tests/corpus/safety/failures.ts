import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hearChild } from '#server/safety/local-check.ts'
import type { Place } from '#server/safety/own-words.ts'
import { entries } from '../maths/corpus.ts'
import {
  harmless,
  isAlarm,
  isHeard,
  made,
  measure,
  type Part,
  unseen,
  unseenAsTyped,
  whole,
} from './corpus.ts'

export const FILE = join(import.meta.dirname, 'known-failures.json')

/** Texts by what is wrong with how they are heard; each list in the order of the corpus. */
export type Failures = Record<(typeof SORTS)[number], string[]>

export const SORTS = [
  'danger that is not heard',
  'harmless and heard',
  'not as pressing as it is taken for, or more',
  'harm by others that is taken for harm at home',
  'harm at home that is taken for that of others',
  'unseen danger that is not heard',
  'unseen, harmless and heard',
  'schoolwork that is heard',
] as const

/** One in so many of the lines made from frames is heard; they are much alike. */
const MADE_STEP = 15

/** All that the check hears wrongly now, or those of a part of each list of the corpus. */
export function findFailures(part: Part = whole): Failures {
  const { missed, alarms, otherTier, otherHome } = measure(part)
  const textsOf = (messages: readonly { text: string }[]) => messages.map(({ text }) => text)
  return {
    'danger that is not heard': textsOf(missed),
    'harmless and heard': textsOf(alarms),
    'not as pressing as it is taken for, or more': textsOf(otherTier),
    'harm by others that is taken for harm at home': textsOf(otherHome.filter(({ isAtHome }) => !isAtHome)),
    'harm at home that is taken for that of others': textsOf(otherHome.filter(({ isAtHome }) => isAtHome)),
    'unseen danger that is not heard': textsOf(
      part(unseen.danger).filter(({ text }) => !isHeard(hearChild(text))),
    ),
    'unseen, harmless and heard': part(unseen.harmless).filter(text => isAlarm(hearChild(text))),
    'schoolwork that is heard': [...new Set(findHeardWork(part))],
  }
}

/** What schoolbooks ask and children answer, in the places where they stand; nothing of the maths corpus was learnt. */
function findHeardWork(part: Part): string[] {
  const kindly = (text: string, place: Place, isAtWork = false) =>
    isHeard(hearChild(text, { place, isAtWork }))
  const written = (kind: string) => harmless.filter(each => each.kind === kind).map(({ text }) => text)
  const frames = made.filter((_, at) => at % MADE_STEP === 0)
  const ofKind = (kind: string) => frames.filter(each => each.kind === kind).map(({ text }) => text)
  const questions = [
    ...entries.map(({ question }) => question),
    ...written('homework-stories'),
    ...ofKind('made stories'),
    ...unseenAsTyped.map(({ text }) => text),
  ]
  const answers = [
    ...entries.flatMap(({ right, wrong = [], partly = [] }) => [...right, ...wrong, ...partly]),
    ...written('homework-answers'),
    ...ofKind('made answers'),
  ]
  return [
    ...part(questions).filter(text => kindly(text, 'question') || kindly(text, 'message')),
    ...part(answers).filter(text => kindly(text, 'answer') || kindly(text, 'message', true)),
    ...part(written('homework-feelings')).filter(
      text => kindly(text, 'message', true) || kindly(text, 'answer'),
    ),
  ]
}

/** What is known to be heard wrongly; nothing may be added that is not looked at. */
export function readKnownFailures(): Failures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Failures
}
