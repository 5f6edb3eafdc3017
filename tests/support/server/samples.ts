import type { NewEvaluation } from '#contract/evaluations.ts'
import type { Browser } from './browser.ts'

export const family = {
  parentName: 'Ada Parent',
  childName: 'Bo',
  childBirthYear: new Date().getFullYear() - 9,
  email: 'ada@example.org',
  password: 'a long enough password',
}

/** @returns the new account's id; the browser is signed in */
export async function signUp(browser: Browser, changes: Partial<typeof family> = {}): Promise<number> {
  const answer = await browser.post('/api/register', { ...family, ...changes })
  const { json } = answer
  if (typeof json === 'object' && json && 'id' in json && typeof json.id === 'number') return json.id
  throw new Error(`Registration failed: ${answer.status} ${answer.text}`)
}

export const evaluation: NewEvaluation = {
  question: 'What is 1/2 + 1/4?',
  answer: '2/6',
  grade: 5,
  overallAssessment: 'The tops and the bottoms were added.',
  score: 1,
  totalScore: 3,
  markingScheme: '1. Same bottom: 2/4 + 1/4 (2 marks)\n2. Add: 3/4 (1 mark)',
  knowledgeGaps: [
    { concept: 'Adding fractions', description: 'Bottoms must match first.', relevantStandard: '5.NF.A.1' },
    { concept: 'Equal fractions', description: '1/2 is 2/4.', relevantStandard: '4.NF.A.1' },
    { concept: 'Checking', description: 'Is the sum bigger than its parts?' },
  ],
  knowledgeMasteries: [{ concept: 'Addition', description: '1 + 1 = 2' }],
  recommendedResources: [
    { title: 'Fractions', description: 'A game', url: 'https://www.khanacademy.org/math' },
    { title: 'Paper strips', description: 'Fold and compare' },
  ],
}
