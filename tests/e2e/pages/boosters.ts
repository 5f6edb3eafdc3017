import type { Page } from 'playwright'

/** The list of gaps and the practice beside it. */
export function boostersPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const boosters = {
    /** A gap of the list, by its concept. */
    gap: (concept: string) =>
      page.getByRole('region', { name: 'Understanding gaps' }).getByRole('button', { name: concept }),
    progress: page.getByRole('progressbar', { name: 'Progress toward mastery' }),
    generate: button('Generate Questions'),
    hint: button('Give me a hint'),
    moreHints: button('One more hint'),
    submit: button('Submit Answer'),
    next: button('Next Question'),
    complete: button('Complete'),
    feedback: page.getByRole('status').filter({ hasText: /Correct!|Incorrect/ }),
    /** The four options; typeset, each holds its TeX. */
    options: page.locator('label').filter({ has: page.getByRole('radio') }),
    /** Solves the sum of two fractions on the screen and chooses the right option, or a wrong one. */
    async answer(isRight: boolean) {
      const question = await texOf(page.locator('legend'))
      const right = sumOfFractions(question)
      const options = await boosters.options.all()
      const texts = await Promise.all(options.map(texOf))
      if (texts.filter(text => text === right).length !== 1) {
        throw new Error(`${question} should have one option ${right}, but has ${texts.join(' ')}`)
      }
      await options[texts.findIndex(text => (text === right) === isRight)]?.click()
      await boosters.submit.click()
      await boosters.feedback.waitFor()
    },
    /** Goes on, and waits until the next question has come. */
    async goOn() {
      await boosters.next.click()
      await boosters.feedback.waitFor({ state: 'detached' })
    },
  }
  return boosters
}

async function texOf(place: ReturnType<Page['locator']>): Promise<string> {
  return (await place.locator('annotation').first().textContent()) ?? ''
}

/** The sum in lowest terms, as TeX. */
function sumOfFractions(tex: string): string {
  const sum = /^\\frac\{(\d+)\}\{(\d+)\} \+ \\frac\{(\d+)\}\{(\d+)\}$/.exec(tex)
  if (!sum) throw new Error(`"${tex}" is no sum of fractions`)
  const [a = 0, b = 1, c = 0, d = 1] = sum.slice(1).map(Number)
  const [top, bottom] = [a * d + c * b, b * d]
  const shared = commonFactor(top, bottom)
  return bottom === shared ? String(top / shared) : `\\frac{${top / shared}}{${bottom / shared}}`
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b)
}
