import { hasFound, kindOf, markQuestion, solve } from '#maths/kinds/doors.ts'
import type { MarkedQuestion } from '#maths/marking/marked.ts'
import type { Message } from '../../../conversation.ts'
import { type Problem, problemsIn } from './find-problems.ts'

/** Stands before a question that the tutor asks, so that it is found again in the conversation. */
export const ASKING = 'Try this one:'

/** Where a conversation stands about the calculation that it is about. */
export interface Lesson {
  problem: Problem
  /** The child's last message, without the problem itself. */
  said: string
  /** The last message marked as an answer. */
  marked: MarkedQuestion
  /** For each step whether all that the child has written proves it. */
  proven: boolean[]
  /** The last message proved a step that had not been proved before. */
  hasProgressed: boolean
  /** The child has found the answer, now or before. */
  isFound: boolean
  isFoundNow: boolean
  /** How often the child has come back without a new right step, counted from the question or the last right step. */
  stuck: number
}

/** @returns undefined when the conversation is about nothing that can be worked out */
export function readLesson(messages: Message[]): Lesson | undefined {
  let lesson: Lesson | undefined
  for (const { role, text } of messages) {
    if (role === 'tutor') {
      const asked = text.split(ASKING)[1]
      const [problem] = asked ? problemsIn(asked) : []
      if (problem) lesson = begin(problem, '')
    } else {
      const next = nextProblem(text, lesson)
      lesson = next ? begin(next, text.replace(next.text, ' ')) : lesson && goOn(lesson, text)
    }
  }
  return lesson
}

/** The calculation that a message asks about, unless it is a line of the working on the present one. */
function nextProblem(text: string, lesson: Lesson | undefined): Problem | undefined {
  const found = problemsIn(text)
  const [first] = found
  if (!lesson || lesson.isFound) return first
  return found.find(problem => !isWorking(problem, text, lesson))
}

function isWorking(problem: Problem, text: string, lesson: Lesson): boolean {
  const { question } = problem
  const own = solve(question).value
  const whole = solve(lesson.problem.question).value
  if (own && whole?.equals(own)) return true
  return kindOf(question).isWorkingOn?.(question, text, lesson.problem.question) ?? false
}

function begin(problem: Problem, said: string): Lesson {
  const marked = markQuestion(problem.question, said)
  const isFound = said.trim() !== '' && hasFound(said, problem.question)
  const proven = shownSteps(marked)
  const hasProgressed = proven.some(Boolean)
  return {
    problem,
    said,
    marked,
    proven,
    hasProgressed,
    isFound,
    isFoundNow: isFound,
    stuck: hasProgressed ? 0 : 1,
  }
}

function goOn(lesson: Lesson, text: string): Lesson {
  const { problem } = lesson
  const said = text.replace(problem.text, ' ')
  const marked = markQuestion(problem.question, said)
  const isFoundNow = !lesson.isFound && hasFound(said, problem.question)
  const shown = shownSteps(marked)
  const proven = lesson.proven.map((was, at) => was || shown[at] === true)
  const hasProgressed = proven.some((is, at) => is && lesson.proven[at] !== true)
  return {
    problem,
    said,
    marked,
    proven,
    hasProgressed,
    isFound: lesson.isFound || isFoundNow,
    isFoundNow,
    stuck: hasProgressed ? 0 : lesson.stuck + 1,
  }
}

/** What right lines prove; choosing the operation alone is no line. */
function shownSteps({ earned, carried, solution }: MarkedQuestion): boolean[] {
  const last = solution.steps.findLastIndex(
    ({ isChoice }, at) => earned[at] === true && carried[at] !== true && isChoice !== true,
  )
  return solution.steps.map((_, at) => at <= last)
}
