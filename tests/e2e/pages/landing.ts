import type { Page } from 'playwright'
import { family } from '../../harness/client.ts'

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
    showLogIn: () => page.getByRole('link', { name: 'Log in' }).click(),
    showSignUp: () => page.getByRole('link', { name: 'Sign up' }).click(),
    async fillSignUp(changes: Partial<typeof family> = {}) {
      const { parentName, childName, childBirthYear, email, password } = { ...family, ...changes }
      await field('Your name').fill(parentName)
      await field("Child's name").fill(childName)
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

/** The recovery code where it is shown. */
export function recoveryCode(page: Page) {
  return page.getByRole('status', { name: 'Your recovery code' })
}

/**
 * Signs the family up through the form, puts the recovery code away and waits for the evaluator.
 * @returns the recovery code
 */
export async function signUp(page: Page, changes: Partial<typeof family> = {}): Promise<string> {
  const landing = landingPage(page)
  await landing.fillSignUp(changes)
  await landing.createAccount.click()
  const code = await recoveryCode(page).textContent()
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('heading', { name: 'Answer Evaluator' }).waitFor()
  return code ?? ''
}
