import { solve } from '#maths/kinds/doors.ts'
import type { Question } from '#maths/questions/question.ts'
import { AREAS } from '../../areas.ts'
import type { Intent } from '../intents/intent.ts'
import { plainWords } from '../intents/spelling.ts'
import { workingIn } from '../intents/working.ts'
import type { Dialogue } from '../state.ts'
import { isUnsimplified } from '../unsimplified.ts'
import { beginWork, judgeFor, type Work } from '../work.ts'
import { toCounting, toLife } from './chat.ts'
import { COMFORT } from './comfort.ts'
import { stepsOf } from './curious.ts'
import { toOthers, toProposal } from './proposals.ts'
import { comparison, toBareNumber, toClaim } from './stated.ts'
import { thoughtOn } from './story-line.ts'
import { invitation, isSafe, nameOf, openWork, say } from './voice.ts'

/** What it answers to talk that is about no sum; the open sum waits. */
export function replyToTalk(intent: Intent, dialogue: Dialogue, childName: string): string | undefined {
  const waits = invitation(dialogue)
  const idle = waits === ''
  const or = (words: string) => (idle ? ` ${words}` : waits)
  switch (intent.wants) {
    case 'greeting':
      return idle
        ? say(dialogue, 'greeting', [
            `Hello ${childName}! What shall we work on today? Type a sum, or say “quiz me”.`,
            'Hello again! What would you like to do?',
            'Hi! A sum, a quiz, or shall I explain something?',
          ])
        : `${say(dialogue, 'greeting', ['Hello!', 'Hi there!', 'Hello again!'])}${waits}`
    case 'wellbeing':
      return `${say(dialogue, 'wellbeing', ['I’m a computer program, so I’m always ready to go. Thank you for asking! How are you?', 'All fine in here, thank you! And you?'])}${waits}`
    case 'thanks':
      return `${say(dialogue, 'thanks', ['You’re very welcome!', 'My pleasure!', 'Any time!'])}${or('Is there anything else that we can look at?')}`
    case 'goodbye':
      return say(dialogue, 'goodbye', [
        `Goodbye, ${childName}! Well done for working on it today.`,
        'See you soon! It was good to work with you.',
      ])
    case 'identity':
      if (/\bmy name\b|\bwho i am\b/i.test(dialogue.last))
        return `You are ${childName}: that is the name in this app.${or('What shall we work on?')}`
      return `${aboutItself(dialogue)}${or('What shall we work on?')}`
    case 'abilities':
      return `${say(dialogue, 'abilities', [`I help with school maths: ${AREAS}. Type a sum, show me your working, say “quiz me”, or ask “what is a fraction?”.`, 'Type any sum from your book and your own steps; I check each one. Or say “quiz me on times tables” or “explain decimals”.'])}${waits}`
    case 'welcome':
      if (openWork(dialogue)) return `Of course!${waits}`
      return say(dialogue, 'welcome', [
        'Of course! What is it that you are working on? Type the question just as it stands in your book.',
        'Happy to help. Which question is it? Write it here, and what you have tried.',
        'Yes! Type the sum, or tell me the topic, such as “fractions”.',
      ])
    case 'apology':
      return `${say(dialogue, 'apology', ['No need to be sorry!', 'That’s quite all right.'])}${waits}`
    case 'comfort': {
      const words = COMFORT[intent.feeling]
      const comfort = say(dialogue, 'comfort', words)
      if (intent.feeling === 'proud') return `${comfort}${or('Shall we do another one?')}`
      if (intent.feeling === 'happy') return `${comfort}${or('What shall we do next?')}`
      if (['loss', 'sad', 'unwell', 'tired', 'bored', 'worried', 'unwilling'].includes(intent.feeling))
        return `${comfort}${['bored', 'worried', 'unwilling'].includes(intent.feeling) ? '' : waits}`
      return `${comfort}${openWork(dialogue) ? ' Which part of it do you already understand?' : or('What is it that you are stuck on?')}`
    }
    case 'chat':
      if (isHeavy(dialogue)) return listening(dialogue)
      return (
        toCounting(dialogue) ??
        `${toLife(dialogue)}${or(say(dialogue, 'to maths', ['I only know maths myself. Shall we do some? Say “quiz me” or type a sum.', 'Shall we do a bit of maths, too?', 'Tell me when you would like a sum.']))}`
      )
    case 'compliment':
      return `${say(dialogue, 'compliment', ['That’s kind of you!', 'Thank you! You are doing the real work, though.', 'How nice of you to say so!'])}${or('What shall we do next?')}`
    case 'boast':
      return `${say(dialogue, 'boast', /\bbet\b/i.test(dialogue.last) ? ['Let’s see! You may well be quicker than you think.'] : ['You did! Well done.', 'Good for you: you trusted yourself.'])}${or('Shall I give you a harder one?')}`
    case 'laugh':
      return `${say(dialogue, 'laugh', ['Glad that you are having fun!', 'Maths with a laugh is the best kind.'])}${or('What shall we do next?')}`
    case 'joke':
      return `${say(dialogue, 'joke', ['I only know maths jokes: why did the maths book look so sad? It had too many problems.', 'I only know maths jokes: which bird is best at sums? The owl. It loves owl-gebra!', 'I’m out of jokes: I only know maths ones, and you have heard them all.'])}${or('And now: a sum, or a quiz?')}`
    case 'how known':
      if (
        dialogue.work?.isFound &&
        !dialogue.waiting &&
        /\b(?:find|work|get|do|(?:know|see) to)\b/i.test(dialogue.last)
      )
        return `One way to do it: ${stepsOf(dialogue.work)} Was yours the same?`
      return `${say(dialogue, 'how known', ['I work each sum out by myself, step by step, the same way that you do at school.', 'I’m a program: I go through the steps and compare. You can do the same with your own way.'])}${waits}`
    case 'others say':
      if (dialogue.work?.isFound && /\d/.test(dialogue.last))
        return (
          toOthers(dialogue.work, dialogue.last) ??
          'Two people, two numbers? How could you show which one is right: by doing it backwards, or in another way?'
        )
      return openWork(dialogue)
        ? `Let’s see whether it fits here. How would you use it for ${nameOf(openWork(dialogue)?.problem.question as Question)}?`
        : 'That may well be so. Which sum is it about? Type it, and we look at it together.'
    case 'no lesson':
      return `${say(dialogue, 'no lesson', ['I have no lesson on that yet, I’m sorry. I know maths from the first sums to algebra: ask me about fractions, percentages, angles or equations, for example.', 'That one I can’t explain either: I only know maths from school. A grown-up or a book may know more.'])}${waits}`
    case 'nonsense':
      return `${say(dialogue, 'nonsense', ['I couldn’t read that. What did you want to say?', 'Hm, that’s no word I know. Can you say it another way?', 'My keyboard does that too! What would you like to do?'])}${waits}`
    default:
      return undefined
  }
}

/** What it says of itself, by what it is asked. */
function aboutItself(dialogue: Dialogue): string {
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

function isHeavy({ feeling }: Dialogue): boolean {
  return feeling === 'sad' || feeling === 'loss'
}

/** Said to a child that goes on about what weighs on it. */
function listening(dialogue: Dialogue): string {
  return say(dialogue, 'listening', [
    'Thank you for telling me. That is not easy. A grown-up that you trust can help you more than I can. Would you like to do something small here, or rest?',
    'I’m listening. Whenever you like, we can do a little maths to think of something else.',
  ])
}

/** What it can't do: said once in full, then shortly; never as if it could. */
export function cannot(dialogue: Dialogue): string {
  const waits = invitation(dialogue)
  const words = say(dialogue, 'other subject', [
    'That’s a good question, but I only know maths, so I can’t help with it. A parent can connect an AI in Settings that can. I can explain maths, quiz you, or look at your sums.',
    'I don’t know about that either, I’m sorry: maths is all I know. Ask a grown-up, or look it up together.',
    'That one is outside of maths too. Your teacher or a book will know more than I do.',
  ])
  return `${words}${waits}`
}

const YES_OR_NO =
  /^\W*(?:(?:so|and|but|ok|oh|wait|cool|nice|right|hm+|hmm) )*(?:(?:can|could|do|does|is|are|will|would|should|did) (?:i|you|u|we|it|that|this|they)\b|so (?:i|you|u|we|it) (?:can|could|just|always|have to)\b)/i
const MOST_WORDS_OF_REMARK = 12
const ASKS =
  /\?|^\W*(?:so |and |but |ok )*(?:what|why|how|who|when|where|which|can|could|do|does|is|are|will|would|should|whats|wats|hows|give|show|tell|make|find|explain|try)\b/i

/** What is said to a remark about a sum that is done, as `oh so you times it` or `that took ages`. */
function toRemark(work: Work, dialogue: Dialogue): string | undefined {
  const { last } = dialogue
  if (/\d/.test(last) || last.split(/\s+/).length > MOST_WORDS_OF_REMARK) return undefined
  const doing = workingIn(plainWords(last))
  const [only, ...others] = doing?.wants === 'working' ? doing.named : []
  const steps = solve(work.problem.question)
    .steps.map(({ plan }) => plan)
    .join(' ')
  if (only && others.length === 0 && only !== '^' && STEP_VERBS[only].test(steps))
    return 'Yes, that was the key here. Shall we do another one, to see whether it works there too?'
  if (YES_OR_NO.test(last))
    return say(dialogue, 'wonder', [
      'Good thing to wonder about! Try it with other numbers: does it come out the same way? Shall I give you one?',
      'That is worth trying out. Shall we take another one, and see?',
    ])
  if (ASKS.test(last)) return undefined
  return say(dialogue, 'remark', [
    'I see! Shall I give you another one, or a harder one?',
    'Thank you for telling me how it felt. Would you like one more, or something else?',
    'All right! What would you like next: one more, a quiz, or something new?',
  ])
}

const STEP_VERBS = {
  '+': /\badd/i,
  '-': /\b(?:subtract|take)/i,
  '×': /\bmultipl/i,
  '÷': /\b(?:divid|share)/i,
}

const POWER_OF_MINUS = /(?:^|\s)(?:[-−]|minus |negative )\d+ ?(?:squared|cubed|\^ ?\d|[²³])/i
const TWO_LETTERS = /^(?!.*[a-z]{2})(?=.*[a-z].*[a-z])[-+−*/^².()\da-z ]{1,30}=[-+−*/^².()\da-z ]{1,30}$/i

/** Nothing of it is understood, or only a number. */
export function unclear(dialogue: Dialogue): string {
  const { work } = dialogue
  if (work?.isFound && work.said && isUnsimplified(work.said)) return 'Good idea. What do you get then?'
  if (work?.isFound && judgeFor(beginWork(work.problem), dialogue.last).move?.standing === 'useful')
    return 'Yes, that works, too! Try it that way: do you come to the same number?'
  const other = work?.isFound && !openWork(dialogue) ? toProposal(work, dialogue.last) : undefined
  if (other) return other
  const isIdle = !openWork(dialogue) && !dialogue.story
  const claim = isIdle ? toClaim(dialogue) : undefined
  if (claim) return claim
  if (isHeavy(dialogue)) return listening(dialogue)
  if (dialogue.lesson && !openWork(dialogue) && dialogue.last.length > 3)
    return say(dialogue, 'unclear', [
      `Let’s find out whether we mean the same: shall I ask you one on ${dialogue.lesson.title.toLowerCase()}?`,
      `Say it with numbers, and I’ll check it. Or shall I quiz you on ${dialogue.lesson.title.toLowerCase()}?`,
    ])
  const thought = dialogue.story && thoughtOn(dialogue.story)
  if (thought && dialogue.told.slice(-2).every(each => !each.includes(thought))) return thought
  if (dialogue.story && /\d/.test(dialogue.last))
    return say(dialogue, 'unclear', [
      `How could you check that with the story? It asks: “${dialogue.story.asked}” Write the sums.`,
      'Which numbers of the story did you use, and what did you do with them?',
    ])
  if (dialogue.story && !openWork(dialogue))
    return dialogue.story.reached.length > 0
      ? say(dialogue, 'unclear', [
          'Good that you think about what your number means. And what does the story ask for: what do you do next?',
          `The story asks: “${dialogue.story.asked}” Do you have it, or is there one more step?`,
        ])
      : say(dialogue, 'unclear', [
          `Good that you think about it. The story asks: “${dialogue.story.asked}” Which sum would you try?`,
          'Draw it, or say it in your own words: what happens first? Then write it as a sum.',
        ])
  const number = isIdle ? toBareNumber(dialogue) : undefined
  if (number) return number
  const remark = work?.isFound && !openWork(dialogue) ? toRemark(work, dialogue) : undefined
  if (remark) return remark
  const waits = invitation(dialogue)
  const isWorking = waits !== ''
  if (!isWorking && POWER_OF_MINUS.test(dialogue.last))
    return 'That can be read in two ways, so write it with brackets: is the whole number with its minus squared, or is only the number squared and the minus stands before it?'
  if (!isWorking && TWO_LETTERS.test(dialogue.last.trim()))
    return 'Many pairs of numbers fit one equation with two letters. What is asked about it: is there a second equation, a value for one letter, or its graph?'
  if (isWorking && comparison(dialogue.last) === true && isSafe(dialogue.last, dialogue))
    return `Yes, that’s true! What does that tell you here?`
  const words = isWorking
    ? say(dialogue, 'unclear', [
        'I didn’t quite get that.',
        'I’m not sure what you mean. Can you say it another way, or as a sum?',
        'Sorry, I don’t follow. You can also say “hint” or “explain”.',
      ])
    : say(dialogue, 'unclear', [
        'I didn’t quite get that. I can help with maths: type a sum, say “quiz me”, or ask me to explain something such as fractions.',
        'I’m not sure what you mean. Try a sum such as “3/4 + 1/8”, or say “quiz me”.',
        'Sorry, I still don’t follow. I only know maths; for other things a parent can connect an AI in Settings.',
      ])
  return `${words}${waits}`
}
