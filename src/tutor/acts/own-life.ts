import type { OwnLife } from '../intents/own-life.ts'
import { invitation, nameOf, openWork, say } from '../replies/voice.ts'
import { onWish, RANK } from './act.ts'

const WORDS: Readonly<Record<OwnLife, readonly [string, ...string[]]>> = {
  'letters move': [
    'Thank you for telling me. That happens to many people, and it says nothing about how well you think. A card under the line that you read keeps it still, and each step on a new line helps too.',
    'When they start to move, read it out loud with a finger under each one, and write big. There is no hurry here.',
  ],
  'laughed at': [
    'That is not kind of them, and it hurts. Everybody who learns gets things wrong and asks; you do it bravely. Tell a grown-up whom you like about it.',
    'I’m sorry that they do that. Nobody laughs here, and no question is too small. A teacher should know of it, too.',
  ],
  compared: [
    'That can feel hard. Everybody learns at their own speed, and what you work out here is all yours.',
  ],
  'will be well': [
    'I can’t know that, and I see that you worry. A grown-up, or a vet or a doctor, can tell you more: ask them, and say how you feel.',
  ],
  'little one': [
    'Everybody starts that small! One day you can show it to them.',
    'Then you are the one who knows: little ones learn a lot from you.',
  ],
  age: ['I see, thank you for telling me!', 'Good to know!'],
  'can do it': ['You can! And you are showing it.', 'Yes, you can: good for you!'],
  testing: ['Ha, a test! You knew it all along.', 'You got me! Good that you know it yourself.'],
  'joke told': ['Ha ha, that is a good one!', 'Ha, I didn’t know that one!'],
  'joke and bye': [
    'Ha ha, that is a good one! Goodbye, and see you soon.',
    'Ha, I’ll remember that one. See you soon!',
  ],
}

/** What hurts is not hurried away from. */
export const HURTS = new Set<OwnLife>(['laughed at', 'compared', 'will be well'])

/** What a child tells of itself is met in its own terms, and then the work waits. */
export const OWN_LIFE = onWish('own life', RANK.person, (talk, { what }) => {
  const isToCome = what === 'age' && /\b(?:to(?:m+or+ow?|day)|soon|next|in|on)\b/i.test(talk.last)
  const heard = isToCome ? 'A birthday, how nice! I wish you a lovely day.' : say(talk, what, WORDS[what])
  if (what === 'age' && /\bnot\b/i.test(talk.last))
    return `Sorry, that was too small for you!${invitation(talk)}`
  if (talk.isBeside) return heard
  const open = openWork(talk)
  if (HURTS.has(what))
    return `${heard} Would you like to go on${open ? ` with ${nameOf(open.problem.question)}` : ''}, or have a break?`
  return what === 'joke and bye' ? heard : `${heard}${invitation(talk) || ' Shall we go on?'}`
})
