import type { Intent } from '../intents/intent.ts'
import { judgeFor } from '../judging.ts'
import { hintFor } from '../replies/hints.ts'
import { isHeavy, listening } from '../replies/listening.ts'
import { numberBehind } from '../replies/number-behind.ts'
import { percentAsAmount } from '../replies/odd-line.ts'
import { askOf, toUnread } from '../replies/on-table.ts'
import { toProposal } from '../replies/proposals.ts'
import { knownOf, textOnTable, whyOf } from '../replies/reason-for.ts'
import { toRemark } from '../replies/remark.ts'
import { comparison, toBareNumber, toClaim } from '../replies/stated.ts'
import { thoughtOn } from '../replies/story-line.ts'
import { invitation, isSafe, nameOf, openWork, say, wasSaid } from '../replies/voice.ts'
import { isUnsimplified } from '../unsimplified.ts'
import { wantsOf } from '../wants/wants-of.ts'
import { beginWork } from '../work.ts'
import { type Act, RANK, type Talk } from './act.ts'
import { toOtherThanFound } from './checking.ts'
import { saidByOthers } from './small-talk.ts'

const POWER_OF_MINUS = /(?:^|\s)(?:[-−]|minus |negative )\d+ ?(?:squared|cubed|\^ ?\d|[²³])/i
const TWO_LETTERS = /^(?!.*[a-z]{2})(?=.*[a-z].*[a-z])[-+−*/^².()\da-z ]{1,30}=[-+−*/^².()\da-z ]{1,30}$/i

const isIdle = (talk: Talk) => !openWork(talk) && !talk.story
const isDone = (talk: Talk) => talk.work?.isFound === true && !openWork(talk)

let place = 0
/** One of the last acts, each a little less sure than the one before. */
function last(name: string, says: (talk: Talk) => string | undefined, when = (_: Talk) => true): Act {
  place += 1
  return { name, rank: RANK.last + 20 - place * 0.5, when, says }
}

/** What is said where a message was not understood as a whole: the surest first. */
export const UNCLEAR: readonly Act[] = [
  last(
    'of the example',
    talk => {
      const open = openWork(talk)
      return `That is about my example, and you looked at it closely: well done! Its numbers are made up, so if they don’t fit, leave it aside. ${open ? hintFor(open, talk.told.slice(0, -1)) : 'Yours is what counts. Shall we go on?'}`
    },
    isOfExample,
  ),
  last(
    'how others came to it',
    saidByOthers,
    talk => talk.work !== undefined && HOW_OTHERS.test(talk.last) && /\d/.test(talk.last),
  ),
  last('simplify', talk =>
    talk.work?.isFound && talk.work.said && !talk.aside && isUnsimplified(talk.work.said)
      ? /\b(?:leave|keep|stay|enough|have to|need to|must|like (?:that|this))\b/i.test(talk.last)
        ? 'It is right as it is. Most books ask for the simplest form, though: which number goes into the top and into the bottom?'
        : 'Good idea. What do you get then?'
      : undefined,
  ),
  last('other move', ({ work, last: said }) =>
    work?.isFound && judgeFor(beginWork(work.problem), said).move?.standing === 'useful'
      ? 'Yes, that works, too! Try it that way: do you come to the same number?'
      : undefined,
  ),
  last('known of it', knownOf, isDone),
  last('proposal', ({ work, last: said }) => work && toProposal(work, said), isDone),
  last('claim', toClaim, isIdle),
  last('other than found', toOtherThanFound, isIdle),
  // Numbers are no more of what weighs on the child: it has gone on.
  last('listen', listening, talk => isHeavy(talk) && !/\d/.test(talk.last)),
  last('number behind', numberBehind, isIdle),
  last(
    'lesson open',
    talk =>
      talk.lesson &&
      say(talk, 'unclear', [
        `Let’s find out whether we mean the same: shall I ask you one on ${talk.lesson.title.toLowerCase()}?`,
        `Say it with numbers, and I’ll check it. Or shall I quiz you on ${talk.lesson.title.toLowerCase()}?`,
      ]),
    talk => talk.lesson !== undefined && !openWork(talk) && talk.last.length > 3,
  ),
  last('story step', talk => {
    const thought = talk.story && thoughtOn(talk.story)
    return thought && !wasSaid(talk.told.slice(-2), thought) ? thought : undefined
  }),
  last('story thought', toThought, talk => talk.story !== undefined && !openWork(talk)),
  last('bare number', toBareNumber, isIdle),
  last('remark', talk => talk.work && toRemark(talk.work, talk), isDone),
  last(
    'minus and power',
    () =>
      'That can be read in two ways, so write it with brackets: is the whole number with its minus squared, or is only the number squared and the minus stands before it?',
    talk => isIdle(talk) && POWER_OF_MINUS.test(talk.last),
  ),
  last(
    'two letters',
    () =>
      'Many pairs of numbers fit one equation with two letters. What is asked about it: is there a second equation, a value for one letter, or its graph?',
    talk => isIdle(talk) && TWO_LETTERS.test(talk.last.trim()),
  ),
  last('comparison', talk =>
    !isIdle(talk) && comparison(talk.last) === true && isSafe(talk.last, talk)
      ? 'Yes, that’s true! What does that tell you here?'
      : undefined,
  ),
  last(
    'reason given',
    talk =>
      say(talk, 'reason given', [
        'I see how you think of it. How would you say it to a friend who got it wrong?',
        'Thank you for saying why! Try it on another one: does it hold there, too?',
      ]),
    talk => isDone(talk) && /\b(?:because|cause|cos|coz|cuz|bc|becos|since)\b/i.test(talk.last),
  ),
  last('ask again', askedAgain),
]

const HOW_OTHERS =
  /\bhow (?:did|does|do|can|could|would|come) (?:he|she|they|somebody|someone|(?:my|the|our) \p{L}+|\p{Lu}\p{L}+) (?:even |then )?(?:gets?|got|comes?|came|says?|said)\b/u

/** `how can she give 8 away if she only has 6`: its numbers stand in the example that was told, and not in the question. */
function isOfExample(talk: Talk): boolean {
  const numbers = numbersIn(talk.last)
  const own = numbersIn(textOnTable(talk) ?? '')
  const isFrom = (text: string) => numbers.every(each => numbersIn(text).includes(each))
  return (
    numbers.some(each => !own.includes(each)) &&
    talk.told.slice(-2).some(each => OF_EXAMPLE.test(each) && isFrom(each))
  )
}
const OF_EXAMPLE = /Let’s look at one with other numbers:|Here is one that is worked out:/
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,/]\d+)*/g) ?? []

/** What was said of a story without a number: what is next in it. */
function toThought(talk: Talk): string {
  const lead = say(talk, 'unclear', [
    'Good that you think about it.',
    'I see how you think of it.',
    'Let’s go on with it.',
  ])
  return `${lead} ${askOf(talk)}`
}

function askedAgain(talk: Talk): string {
  const open = openWork(talk)
  if (open) return percentAsAmount(talk.last, open.problem.question.text) ?? toUnread(open, talk)
  const waits = invitation(talk)
  const isFirst = (talk.wanted.get('unclear') ?? 0) <= 1
  const on = goesOn(talk)
  if (on) return `${on}${waits}`
  const before = nameBefore(talk)
  if (before !== undefined && /\d/.test(talk.last) && !talk.part?.isNew)
    return `${say(talk, 'unclear', [`Is that about ${before}, or a new question? Tell me which step or number you mean, and I look at it with you.`, `Say a bit more: what of ${before} is it about? Or type a new question as it stands.`])}${waits}`
  if (/\d/.test(talk.last) && talk.last.length < 300)
    return `${say(talk, 'unclear', ['I see your numbers, and not yet what is asked. What do you want to find out with them?', 'Tell me a bit more: what belongs to each number, and what is asked? Or write it as a sum, and I’ll check it.'])}${waits}`
  const words = isFirst
    ? 'I didn’t quite get that. I can help with maths: type a sum, say “quiz me”, or ask me to explain something such as fractions.'
    : say(talk, 'unclear', [
        'Can you say it another way? You could also type a sum such as “3/4 + 1/8”, or say “quiz me”.',
        'I only know maths well; for other things ask a grown-up. Shall I give you a maths question?',
        'Shall we do something easy: a question, a story, or an explanation? Say which one.',
      ])
  return `${words}${waits}`
}

/** What was on the table, and is done. */
const nameBefore = ({ work, toldStory }: Talk): string | undefined =>
  work ? nameOf(work.problem.question) : toldStory ? 'your story question' : undefined

/** What is asked or stated of the work before, and that no reader reads: it is heard as that, and led on. */
function goesOn(talk: Talk): string | undefined {
  const before = nameBefore(talk)
  const want = wantsOf(talk.last, 'done')[0]?.want ?? 'nonsense'
  if (before === undefined || talk.last.trim().split(/\s+/).length < 3) return undefined
  if (want === 'followup' || (want === 'question' && !/\d.*\d/.test(talk.last)))
    return say(talk, 'goes on', [
      `You go on from ${before}. What is asked now, and which of its numbers do you need for it?`,
      `Let’s see: what is the same as in ${before}, and what is new? Begin with what you can work out of it.`,
    ])
  if (want === 'claim')
    return say(talk, 'claims', [
      'That is a real thought. Test it: try it with two small numbers. Does it hold?',
      'Could be! Find one case where it fits, and look for one where it does not. What do you find?',
    ])
  return want === 'why' ? whyOf(talk) : undefined
}

/** What may stand around a statement that is true or not. */
const STATES = new Set<Intent['wants']>(['chat', 'check', 'others say', 'other subject', 'nonsense'])

/** A statement of maths within other talk, where no sum is open. */
export const STATED: Act = {
  name: 'stated',
  rank: RANK.wish + 1,
  when: talk => talk.turn.is === 'talk' && STATES.has(talk.turn.intent.wants) && !openWork(talk),
  says: toClaim,
}
