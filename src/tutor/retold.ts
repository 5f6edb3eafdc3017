import { withoutReport } from '#maths/language/en/own-report.ts'
import { type Size, seeded } from './make-question.ts'
import { readStory, type Story } from './story.ts'

const MOST_TRIES = 40
const NUMBER = /\d+(?:\.\d+)?/g
/** Times of the clock, dates and parts have numbers that go together. */
const BOUND = /\d[:/.]\d|\b(?:19|20)\d\d\b|%/
const LARGER: Readonly<Record<Size, number>> = { easier: 1, same: 2, harder: 5 }

/** The child's own story with other numbers, for one that wishes for another like it: it comes out whole in as many steps. */
export function retold({ text, model }: Story, size: Size, seed: number): string | undefined {
  const told = withoutReport(text).trim()
  if (BOUND.test(told)) return undefined
  const random = seeded(seed)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const other = told.replace(NUMBER, each => otherNumber(Number(each), LARGER[size], random()))
    const made = isApart(told, other) ? readStory(other)?.model : undefined
    const isLike =
      made?.isDoubtful === false &&
      made.steps.length === model.steps.length &&
      made.answer.length > 0 &&
      made.answer.every(({ s, d }) => s > 0n && d === 1n)
    if (isLike) return other
  }
  return undefined
}

/** At least two numbers are others, and what were two are not one. */
function isApart(told: string, other: string): boolean {
  const [before, now] = [told, other].map(each => each.match(NUMBER) ?? [])
  const changed = now?.filter((each, at) => each !== before?.[at]) ?? []
  return changed.length > 1 && new Set(now).size >= new Set(before).size
}

/** A number of the same kind, round where it was round; two and less say how it goes, and stay. */
function otherNumber(value: number, larger: number, at: number): string {
  const unit = value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : value % 5 === 0 ? 5 : 1
  const least = Math.ceil(value / unit / 2)
  const most = Math.ceil((value / unit) * larger)
  return value <= 2 || !Number.isInteger(value)
    ? `${value}`
    : `${unit * (least + Math.floor(at * (most - least + 1)))}`
}
