import type { Page } from 'playwright'
import { expectAccessible, expectAccessibleInFull } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { goTo } from '../harness/go-to.ts'
import { printedPdf, type ReadPdf } from '../harness/pdf.ts'
import { giveVoices } from '../harness/scripted-voice.ts'
import { test } from '../harness/test.ts'
import { signUp } from './pages/landing.ts'
import { pastAssessments } from './pages/past-assessments.ts'
import { textChatPage } from './pages/text-chat.ts'

const A4 = [210, 297]
const LETTER = [216, 279]
const STEPS = 40
const TABLES = 9

/** Each long enough for several lines, with maths in it. */
const step = (number: number) =>
  `- [x] Begin${number}: $\\frac{${number}}{7} + \\sqrt{2}$ ${'and so the next part follows from it '.repeat(9)}(1 mark), end${number}`

/** A small one, whose rows belong together. */
const table = (number: number) =>
  `\n| Table${number} | why |\n|---|---|\n${'| one | step |\n'.repeat(4)}| last${number} | done |\n`

const evaluation = {
  question: 'What is $\\frac{3}{4} + \\frac{1}{8}$?',
  answer: '7/8',
  grade: 5,
  overallAssessment: [
    ...Array.from({ length: STEPS }, (_, index) => step(index + 1)),
    ...Array.from({ length: TABLES }, (_, index) => table(index + 1)),
  ].join('\n'),
  score: 3,
  totalScore: 4,
  knowledgeGaps: [],
  knowledgeMasteries: [],
  recommendedResources: [],
  markingScheme: 'Total: 4 marks',
}

const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Opens the print dialog, and waits until everything stands ready. */
async function openPrint(page: Page, size: 'A4' | 'Letter') {
  await page.getByRole('button', { name: 'Print', exact: true }).first().click()
  await page.getByRole('dialog').getByText(size).click()
  await expect(button(page, 'Print')).toBeEnabled()
}

/** What holds for every paper: its size, whose it is, page numbers, fonts, and nothing of the app around it. */
function expectPaper({ pages, sizes, fonts, hasPictures }: ReadPdf, title: string, size: number[]) {
  for (const each of sizes) expect(each).toEqual(size)
  expect(pages[0]).toContain('Mina')
  for (const text of pages.slice(1)) expect(text).toContain('Mina ·')
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(text).not.toMatch(/Log out|Privacy Policy|Boosters/)
  }
  expect(pages.join('\n')).toContain(title)
  expect(fonts.named).toBeGreaterThan(1)
  expect(fonts.embedded).toBe(fonts.named)
  expect(hasPictures).toBe(false)
}

test('an assessment of forty steps prints on both papers: whole steps and tables, sharp maths, nothing of the page around it', {
  tags: 'in-full',
}, async ({ page, app }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title)
  })
  await signUp(page)
  await page.request.post(`${app.origin}/api/evaluations`, {
    headers: { origin: app.origin },
    data: evaluation,
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await goTo(page, '/past-assessments')
  await pastAssessments(page).rows.first().click()
  // The second one is not what a family of this language would be given.
  const papers = [
    ['Letter', LETTER],
    ['A4', A4],
  ] as const
  for (const [size, measures] of papers) {
    await openPrint(page, size)
    const pdf = await printedPdf(page)
    expectPaper(pdf, 'Marking Scheme', measures)
    expect(pdf.pages.length).toBeGreaterThan(3)
    const at = (word: string) => pdf.pages.findIndex(text => new RegExp(`${word}\\b`).test(text))
    for (let number = 1; number <= STEPS; number++) {
      expect(at(`Begin${number}`), `step ${number}`).toBeGreaterThanOrEqual(0)
      expect(at(`end${number}`), `step ${number} is cut`).toBe(at(`Begin${number}`))
    }
    for (let number = 1; number <= TABLES; number++) {
      expect(at(`Table${number}`), `table ${number}`).toBeGreaterThanOrEqual(0)
      expect(at(`last${number}`), `table ${number} is cut`).toBe(at(`Table${number}`))
    }
    await button(page, 'Print').click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'Assessment')
    await button(page, 'Close').first().click()
  }
  // The choice is kept.
  await page.getByRole('button', { name: 'Print', exact: true }).first().click()
  await expect(page.getByRole('radio', { name: /A4/ })).toBeChecked()
  await expectAccessibleInFull(page, 'print-dialog')
})

test('three hundred skills print with their tree, and a chat with who said what', {
  tags: 'in-full',
}, async ({ page, app }) => {
  await signUp(page)
  const headers = { origin: app.origin }
  for (let round = 0; round < 6; round++) {
    const knowledgeMasteries = Array.from({ length: 50 }, (_, index) => ({
      concept: `Concept ${index % 25}`,
      description: `Shows skill number ${round * 50 + index}.`,
    }))
    await page.request.post(`${app.origin}/api/evaluations`, {
      headers,
      data: { ...evaluation, overallAssessment: 'Good.', knowledgeMasteries },
    })
  }
  await page.goto(`${app.origin}/knowledge-mastery`)
  await openPrint(page, 'A4')
  const skills = await printedPdf(page)
  expectPaper(skills, 'All skills', A4)
  expect(skills.pages[0]).toMatch(/Core\s*Skills/)
  expect(skills.pages[0]).toMatch(/Concept\s*24/)
  const words = skills.pages.join('\n').replace(/\s+/g, ' ')
  for (let number = 0; number < 300; number++) expect(words).toContain(`Shows skill number ${number}.`)
  await button(page, 'Close').first().click()
  await page.getByRole('button', { name: 'Export Mastery Tree' }).first().click()
  await expect(page.getByText('Feature Coming Soon!').first()).toBeVisible()

  await page.goto(`${app.origin}/gemini-chat`)
  const chat = textChatPage(page)
  await chat.say('What is 1/2 + 1/3?')
  await expect(chat.rows).toHaveCount(2)
  await expect(chat.stop).toBeHidden()
  await openPrint(page, 'Letter')
  const talk = await printedPdf(page)
  expectPaper(talk, 'What is', LETTER)
})

test('a practice sheet is printed with room and answers at the end, and its code opens it to enter what was written', {
  tags: 'in-full',
}, async ({ page }) => {
  await giveVoices(page)
  await signUp(page)
  await goTo(page, '/practise')
  await page.getByRole('link', { name: 'Practice on paper' }).click()
  await page.getByRole('heading', { name: 'Practice on paper' }).waitFor()
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Find a topic' }).fill('times tables')
  await main.getByRole('checkbox', { name: 'Times tables' }).check()
  await main.getByLabel('How many questions?').selectOption('5')
  await expectAccessible(page, 'practice-sheets')
  await main.getByRole('button', { name: 'Make the sheet' }).click()
  const heading = main.getByRole('heading', { name: /^Sheet / })
  await heading.waitFor()
  await expect(main.getByRole('button', { name: /^Read question \d aloud$/ })).toHaveCount(5)
  const code = ((await heading.textContent()) ?? '').replace('Sheet ', '')
  expect(code).toMatch(/^[B-Z]{3}-[B-Z]{3}$/)

  await openPrint(page, 'A4')
  const pdf = await printedPdf(page)
  expectPaper(pdf, 'Name', A4)
  expect(pdf.pages[0]).toContain(code)
  expect(pdf.pages.slice(0, -1).join()).not.toContain('Answers')
  expect(pdf.pages.at(-1)).toContain('Answers')
  await button(page, 'Close').first().click()

  await goTo(page, '/practice-sheets')
  const field = main.getByLabel('Code of the sheet')
  const last = code.at(-1) === 'B' ? 'C' : 'B'
  await field.fill(code.slice(0, -1) + last)
  await main.getByRole('button', { name: 'Open the sheet' }).click()
  await expect(main.getByText('There is a slip in this code')).toBeVisible()
  await field.fill(code.toLowerCase().replace('-', ' '))
  await main.getByRole('button', { name: 'Open the sheet' }).click()
  const first = main.getByRole('listitem').filter({ hasText: 'What you wrote' }).first()
  await first.waitFor()
  // The formula is drawn a moment after its text.
  await first.locator('mn').nth(1).waitFor({ state: 'attached' })
  const [a = 0, b = 0] = (await first.locator('mn').allTextContents()).map(Number)
  await first.getByRole('textbox').fill(`${a * b}`)
  // Not sent yet, it outlives a reload.
  await page.reload()
  await expect(main.getByRole('textbox').first()).toHaveValue(`${a * b}`)
  await main.getByRole('textbox').nth(1).fill('1')
  await main.getByRole('button', { name: 'Check my answers' }).click()
  await expect(main.getByText('Right:')).toBeVisible()
  await expect(main.getByText('Not yet:')).toBeVisible()
  await expect(main.getByText('1 right of 2')).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(3)
  await expectAccessible(page, 'practice-sheet')
})
