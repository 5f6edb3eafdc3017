import * as S from '#maths/language/en/unsolved/sentences.ts'
import { asksIfRight } from '#maths/language/en/unsolved/settling.ts'
import type { Dialogue } from '../state.ts'
import { stillThere } from '../unsolved/needed.ts'
import type { UnsolvedSaid } from '../unsolved/said.ts'
import { askedNow, askOf, type Done, type Unsolved } from '../unsolved/unsolved.ts'
import { dismissedAs, listed, onward, rightOf } from './unsolved.ts'
import { howToCheck } from './unsolved-check.ts'
import { say } from './voice.ts'

/** What is said where it is done: to what settles it, and to what is said of it after that. */
export function toDone(said: UnsolvedSaid, done: Done, dialogue: Dialogue): string {
  const dismissed = said.dismissed ? `${dismissedAs(said.dismissed)} ` : ''
  return `${dismissed}${ofDone(said, done, dialogue)}`
}

function ofDone(said: UnsolvedSaid, done: Done, dialogue: Dialogue): string {
  const yes = rightOf(said)
  const isAsked = asksIfRight(dialogue.last)
  const isNew = !dialogue.told.some(each => each.includes(`**${done.said}**`))
  if (said.dismissed && !isAsked && !isNew) return say(dialogue, 'still done', S.stillDone(done.said))
  const isHow = /\bhow (?:do|can|could|would|should) (?:i|we|you|u)\b.*\b(?:check|know|sure)\b/i.test(
    dialogue.last,
  )
  if (isHow && dialogue.unsolved)
    return [
      done.isOfSums ? '' : say(dialogue, 'come to', S.comeTo(done.said)),
      howToCheck(dialogue.unsolved, dialogue),
    ]
      .filter(Boolean)
      .join(' ')
  if (isNew || isAsked || yes === '') return settled(done, dialogue)
  return `${yes} ${say(dialogue, 'next question', S.nextQuestion)}`
}

const UNIT = /(?:(?<=\d ?)(?:mm|cm|km|m|ml|kg|g|l|p)\b|[£$€])/i
const SQUARED = /\barea|\bcover|\bsurface|\bcarpet|\btiles?\b/i

/** Which unit its number is in: of lengths squares for an area and cubes for a volume. */
export function unitOf(unsolved: Unsolved, dialogue: Dialogue): string {
  const units = [...new Set(unsolved.told.flatMap(({ number }) => UNIT.exec(number)?.[0] ?? []))]
  const [unit, ...others] = units
  const asked = askedNow(unsolved)?.text ?? ''
  if (!unit || others.length > 0) return S.unitUnknown(askOf(unsolved))
  const said = SQUARED.test(asked) ? S.UNITS.area : /\bvolume/i.test(asked) ? S.UNITS.volume : S.UNITS.plain
  const go = unsolved.done ? say(dialogue, 'still done', S.nextQuestion) : onward(unsolved, dialogue)
  return `${said(unit)} ${go}`
}

/** The first of what is asked is settled, and the next of it is open now. */
export function toNextPart({ said, isSure, isOfSums }: Done, unsolved: Unsolved, dialogue: Dialogue): string {
  const yes = isSure
    ? say(dialogue, 'come to', S.comeTo(said))
    : isOfSums
      ? S.firstStands(said)
      : S.firstToo(said)
  return `${yes} ${S.otherPart(askOf(unsolved))} ${S.WHICH_SUM}`
}

/** Says plainly that it is right, as far as that is known. */
export function settled({ said, isSure, isOfSums, isOnWord }: Done, dialogue: Dialogue): string {
  if (isOnWord) {
    const left = dialogue.unsolved ? stillThere(dialogue.unsolved) : []
    const without = left.length > 0 && left.length < 3 ? ` ${S.isWithout(listed(left))}` : ''
    return `${S.onYourWord(said)}${without} ${say(dialogue, 'next question', S.onward)}`
  }
  if (isSure)
    return `${say(dialogue, 'come to', S.comeTo(said))} ${say(dialogue, 'next question', S.nextQuestion)}`
  return isOfSums ? say(dialogue, 'sums stand', S.sumsStand(said)) : S.comeToo(said)
}
