import { nearestNumber } from './nearest-number.ts'
import { inDigits } from './quantities/in-digits.ts'
import { readStory, type Story } from './story.ts'

const WHAT_IF =
  /^\W*(?:(?:and|so|ok|but|now|oh|cool|nice|right|great|yay|thanks)[,.!]* )*(?:what (?:about if|about|if)(?: if)?|how about(?: if| for)?|(?<=\b(?:and|but|now|ok|so) )(?:for|with|if)(?= (?:only |just |there (?:are|were) )?\d))\b(.{0,60}?)((?:[£$€] ?)?\d{1,9}(?:\.\d{1,6})?p?)\b(.*)$/i
const AND_OTHER =
  /^\W*(?:and|what about|how about|how much is|how many (?:does|has))\s+(?:the |an? |one )?([a-z]+)(?: have| got)?\W*$/i
const LONGEST = 80
/** Words of every story. */
const COMMON =
  /^(?:what|if|the|was|were|is|it|he|she|they|there|ther|theres|had|has|have|got|of|and|a|an|in|to|only|instead|about|with|we|you|us|them)$/i

/** The same story with another number, as `what if the sum was 31`, or asked about the other one: `and banana?` */
export function storyAgain(text: string, before: Story | undefined): Story | undefined {
  if (!before || text.length > LONGEST) return undefined
  return withNumber(text, before) ?? withAll(text, before) ?? withOther(text, before)
}

/** What a number counts, right behind it. */
const COUNTED =
  /^\s{1,3}(?!(?:pounds?|pence|cents?|dollars?|euros?|instead|more|less|fewer|times|per|each|of|and|in|at|for|not|now|or|then|people|things|percent|hours?|minutes?|days?|years?|metres?|cm|kg|km)\b)([a-z]{3,})/i

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{2,}/g) ?? [])
    .filter(word => !COMMON.test(word))
    .map(word => word.replace(/(?<=[a-z]{3})s$/, ''))

function withNumber(text: string, before: Story): Story | undefined {
  const told = withOtherNumber(text, before.text, before.asked)
  const again = told && readStory(told)
  return again ? { ...again, isAgain: true } : undefined
}

/** `twenty-five` is one number. */
const COMPOUND = /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[- ]\p{L}/iu

/** A question told before with the one number that the same words stand beside: `what if its boxes of 6`. */
export function withOtherNumber(said: string, before: string, asked = ''): string | undefined {
  const [text, told] = COMPOUND.test(before) ? [said, before] : [inDigits(said), inDigits(before)]
  const [, front = '', number, back = ''] = WHAT_IF.exec(text) ?? []
  if (!number || text.length > LONGEST) return undefined
  const words = wordsOf(`${front} ${back}`)
  const counted = COUNTED.exec(back)?.[1]?.toLowerCase()
  // `what if 2 teachers come in every van`: teachers come to what there is, and take no number’s place.
  if (counted && !told.toLowerCase().includes(counted)) return undefined
  // Money takes the place of money.
  const isMoney = (amount: string) => /[£$€]|\dp\b/i.test(amount)
  const numbers = [...told.matchAll(/(?:[£$€] ?)?\d+(?:\.\d+)?p?/gi)].filter(
    ([each]) => !isMoney(number) || isMoney(each) || !isMoney(told),
  )
  // The number that the same words stand nearest to.
  const near = numbers.map(each => {
    const around = told.slice(Math.max(0, each.index - 30), each.index + each[0].length + 14)
    const own = wordsOf(around.split(/[.?!]/).find(part => part.includes(each[0])) ?? around)
    return { each, hits: words.filter(word => own.includes(word)).length }
  })
  const most = Math.max(...near.map(({ hits }) => hits))
  const best = near.filter(({ hits }) => hits === most)
  // Of several the one that is asked about, or that the words stand right before.
  const inQuestion = best.filter(({ each }) => inDigits(asked).includes(each[0]))
  const behind = best.filter(({ each }) => wordsOf(told.slice(0, each.index)).at(-1) === words.at(-1))
  const [only, ...others] = best.length > 1 ? (inQuestion.length === 1 ? inQuestion : behind) : best
  // `what if there were 31`: no word says which one it is.
  const isAlone =
    words.length === 0 &&
    text.match(/\d+(?:\.\d+)?/g)?.length === 1 &&
    ![text, told].some(each => /\d\s*[/:^]\s*\d|[-+−×*÷=()²³]\s*\d/.test(each))
  const named = words.length > 0 && most > 0 && others.length === 0 ? only?.each : undefined
  const [same, ...more] = numbers.filter(
    each =>
      counted !== undefined &&
      COUNTED.exec(told.slice(each.index + each[0].length))?.[1]?.toLowerCase() === counted,
  )
  const place = isAlone ? nearestNumber(numbers, number) : same && more.length === 0 ? same : named
  if (!place || place[0] === number) return undefined
  return `${told.slice(0, place.index)}${number}${told.slice(place.index + place[0].length)}`
}

const COMPARES = /\bhow (?:many|much) (?:more|fewer|less)\b/i
const ALL = /\b(?:altogether|in total|in all|together|total)\b/i

/** `how many more dogs than fish`, `how many altogether`: what is asked of all that have a number. */
function withAll(text: string, before: Story): Story | undefined {
  const { model } = before
  const [asked] = /\bhow (?:many|much)\b[^.?!]*/i.exec(text) ?? []
  if (!model || !asked || model.owners.length < 2) return undefined
  const named = model.owners.filter(({ name }) => new RegExp(`\\b${name}s?\\b`, 'i').test(asked))
  const [one, other, ...more] = named
  const isAll = ALL.test(asked) && named.length === 0
  const isTwo = COMPARES.test(asked) && one && other && more.length === 0
  const value = isTwo
    ? one.value.sub(other.value).abs()
    : isAll
      ? model.owners.map(owner => owner.value).reduce((sum, each) => sum.add(each))
      : undefined
  if (!value) return undefined
  const ask = isTwo
    ? 'How many are there of the one, and how many of the other? How far is it from the one to the other?'
    : 'What do all of them make together?'
  return {
    ...before,
    isAgain: true,
    asked: `${asked.charAt(0).toUpperCase()}${asked.slice(1)}?`,
    model: {
      ...model,
      answer: [value],
      steps: [{ value, is: 'what is asked for', ask }],
      besides: (isTwo ? named : model.owners).map(owner => ({
        value: owner.value,
        is: `how many there are of ${owner.name}`,
        ask: '',
      })),
      slips: [],
    },
  }
}

function withOther(text: string, before: Story): Story | undefined {
  const name = AND_OTHER.exec(text)?.[1]?.toLowerCase()
  const { model } = before
  const owner = model?.owners.find(each => name === each.name || name === `${each.name}s`)
  if (!model || !owner || model.answer.some(each => each.equals(owner.value))) return undefined
  return {
    ...before,
    isAgain: true,
    asked: `And ${owner.name}?`,
    model: { ...model, answer: [owner.value], steps: model.besides.filter(({ ask }) => ask !== '') },
  }
}
