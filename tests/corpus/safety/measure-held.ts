import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hearChild } from '#server/safety/local-check.ts'
import type { Place } from '#server/safety/own-words.ts'
import { FOLDER, isAlarm, isHeard, unseenAsTyped } from './corpus.ts'

/** How well the check hears what stands in `held/`, of which nothing is learnt. Counts alone: whoever reads the texts tunes. */
const linesOf = (name: string) => readFileSync(join(FOLDER, 'held', name), 'utf8').split('\n')

/** By group, in the order of the file: `right` of `all`. */
const counts = new Map<string, { right: number; all: number }>()
function count(group: string, isRight: boolean) {
  const known = counts.get(group) ?? { right: 0, all: 0 }
  counts.set(group, { right: known.right + (isRight ? 1 : 0), all: known.all + 1 })
}

function measureCries(name: string) {
  let voice = name
  for (const line of linesOf(name)) {
    if (line.startsWith('#')) voice = line.slice(2)
    const [, tier, home, concern, language, text] =
      /^(\w+)( home)? \| ([\w-]+)( \w+)? \| (.+)$/.exec(line) ?? []
    if (!tier || !text) continue
    const finding = hearChild(text)
    const heard = isHeard(finding)
    count(`${voice}: heard, ${language ? 'other languages' : tier}`, heard)
    if (!heard) continue
    // Harm at home is answered in words of its own, whatever it is; an emergency in those of an emergency.
    const isOwn = home ? finding?.isAtHome : finding?.concern === (tier === 'emergency' ? tier : concern)
    count(`${voice}: of those, in words of its own kind`, isOwn === true)
    if (!home) count(`${voice}: harm by nobody at home, kept from home`, finding?.isAtHome === true)
  }
}

function measureCalm(name: string, place: Place) {
  let voice = name
  for (const line of linesOf(name)) {
    if (line.startsWith('#')) voice = line.slice(2)
    else if (line !== '')
      count(`${voice}: calm and heard, as a ${place}`, isAlarm(hearChild(line, { place })))
  }
}

measureCries('plain-cries.txt')
measureCries('cries.txt')
measureCalm('plain-calm.txt', 'message')
measureCalm('calm-messages.txt', 'message')
measureCalm('calm-stories.txt', 'question')
measureCalm('calm-stories.txt', 'message')
measureCalm('calm-answers.txt', 'answer')
for (const { text } of unseenAsTyped) {
  const finding = hearChild(text)
  count('school questions as typed by other writers: heard', isAlarm(finding))
  count('school questions as typed by other writers: asked about', finding?.isUnsure === true)
}
for (const [group, { right, all }] of counts) process.stdout.write(`${group}: ${right} of ${all}\n`)
