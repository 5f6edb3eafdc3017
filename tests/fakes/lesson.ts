import { completion } from './openai.ts'
import type { Received, Reply } from './wire.ts'

/** A history lesson, marked as an AI would mark it, in the form of each task's schema. */
export const lesson = {
  question: 'Why did the Roman Empire build roads?',
  answer: 'So soldiers could walk faster and trade.',
  marking_scheme: {
    markingScheme: '- Moving the army quickly: **2 marks**\n- Trade between the provinces: **2 marks**',
    totalScore: 4,
    readQuestion: null,
  },
  assessment: {
    readQuestion: null,
    readAnswer: null,
    overallAssessment: 'You name the army and trade. Say how trade gained from the roads.',
    score: 3,
  },
  knowledge_gaps: {
    knowledgeGaps: [
      {
        concept: 'Roman trade',
        description: 'How goods moved between provinces.',
        relevantStandard: 'D2.His.1.3-5',
      },
    ],
    knowledgeMasteries: [{ concept: 'Roman army', description: 'Knows why the army needed roads.' }],
  },
  resources: {
    recommendedResources: [
      {
        title: 'Romans',
        description: 'Short films about Roman life.',
        url: 'https://www.bbc.co.uk/bitesize/topics/zwmpfg8',
      },
      { title: 'Roads', description: 'A page of unknown origin.', url: 'https://roads.example.com/' },
      { title: 'Draw a map', description: 'Draw the roads to Rome on paper.', url: null },
    ],
  },
} as const

const tasks = [
  ['marking_scheme', 'totalScore'],
  ['assessment', 'overallAssessment'],
  ['knowledge_gaps', 'knowledgeGaps'],
  ['resources', 'recommendedResources'],
] as const

/** Answers each task of the evaluation; tells them apart by what the schema asks for, in either protocol. */
export function answerLesson({ body }: Received): unknown {
  const asked = JSON.stringify(body.response_format ?? body.generationConfig ?? '') + JSON.stringify(body)
  const [task] =
    tasks.find(([, field]) => asked.includes(`"${field}"`) || asked.includes(`\\"${field}\\"`)) ?? []
  return task === undefined ? { text: 'Hello!' } : lesson[task]
}

/** For a service that does more than mark: the lesson where a task's schema is asked for, else undefined. */
export function replyWithLesson(request: Received): Reply | undefined {
  const { path, body } = request
  const isForLesson = path === '/v1/chat/completions' && body.response_format !== undefined
  return isForLesson ? completion(JSON.stringify(answerLesson(request))) : undefined
}
