// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { utterancesOf } from './words-of-page.ts'

function read(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.replaceChildren(root)
  return utterancesOf(root)
}
const textsOf = (html: string) => read(html).map(({ text }) => text)

test('what is seen is read in its order: formulas and pictures in words, controls and ornaments not', () => {
  const formula =
    '<span class="katex"><span class="katex-mathml"><math><annotation encoding="application/x-tex">\\frac{3}{4}</annotation></math></span><span class="katex-html" aria-hidden="true">34</span></span>'
  expect(
    textsOf(
      `<p>Add ${formula} and <b>1/2</b>.</p><p>Un<b>seen</b></p><svg aria-hidden="true"><text>Pip</text></svg>
       <button>Press</button><div role="img" aria-label="A bar cut into 2 equal parts."><svg><text>1/2</text></svg></div>`,
    ),
  ).toEqual(['Add 3 quarters and 1 half.', 'Unseen', 'A bar cut into 2 equal parts.'])
})

test('what is folded is not read, and a table has a pause between its cells', () => {
  expect(
    textsOf(
      '<details><summary>More</summary><p>hidden</p></details><table><tr><td>a</td><td>b</td></tr></table>',
    ),
  ).toEqual(['More', 'a, b,'])
})

test('long texts are said in breaths that end with a sentence', () => {
  const utterances = textsOf(`<p>${'A sentence of some length is here. '.repeat(20)}</p>`)
  expect(utterances.length).toBeGreaterThan(2)
  for (const text of utterances) expect(text).toMatch(/here\.$/)
})

test('a place in what is said leads to what is seen there', () => {
  const [utterance] = read('<p>Work out 3/4 + 1/2 now</p>')
  const at = utterance?.text.indexOf('plus') ?? -1
  const word = utterance?.words.find(({ from, to }) => from <= at && at < to)
  expect(word?.range.toString()).toBe('3/4 + 1/2')
})
