import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '#support/how-much.ts'
import { timesAsMuch } from '#support/times-as-much.ts'
import { builtinTutor } from './tutor.ts'

const signal = new AbortController().signal

async function evaluate(question: string, answer: string, total?: number) {
  const scheme = await builtinTutor.makeMarkingScheme({ question, grade: 5 }, signal)
  const { markingScheme, totalScore } = scheme
  const input = {
    question,
    answer,
    grade: 5,
    markingScheme,
    totalPossibleScore: total ?? totalScore,
  } as const
  const assessment = await builtinTutor.assess(input, signal)
  const findings = await builtinTutor.findGaps(
    { question, answer, grade: 5, assessment: assessment.overallAssessment },
    signal,
  )
  const resources = await builtinTutor.recommendResources(findings.knowledgeGaps, signal)
  return { scheme, assessment, findings, resources }
}

it('takes an answer through all four steps', async () => {
  const { scheme, assessment, findings, resources } = await evaluate('What is 1/2 + 1/3?', '2/5')
  expect(scheme.totalScore).toBe(3)
  expect(scheme.markingScheme).toMatch(/^1\. Choose to add the fractions \(1 mark\)\n2\. .+\(1 mark\)\n3\. /)
  expect(scheme.markingScheme).toMatch(/Total: 3 marks$/)
  expect(assessment).toMatchObject({ score: 1, totalScore: 3 })
  expect(assessment.overallAssessment).toContain('You added the tops and added the bottoms')
  expect(assessment.overallAssessment).toContain('- [x] Chose to add the fractions `1 mark`')
  expect(assessment.overallAssessment).toContain(
    '- [ ] Same-sized pieces: $\\frac{1}{2} = \\frac{3}{6}$ and $\\frac{1}{3} = \\frac{2}{6}$ `0 marks`',
  )
  expect(findings).toEqual({
    knowledgeGaps: [
      {
        concept: 'Adding fractions',
        description: 'Adds denominators instead of finding a common one.',
        relevantStandard: '5.NF.A.1',
      },
    ],
    knowledgeMasteries: [],
  })
  expect(resources[0]).toMatchObject({ title: 'Same-sized pieces first' })
  expect(resources[0]).not.toHaveProperty('url', expect.anything())
})

it('marks a question as a child has typed it, with its talk and its slips', async () => {
  const { assessment } = await evaluate('omg pls help its due tmrw 😭 waht is 3/4 of 60', '45')
  expect(assessment).toMatchObject({ score: 2, totalScore: 2 })
})

it('claims no number of the solution for a step that follows from a slip', async () => {
  const { assessment } = await evaluate('Solve 2x + 3 = 11', '2x = 14\nx = 7')
  expect(assessment.score).toBe(1)
  expect(assessment.overallAssessment).toContain('The first line to look at again is `2x = 14`.')
  expect(assessment.overallAssessment).toContain(
    '- [x] Divide both sides by $2$ (follows from your own number) `1 mark`',
  )
})

it('finds a mastery and no gap in a right answer', async () => {
  const { assessment, findings, resources } = await evaluate('What is 3/4 + 1/8?', '7/8')
  expect(assessment).toMatchObject({ score: 3, totalScore: 3 })
  expect(findings).toEqual({
    knowledgeGaps: [],
    knowledgeMasteries: [{ concept: 'Adding fractions', description: 'Adds fractions.' }],
  })
  expect(resources).toEqual([])
})

it.each([
  ['a) 7\nb) 3/4', 4],
  ['b) 3/4\na) 7', 4],
  ['(a) 7 (b) 3/4', 4],
  ['7\n3/4', 4],
  ['7, 3/4', 4],
  ['7; 3/4', 4],
  ['3 + 4 = 7\n1/2 + 1/4 = 3/4', 4],
  ['1/2 + 1/4 = 3/4\n3 + 4 = 7', 4],
  ['1) 7\n2) 3/4', 4],
  ['a) 7\nb) 1/2 + 1/4\n= 2/4 + 1/4\n= 3/4', 4],
  ['a) 7', 1],
  ['b) 3/4', 3],
])('gives each of two questions its own part of %j', async (answer, score) => {
  const { assessment } = await evaluate('a) 3 + 4\nb) 1/2 + 1/4', answer)
  expect(assessment).toMatchObject({ score, totalScore: 4 })
})

it('names gaps and masteries of several questions together', async () => {
  const { findings } = await evaluate('a) 6 × 7\nb) 1/2 + 1/4', 'a) 42\nb) 2/6')
  expect(findings.knowledgeMasteries.map(({ concept }) => concept)).toEqual(['Times tables'])
  expect(findings.knowledgeGaps.map(({ concept }) => concept)).toEqual(['Adding fractions'])
})

it('tells two bugs apart by another answer of the same worksheet', async () => {
  const { findings } = await evaluate('a) 406 - 98\nb) 54 - 28', 'a) 492\nb) 34')
  expect(findings.knowledgeGaps.map(({ description }) => description)).toEqual([
    'Takes the smaller digit from the larger in each column instead of borrowing.',
  ])
})

it.each([
  [10, '7/8', 10],
  [10, '2/8', 0],
  [10, '6/8 + 1/8 = 9/8', 6],
  [1, '6/8 + 1/8 = 9/8', 0],
  [0, '7/8', 0],
])('scales to %i possible marks: %s earns %i', async (total, answer, score) => {
  const { assessment } = await evaluate('What is 3/4 + 1/8?', answer, total)
  expect(assessment).toMatchObject({ score, totalScore: total })
})

it('refuses what it can’t read with words that help', async () => {
  const question = 'Why did the Romans build roads?'
  const failure = { code: 'ai_not_connected', status: 503 }
  await expect(builtinTutor.makeMarkingScheme({ question, grade: 5 }, signal)).rejects.toMatchObject(failure)
  await expect(evaluate(question, 'To march')).rejects.toThrow(/fractions.+Settings/)
})

it.each([
  ['What is 3/4 + 1/8?', 'banana', /can’t read an answer in “banana”/],
  ['What is 3 + 12?', 'fiveteen', /can’t read an answer in “fiveteen”/],
  ['What is 3/4 + 1/8?', '3/4 + 1/8', /That is the question once more/],
  ['What is 3/4 + 1/8?', '7 or 8', /which answer you mean in “7 or 8”/],
  ['What is 20 + 22?', 'forty too', /which answer you mean/],
  ['What is 3/4 + 1/8?', '   ', /write your answer/],
  ['a) 3 + 4\nb) 1/2 + 1/4', '7', /which question/],
])('asks again, without a score, for %j answered %j', async (question, answer, words) => {
  const asked = evaluate(question, answer)
  await expect(asked).rejects.toMatchObject({ status: 422, code: 'answer_unread' })
  await expect(asked).rejects.toThrow(words)
})

it.each([
  ['What is 3/4 + 1/8?', "I don't know", /^It’s fine not to know yet. Shall we try it with a hint\?$/],
  ['What is 3/4 + 1/8?', 'dunno lol', /with a hint/],
  ['What is 3/4 + 1/8?', '???', /with a hint/],
  ['a) 3 + 4\nb) 1/2 + 1/4', 'a) 7\nb) idk', /^Question b: .+with a hint/],
  ['a) 3 + 4\nb) 1/2 + 1/4', 'no idea how to do these', /^It’s fine not to know yet/],
])('asks once whether to try with a hint, for %j answered %j', async (question, answer, words) => {
  const asked = evaluate(question, answer)
  await expect(asked).rejects.toMatchObject({ status: 422, code: 'answer_unknown' })
  await expect(asked).rejects.toThrow(words)
})

it('marks what is still not known with nothing, shows the way step by step and makes it a gap', async () => {
  const question = 'a) 3 + 4\nb) 1/2 + 1/4'
  const answer = 'a) 7\nb) idk'
  const asked = { question, answer, grade: 5, markingScheme: '', totalPossibleScore: 4 } as const
  const assessment = await builtinTutor.assess({ ...asked, marksUnknown: true }, signal)
  expect(assessment).toMatchObject({ score: 1, totalScore: 4 })
  expect(assessment.steps).toEqual([
    expect.stringMatching(/^\*\*b\)\*\* Choose/),
    expect.stringMatching(/Same-sized pieces/),
    expect.stringMatching(/Add/),
    expect.stringMatching(/^\*\*b\)\*\* \*\*Answer:\*\* \$\\frac\{3\}\{4\}\$$/),
  ])
  expect(assessment.overallAssessment).toContain('Nobody is born knowing this')
  // What the steps show, the words don't.
  expect(assessment.overallAssessment).not.toContain('Same-sized')
  const findings = await builtinTutor.findGaps({ ...asked, assessment: '' }, signal)
  expect(findings).toMatchObject({
    knowledgeGaps: [
      { concept: 'Adding fractions', description: 'Needs more practice with adding fractions.' },
    ],
    knowledgeMasteries: [{ concept: 'Adding whole numbers' }],
  })
})

it('finds no gap in an answer that can’t be read, nor in a question that was left out', async () => {
  const findings = (question: string, answer: string) =>
    builtinTutor.findGaps({ question, answer, grade: 5, assessment: '' }, signal)
  expect(await findings('What is 3/4 + 1/8?', 'banana')).toEqual({
    knowledgeGaps: [],
    knowledgeMasteries: [],
  })
  const { knowledgeGaps } = await findings('a) 3 + 4\nb) 1/2 + 1/4', 'a) 7')
  expect(knowledgeGaps).toEqual([])
})

it('keeps what a child types from being formatted', async () => {
  const { assessment } = await evaluate('What is 3/4 + 1/8?', '<b>7</b> `x` [link](http://a.b) 9')
  const [paragraph] = assessment.overallAssessment.split('\n\n')
  expect(paragraph).toContain('9')
  expect(String(paragraph).replace(/`[^`]*`/g, '')).not.toMatch(/[<>[\]]/)
})

const LONG = 20_000
let asked = 0
/** Ten sums, each time others. */
const ordinary = () =>
  evaluate(Array.from({ length: 10 }, (_, at) => `${at + 1}. ${++asked} + ${at}`).join('\n'), '7').catch(
    () => {},
  )
/** A text of the same kind at each look: what was read before is remembered. */
function another(text: string, look: number): string {
  if (look === 0) return text
  return /\d/.test(text)
    ? text.replace(/\d/, digit => String(((Number(digit) + look) % 9) + 1))
    : text.slice(0, -look)
}

it.each([
  ['digits', '1'.repeat(LONG)],
  ['a long sum', '1+'.repeat(LONG / 2)],
  ['deep brackets', `What is ${'('.repeat(9_000)}1+1${')'.repeat(9_000)}`],
  ['brackets within the limit', `What is ${'('.repeat(120)}1+1${')'.repeat(120)}`],
  ['signs', `What is ${'-'.repeat(250)}5 + 1`],
  ['towers of powers', 'What is 9^9^9^9?'],
  ['a big power', 'What is 999999999^64?'],
  ['a power of a big exponent', 'What is 2^99999999999?'],
  ['spaces', `What is ${' '.repeat(LONG - 20)}3 + 4`],
  ['labels', 'a) '.repeat(6_000)],
  ['lines', '3 + 4\n'.repeat(3_000)],
  ['instructions', 'giving your answer as '.repeat(900)],
  ['comparisons', `Which is larger, ${'1 or '.repeat(3_000)}`],
  ['LaTeX', '\\frac{1}{2}'.repeat(1_800)],
  ['dollars', '$'.repeat(LONG)],
])('reads or refuses %s quickly', async (_, text) => {
  const read = (look: number) =>
    evaluate(another(text, look), '7').catch(error =>
      expect(error.code).toMatch(/^(?:ai_not_connected|answer_unread|answer_unknown)$/),
    )
  expect(await timesAsMuch(read, ordinary, 300)).toBeLessThan(300)
})

it.each([
  ['digits', '1'.repeat(LONG)],
  ['a long sum', '1+'.repeat(LONG / 2)],
  ['many sums', `${'1+'.repeat(350)}1\n`.repeat(28)],
  ['open brackets', '('.repeat(LONG)],
  ['words in brackets', '(a'.repeat(LONG / 2)],
  ['separators', ' so'.repeat(6_000)],
  ['equals signs', '='.repeat(LONG)],
  ['powers', '9^60 = 9^59 × 9\n'.repeat(1_000)],
  ['towers of powers', '9^9^9^9'],
  ['number words', 'seven '.repeat(3_000)],
  ['lines', '3 + 4 = 7\n'.repeat(2_000)],
  ['backticks', '`'.repeat(LONG)],
  ['stars', '*'.repeat(LONG)],
])('marks an answer of %s quickly', async (_, answer) => {
  const outcome = await evaluate('What is 3 + 4?', answer).then(
    ({ assessment }) => `scored ${assessment.score}`,
    ({ code }) => code,
  )
  expect(outcome).toMatch(/^(?:answer_unread|answer_unknown|scored [01])$/)
  const mark = () => evaluate('What is 3 + 4?', answer).catch(() => {})
  expect(await timesAsMuch(mark, ordinary, 300)).toBeLessThan(300)
})

function isSensible({ assessment, scheme }: Awaited<ReturnType<typeof evaluate>>): boolean {
  const { score, overallAssessment } = assessment
  return score >= 0 && score <= scheme.totalScore && overallAssessment.length > 20
}

it('survives any mess of characters as a question or an answer', async () => {
  const mess = fc
    .array(
      fc.constantFrom(
        ...'0123456789+-−×x*÷:/^=()[]%.,?;½²³_□ \n',
        ' of ',
        ' and ',
        'r',
        'n',
        'half',
        'a) ',
        'b) ',
        '…',
        '\u0307',
      ),
      { maxLength: 40 },
    )
    .map(parts => parts.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(mess, fc.constant('Solve 2x + 3 = 11'), fc.constant('a) 17 ÷ 5 b) 1/3 + 1/4')),
      mess,
      async (question, answer) => {
        const outcome = await evaluate(question, answer).then(isSensible, ({ code }) => code)
        expect([true, 'ai_not_connected', 'reading_asked', 'answer_unread', 'answer_unknown']).toContain(
          outcome,
        )
      },
    ),
    { numRuns: tries(60, 2_000) },
  )
})

it('says that an AI is needed for questions about a gap that is no maths', async () => {
  const gap = { concept: 'Roman trade', description: 'How goods moved.', standard: null, grade: 5 } as const
  const making = builtinTutor.makeQuestions({ ...gap, count: 5, earlier: [] }, signal)
  await expect(making).rejects.toMatchObject({ code: 'ai_not_connected' })
})
