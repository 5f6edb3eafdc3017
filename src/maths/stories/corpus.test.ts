import { expect, it } from 'vitest'
import { partOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { type Story, verdictOn, voices, written } from '../../../tests/corpus/stories/stories.ts'

const answered = (each: Story) => each.answer !== null
const stories = [...voices.values()].flat()
const heard = [...voices].map(([voice, told]) => [voice, partOf(told, undefined, 60)] as const)
const tried = heard.flatMap(([, told]) => told)

interface Judged {
  isRead: boolean
  /** The right answer called wrong, and answers of children called right: the story, the answer and the verdict. */
  misjudged: string[]
}

const known = new Map<string, Judged>()
/** A story is dear to read: all of its answers are tried at once, while its reading is remembered. */
function judged(story: Story): Judged {
  const { q, answer, wrong } = story
  const before = known.get(q)
  if (before) return before
  const isRead = verdictOn(story, String(answer ?? 7)) !== undefined
  const said = (answers: string[], isMisjudged: (verdict: string) => boolean) =>
    answers.flatMap(each => {
      const verdict = verdictOn(story, each)
      return verdict !== undefined && isMisjudged(verdict) ? [`${q} | ${each} | ${verdict}`] : []
    })
  const isRight = (verdict: string) => ['right', 'rounded', 'unfinished'].includes(verdict)
  const found: Judged = {
    isRead,
    misjudged: isRead
      ? [
          ...(answer === null ? [] : said(written(story, answer), verdict => verdict === 'wrong')),
          ...wrong.flatMap(each => said(written(story, each.answer), isRight)),
        ]
      : [],
  }
  known.set(q, found)
  return found
}

it('has stories whose calculations give their answers', () => {
  // A time of day in minutes.
  const numberOf = (text: string) =>
    /^\d+:\d\d$/.test(text) ? Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]) : computed(text)
  const computed = (text: string) => Number(new Function(`return ${text}`)())
  const apart = (value: number, answer: string) =>
    // A clock shows the same time twice a day.
    Math.abs(answer.includes(':') ? (value - numberOf(answer)) % 720 : value - numberOf(answer))
  const isOff = ({ calc, answer }: Story) =>
    calc === null ? answer !== null : apart(computed(calc), String(answer)) > 0.006
  expect(stories.length).toBeGreaterThan(400)
  expect(stories.filter(isOff).map(({ q }) => q)).toEqual([])
})

it.each(heard)('reads the stories of %s but the known ones', async (voice, told) => {
  const unread = told.filter(each => answered(each) && !judged(each).isRead)
  await expectKnownAmong(
    `stories/known-unread-${voice}.txt`,
    unread.map(({ q }) => q),
    told.map(({ q }) => q),
  )
})

it('calls no right answer to a story wrong, and no wrong answer right', () => {
  expect(tried.flatMap(each => judged(each).misjudged)).toEqual([])
})

it('reads no story that nobody can answer', () => {
  expect(tried.filter(each => !answered(each) && judged(each).isRead).map(({ q }) => q)).toEqual([])
})
