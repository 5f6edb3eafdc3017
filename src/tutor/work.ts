import type { Expression } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import type { SolveQuestion } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import type { JudgedClaim, Said } from '#maths/routes/judged.ts'
import { letterFound, lettersOfPair } from '#maths/routes/letter-lines.ts'
import { remembering } from '#text/remembering.ts'
import { type Problem, problemsIn } from './find-problems.ts'

/** A sum that a child works on, with all that it has shown of it. */
export interface Work {
  problem: Problem
  /** Asked by the tutor, as practice. */
  isAsked: boolean
  /** What was last said about it. */
  said?: Said
  /** Everything useful so far, oldest first. */
  credited: JudgedClaim[]
  /** For each step of the solution whether the child has proven it. */
  proven: boolean[]
  /** What the tutor has just asked to be worked out. */
  asking?: Expression | undefined
  /** The parts of a list that were found so far. */
  parts?: readonly string[]
  /** An equation as far as the child has brought it. */
  equation?: SolveQuestion
  isFound: boolean
  /** Whether the child has been given a hint. */
  isHelped: boolean
  /** How often the child has come back without a new right step; -1 before the first hint. */
  stuck: number
  /** How many lines were wrong. */
  slips: number
  /** What the child has said rightly of the quantities of the chain, by their names. */
  shown: readonly string[]
  /** What was asked back of the last slip that was no line. */
  slip?: string | undefined
}

export function beginWork(problem: Problem, isAsked = false): Work {
  return {
    problem,
    isAsked,
    credited: [],
    proven: [],
    isFound: false,
    isHelped: false,
    stuck: isAsked ? -1 : 0,
    slips: 0,
    shown: [],
  }
}

/** Every question in a message; see `problemsIn`. */
export const problemsOf = remembering(problemsIn, text => text)

/** The numbers that the child has come to, oldest first. */
export function reachedIn({ credited }: Work): Rational[] {
  return credited.flatMap(({ claim }) => valueOfClaim(claim) ?? [])
}

const NUMBERS = /[-−]?\d+(?:[./]\d+)?/g

function partsIn(text: string, question: Question): string[] {
  const letter = letterFound(text, question)
  return letter ? [letter.text] : [...(text.match(NUMBERS) ?? [])]
}

/** `x = 8`, at the end of a line that is credited for something else; the `y = 7` of `2(y - 1) + y = 7` is none. */
const LETTER = /(?<!\S)(?<![-+−*×/÷)]\s{1,3})[a-z] ?= ?[-−]?\d[\d./]*$/i

/** The sum after a message about it. */
export function goOn(work: Work, said: Said): Work {
  const { marked, claims, outcome } = said
  const last = marked.solution.steps.findLastIndex(
    ({ isChoice }, at) => marked.earned[at] === true && marked.carried[at] !== true && isChoice !== true,
  )
  const shownNow = outcome === 'wrong' ? [] : marked.solution.steps.map((_, at) => at <= last)
  const proven = marked.solution.steps.map((_, at) => work.proven[at] === true || shownNow[at] === true)
  const useful = claims.filter(({ standing }) => standing === 'useful')
  const hasProgressed = outcome === 'useful' || proven.some((is, at) => is && work.proven[at] !== true)
  return {
    ...work,
    said,
    credited: [...work.credited, ...useful],
    proven,
    ...(said.equation && { equation: said.equation }),
    ...(outcome === 'unfinished' && {
      parts: [...(work.parts ?? []), ...partsIn(said.marked.finalText ?? '', work.problem.question)],
    }),
    ...(outcome === 'useful' &&
      lettersOfPair(work.problem.question).length > 0 && {
        parts: [...(work.parts ?? []), ...claims.flatMap(({ claim }) => LETTER.exec(claim.text)?.[0] ?? [])],
      }),
    isFound: work.isFound || outcome === 'answer' || outcome === 'slipped',
    stuck: hasProgressed ? 0 : work.stuck + 1,
    slips: work.slips + (outcome === 'wrong' ? 1 : 0),
  }
}
