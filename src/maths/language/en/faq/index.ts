import { OF_ALGEBRA } from './algebra.ts'
import { OF_CALCULATIONS } from './calculations.ts'
import { OF_DATA_AND_CHANCE } from './data-and-chance.ts'
import { OF_DECIMALS } from './decimals.ts'
import { OF_EQUATIONS } from './equations.ts'
import { OF_FRACTIONS } from './fractions.ts'
import { OF_FRACTIONS_IN_SUMS } from './fractions-in-sums.ts'
import { OF_GRAPHS_AND_SEQUENCES } from './graphs-and-sequences.ts'
import { OF_MEASURES } from './measures.ts'
import { OF_MIXED_NUMBERS_AND_PARTS } from './mixed-numbers-and-parts.ts'
import { OF_MULTIPLYING_AND_DIVIDING } from './multiplying-and-dividing.ts'
import { OF_NUMBERS } from './numbers.ts'
import { OF_PERCENT } from './percent.ts'
import { OF_POWERS } from './powers.ts'
import { OF_RATIO_AND_RATES } from './ratio-and-rates.ts'
import { OF_SHAPES } from './shapes.ts'
import { OF_SIZES } from './sizes.ts'
import { TOPICS, type Topic } from './topics.ts'
import { OF_WORKING } from './working.ts'

export { TOPICS, type Topic } from './topics.ts'

/** A question that children ask back beside their work, and what is so whatever numbers they work with. */
export interface FrequentQuestion {
  id: string
  /** Where it comes up, the most natural topic first. */
  topics: readonly Topic[]
  question: string
  answer: string
}

const isTopic = (text: string): text is Topic => (TOPICS as readonly string[]).includes(text)

/** Three lines each: its name and the topics where it comes up, the question, the answer; a blank line between two. */
function questionsIn(text: string): FrequentQuestion[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(each => {
      const [head = '', question, answer] = each.split('\n')
      const [id, named = ''] = head.split(' | ')
      const topics = named.split(', ').filter(isTopic)
      if (!id || !question || !answer || topics.length !== named.split(', ').length)
        throw new SyntaxError(`“${head}” is no name and topics, or lacks a question or an answer.`)
      return { id, topics, question, answer: answer.replaceAll('$', '\\$') }
    })
}

/** All of them; `tutor/faq/` knows which one a message asks. */
export const FREQUENT_QUESTIONS: readonly FrequentQuestion[] = [
  OF_NUMBERS,
  OF_CALCULATIONS,
  OF_MULTIPLYING_AND_DIVIDING,
  OF_FRACTIONS,
  OF_MIXED_NUMBERS_AND_PARTS,
  OF_FRACTIONS_IN_SUMS,
  OF_DECIMALS,
  OF_PERCENT,
  OF_RATIO_AND_RATES,
  OF_MEASURES,
  OF_SIZES,
  OF_SHAPES,
  OF_DATA_AND_CHANCE,
  OF_ALGEBRA,
  OF_EQUATIONS,
  OF_POWERS,
  OF_GRAPHS_AND_SEQUENCES,
  OF_WORKING,
].flatMap(questionsIn)
