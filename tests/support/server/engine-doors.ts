import type { ChatQuestion } from '#server/ai/conversation.ts'
import { exactTasks, talkTasks, tutorTasks } from '#server/ai/engine-tasks.ts'
import { pageTasks } from '#server/answer-page/engine-tasks.ts'
import { checkupTasks } from '#server/checkups/engine-tasks.ts'
import type { Group } from '#server/engine/group.ts'
import { mathsTasks } from '#server/engine/maths-tasks.ts'
import { unknownTasks } from '#server/evaluations/engine-tasks.ts'
import { guardTasks, hearingTasks } from '#server/safety/engine-tasks.ts'
import { HttpError } from '#server/shared/http-error.ts'
import { topicTasks } from '#server/topic-practice/engine-tasks.ts'
import { callTasks } from '#server/voice-call/engine-tasks.ts'

const ASKED = 'What is 3/4 - 1/4?'
const ANSWERED = '1/2'
const CONCEPT = 'Adding fractions'

/** Gives a task a text, wherever it takes one. */
type Doors<G extends Group> = { [Task in keyof G['tasks']]: (text: string, tasks: G['tasks']) => unknown }

/** What can't be read is refused in words: that is an answer too. */
async function orRefused(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}

const doorsOf = <G extends Group>(group: G, doors: Doors<G>) =>
  Object.entries<(text: string, tasks: G['tasks']) => unknown>(doors).map(([task, open]) => ({
    name: `${group.name}.${task}`,
    open: (text: string) => orRefused(() => open(text, group.tasks)),
  }))

const asked = (question: string) => ({ question, grade: 5 }) as const
const marked = (question: string, answer: string) => ({
  ...asked(question),
  answer,
  markingScheme: answer,
  totalPossibleScore: 3,
})
const onPage = (text: string) => ({ question: text, answer: text, expectedAnswer: text })
const gap = (text: string) => ({ concept: text, description: text })
const none = () => undefined

/** A text as the only message, and behind a question that is open. */
function talks(text: string): ChatQuestion[] {
  const said = (messages: string[]): ChatQuestion => ({
    instruction: '',
    childName: 'Mina',
    messages: messages.flatMap((each, at) => [
      ...(at > 0 ? [{ role: 'tutor' as const, text: 'Go on.' }] : []),
      { role: 'child' as const, text: each },
    ]),
  })
  return [said([text]), said([ASKED, text]), said(['number bonds to 10', text])]
}

/** Whatever the engine can be asked with somebody's text: each task by its name. Tasks that take none do nothing. */
export const engineDoors = [
  ...doorsOf(mathsTasks, {
    readWorking: (text, tasks) => tasks.readWorking(text, text),
    hintsFor: (text, tasks) => tasks.hintsFor(text, text),
    hintsToTry: (text, tasks) => [tasks.hintsToTry(text, ANSWERED), tasks.hintsToTry(ASKED, text)],
    canPractise: (text, tasks) => tasks.canPractise(gap(text)),
    canDo: (text, tasks) => tasks.canDo(text),
    canRead: (text, tasks) => tasks.canRead(text),
    readAloud: (text, tasks) => tasks.readAloud(text),
    helpAtHome: (text, tasks) => tasks.helpAtHome([text]),
    isTopic: (text, tasks) => tasks.isTopic(text),
    activitiesFor: (text, tasks) => tasks.activitiesFor([text]),
    givesUpSomewhere: (text, tasks) => tasks.givesUpSomewhere(text),
  }),
  ...doorsOf(tutorTasks, {
    makeMarkingScheme: (text, tasks) => tasks.makeMarkingScheme(asked(text)),
    assess: async (text, tasks) => {
      await orRefused(() => tasks.assess(marked(text, ANSWERED)))
      await orRefused(() => tasks.assess(marked(ASKED, text)))
      await orRefused(() => tasks.assess(marked('Is 7 a prime number?', text)))
    },
    findGaps: (text, tasks) => tasks.findGaps({ ...asked(ASKED), answer: text, assessment: text }),
    recommendResources: (text, tasks) => tasks.recommendResources([gap(text)]),
    makeQuestions: (text, tasks) =>
      tasks.makeQuestions({ ...gap(text), standard: null, ...asked(text), count: 2, earlier: [text] }),
  }),
  ...doorsOf(talkTasks, {
    traced: (text, tasks) => talks(text).map(tasks.traced),
    chipsFor: (text, tasks) => talks(text).map(tasks.chipsFor),
    openingFor: (text, tasks) => [
      tasks.openingFor({ question: text, answer: ANSWERED }),
      tasks.openingFor({ question: ASKED, answer: text, gap: gap(text) }),
    ],
    quizAnswer: (text, tasks) => talks(text).map(tasks.quizAnswer),
  }),
  ...doorsOf(exactTasks, {
    exactAnswers: (text, tasks) => tasks.exactAnswers(text),
    markExactly: (text, tasks) => [tasks.markExactly(text, ANSWERED, 3), tasks.markExactly(ASKED, text, 3)],
    readCalculation: (text, tasks) => tasks.readCalculation(text),
    wrongResult: (text, tasks) => tasks.wrongResult({ text: '24 - 9', result: '15' }, text, text),
    verdictBy: (text, tasks) => tasks.verdictBy({ text: '24 - 9', result: '15' }, text, text),
    checkQuestions: (text, tasks) =>
      tasks.checkQuestions(
        [{ question: text, answer: ANSWERED, wrongAnswers: ['1', '2', '3'], explanation: text }],
        [text],
      ),
    wrongSums: (text, tasks) => [tasks.wrongSums(text, text), tasks.wrongSums(text, ANSWERED)],
    withRightSums: (text, tasks) =>
      tasks.withRightSums(text, [{ calculation: '3 × 4', said: '14', result: '12' }]),
    weighFills: (text, tasks) => {
      const idle: string[] = []
      const story = { kind: 'story' as const, calculation: text, unit: text, idle: [text] }
      const worded = { kind: 'percentage', question: text, idle }
      return [
        tasks.weighFills(text, [{ ...story, calculation: '24 - 9', idle }, worded]),
        tasks.weighFills('Tom has 24 apples. He eats 9. How many are left?', [story, worded]),
      ]
    },
  }),
  ...doorsOf(pageTasks, {
    scheme: (text, tasks) => tasks.scheme(text, text),
    assess: (text, tasks) => tasks.assess({ ...onPage(text), totalPossibleScore: 3 }),
    findings: (text, tasks) => tasks.findings(onPage(text)),
    judge: (text, tasks) => tasks.judge({ ...onPage(text), totalPossibleScore: 3 }, ['right']),
    practise: (text, tasks) =>
      tasks.practise(
        { question: text, expected: text, answer: text, concept: text },
        [{ question: text, expected: ANSWERED, answers: [text] }],
        { count: 2, earlier: [text] },
      ),
    working: (text, tasks) => tasks.working(ASKED, text),
  }),
  ...doorsOf(unknownTasks, {
    assessUnknown: (text, tasks) => [
      tasks.assessUnknown(marked(text, 'I don’t know')),
      tasks.assessUnknown(marked(ASKED, text)),
    ],
    findingsOfUnknown: (text, tasks) => tasks.findingsOfUnknown(marked(ASKED, text)),
  }),
  ...doorsOf(checkupTasks, {
    areas: none,
    knownConcepts: (text, tasks) => tasks.knownConcepts([text]),
    chooseConcepts: (text, tasks) => tasks.chooseConcepts({ grade: 5, areas: ['number'], met: [text] }),
    next: (text, tasks) => tasks.next(5, [CONCEPT, text], [{ question: ASKED, answer: text }]),
    mark: (text, tasks) => tasks.mark(ASKED, text),
    summary: (text, tasks) => tasks.summary([{ question: ASKED, answer: text }]),
    finish: (text, tasks) => tasks.finish([{ question: ASKED, answer: text }]),
  }),
  ...doorsOf(topicTasks, {
    topics: none,
    makeQuestions: (text, tasks) => tasks.makeQuestions({ concept: text, grade: 5, count: 2 }),
    makeForPaper: (text, tasks) => tasks.makeForPaper({ concept: text, grade: 5, count: 2 }),
    mark: (text, tasks) => [tasks.mark(text, ANSWERED, true), tasks.mark(ASKED, text, true)],
    finish: (text, tasks) => [
      tasks.finish([{ question: text, answer: ANSWERED }]),
      tasks.finish([{ question: ASKED, answer: text }]),
    ],
  }),
  ...doorsOf(hearingTasks, {
    listen: (text, tasks) => tasks.listen(text, [text]),
    listenToAll: (text, tasks) => tasks.listenToAll([text, text]),
    listenToText: (text, tasks) => [tasks.listenToText(text, 'question'), tasks.listenToText(text, 'answer')],
    heardByService: (text, tasks) => tasks.heardByService('violence', text),
    concernOfDraft: (text, tasks) => tasks.concernOfDraft(text),
  }),
  ...doorsOf(guardTasks, {
    isNeeded: (text, tasks) => talks(text).map(tasks.isNeeded),
    givesAway: (text, tasks) => talks(text).map(talk => tasks.givesAway(talk, text)),
    hint: (text, tasks) => talks(text).map(tasks.hint),
  }),
  ...doorsOf(callTasks, {
    checkHere: (text, tasks) => tasks.checkHere({ userQuery: text, aiResponse: text }, [text]),
  }),
]
