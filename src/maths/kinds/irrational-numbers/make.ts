import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick, shuffled } from '../../domain/random.ts'
import type { Candidate, IrrationalQuestion, IrrationalTask } from './question.ts'

const NO_SQUARES = [2, 3, 5, 6, 7, 10, 11, 13, 15, 17, 19, 23] as const

const rootOf = (random: Random): Candidate => ({ text: `√${pick(random, NO_SQUARES)}`, isRational: false })
const wholeRoot = (random: Random): Candidate => ({
  text: `√${between(random, 2, 12) ** 2}`,
  isRational: true,
})
const fraction = (random: Random): Candidate => ({
  text: `${between(random, 1, 6)}/${pick(random, [7, 11, 13])}`,
  isRational: true,
})
const decimal = (random: Random): Candidate => ({
  text: `0.${between(random, 1, 9)}${between(random, 1, 9)}`,
  isRational: true,
})

export function makeIrrational(random: Random): IrrationalQuestion {
  const task = pick<() => IrrationalTask>(random, [
    () => ({
      task: 'which of these',
      wants: false,
      candidates: shuffled([rootOf(random), wholeRoot(random), fraction(random), decimal(random)], random),
    }),
    () => {
      const low = between(random, 3, 14)
      return { task: 'between', degree: 2, under: BigInt(low * low + between(random, 1, 2 * low)) }
    },
  ])()
  return { kind: 'irrational numbers', text: '', ...task }
}

export function writeIrrational(question: IrrationalQuestion): string {
  switch (question.task) {
    case 'which of both':
      return `Is ${question.candidate.text} rational or irrational?`
    case 'is so':
      return `Is ${question.candidate.text} ${question.wants ? 'a rational' : 'an irrational'} number?`
    case 'which of these': {
      const name = question.wants ? 'rational' : 'irrational'
      return `Which of these is ${name}: ${question.candidates.map(({ text }) => text).join(', ')}?`
    }
    case 'between': {
      const root = question.degree === 2 ? `\\sqrt{${question.under}}` : `\\sqrt[3]{${question.under}}`
      return `Between which two consecutive whole numbers does ${inline(root)} lie?`
    }
  }
}
