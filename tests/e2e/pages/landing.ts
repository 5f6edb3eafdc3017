import type { Page } from 'playwright'
import { family, type NewFamily, signIn } from '../../harness/client.ts'
import { expect } from '../../harness/expect.ts'
import { timeLimits } from '../../support/time-limits.ts'

/** Milliseconds, before it is looked anew at what is there. */
const SHORT = 2_000

/** The landing page with its two forms. */
export function landingPage(page: Page) {
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
  const createAccount = page.getByRole('button', { name: 'Create Account' })
  const logIn = page.getByRole('button', { name: 'Log in', exact: true })
  return {
    heading: page.getByRole('heading', {
      name: "Take Charge of Your Child's Learning Across Years and Beyond Any Classroom",
    }),
    field,
    createAccount,
    logIn,
    async showLogIn() {
      // After a log-out it is shown already.
      const heading = page.getByRole('heading', { name: 'Welcome Back!' })
      const link = page.getByRole('link', { name: 'Log in', exact: true })
      // While the page of before makes room, the link may go just when it is to be pressed.
      await expect(async () => {
        if (!(await heading.isVisible())) await link.click({ timeout: SHORT })
        // Until the form has changed, the fields are still those of the sign-up.
        await heading.waitFor({ timeout: SHORT })
      }).toPass({ timeout: timeLimits.action })
    },
    showSignUp: () => page.getByRole('link', { name: 'Sign up' }).click(),
    async fillSignUp(changes: Partial<typeof family> = {}) {
      const { parentName, childName, childBirthYear, email, password } = { ...family, ...changes }
      await field('Your name').fill(parentName)
      await field('Child’s name').fill(childName)
      await field('Birth year').selectOption(String(childBirthYear))
      await field('E-mail').fill(email)
      await field('Password').fill(password)
    },
    async fillLogIn(email: string = family.email, password: string = family.password) {
      await field('E-mail').fill(email)
      await field('Password').fill(password)
    },
  }
}

/** Opens the app where nobody is signed in. */
export async function openLanding(page: Page) {
  await page.goto(new URL(page.url()).origin)
  return landingPage(page)
}

/** The recovery code where it is shown. */
export function recoveryCode(page: Page) {
  return page.getByRole('status', { name: 'Your recovery code' })
}

/** Signs the family up through the form, puts the recovery code away and waits for the evaluator. */
export async function signUpByForm(page: Page): Promise<void> {
  const landing = landingPage(page)
  await landing.fillSignUp()
  await landing.createAccount.click()
  await recoveryCode(page).waitFor()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByRole('heading', { name: 'Answer Evaluator' }).waitFor()
}

/** Signs the family up behind the page's back and opens the evaluator. */
export async function signUp(page: Page, changes: NewFamily = {}): Promise<void> {
  await signIn(page, changes)
  await page.goto(new URL(page.url()).origin)
  await page.getByRole('heading', { name: 'Answer Evaluator' }).waitFor()
}
