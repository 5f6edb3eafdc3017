import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { comeTo, comeToo } from '#maths/language/en/unsolved/sentences.ts'
import { bareAnswer } from '#maths/routes/answer-like.ts'
import type { StorySlip } from '../everyday/drawn-story.ts'
import { askedFactor, OWN_WAY_WORKS } from '../own-way.ts'
import type { Dialogue } from '../state.ts'
import type { Story } from '../story.ts'
import type { StoryFound } from '../story-found.ts'
import { type StoryJudged, stepAhead } from '../story-judged.ts'
import type { LettersSaid } from '../story-letters.ts'
import { oddityOf } from '../story-oddity.ts'
import { numberIn } from '../sums-behind.ts'
import { asSaid } from '../unsolved/as-said.ts'
import { agreed } from '../unsolved/settled.ts'
import { firstResult } from '../values/values-in.ts'
import { quotedClaim } from './claim-said.ts'
import { offersAnswer } from './offered.ts'
import { quoted, say, wasSaid } from './voice.ts'

/** What is said to a line about a story of which it is known what it comes to. */
export function toJudged(judged: StoryJudged, story: Story, model: StoryFound, dialogue: Dialogue): string {
  const bare = bareAnswer(dialogue.last).replace(
    /(?<=\d)\s+(?:already|again|before|now|then|too|lol)\b.*$/i,
    '',
  )
  const own = /\s\p{L}{2,} \p{L}/u.test(bare) && !/=/.test(bare) ? (firstResult(dialogue.last) ?? bare) : bare
  const decides = decisive(judged, model, dialogue.last)
  const values = judged.is === 'done' ? model.answer : judged.is === 'step' ? [judged.value] : []
  const numbers = /=/.test(decides ?? '')
    ? []
    : values.flatMap(each => inSentence(each, story, dialogue.last) ?? [])
  const number = numbers.length === values.length && numbers.length > 0 ? numbers.join(' and ') : undefined
  const concluded = judged.is === 'guess' ? judged.end : undefined
  const said = quoted(concluded ?? number ?? decides ?? (own === '' ? dialogue.last : own))
  switch (judged.is) {
    case 'done':
      // What was only perhaps meant is right where the nets are sure of it, too.
      if (model.isDoubtful) return toDoubtful(said.slice(1, -1), story, model, dialogue)
      return `${say(dialogue, 'story done', [`Yes! ${said} is right, that answers the story.`, `That’s it: ${said} is right! It fits the whole story.`])} You worked it out yourself.${otherWay(story, model, dialogue)} Shall I tell you another story?`
    case 'again':
      return `Yes, ${quoted(firstResult(dialogue.last) ?? bare)} ${model.owners.length > 0 || model.isDoubtful ? 'fits the story, too' : 'is right'}. Shall I tell you another one?`
    case 'one of two':
      return `Yes, ${said} is one of the two. And the other one?`
    case 'other owner':
      return `You have a number that comes up, but is it ${judged.owner.name}’s? Read once more who has more and who has less.`
    case 'step':
      return stepSaid(judged, said, story, dialogue)
    case 'plan': {
      const value = exactValue(judged.side)
      const odd = value && !judged.fits ? oddityOf(story, value) : undefined
      if (odd) return `That is a sum with numbers of the story. But look at it once more: ${odd}`
      return judged.fits
        ? `${say(dialogue, 'story line', ['All right, that’s a sum from the story.', 'Good idea, that fits the story.'])} What does ${inline(latex(judged.side))} come to?`
        : `What would ${inline(latex(judged.side))} tell you in the story? ${ahead(story, model)}`
    }
    case 'tried':
      return `Well checked! So it is not that yet. Change your numbers a little and test again, or do it this way: ${ahead(story, model)}`
    case 'rest': {
      const { whole, left } = judged
      const first = `Yes, **${whole}** with **${left}** left over. What happens with the ${left} in the story?`
      return wasSaid(dialogue.told.slice(-1), first)
        ? `Right, **${whole}** and **${left}** more. Look at what is asked: must the ${left} be counted in, too, or not?`
        : first
    }
    case 'counted':
      return `${say(dialogue, 'story line', ['Yes, well counted on!', 'Good counting!'])} Where did you come to? So what does the story ask for?`
    case 'small coins':
      return `Look at the unit: that many ${/\$|€/.test(story.text) ? 'cents' : 'pence'} it is, and with the name of the big coins it would be a hundred times as much. How do you say it with the big coins and the small ones?`
    case 'letters':
      return toLetters(judged, judged.lines === undefined ? said : quoted(judged.lines), dialogue)
    case 'slip':
      return `${/=/.test(said) ? `${said} is worked out right as a sum, but what it comes to isn’t it yet. It` : `${said} isn’t it yet. It`} comes up when ${SLIPS[judged.why]} Read once more what happens in the story. ${ahead(story, model)}`
    case 'part':
      return `Look at the story once more: **${judged.part}** is a part of an amount, and not the number ${judged.part.split('/').at(-1)}. Into how many equal parts is it shared, and how much is one of them?`
    case 'guess': {
      const coins = inCoins(concluded ?? own, story, model)
      if (coins) return `Yes, ${said} is the same as **${coins}**. ${ahead(story, model)}`
      const value = Number(/\d+(?:\.\d+)?/.exec(concluded ?? own)?.[0])
      const odd = Number.isNaN(value)
        ? undefined
        : oddityOf(story, rational(BigInt(Math.round(value * 100)), 100n))
      if (odd) return `Look at the story once more: ${odd}`
      if (/^is it \S.*\?$/.test(dialogue.last) && !model.isDoubtful)
        return `Not yet: ${said} isn’t it. ${model.check}`
      return `${say(dialogue, 'story guess', [`Try ${said} out in the story.`, `Good to try a number! Test ${said}:`])} ${model.check}`
    }
  }
}

/** What a number on the way is, and that it is no answer yet where it is offered as that. */
function stepSaid(
  { step, value }: Extract<StoryJudged, { is: 'step' }>,
  said: string,
  story: Story,
  dialogue: Dialogue,
): string {
  const { last } = dialogue
  const { model, asked } = story
  const next = `${alsoTold(story, dialogue)} ${ahead(story, model).replace(`That is ${step.is}. `, '')}`
  const number = /=/.test(last) ? undefined : asSaid(value, last, '')?.replace(BEHIND_NUMBER, '')
  // Of several sums in one line none is left out.
  const sums = /=.*=/.test(last) && last.length <= LONGEST_SUMS ? quotedClaim(last) : undefined
  const own = number === undefined ? (sums ?? said) : quoted(number)
  if (number === undefined || !offersAnswer(last, asked))
    return `${say(dialogue, 'story line', ['Yes,', 'Right,', 'Good,'])} ${own} fits: that is ${step.is}.${next}`
  return model.isDoubtful
    ? `${own} is ${step.is}. Is that already what is asked: “${asked}”${next}`
    : `${own} is ${step.is}, and not yet what is asked.${next}`
}
const LONGEST_SUMS = 60
const BEHIND_NUMBER = / (?:left|now|more|over|together|altogether|already)$/i

/** The number of a longer line, with its unit or what it counts; a sum is quoted whole where there is no more than it. */
function inSentence(value: Rational, { text, model }: Story, last: string): string | undefined {
  const isShort = last.length <= LONGEST_LINE && (!/=/.test(last) || !/\p{L}{3,}/u.test(last))
  if (isShort) return undefined
  return asSaid(value, last, text) ?? (model.isMoney ? asSaid(value.mul(100), last, text) : undefined)
}
const LONGEST_LINE = 24

function toDoubtful(said: string, { text }: Story, { answer }: StoryFound, dialogue: Dialogue): string {
  const [value] = answer
  const isSure = answer.length === 1 && value !== undefined && agreed(text, value) === 'sure'
  return isSure ? `${say(dialogue, 'come to', comeTo(said))} Shall I tell you another story?` : comeToo(said)
}

const NUMBER =
  /(?:[£$€] ?)?-?\d+(?:\.\d+)?(?: ?(?:%|p|cents?|euros?|pounds?|dollars?|cm|km|kg|ml|m|g|l)(?![\p{L}\d]))?/giu

/** Of a line with more in it the number that decides, as it stands there. */
function decisive(judged: StoryJudged, model: StoryFound, last: string): string | undefined {
  const values = judged.is === 'done' ? model.answer : judged.is === 'step' ? [judged.value] : []
  if (values.length !== 1 || /=/.test(last)) return undefined
  const numbers = last.match(NUMBER) ?? []
  const isMeant = (each: string) => {
    const value = numberIn(each)
    return (
      value !== undefined &&
      values.some(own => own.equals(value) || (model.isMoney && own.mul(100).equals(value)))
    )
  }
  const found = numbers.findLast(isMeant)
  const isOneOf = numbers.length > 1
  return found !== undefined &&
    (isOneOf || bareAnswer(last).length > found.length + 12 || /\d[!?.]+ \p{L}/u.test(last))
    ? found.trim()
    : undefined
}

/** `100 cents`, of 1 euro that is told. */
function inCoins(own: string, { known }: Story, { isMoney }: StoryFound): string | undefined {
  const coins = /^(\d+) ?(?:p|c|pence|cents?|ct)$/i.exec(own)?.[1]
  const whole = known.find(({ number, words }) => {
    const value = numberIn(number)
    const isWhole = /[£$€]/.test(number) || /^(?:euros?|pounds?|dollars?)\b/i.test(words)
    return isMoney && isWhole && value?.mul(100).equals(coins ?? -1) === true
  })
  return whole && `${whole.number} ${whole.words}`.trim()
}

/** What was done, by the name of the slip; none of it tells the answer. */
const SLIPS: Record<StorySlip['why'] | 'kept the difference', string> = {
  'took the inside':
    'the two lengths are multiplied. That is how much fits inside, and here the way along the edge is meant.',
  'took the way round': 'the sides are put together. That is the way round, and here the inside is meant.',
  'kept the difference':
    'as much is added to the one as to the other. But each single one brings its own share with it.',
  added: 'the numbers are added. Does everything come together here?',
  'took away': 'one number is taken away from another. Does something go away here?',
  multiplied: 'the numbers are multiplied. Are there equal groups here?',
  divided: 'one number is divided by another. Is something shared out here?',
  'stopped early': 'one step is still to be done.',
  'left out a number': 'one of the numbers of the story is left out.',
  'rounded the wrong way':
    'what is left over is counted the other way. Does the rest need one more, or is it too little for one?',
  'took the remainder': 'only what is left over is looked at.',
  'mixed up the units': 'the units are mixed up. Are all of the numbers in one unit?',
}

const SAYS_STORY = 'says just what the story says.'

function toLetters({ what, fits, isOfSeveral }: LettersSaid, said: string, { told }: Dialogue): string {
  if (what === 'named')
    return 'Yes, letters are a good idea! Write what the story tells as equations with them. What do you get?'
  if (what === 'names')
    return fits
      ? `Yes, ${said}: a letter for the one, and the other one by it. That is a clever start! What does the story say of both together? Write it as an equation.`
      : 'A letter is a good idea! Read once more how the other one differs: is it more or less, and by how much?'
  if (fits && !isOfSeveral && told.at(-1)?.includes(SAYS_STORY))
    return `Right, ${said} fits, too. And what is the letter then?`
  return fits
    ? `Yes, ${said} ${SAYS_STORY} ${
        isOfSeveral
          ? 'Make one of the letters the same in both equations. Which letter is gone when you take the one equation from the other?'
          : 'Solve it: what is the letter?'
      }`
    : `An equation is a good idea! Check ${said} with the story: what does each part of it stand for?`
}

/** What is said to a thought about such a story that names no number; undefined where nothing is ahead. */
export function thoughtOn({ model, reached }: Story): string | undefined {
  const step = stepAhead(model, reached)
  return step && `Good that you think about it. ${step.ask}`
}

/** How a story that is done can be done, told to a child that asks. */
export function wayThrough({ model }: Story): string | undefined {
  const asks = model.steps.map(({ ask }) => ask).filter(ask => ask !== '')
  return asks.length > 0 ? `Ask yourself one thing after the other. ${asks.join(' ')}` : undefined
}

/** What is still to be used, told once. */
function alsoTold({ unused }: Story, { told }: Dialogue): string {
  const [only, ...others] = unused
  const isSaid = told.some(each => each.includes(`tells you **${only}** as well`))
  return only && others.length === 0 && !isSaid ? ` The story tells you **${only}** as well.` : ''
}

function ahead({ asked, reached }: Story, model: StoryFound): string {
  return stepAhead(model, reached)?.ask ?? `And what does the story ask for: “${asked}”`
}

/** `but can i also do it times 2.5?`, beside the answer. */
function otherWay({ text }: Story, { answer }: StoryFound, { last }: Dialogue): string {
  const [side] = askedFactor(last, text, answer)?.sides ?? []
  return side ? ` ${OWN_WAY_WORKS} ${inline(latex(side))} comes to the same.` : ''
}
