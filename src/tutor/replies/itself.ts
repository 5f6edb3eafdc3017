import type { Dialogue } from '../state.ts'
import { say } from './voice.ts'

/** What it says of itself, by what it is asked. */
export function aboutItself(dialogue: Dialogue): string {
  const { last } = dialogue
  if (
    /\b(?:bored?|boring|tired|sleep\w*|eat|hungry|sad|happy|lonely|cry|feel\w*|scared|angry|mad|cross|annoyed|upset|hurts?)\b/i.test(
      last,
    )
  )
    return say(dialogue, 'feelings of its own', [
      'I’m only a program, so I never get bored, tired or hungry. I’m always ready for you.',
      'No, a program feels nothing. But I’m glad when a sum comes out!',
    ])
  if (/\b(?:your|ur|yr|a) name\b|\bcalled\b/i.test(last))
    return 'I have no name of my own: I’m the tutor in Stepwise, a program that likes maths.'
  if (
    /\b(?:i'?m|am i|i am) (?:\w+ )?(?:clever|smart|good|stupid|dumb|bright|intelligent|doing (?:ok|well|good)|a genius)\b/i.test(
      last,
    )
  )
    return 'I see that you try, think and ask, and that is what makes people good at things. Keep going!'
  if (/\bare (?:you|u) (?:still )?(?:there|here|awake|back)\b/i.test(last)) return 'Yes, I’m here!'
  if (/\b(?:games?|play)\b/i.test(last)) return 'I know one game: I ask, and you find it out! Say “quiz me”.'
  if (/\b(?:see|hear|watch\w*|look\w*|listen\w*)\b/i.test(last))
    return 'No, I’m a program and can neither see nor hear you. I only read what you write here.'
  if (/\b(?:like|love|enjoy|favou?rite|best)\b/i.test(last))
    return say(dialogue, 'likes of its own', [
      'I’m a program, so I have no favourites. But every number has something special about it!',
      'A program can’t really like things. It is good at maths, though.',
    ])
  return say(dialogue, 'identity', [
    'I’m the tutor inside Stepwise: a computer program, not a person. I’m good at maths and I like to see how you think.',
    'I’m a program that lives on this computer, so I have no home or birthday. Maths is what I do!',
    'No person in here, only a program that knows maths.',
  ])
}
