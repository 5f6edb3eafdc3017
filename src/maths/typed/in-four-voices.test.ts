import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import type { Question } from '../domain/question.ts'
import { markQuestion, solve } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { readAlone } from './read-alone.ts'
import { readTyped } from './read-typed.ts'

const FOLDER = new URL('../../../tests/corpus/typing/', import.meta.url)
/** A question as a book words it, and how somebody types it. */
const cases = [1, 2, 3]
  .flatMap(writer =>
    readFileSync(new URL(`in-four-voices-${writer}.tsv`, FOLDER), 'utf8')
      .trim()
      .split('\n'),
  )
  .map(line => {
    const [plain = '', text = ''] = line.split('\t').map(cell => cell.replaceAll('\\n', '\n'))
    return { plain, text }
  })

/** Whether what is read comes to what the plain question comes to. */
function isSame(plain: string, read: readonly Question[]): boolean {
  const [known, ...others] = readQuestions(plain) ?? []
  const [question] = read
  if (!known || !question || read.length !== others.length + 1) return false
  const [wanted, found] = [solve(known).answer, solve(question).answer]
  return wanted === found || (isRight(known, found) && isRight(question, wanted))
}

/** An answer of another kind may be none that a question can be marked with. */
function isRight(question: Question, answer: string): boolean {
  try {
    return markQuestion(question, answer).verdict === 'right'
  } catch {
    return false
  }
}

test('questions in four voices come to what their plain wording comes to, read or asked first, but the known ones', async () => {
  const tried = someOf(cases, 40)
  const wrong = tried.flatMap(({ plain, text }) => {
    const alone = readAlone(text)
    const read = alone ?? readTyped(text, { isReadRight: true })
    return read && !isSame(plain, read) ? `${alone ? 'read' : 'asked first'}: ${text}` : []
  })
  await expectKnownAmong(
    'typing/known-misread-in-four-voices.txt',
    wrong,
    tried.flatMap(({ text }) => [`read: ${text}`, `asked first: ${text}`]),
  )
})
