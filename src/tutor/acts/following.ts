import { solve } from '#maths/kinds/doors.ts'
import { DIGITS_WISHED } from '#maths/language/en/wished-size.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import type { Problem } from '../find-problems.ts'
import { swapped } from '../follow-up.ts'
import { plainWords } from '../intents/spelling.ts'
import { judgeFor } from '../judging.ts'
import { CURIOSITIES, NUMBER_FACTS } from '../replies/curiosities.ts'
import { stepsOf } from '../replies/curious.ts'
import { hintFor } from '../replies/hints.ts'
import { reasonFor, textOnTable } from '../replies/reason-for.ts'
import { invitation, isSafe, nameOf, openWork, quoted, say, wasSaid } from '../replies/voice.ts'
import { clausesIn, firstResult } from '../values/values-in.ts'
import { beginWork } from '../work.ts'
import { type Act, RANK, type Talk } from './act.ts'
import { CHECKED } from './check-shown.ts'

/** Something that is said in a few words, whatever else they might mean. */
export function said(
  name: string,
  pattern: RegExp,
  says: (talk: Talk, plain: string) => string | undefined,
): Act {
  return {
    name,
    rank: RANK.precise,
    when: ({ turn, last }) => turn.is === 'talk' && last.length < 200 && pattern.test(plainWords(last)),
    says: talk => says(talk, plainWords(talk.last)),
  }
}

const isDone = (talk: Talk) => talk.work?.isFound === true && !openWork(talk)

const MEASURES = /\b(area|perimeter|circumference|volume|surface area|mean|median|mode|range)\b/i

/** What a line is said to come to in the end. */
const endOf = (text: string) =>
  clausesIn(text)
    .flatMap(({ values }) => values)
    .findLast(({ isConcluded }) => isConcluded)?.text

/** More than one number beside what it comes to stands nowhere in the question. */
function isOfOthers(last: string, work: Talk['work']): boolean {
  const own: readonly string[] = work?.problem.question.text.match(/\d+(?:\.\d+)?/g) ?? []
  return (
    (last.match(/\d+(?:\.\d+)?(?=[\s,]+(?:and )?\d)/g) ?? []).filter(each => !own.includes(each)).length > 1
  )
}

/** `so area is the 40 one`: what was a slip before is right of the other measure. */
const OTHER_MEASURE: Act = {
  name: 'other measure',
  rank: RANK.precise,
  when: talk => talk.turn.is === 'talk' && isDone(talk) && MEASURES.test(talk.last) && /\d/.test(talk.last),
  says: ({ work, last }) => {
    // `but 1 2 9 has the mean 4` is of another list.
    if (isOfOthers(last, work)) return undefined
    const measure = MEASURES.exec(last)?.[1]
    // Of a whole line it is what it comes to: `in order its 3 4 5 6 7 so 5`.
    const number = (endOf(last) ?? last).match(/-?\d+(?:\.\d+)?/g)?.[0]
    const asked = measure && work && swapped(`and ${measure}`, work.problem.question.text)
    const [question] = asked ? (readQuestions(asked) ?? []) : []
    if (!question || !number) return undefined
    const { outcome } = judgeFor(beginWork({ question, text: last }), number)
    if (outcome !== 'answer' && outcome !== 'unfinished' && outcome !== 'wrong') return undefined
    return outcome === 'wrong'
      ? `Look once more: how do you find the ${measure}? Is it \`${number}\`?`
      : `Yes, \`${number}\` is the ${measure}. Well seen!${/area/i.test(measure ?? '') ? ' It is counted in square units.' : ''} Shall we do another one?`
  },
}

const ASKS_OTHER =
  /^\W*(?:(?:so|and|but|or|oh|wait|ok) )*(?:is|isn'?t|would|could|can) (?:it|that)(?: also| be| not)* /i

/** Whether it says the answer, if only by its number: `so is it 30 dollars?` of a price in another currency. */
const isFound = (last: string, problem: Problem) =>
  [last, (firstResult(last) ?? '').replace(/[^\d./:-]/g, '')].some(
    each => each !== '' && judgeFor(beginWork(problem), each).outcome === 'answer',
  )

/** `is it 25:15?`, behind the answer that was right. */
const OTHER_ANSWER: Act = {
  name: 'other answer',
  rank: RANK.precise,
  when: talk =>
    talk.turn.is === 'talk' &&
    isDone(talk) &&
    ASKS_OTHER.test(talk.last) &&
    /\d/.test(talk.last) &&
    isAnswerLike(talk.last, 1),
  says: ({ work, last }) => {
    const own = work?.said?.marked.finalText?.trim()
    if (!work || !own || isFound(last, work.problem)) return undefined
    return `You found ${quoted(own)}, and that was right. ${quoted(bareAnswer(last))} looks different: is it the same amounts, and in the order that the question has them?`
  },
}

/** Which unit is right. */
export const UNITS_ASKED =
  /\b(?:cm|m|mm|km|metres?|centimetres?)\b ?(?:or|and)\b.*\b(?:cm|m|mm|km|cent\w*|met\w*) ?(?:2|3|²|³|squa?r+e?d|cubed)|\b(?:squa?r+e?d?|cubed?)\b.*\bor\b|\b(?:which|what) units?\b|\bis it (?:in )?(?:cm|m|mm|km) ?(?:2|3|²|³|squa?r+e?d|cubed)\b|^\W*\d[\d.]* what\W*$/i

const UNIT_SAID =
  /\b(?:it'?s|it is|so|be|in) (?:just |only |in |plain )?(mm|cm|km|m|inches|feet)\b ?(?:(2|²|squa?r+e?d)|(3|³|cubed))?/iu

/** `its cm cos you walk round it`, of what was found: whether that is its unit. */
function unitSaid({ last, work }: Talk): string | undefined {
  const [, unit, square, cube] = UNIT_SAID.exec(last) ?? []
  const [, own, power] =
    (work?.isFound && /\\text\{ ?([^}]+)\}(?:\^\{?([23]))?/.exec(solve(work.problem.question).answer)) || []
  const isSo = power === (square ? '2' : cube ? '3' : undefined)
  return unit && own?.toLowerCase() === unit.toLowerCase() && isSo ? 'Yes, that is its unit.' : undefined
}

/** `cm or cm2?` */
const UNIT_OF: Act = {
  name: 'unit of it',
  rank: RANK.precise + 1,
  when: talk =>
    talk.turn.is === 'talk' &&
    ((talk.last.length < 60 && UNITS_ASKED.test(talk.last)) || unitSaid(talk) !== undefined),
  says: talk => {
    const words = whatUnit(talk)
    const own = UNITS_ASKED.test(talk.last) ? undefined : unitSaid(talk)
    if (own === undefined) return words
    return words && !wasSaid(talk.told.slice(-3), words.split('. ')[0] ?? words)
      ? `${own} ${words}`
      : `${own} Shall we do another one?`
  },
}

function whatUnit(talk: Talk): string | undefined {
  const asked = talk.work?.problem.question.text ?? talk.unsolved?.text ?? textOnTable(talk) ?? ''
  const back = openWork(talk) || talk.unsolved ? invitation(talk) : ' Shall we do another one?'
  if (/\bvolume\b/i.test(asked))
    return `Think of what is counted: a volume is filled with little cubes, so it is in cubic units, such as cm³.${back}`
  if (/\barea\b/i.test(asked))
    return `Think of what is counted: an area is covered with little squares, so it is in square units, such as cm². A length or a perimeter is in plain cm.${back}`
  return /\b(?:perimeter|length|circumference)\b/i.test(asked)
    ? `Think of what is measured: a way or a length is in plain units, such as cm. Square units are for areas.${back}`
    : undefined
}

/** What a sentence has in common with what a child says, by its longer words. */
export function sentenceMeant(talk: Talk, plain: string): string | undefined {
  const about = plain.replace(/^.*?\byou(?:'ve)? (?:just )?(?:said|told|say|wrote)\b(?: me)?(?: that)?/, '')
  const words = about
    .split(/[^a-z0-9]+/)
    .filter(
      word =>
        (word.length > 2 || /^\d+$/.test(word)) &&
        !/^(?:why|what|does|that|the|mean|and|but|how|you|said|it|is)$/.test(word),
    )
  if (words.length === 0) return undefined
  const sentences = talk.told
    .slice(-8)
    .flatMap(each => each.replace(/```[\s\S]*?```/g, ' ').split(/(?<=[.?!:])\s+/))
    .filter(sentence => sentence.length > 8 && sentence.length < 220)
  const scored = sentences.map((sentence, at) => ({
    sentence,
    hits: words.filter(word =>
      (/^\d+$/.test(word)
        ? new RegExp(`(?<![\\d.])${word}(?![\\d.]\\d|\\d)`)
        : new RegExp(`\\b${word.slice(0, Math.max(3, word.length - 2))}`, 'i')
      ).test(sentence),
    ).length,
    at,
  }))
  const best = scored.sort((a, b) => b.hits - a.hits || b.at - a.at)[0]
  return best && best.hits > 0 ? best.sentence : undefined
}

/** Precise answers to what follows in a talk: nothing is lost, and the open sum stays. */
export const FOLLOWING: readonly Act[] = [
  CHECKED,
  OTHER_MEASURE,
  OTHER_ANSWER,
  UNIT_OF,
  said(
    'write it down',
    /\b(?:do|should|must|shall) i (?:have to |need to |really )?(?:write|show|put) (?:all |it |this |that |the |my |every)/,
    talk => {
      if (talk.subject) return undefined
      const work = talk.work
      return work?.isFound
        ? `Yes, one short line for each step is enough, so that anybody can see how you did it. Yours could be: ${stepsOf(work)}`
        : `A short line for each step is enough: then you see where you are, and so does whoever marks it.${invitation(talk)}`
    },
  ),
  said(
    'another way too',
    /\b(?:can|could|may) i (?:also )?(?:do|use|try|work)\b.*(?:\b(?:too|as well|instead|also|with|by)\b|\d\s*[-+×x*÷/]\s*\d)/,
    talk =>
      (isDone(talk) || (!talk.work && talk.toldStory)) && /\d/.test(talk.last.replace(DIGITS_WISHED, ''))
        ? 'Yes, try it that way, too! If both ways come to the same, you can be sure. What do you get?'
        : undefined,
  ),
  said(
    'which first',
    /^(?:(?:ok|let's|do|can we|the|start with|i want) )*(?:the )?(?:\w+ )?(?:first|one first|1st)(?: one)?(?: please)?$/,
    talk => {
      const open = openWork(talk)
      return open
        ? `All right, ${nameOf(open.problem.question)} first. ${hintFor(open, talk.told)}`
        : undefined
    },
  ),
  said(
    'how many answers',
    /\bhow (?:do|did|can) you know (?:that )?(?:there(?:'s| is| are| was)|it has|we need)\b.{0,20}\b(?:another|more|two|one more|a second|others?)\b|\bwhy (?:are there|is there|does it have|two|another)\b.{0,20}\b(?:two|another|second|more|answers?|solutions?)\b/,
    talk => {
      const open = openWork(talk)
      if (!open) return undefined
      return /\^|²/.test(open.problem.question.text)
        ? `Because the letter is squared: written as two brackets, it is zero when the one bracket is zero, and when the other one is. So there can be two numbers. ${hintFor(open, talk.told)}`
        : `Because more than one number fits what is asked. Try all that could be, one after the other. ${hintFor(open, talk.told)}`
    },
  ),
  said(
    'a good plan',
    /\b(?:it's (?:ok|fine|alright|all right)|i(?:'ll| will| am going to|'m going to| can))\b.*\b(?:ask|play|talk|tell|try|sit|go|work) |^it's (?:ok|fine|alright)(?: now)?$/,
    talk =>
      talk.feeling && ['sad', 'worried', 'cross', 'loss'].includes(talk.feeling)
        ? `${say(talk, 'good plan', ['That sounds like a nice plan. I hope it goes well!', 'Good for you, that is a brave and nice thing to do.'])}${invitation(talk)}`
        : undefined,
  ),
  said(
    'you meant',
    /\bwhat (?:did|do) you mean (?:by|with|when you)\b|\bwhat (?:does|did) .{2,30} mean$/,
    (talk, plain) => {
      // `what does perimeter mean`: the word, and no sentence of the tutor’s.
      if (talk.turn.is === 'talk' && talk.turn.intent.wants === 'word' && !/\byou\b/.test(plain))
        return undefined
      const sentence = sentenceMeant(talk, plain.replace(/^.*\bmean (?:by|with|when you (?:said|say))\b/, ''))
      const work = talk.work ?? talk.waiting
      const why = work && reasonFor(work.problem.question)?.why
      return sentence && why && isSafe(why, talk) && isSafe(sentence, talk)
        ? `I said: “${sentence.replace(/[*]/g, '')}” ${why}${openWork(talk) ? ' What do you do next?' : ''}`
        : undefined
    },
  ),
  said(
    'not so bad',
    /^(?:no )?(?:not really|just kidding|i'm (?:ok|fine|alright)|it's not (?:so |that )?bad)\b/,
    talk =>
      talk.feeling && talk.feeling !== 'happy'
        ? `I’m glad that it is not so bad.${invitation(talk) || ' What shall we do next?'}`
        : undefined,
  ),
  said('curiosity', /^(?!.*\b(?:hint|explain)\b).*\b(?:why|who|what|how|which|biggest)\b/, (talk, plain) => {
    const found = CURIOSITIES.find(([pattern]) => pattern.test(plain))?.[1]
    return found && isSafe(found, talk) ? `Good question! ${found}${invitation(talk)}` : undefined
  }),
  said(
    'unit asked',
    /^(?:(?:and|so|but|ok) )*(?:what|which|what's|whats)(?: is| are)?(?: the| its)? units?(?: .{0,15})?$/,
    ({ work }) =>
      work &&
      'Ask yourself what you count: a length is counted in one unit after the other, a surface in squares of it, and what is inside a box in cubes of it. Which of them is it here?',
  ),
  said(
    'number fact',
    /\b(?:something (?:cool|fun|funny|interesting|amazing)|(?:fun|cool|maths|number|interesting|amazing) fact)\b/,
    talk => say(talk, 'number fact', NUMBER_FACTS),
  ),
  said(
    'joke ended',
    /(?<!\d[\s,]+)\b(?:7|seven) (?:8|ate|eight) (?:9|nine)\b(?![\s,]*[\dx×*+=-])/,
    talk => `Ha ha, that is a good one! Poor nine.${invitation(talk) || ' Shall we go on?'}`,
  ),
  said(
    'joke told',
    /\bwhy (?:was|is) (?:6|six) (?:scared|afraid|frightened)\b|\b(?:can|may|shall|let me|i want to|want to hear|wanna hear)\b.{0,20}\btell you (?:a |my )?joke\b|(?<!\b(?:can|could|may) )\b(?:i know|i have|i've got) a joke\b/,
    talk =>
      /\bwhy\b/i.test(talk.last) ? 'Hm, I wonder. Tell me: why was it?' : 'Oh yes, please! I like jokes.',
  ),
]
