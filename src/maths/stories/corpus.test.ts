import { expect, it } from 'vitest'
import { expectKnownFailures } from '#support/known-failures.ts'
import { type Story, verdictOn, voices, written } from '../../../tests/corpus/stories/stories.ts'

const answered = (each: Story) => each.answer !== null
const stories = [...voices.values()].flat()
const readings = new Map<string, boolean>()
/** Each story is dear to read, and is tried with several answers. */
function isRead(story: Story): boolean {
  const known = readings.get(story.q) ?? verdictOn(story, String(story.answer ?? 7)) !== undefined
  readings.set(story.q, known)
  return known
}

/** A line for each misjudged answer: the story, the answer and the verdict. */
const said = (story: Story, answers: string[], isMisjudged: (verdict: string) => boolean) =>
  answers.flatMap(answer => {
    const verdict = verdictOn(story, answer)
    return verdict !== undefined && isMisjudged(verdict) ? [`${story.q} | ${answer} | ${verdict}`] : []
  })

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

it.each([...voices])('reads the stories of %s but the known ones', async (voice, told) => {
  const unread = told.filter(each => answered(each) && !isRead(each))
  await expectKnownFailures(
    `stories/known-unread-${voice}.txt`,
    unread.map(({ q }) => q),
  )
})

it('calls no right answer to a story wrong', () => {
  const missed = stories
    .filter(each => answered(each) && isRead(each))
    .flatMap(each => said(each, written(each, each.answer ?? ''), verdict => verdict === 'wrong'))
  expect(missed).toEqual([])
})

it('calls no wrong answer to a story right', () => {
  const isRight = (verdict: string) => ['right', 'rounded', 'unfinished'].includes(verdict)
  const missed = stories
    .filter(isRead)
    .flatMap(each => each.wrong.flatMap(({ answer }) => said(each, written(each, answer), isRight)))
  expect(missed).toEqual([])
})

it('reads no story that nobody can answer', () => {
  expect(stories.filter(each => !answered(each) && isRead(each)).map(({ q }) => q)).toEqual([])
})
