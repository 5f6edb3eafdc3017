import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '#support/how-much.ts'
import { type Route, routes } from '#support/maths/routes.ts'
import { markQuestion } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'

const joints = fc.constantFrom('\n', ', ', '; ', '\nso ')
const equals = fc.constantFrom(' = ', '=', ' is ')

const written = ([left, value]: Route['lines'][number], sign: string) => `${left}${sign}${value}`

function mark(question: string, answer: string) {
  const [read] = readQuestions(question) ?? []
  if (!read) throw new Error(`Not read: ${question}`)
  return markQuestion(read, answer)
}

it('gives every mark to every way of working', () => {
  const names = new Set<string>()
  fc.assert(
    fc.property(routes, joints, equals, ({ name, question, lines }, joint, sign) => {
      names.add(name)
      const answer = lines.map(line => written(line, sign)).join(joint)
      const { verdict, earned, wrong } = mark(question, answer)
      expect([name, answer, verdict, earned.includes(false), wrong?.text]).toEqual([
        name,
        answer,
        'right',
        false,
        undefined,
      ])
    }),
    { numRuns: tries(60, 2_500) },
  )
  expect(names.size).toBe(14)
})

it('names a slip in the last line of any way and keeps the marks of the lines before', () => {
  fc.assert(
    fc.property(routes, joints, fc.constantFrom(1, -1, 10), ({ name, question, lines }, joint, by) => {
      const right = lines.slice(0, -1)
      const [left, value] = lines.at(-1) ?? ['', 0]
      const slipped = written([left, value + by], ' = ')
      const answer = [...right.map(line => written(line, ' = ')), slipped].join(joint)
      const { verdict, earned, wrong } = mark(question, answer)
      expect([answer, verdict, wrong?.text.replace(/^so /, '')]).toEqual([answer, 'wrong', slipped])
      const lost = earned.filter(each => !each).length
      expect([name, answer, lost]).toEqual([name, answer, 1])
    }),
    { numRuns: tries(60, 2_500) },
  )
})

it('never names a line that holds, wherever the slip is', () => {
  fc.assert(
    fc.property(routes, fc.nat(), fc.constantFrom(1, -1, 2), ({ question, lines }, place, by) => {
      const at = place % lines.length
      const texts = lines.map((line, index) => written([line[0], line[1] + (index === at ? by : 0)], ' = '))
      const { wrong } = mark(question, texts.join('\n'))
      expect([texts, wrong?.text ?? texts[at]]).toEqual([texts, texts[at]])
    }),
    { numRuns: tries(60, 2_500) },
  )
})
