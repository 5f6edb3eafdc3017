import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { labelOf, PAGE_NAMES } from '../../src/renderer/page-names.ts'
import { NARROW, WIDE } from '../harness/browser.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { giveVoices } from '../harness/scripted-voice.ts'
import { test } from '../harness/test.ts'
import { someOf } from '../support/how-much.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { inboxPages } from './pages/inbox.ts'
import { landingPage, signUp } from './pages/landing.ts'
import { textChatPage } from './pages/text-chat.ts'
import { topicPractice } from './pages/topic-practice.ts'

/** What the browser's console calls an error or a warning. @returns all of it so far */
function listenToConsole(page: Page): () => string[] {
  const said: string[] = []
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    said.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', error => said.push(error.message))
  return () => said
}

/** Looks at every text that the page ever shows. @returns those that had TeX in them */
async function watchForTex(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = []
    Object.assign(window, { texFound: found })
    const look = () => {
      const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const isSource = node.parentElement?.closest('annotation, script, style, textarea')
        if (!isSource && /\\[a-z]{2}|\$[^$]*\$/.test(node.textContent ?? ''))
          found.push(node.textContent ?? '')
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...new Set((window as unknown as { texFound: string[] }).texFound)])
}

/** Pages that a family with one child does not see. */
const ELSEWHERE: ReadonlySet<string> = new Set(['/who-is-learning'])
/** Specified, or what the page is about: the chat that is open. */
const HEADINGS: Readonly<Record<string, string>> = { '/chat': 'Stepwise AI' }

/** Where a child of that age comes to. */
const YOUNG_PATHS = [
  '/evaluate',
  '/understanding-gaps',
  '/knowledge-mastery',
  '/boosters',
  '/check-up',
  '/practise',
  '/past-assessments',
  '/kept',
  '/gemini-chat',
  '/profile',
]

async function expectInSight(button: Locator) {
  await expect(button).toBeInViewport({ ratio: 1 })
}

test('an ordinary evening: no error in the console, no raw formula, and each page has one name', {
  tags: 'in-full',
}, async ({ newPage, app }) => {
  const page = await newPage()
  const said = listenToConsole(page)
  const tex = await watchForTex(page)
  await page.goto(app.url)
  await landingPage(page).heading.waitFor()
  await signUp(page)
  const evaluator = evaluatorPage(page)
  const question = 'What is $\\frac{1}{2} + \\frac{1}{3}$?'
  await evaluator.evaluateAnswer(question, '$\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$')
  expect(await tex()).toEqual([])

  // A word that can't be read, a question that can't be marked, and an answer not known are no errors.
  await evaluator.startAgain.click()
  await evaluator.fillIn('What is 3 + 12?', 'fiveteen')
  await evaluator.evaluate.click()
  await evaluator.askedBack.waitFor()
  await evaluator.startAfresh()
  await evaluator.fillIn('Why did the Roman Empire fall?', 'Because of its size.')
  await evaluator.evaluate.click()
  const inbox = inboxPages(page)
  await inbox.keep.first().click()
  await inbox.heading.waitFor()
  expect(await tex()).toEqual([])

  // What an AI may have written into names and descriptions.
  const found = {
    concept: 'Adding $\\frac{1}{2}$',
    description: 'Takes \\(\\frac{1}{3}\\) for $\\frac{2}{5}$.',
  }
  const saved = await page.request.post(`${app.origin}/api/evaluations`, {
    headers: { origin: app.origin },
    data: {
      question,
      answer: '2/5',
      grade: 5,
      overallAssessment: 'It is $\\frac{5}{6}$.',
      score: 1,
      totalScore: 3,
      knowledgeGaps: [found],
      knowledgeMasteries: [found],
      recommendedResources: [{ title: found.concept, description: found.description }],
      markingScheme: 'Find $\\frac{5}{6}$.',
    },
  })
  expect(saved.status()).toBe(201)
  const tools = page.getByRole('navigation', { name: 'Tools' })
  const pages = Object.entries(PAGE_NAMES).filter(each => !ELSEWHERE.has(each[0]))
  for (const [path, name] of someOf(pages, 3)) {
    await page.goto(app.origin + path)
    await expect(page, path).toHaveTitle(`${name} · Stepwise`)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(HEADINGS[path] ?? name)
    expect(await tex(), path).toEqual([])
  }
  for (const link of await tools.getByRole('link').all()) {
    const path = (await link.getAttribute('href')) as keyof typeof PAGE_NAMES
    await expect(link).toHaveText(labelOf(path))
  }
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    const path = (await link.getAttribute('href')) as keyof typeof PAGE_NAMES
    await expect(link).toHaveText(PAGE_NAMES[path])
  }

  const chat = textChatPage(page)
  await page.goto(`${app.origin}/gemini-chat`)
  await chat.say('explain equivalent fractions to me please')
  // A list in the reply has items of its own; the question has no capital letter.
  await expect(chat.rows.filter({ hasText: /Equivalent fractions/ }).first()).toBeVisible()
  await expect(chat.send).toBeVisible()
  expect(await tex()).toEqual([])

  await page.getByRole('button', { name: 'Logout' }).click()
  const landing = landingPage(page)
  await landing.showLogIn()
  await landing.fillLogIn(family.email, 'not-the-password')
  await landing.logIn.click()
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
  expect(said()).toEqual([])
})

describe.for(
  someOf(
    [
      ['narrow', NARROW],
      ['wide', WIDE],
    ] as const,
    1,
  ),
)('on a %s screen', ([, viewport]) => {
  test('the button that goes on stays in sight, whatever is open above it', { tags: 'in-full' }, async ({
    app,
    newPage,
  }) => {
    const page = await newPage({ viewport })
    await page.goto(app.url)
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.mathsKeys.click()
    await evaluator.question.fill(`What is 3/8 + 1/4?${'\n\nShow how you found it.'.repeat(40)}`)
    await expectInSight(evaluator.next)
    await evaluator.question.fill('What is 3/8 + 1/4?')
    await evaluator.next.click()
    await page.getByRole('button', { name: 'Shade a bar' }).click()
    await evaluator.answer.fill('3/8 + 1/4 = 4/12\n'.repeat(30))
    await expectInSight(evaluator.next)
    await evaluator.answer.fill('3/8 + 1/4 = 4/12')
    await evaluator.next.click()
    await expectInSight(evaluator.evaluate)

    await page.goto(`${app.origin}/practise`)
    const practise = topicPractice(page)
    await practise.find.fill('adding fractions')
    await practise.topics.first().click()
    await practise.answer.fill('1/97')
    await expectInSight(practise.check)
    await practise.check.click()
    await practise.showMeHow.click()
    await expectInSight(practise.next)
  })
})

test('a child of grade 1 is spoken to in short sentences, each with a loudspeaker', {
  tags: 'in-full',
}, async ({ newPage, app }) => {
  const page = await newPage()
  await giveVoices(page)
  await page.goto(app.url)
  await signUp(page, { childBirthYear: new Date().getFullYear() - 6 })
  const main = page.getByRole('main')
  const isRead = main.getByRole('button', { name: 'Read what Pip says aloud' })
  for (const path of YOUNG_PATHS) {
    await page.goto(app.origin + path)
    await expect(isRead, path).toBeVisible()
    const words = await isRead.locator('xpath=..').textContent()
    const sentences = (words ?? '').split(/(?<=[.!?])\s+/)
    expect(
      sentences.filter(each => each.split(' ').length > 10),
      path,
    ).toEqual([])
  }
  await page.goto(app.origin)
  const evaluator = evaluatorPage(page)
  await evaluator.evaluateAnswer('What is 3 + 5?', '7')
  await expect(isRead).toBeVisible()
  // The idea stands beside the hint, with other numbers.
  await expect(
    evaluator.card('Assessment').getByRole('img', { name: /number line|dots|row|blocks/i }),
  ).toBeVisible()
})
