import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { TemperatureQuestion, TemperatureTask } from './question.ts'

/** A question about temperatures; changes more often than conversions before grade 6. */
export function makeTemperature(random: Random, grade: number): TemperatureQuestion {
  const signs = [-1, 1] as const
  const change = (): TemperatureTask => ({
    task: 'change',
    start: rational(-between(random, 1, 12)),
    by: [rational(pick(random, signs) * between(random, 2, 20))],
    scale: 'C',
  })
  const difference = (): TemperatureTask => ({
    task: 'difference',
    first: rational(-between(random, 1, 15)),
    second: rational(between(random, 1, 20)),
    scale: 'C',
  })
  const extreme = (): TemperatureTask => ({
    task: 'extreme',
    among: [
      rational(-between(random, 1, 5)),
      rational(-between(random, 6, 15)),
      rational(between(random, 1, 5)),
      rational(between(random, 6, 15)),
    ],
    wants: 'lowest',
    scale: 'C',
  })
  const convert = (): TemperatureTask => {
    const celsius = 5 * between(random, -4, 20)
    return pick(random, [true, false])
      ? { task: 'convert', from: rational(celsius), to: 'F' }
      : { task: 'convert', from: rational((celsius * 9) / 5 + 32), to: 'C' }
  }
  const all = [change, difference, extreme, convert] as const
  return {
    kind: 'temperature',
    text: '',
    ...pick<() => TemperatureTask>(random, grade < 6 ? [change, ...all] : all)(),
  }
}

export function writeTemperature(question: TemperatureQuestion): string {
  const unit = 'scale' in question && question.scale ? `°${question.scale}` : '°'
  const shown = (value: Rational) => `${inline(valueLatex(value, true))} ${unit}`
  switch (question.task) {
    case 'convert': {
      const { from, to } = question
      const other = to === 'C' ? 'F' : 'C'
      return `Convert ${inline(valueLatex(from, true))} °${other} to °${to}.`
    }
    case 'change': {
      const moves = question.by.map(
        each => `${each.s < 0n ? 'falls' : 'rises'} by ${inline(valueLatex(each.abs(), true))} degrees`,
      )
      return `The temperature is ${shown(question.start)}. It ${moves.join(', then ')}. What is the temperature now?`
    }
    case 'extreme': {
      const word = question.wants === 'lowest' ? 'coldest' : 'warmest'
      return `Which temperature is the ${word}: ${question.among.map(shown).join(', ')}?`
    }
    case 'difference':
      return `What is the difference in temperature between ${shown(question.first)} and ${shown(question.second)}?`
  }
}
