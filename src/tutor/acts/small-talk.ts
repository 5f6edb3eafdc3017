import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import { CHANGED, changesQuestion } from '#maths/language/en/changed-question.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { AREAS } from '../areas.ts'
import { wishesEasier } from '../intents/practice.ts'
import { plainWords } from '../intents/spelling.ts'
import { toCounting, toLife, toOwnSum } from '../replies/chat.ts'
import { childIn } from '../replies/child-name.ts'
import { COMFORT } from '../replies/comfort.ts'
import { stepsOf } from '../replies/curious.ts'
import { forGrownUps } from '../replies/for-grown-ups.ts'
import { aboutItself } from '../replies/itself.ts'
import { isHeavy, listening } from '../replies/listening.ts'
import { another } from '../replies/more.ts'
import { toOthers } from '../replies/proposals.ts'
import { knownOf, whyOf } from '../replies/reason-for.ts'
import { invitation, nameOf, openWork, quoted, say } from '../replies/voice.ts'
import type { Work } from '../work.ts'
import { type Act, onWish, RANK, type Talk } from './act.ts'

const talked = <W extends Parameters<typeof onWish>[0]>(
  wants: W,
  says: Parameters<typeof onWish<W>>[2],
): Act => onWish(wants, RANK.talk, says)

/** Said by somebody who is about to go. */
const LEAVES =
  /\b(?:bye+|good ?night|see (?:you|ya|u)|gtg|until (?:next|tomorrow)|till tomorrow|i(?:'ll| will) go|(?:later|tomorrow|after (?:dinner|lunch|school|supper|tea|the break)))\W*$|\b(?:good ?night|goodbye|i(?:'ll| will) go now)\b/i

/** Back to what is open, or else these words. */
function or(talk: Talk, words: string): string {
  if (LEAVES.test(talk.last)) return ' See you soon!'
  if (talk.isBeside) return ''
  const waits = invitation(talk)
  return waits === '' ? ` ${words}` : waits
}

const TO_MATHS = ['Shall we do a bit of maths, too?', 'And what shall we do next?'] as const

/** Talk that is about no sum; the open sum waits. */
export const SMALL_TALK: readonly Act[] = [
  talked('advice', talk => `${forGrownUps(talk)}${invitation(talk)}`),
  talked('greeting', greeted),
  talked(
    'wellbeing',
    talk =>
      `${say(talk, 'wellbeing', ['I’m a computer program, so I’m always ready to go. Thank you for asking! How are you?', 'All fine in here, thank you! And you?'])}${invitation(talk)}`,
  ),
  talked('thanks', talk =>
    `${say(talk, 'thanks', ['You’re very welcome!', 'My pleasure!', 'Any time!'])} ${thanked(talk)}`.trim(),
  ),
  talked('goodbye', talk =>
    talk.isGrownUp
      ? 'Goodbye, and all the best to both of you! You did well, together.'
      : say(talk, 'goodbye', [
          `Goodbye, ${childIn(talk.asked)}, and see you soon! Well done for working on it today.`,
          'See you soon! It was good to work with you.',
        ]),
  ),
  talked('identity', talk =>
    /\bmy name\b|\bwho i am\b/i.test(talk.last)
      ? `You are ${childIn(talk.asked)}${childIn(talk.asked) === talk.asked.childName ? ': that is the name in this app' : ', as you told me'}.${or(talk, 'What shall we work on?')}`
      : `${aboutItself(talk)}${or(talk, 'What shall we work on?')}`,
  ),
  {
    name: 'who is that',
    rank: RANK.precise,
    when: ({ last, asked }) =>
      new RegExp(`\\b(?:who|whos|who.s|not|isn.?t)\\b.{0,12}\\b${asked.childName}\\b`, 'i').test(last) &&
      last.length < 50,
    says: talk =>
      childIn(talk.asked) === talk.asked.childName
        ? `Sorry! ${talk.asked.childName} is the name in this app. What shall I call you?`
        : `Sorry, ${childIn(talk.asked)}! ${talk.asked.childName} is the name in this app.${invitation(talk)}`,
  },
  talked(
    'abilities',
    talk =>
      `${say(talk, 'abilities', [`I help with school maths: ${AREAS}. Type a sum, show me your working, say “quiz me”, or ask “what is a fraction?”.`, 'Type any sum from your book and your own steps; I check each one. Or say “quiz me on times tables” or “explain decimals”.'])}${invitation(talk)}`,
  ),
  talked('welcome', talk =>
    openWork(talk)
      ? `Of course!${invitation(talk)}`
      : (toOwnSum(talk) ??
        say(talk, 'welcome', [
          'Of course! What is it that you are working on? Type the question just as it stands in your book.',
          'Happy to help. Which question is it? Write it here, and what you have tried.',
          'Yes! Type the sum, or tell me the topic, such as “fractions”.',
        ])),
  ),
  talked(
    'apology',
    talk => `${say(talk, 'apology', ['No need to be sorry!', 'That’s quite all right.'])}${invitation(talk)}`,
  ),
  talked('comfort', (talk, { feeling }) => {
    const comfort = say(talk, 'comfort', COMFORT[feeling])
    if (['tired', 'unwell'].includes(feeling) && !openWork(talk) && wishesEasier(talk.last))
      return `${comfort} ${another('easier', talk, talk.asked)}`
    if (feeling === 'proud') return `${comfort}${or(talk, 'Shall we do another one?')}`
    if (feeling === 'not so')
      return `${/\b(?:dumb|stupid|thick|bad|useless)\b/.test(plainWords(talk.last)) ? 'No, you are certainly not!' : comfort}${knownIn(talk.last)}${or(talk, 'What shall we do next?')}`
    if (feeling === 'happy') return `${comfort}${or(talk, 'What shall we do next?')}`
    if (['loss', 'sad', 'missing', 'unwell'].includes(feeling)) return comfort
    if (feeling === 'tired') return `${comfort}${invitation(talk)}`
    if (feeling === 'worried')
      return knownOf(talk) ? `${comfort.replace(/ [^.!?]*\?$/, '')} ${knownOf(talk)}` : comfort
    if (['bored', 'unwilling'].includes(feeling)) return comfort
    return `${comfort}${openWork(talk) ? ' Which part of it do you already understand?' : or(talk, 'What is it that you are stuck on?')}`
  }),
  talked('chat', talk => {
    if (isHeavy(talk)) return listening(talk)
    const toMaths = () =>
      say(
        talk,
        'to maths',
        // What is only told asks for nothing that has to be known.
        /\?\s*$/.test(talk.last)
          ? ['I only know maths myself. Shall we do some? Say “quiz me” or type a sum.', ...TO_MATHS]
          : TO_MATHS,
      )
    const sum = openWork(talk) ? undefined : toOwnSum(talk)
    return toCounting(talk) ?? (sum ? `${toLife(talk)} ${sum}` : `${toLife(talk)}${or(talk, toMaths())}`)
  }),
  talked(
    'compliment',
    talk =>
      `${say(talk, 'compliment', ['That’s kind of you!', 'Thank you! You are doing the real work, though.', 'How nice of you to say so!'])}${or(talk, 'What shall we do next?')}`,
  ),
  talked(
    'boast',
    talk =>
      `${say(talk, 'boast', /\bbet\b/i.test(talk.last) ? ['Let’s see! You may well be quicker than you think.'] : /\b(?:told|knew)\b/i.test(talk.last) ? ['You did! Well done.', 'Good for you: you trusted yourself.'] : ['That is the spirit!', 'Good that you trust yourself!', 'Show me!'])}${or(talk, 'Shall I give you a harder one?')}`,
  ),
  talked(
    'laugh',
    talk =>
      `${say(talk, 'laugh', ['Glad that you are having fun!', 'Maths with a laugh is the best kind.'])}${or(talk, 'What shall we do next?')}`,
  ),
  talked(
    'joke',
    talk =>
      `${say(talk, 'joke', ['I only know maths jokes: why did the maths book look so sad? It had too many problems.', 'I only know maths jokes: which bird is best at sums? The owl. It loves owl-gebra!', 'I’m out of jokes: I only know maths ones, and you have heard them all.'])}${or(talk, 'And now: a sum, or a quiz?')}`,
  ),
  talked('how known', talk =>
    talk.work?.isFound && !talk.waiting && /\b(?:find|work|get|do|(?:know|see) to)\b/i.test(talk.last)
      ? `One way to do it: ${stepsOf(talk.work)} Was yours the same?`
      : `${say(talk, 'how known', ['I work each sum out by myself, step by step, the same way that you do at school.', 'I’m a program: I go through the steps and compare. You can do the same with your own way.'])}${invitation(talk)}`,
  ),
  talked('others say', saidByOthers),
  talked(
    'no lesson',
    talk =>
      knownOf(talk) ??
      (talk.work?.isFound && changesQuestion(talk.last) ? CHANGED : undefined) ??
      `${say(talk, 'no lesson', ['I have no lesson on that yet, I’m sorry. I know maths from the first sums to algebra: ask me about fractions, percentages, angles or equations, for example.', 'That one I can’t explain either: I only know maths from school. A grown-up or a book may know more.'])}${invitation(talk)}`,
  ),
  talked(
    'nonsense',
    talk =>
      `${say(talk, 'nonsense', ['I couldn’t read that. What did you want to say?', 'Hm, that’s no word I know. Can you say it another way?', 'My keyboard does that too! What would you like to do?'])}${invitation(talk)}`,
  ),
]

const CLOSES =
  /\b(?:that'?s|thats) (?:all|it|everything)\b|\bfor (?:today|now|(?:all )?(?:the|your) help|(?:the )?(?:explanation|explaining|helping|teaching))\b|\b(?:very|so) much\b|\b(?:sir|miss|teacher|mister|ma'?am)\b/i

/** Who thanks for the whole of it is about to go; who thanks for a hint goes on. */
function thanked(talk: Talk): string {
  if (/\bsorry\b/i.test(talk.last))
    return 'And no need to be sorry: asking is how one learns. Come back whenever you like!'
  if (CLOSES.test(talk.last) || LEAVES.test(talk.last)) return 'Come back whenever you like to go on.'
  return or(talk, 'Is there anything else that we can look at?').trim()
}

/** `i know my 4s`, said beside a feeling. */
function knownIn(text: string): string {
  const table = /\bknow (?:all )?(?:my |the )?(\d{1,2})(?:'?s| times)/.exec(plainWords(text))?.[1]
  return table ? ` You know your ${table}s: show me, how do they begin?` : ''
}

function greeted(talk: Talk): string {
  const waits = invitation(talk)
  return waits === ''
    ? say(talk, 'greeting', [
        `Hello ${childIn(talk.asked)}! What shall we work on today? Type a sum, or say “quiz me”.`,
        'Hello again! What would you like to do?',
        'Hi! A sum, a quiz, or shall I explain something?',
      ])
    : `${say(talk, 'greeting', ['Hello!', 'Hi there!', 'Hello again!'])}${waits}`
}

/** Somebody else has come to another number, or does it otherwise. */
export function saidByOthers(talk: Talk): string {
  if (talk.work?.isFound && /\d/.test(talk.last))
    return (
      roundedBy(talk.last, talk.work) ??
      toOthers(talk.work, talk.last) ??
      (['round', 'rounding'].includes(talk.work.problem.question.kind)
        ? toRounded(talk)
        : 'That I can’t say without trying. How could you test it: by doing it backwards, or with those numbers in your own way?')
    )
  if (talk.toldStory && changesQuestion(talk.last)) return CHANGED
  const [one, other, ...more] = (talk.last.match(/\d+(?:[./]\d+)?/g) ?? []).map(
    each => readLiteral(each)?.value,
  )
  if (one && other && more.length === 0 && one.equals(other) && !openWork(talk))
    return 'Those two are the same amount, only written in different ways. So both are right, and the one with smaller numbers is the simpler one. Can you see what was done from one to the other?'
  const open = openWork(talk)
  // `why 1/3 + 1/4 is not 2/7. my friend says it is`: the sum stands there, and the reason is known.
  const why = !open && /\bwhy\b/i.test(talk.last) ? whyOf(talk) : undefined
  if (why) return `Good that you ask! Here is why: ${why}`
  return open
    ? /\d|\b(?:think|reckon|wrong|right|different|says? no|disagree)/i.test(talk.last)
      ? `Then let’s find out who is right. Work out ${nameOf(open.problem.question as Question)} once more, line by line: where do you two part?`
      : `Let’s see whether it fits here. How would you use it for ${nameOf(open.problem.question as Question)}?`
    : 'I can’t say that without the sum. Which one is it about? Type it, and we look at it together.'
}

/** `my teacher says 3,650 rounds to 3,700`: both sides of where it turns are tried. */
function toRounded({ last, work }: Talk): string {
  const answer = work && wayTo(work.problem.question).answer?.valueOf()
  const other = (last.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).find(
    each => Number(each) !== answer,
  )
  return `Test it: what do you get when you round ${other ? quoted(other) : 'that number'} in the same way, and what for the number just below it?`
}

/** `my book says 22.0`, of 21.98: the same with fewer digits. */
function roundedBy(last: string, { said, problem }: Work): string | undefined {
  const other = /-?\d+(?:\.\d+)?/.exec(last)?.[0]
  const own =
    said?.marked.finalText?.match(/-?\d+(?:\.\d+)?/g)?.at(-1) ??
    wayTo(problem.question).answer?.valueOf().toString()
  const places = other?.split('.')[1]?.length ?? 0
  const isSame =
    other !== undefined && own !== undefined && Number(own).toFixed(places) === Number(other).toFixed(places)
  return isSame && Number(own) !== Number(other)
    ? `That is the same, rounded to ${places === 0 ? 'a whole number' : `${places} ${places === 1 ? 'place' : 'places'} behind the point`}. So both are right!`
    : undefined
}
