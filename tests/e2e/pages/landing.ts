import type { Page } from 'playwright'
import { family } from '../../harness/client.ts'

/** The landing page with its two forms. */
export function landing(page: Page) {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  return {
    heading: page.getByRole('heading', {
      name: "Take Charge of Your Child's Learning Across Years and Beyond Any Classroom",
    }),
    field,
    createAccount: page.getByRole('button', { name: 'Create Account' }),
    logIn: page.getByRole('button', { name: 'Log in', exact: true }),
    showLogIn: () => page.getByRole('button', { name: 'Log in', exact: true }).click(),
    async signUp(changes: Partial<typeof family> = {}) {
      const chosen = { ...family, ...changes }
      await field('Your name').fill(chosen.parentName)
      await field("Child's name").fill(chosen.childName)
      await field('Birth year').selectOption(String(chosen.childBirthYear))
      await field('E-mail').fill(chosen.email)
      await field('Password').fill(chosen.password)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByRole('heading', { name: 'Answer Evaluator' }).waitFor()
    },
    async logInAs(email: string = family.email, password: string = family.password) {
      await page.getByText('Already have an account?').getByRole('button', { name: 'Log in' }).click()
      await field('E-mail').fill(email)
      await field('Password').fill(password)
      await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click()
    },
  }
}
