import type { Page } from 'playwright'
import { expect } from '../../harness/expect.ts'
import { timeLimits } from '../../support/time-limits.ts'
import { signUp } from './landing.ts'

/** Milliseconds, before the page is opened anew. */
const SHORT = 5_000

/** The wizard, its running view and its result. */
export function evaluatorPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const evaluator = {
    heading: page.getByRole('heading', { name: 'Answer Evaluator' }),
    question: page.getByRole('textbox', { name: 'Question', exact: true }),
    answer: page.getByRole('textbox', { name: 'Answer', exact: true }),
    grade: page.getByLabel('Grade level'),
    mathsKeys: button('Maths Keys'),
    keypad: page.getByRole('toolbar', { name: 'Maths keys' }),
    /** A key of the open keypad, by what is read aloud. */
    mathsKey: (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true }),
    /** Where the child stands, above the wizard. */
    home: page.getByRole('region', { name: 'Where you are' }),
    another: button('Mark another like this'),
    /** What the tutor takes the text for. */
    understood: page.getByRole('region', { name: 'What your tutor reads' }),
    notUnderstood: page.getByText(/^I can’t check this one by myself/).last(),
    next: button('Next'),
    previous: button('Previous'),
    reset: button('Reset'),
    evaluate: button('Evaluate Answer'),
    startAgain: button('Start a New Evaluation'),
    upload: button('Upload'),
    camera: button('Camera'),
    flip: button('Flip'),
    capture: button('Capture'),
    /** The hidden input behind Upload. */
    pictureFiles: page.locator('input[type=file]'),
    thumbnails: page.getByRole('img', { name: /^Picture \d+:/ }),
    removePicture: (number: number) => button(`Remove picture ${number}`),
    error: page.getByRole('alert'),
    /** What is asked about an answer that could not be read. */
    askedBack: page.getByRole('status').filter({ hasText: 'One more look' }),
    /** Asks who does not know whether to try with a hint. */
    unknown: page.getByRole('region', { name: 'You don’t know it yet' }),
    hint: button('Give me a hint'),
    moreHints: button('One more hint'),
    showWay: button('Show me how it is done'),
    firstStep: button('Show the first step'),
    complete: page.getByRole('heading', { name: 'Evaluation Complete' }),
    /** One of the result's cards, by its heading. */
    card: (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) }),
    /** Comes home until it is said where the child stands: at a visit, what takes a second to be read is left out. */
    async comeHome() {
      await expect(async () => {
        await page.goto(new URL('/evaluate', page.url()).href)
        await evaluator.home.waitFor({ timeout: SHORT })
      }).toPass({ timeout: timeLimits.journey })
    },
    async startAfresh() {
      await evaluator.startAgain.or(evaluator.reset).or(evaluator.previous).first().waitFor()
      if (await evaluator.startAgain.isVisible()) await evaluator.startAgain.click()
      while (await evaluator.previous.isVisible()) await evaluator.previous.click()
      await evaluator.reset.click()
    },
    async fillIn(question: string, answer: string) {
      await evaluator.question.fill(question)
      await evaluator.next.click()
      await evaluator.answer.fill(answer)
      await evaluator.next.click()
    },
    async evaluateAnswer(question: string, answer: string) {
      await evaluator.fillIn(question, answer)
      await evaluator.evaluate.click()
      await evaluator.complete.waitFor()
    },
  }
  return evaluator
}

/** Signs a family up and goes to step 2. */
export async function openAnswer(page: Page, question = 'What is 7 × 8?') {
  await signUp(page)
  const evaluator = evaluatorPage(page)
  await evaluator.question.fill(question)
  await evaluator.next.click()
  await evaluator.answer.waitFor()
  return evaluator
}
