import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runSeed, tries } from '#support/how-much.ts'
import { type Sample, samples } from '#support/maths/arbitrary-questions.ts'
import { oracle } from '#support/maths/oracle.ts'
import { seeded } from '#support/maths/seeded.ts'
import { surfaceForms } from '#support/maths/surface-forms.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { findingsOf } from '../../marking/findings.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { markQuestion } from '../doors.ts'
import { kinds } from '../index.ts'

const LEAST_FORMS = 5
const LEAST_JUDGED = tries(50, 500)
const LEAST_DIAGNOSED = 0.9
const MOST_SAMPLES = tries(12, 120)
const CHILDREN = tries(6, 40)
const DRAFTS = tries(3, 6)
/** Practice questions that mathjs can tell of by itself. */
const LEAST_CHECKED = 0.6

const arithmetic = kinds.filter(kind => !('draftOfKind' in kind))

function readOnly(text: string) {
  const [question, ...others] = readQuestions(text) ?? []
  if (!question || others.length > 0) throw new Error(`Not read as one question: ${text}`)
  return question
}

const byKind = new Map<string, Sample[]>()
for (const sample of fc.sample(samples, { numRuns: tries(750, 4_000), seed: 5 + runSeed })) {
  const { kind } = readOnly(sample.question)
  const own = byKind.get(kind) ?? []
  if (own.length < MOST_SAMPLES) byKind.set(kind, [...own, sample])
}

/** Maths of an option or question for mathjs. */
function written(latex: string): string {
  return latex
    .replaceAll('$', '')
    .replaceAll('{,}', '')
    .replace(/(\d+)\s*\\frac\{(\d+)\}\{(\d+)\}/g, '($1 + $2/$3)')
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))')
    .replace(/(\d+(?:\.\d+)?)\\%/g, '($1/100)')
    .replace(/\\times|\\cdot/g, '*')
    .replace(/\\div/g, '/')
    .replace(/\^\{(-?\d+)\}/g, '^($1)')
    .replace(/\\left|\\right/g, '')
    .replace(/\bof\b/g, '*')
}

const mathsIn = (text: string) => [...text.matchAll(/\$([^$]+)\$/g)].map(([, each = '']) => each)
const worth = (latex: string) => oracle(written(latex))

const PLACES: Record<string, string> = {
  'whole number': '1',
  tenth: '1/10',
  hundredth: '1/100',
  thousandth: '1/1000',
  ten: '10',
  hundred: '100',
  thousand: '1000',
  'ten thousand': '10000',
}

/** Whether an option answers a practice question, by mathjs alone; undefined where it can't tell. */
function isAnswer(question: string, option: string): boolean | undefined {
  const [asked = '', ...others] = mathsIn(question)
  const own = worth(option.replace('x = ', ''))
  if (!own) return undefined
  const same = (value: Rational | undefined) => value?.equals(own)
  const equation = /^Solve \$(.+)=(.+)\$\.$/.exec(question)
  if (equation) {
    const put = (side = '') =>
      oracle(
        written(side)
          .replaceAll('x', ` *(${own.toFraction()})`)
          .replace(/(^|[(+\-*/ ]) \*/g, '$1 '),
      )
    const [left, right] = [put(equation[1]), put(equation[2])]
    return left && right && left.equals(right)
  }
  const place = /^Round .+ to the nearest (.+)\.$/.exec(question)?.[1]
  if (place !== undefined) {
    const unit = PLACES[place]
    return unit === undefined
      ? undefined
      : same(oracle(`floor((${written(asked)}) / (${unit}) + 1/2) * (${unit})`))
  }
  const extreme = /the (smallest|largest|biggest|greatest)/.exec(question)?.[1]
  if (extreme !== undefined)
    return same(
      oracle(`${extreme === 'smallest' ? 'min' : 'max'}(${[asked, ...others].map(written).join(', ')})`),
    )
  return others.length === 0 ? same(worth(asked)) : undefined
}

describe.each(arithmetic.map(kind => [kind.name, kind] as const))('the kind %s', (name, kind) => {
  it('never calls a right answer wrong, in five forms and more', () => {
    const forms = new Set<string>()
    let judged = 0
    for (const sample of byKind.get(name) ?? []) {
      for (const form of surfaceForms) {
        const answer = form.write(sample.value, sample)
        if (answer === undefined) continue
        forms.add(form.name)
        judged++
        const { verdict } = markQuestion(readOnly(sample.question), answer)
        expect([sample.question, answer, verdict]).toEqual([sample.question, answer, 'right'])
      }
    }
    expect(forms.size).toBeGreaterThanOrEqual(LEAST_FORMS)
    expect(judged).toBeGreaterThanOrEqual(LEAST_JUDGED)
  })

  it('finds the misconception of at least 90 in 100 children with one bug', () => {
    const random = seeded(41)
    let [children, found] = [0, 0]
    for (const misconception of kind.misconceptions) {
      for (let child = 0; child < CHILDREN; child++) {
        const question = readOnly(misconception.makeQuestion(random))
        const answer = question.kind === name ? misconception.answerTo(question) : undefined
        // A topic may be shared with a neighbouring kind.
        if (answer === undefined) continue
        children++
        const marked = markQuestion(question, answer)
        if (findingsOf([marked]).knowledgeGaps[0]?.description === misconception.gap) found++
      }
    }
    expect(children).toBeGreaterThanOrEqual(CHILDREN)
    expect(found / children).toBeGreaterThanOrEqual(LEAST_DIAGNOSED)
  })

  it('makes practice questions with exactly one right option', () => {
    const random = seeded(42)
    let [made, checked] = [0, 0]
    for (const practised of kind.misconceptions) {
      for (let count = 0; count < DRAFTS; count++) {
        const draft = kind.draft({ practised, random, grade: 3 + (count % 6) })
        if (!draft) continue
        made++
        const options = [draft.answer, ...draft.wrongAnswers].map(each => isAnswer(draft.question, each))
        if (options.includes(undefined)) continue
        checked++
        expect([draft.question, draft.answer, ...draft.wrongAnswers, options]).toEqual([
          draft.question,
          draft.answer,
          ...draft.wrongAnswers,
          [true, false, false, false],
        ])
      }
    }
    expect(made).toBeGreaterThan(0)
    expect(checked / made).toBeGreaterThan(LEAST_CHECKED)
  })
})
