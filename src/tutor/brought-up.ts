import { deniedIn, isNotIn, namedIn, numberAsked } from '#maths/language/en/objections.ts'
import type { ConversationSoFar } from './conversation.ts'
import { textOnTable } from './replies/reason-for.ts'
import { isSafe, openWork, quoted } from './replies/voice.ts'
import type { Dialogue } from './state.ts'

/** What a child objects to that only the tutor has said, and how the tutor owns up to it. */
export interface BroughtUp {
  /** In one spelling, as `coin`. */
  thing: string
  /** A task that was not as it was wished for. */
  isTask?: true
  owns: string
}

/** `nobody said zero`, `i dont have coins`, `whats the 2`: a thing that came into the talk by the tutor alone; undefined for all else. */
export function broughtUp({ messages }: ConversationSoFar, dialogue: Dialogue): BroughtUp | undefined {
  const text = messages.at(-1)?.text ?? ''
  const before = messages.slice(0, -1)
  const recent = before.filter(({ role }) => role === 'tutor').slice(-2)
  const table = namedIn(textOnTable(dialogue) ?? '')
  const isForeign = (thing: string) =>
    recent.some(each => namedIn(each.text).includes(thing)) &&
    !table.includes(thing) &&
    before.find(each => namedIn(each.text).includes(thing))?.role === 'tutor'
  // Of what is open a child may well tell what its own working does not have.
  const isOwn = openWork(dialogue) !== undefined && /\b(?:have|had)\b/i.test(text)
  const thing = isOwn ? undefined : deniedIn(text).flatMap(namedIn).find(isForeign)
  if (thing !== undefined)
    return {
      thing,
      owns: `You are right, ${quoted(asWritten(thing, text))} came only from me. Sorry about that!`,
    }
  // `thats not easier`, of a task that the child had wished for so.
  const wish = wordsOf(before.findLast(({ role }) => role === 'child')?.text ?? '')
  const isTask = recent.at(-1)?.text.includes('Try this one:') === true
  const missed = isTask
    ? isNotIn(text)
        .flatMap(wordsOf)
        .find(each => wish.includes(each))
    : undefined
  if (missed !== undefined)
    return { thing: missed, isTask: true, owns: 'I’m sorry that it was not what you had wished for.' }
  const number = numberAsked(text)
  // What the tutor quotes it has taken for the child's own.
  const isTaken = number !== undefined && recent.at(-1)?.text.includes(`\`${number}\``)
  return isTaken && !table.includes(number) && isSafe(number, dialogue)
    ? {
        thing: number,
        owns: `I thought that I had read ${quoted(number)} in your message, and I may have read it wrong. Sorry!`,
      }
    : undefined
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** A thing as it stands in a message. */
const asWritten = (thing: string, text: string): string =>
  text.match(/-?[\p{L}\d]+(?:[./]\d+)?/gu)?.find(each => namedIn(each).includes(thing)) ?? thing
