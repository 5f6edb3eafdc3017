import { topicOf } from '#maths/kinds/doors.ts'
import { conceptsIn } from '#maths/language/en/concepts/index.ts'
import { asksOfOwnWay } from '#maths/language/en/objections.ts'
import { OWN_WORDS } from '#maths/language/en/own-words.ts'
import { lessonFor } from '#maths/lessons/index.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { askedBack } from '../faq/frequent-question.ts'
import { hintFor } from '../replies/hints.ts'
import { conceptsMeant, whyOf } from '../replies/reason-for.ts'
import { invitation, isSafe, openWork, quoted, wasSaid } from '../replies/voice.ts'
import { isUnsimplified } from '../unsimplified.ts'
import { type Act, onWish, RANK, type Talk } from './act.ts'
import { answerTo } from './checking.ts'

/** `is this method allowed?` */
const WAY: Act = onWish('way', RANK.wish, talk => {
  const open = openWork(talk)
  const wrong = open?.said?.outcome === 'wrong'
  return wrong
    ? `Any way is allowed whose steps are all true, but one of yours is not yet. ${hintFor(open, talk.told)}`
    : 'Yes, any way is allowed whose steps are all true: two right ways come to the same, and the one can check the other.'
})

/** `mrs walsh does ones first, is my way ok`, of what was found: it has come to what is right. */
const OWN_WAY_ASKED: Act = {
  name: 'own way asked',
  rank: RANK.precise + 1,
  when: talk =>
    talk.turn.is === 'talk' &&
    talk.work?.isFound === true &&
    !openWork(talk) &&
    asksOfOwnWay(talk.last) &&
    !isOtherwiseKnown(talk),
  says: ({ work }) => {
    // What is done first has a rule of its own where several signs stand in one sum.
    if (!work) return undefined
    const { calculations } = wayTo(work.problem.question)
    const signs = new Set(calculations.map(({ operator }) => (/[-+]/.test(operator) ? '+' : '×')))
    return signs.size > 1
      ? `Your ${answerTo(work)} is right. Try your way once more, step by step, just as you say it: does it come to that again?`
      : `Your way has brought you to ${answerTo(work)}, and that is right, so it is fine here. Any way is allowed whose steps are all true, and two ways check each other. Only where you are told to use one of them, show that one. Shall we do another one?`
  },
}

/** Whether it is one of the questions that are often asked of what is on the table. */
const isOtherwiseKnown = (talk: Talk): boolean => askedBack(talk.last, talk)?.isHere === true

/** `have i finished?` */
const FINISHED: Act = onWish('finished', RANK.wish, talk => {
  const { work, story } = talk
  const open = work && !work.isFound ? work : undefined
  if (work?.said && isUnsimplified(work.said))
    return 'The value is right, and one thing is left: does a number go into both the top and the bottom?'
  if (open) return `Not yet. ${hintFor(open, talk.told)}`
  if (work?.isFound) {
    const check = conceptsMeant(talk)[0]?.check
    return `Yes, that one is finished.${check && isSafe(check, talk) ? ` You can see it yourself: ${check}` : ''}`
  }
  return story
    ? `Read once more what it asks: “${story.asked}” Does your last number say just that, with its unit?`
    : undefined
})

/** `does it matter which comes first`, `is it just luck`: a reason that is known, else what else is known of such. */
const WONDERS: Act = onWish('wonders', RANK.wish, talk => {
  const [concept] = conceptsMeant(talk)
  const isKnown = concept?.whys?.some(([pattern]) => pattern.test(talk.last))
  const why = isKnown ? whyOf(talk) : undefined
  const knows = /\bknow\b/i.test(talk.last) ? (concept?.which ?? whyOf(talk) ?? concept?.check) : undefined
  return (
    why ??
    knows ??
    'A good thing to wonder about! Test it: try it with other numbers, small ones, big ones and zero. One that does not fit is enough to say no. Which will you try?'
  )
})

const GROUPS = /\b(\d+) (?:groups?|lots|bags|rows|sets) of (\d+)\b/i

/** `what does groups of mean`: with the numbers on the table. */
const MEANING: Act = onWish('meaning', RANK.wish, talk => {
  const groups = GROUPS.exec(`${talk.work?.problem.text ?? ''} ${talk.asked.messages.at(-1)?.text ?? ''}`)
  const [a, b] = groups?.slice(1) ?? productOf(talk)
  if (/\b(?:groups?|lots|sets|rows) of\b/i.test(talk.last) && a && b)
    return `“Groups of” means the same number again and again: ${a} bags with ${b} things in each, which is the same as $${a} \\times ${b}$.\n\n\`\`\`picture\ndots ${a} by ${b}\n\`\`\``
  const before = talk.told.at(-1)
  const own = inSimplerWords(talk, before ?? '')
  if (own) return own
  const [named] = conceptsIn(talk.last.replace(/\bmeans?\b/gi, ' '))
  if (named) return `${capital(named.name)}: ${named.why}`
  const last = before
    ?.replace(/```[\s\S]*?```/g, ' ')
    .split(/(?<=[.?!])\s+/)
    .findLast(each => !each.endsWith('?'))
  const why = whyOf(talk)
  if (why) return `In other words: ${why}`
  const lesson = talk.work && lessonFor(topicOf(talk.work.problem.question))
  return last && !wasSaid([talk.last], last) && isSafe(last, talk)
    ? `I meant this: ${quoted(last)}${lesson ? ` It is about ${lesson.title.toLowerCase()}.` : ''} Which word of it is the tricky one?`
    : undefined
})

const OF_TUTOR = /\b(?:yo)?u (?:mean|meant)\b|\bwdym\b|\bwhat (?:does|is) (?:that|it|this)\b/i

/** What the tutor has said, in simpler words: what the child points at, else what its last question is about. */
function inSimplerWords(talk: Talk, before: string): string | undefined {
  const said = before.replace(/```[\s\S]*?```|\*\*[\s\S]*?\*\*|`[^`]*`/g, ' ')
  const pointed = OWN_WORDS.find(([words]) => words.test(talk.last) && words.test(said))
  const asked = said.split(/(?<=[.?!])\s+/).findLast(each => each.endsWith('?')) ?? said
  const found =
    pointed ?? (OF_TUTOR.test(talk.last) ? OWN_WORDS.find(([words]) => words.test(asked)) : undefined)
  return found && isSafe(found[1], talk) ? `${found[1]}${invitation(talk)}` : undefined
}

function productOf({ work }: Talk): string[] {
  return /(\d+) ?[x×*] ?(\d+)/.exec(work?.problem.text ?? '')?.slice(1) ?? []
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The answer first, then the step at hand. */
const DIRECT: Act = onWish('direct', RANK.precise + 2, (talk, { answer }) => {
  const open = openWork(talk)
  const next =
    talk.isFollowed || talk.isBehind || answer.endsWith('?')
      ? ''
      : open
        ? ` ${hintFor(open, talk.told)}`
        : invitation(talk)
  return isSafe(answer, talk) ? `${answer}${next}` : undefined
})

/** What a child asks about the maths on the table. */
export const ASKS: readonly Act[] = [DIRECT, OWN_WAY_ASKED, WAY, FINISHED, WONDERS, MEANING]
