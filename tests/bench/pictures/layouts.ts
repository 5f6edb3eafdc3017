import { escaped, type Writing } from './draw.ts'
import { type Font, heldOutHands, printed } from './fonts.ts'

/** A page on which not everything stands in lines below each other. */
export interface Layout {
  kind: 'columns' | 'sums in columns' | 'fractions and powers' | 'crossed out'
  writings: readonly Writing[]
  /** Its numbered questions, in their order. */
  questions?: readonly string[]
}

const inA = (font: Font, text: string, html: string): Writing => ({ text, font, html })
const drawn = (html: string) => `<span style="display: block">${html}</span>`

/** Numbered questions in two columns, across or down as books number them. */
function columns(font: Font, questions: readonly string[], isAcross: boolean): Layout {
  const numbered = questions.map((each, at) => `${at + 1}${isAcross ? '.' : ')'} ${each}`)
  const flow = isAcross
    ? ''
    : `; grid-auto-flow: column; grid-template-rows: repeat(${questions.length / 2}, auto)`
  const html = `<span class="columns" style="font-size: 34px${flow}">${numbered.map(each => `<span>${escaped(each)}</span>`).join('')}</span>`
  return { kind: 'columns', questions, writings: [inA(font, numbered.join('\n'), html)] }
}

/** A sum with one number below the other, and above it what was carried. */
function stack(font: Font, rows: readonly string[], sign: string, outcome: string, carried = ''): Layout {
  const width = Math.max(...rows.map(row => row.length), outcome.length, carried.length) + 1
  const cells = (text: string, className = '') =>
    [...text.padStart(width)].map(each => `<span class="${className}">${each.trim()}</span>`).join('')
  const written = rows.map((row, at) => cells(at === rows.length - 1 ? sign + row.padStart(width - 1) : row))
  const html = `<span class="stack" style="grid-template-columns: repeat(${width}, 36px)">${
    carried ? cells(carried, 'carried') : ''
  }${written.join('')}<span class="rule" style="grid-column: 1 / -1; grid-row: ${rows.length + (carried ? 2 : 1)}"></span>${[
    ...outcome.padStart(width),
  ]
    .map(
      (each, at) =>
        `<span style="grid-column: ${at + 1}; grid-row: ${rows.length + (carried ? 2 : 1)}">${each.trim()}</span>`,
    )
    .join('')}</span>`
  const text = `${rows.join(` ${sign} `)} = ${outcome}`
  return { kind: 'sums in columns', writings: [inA(font, text, html)] }
}

const fraction = (above: string, below: string) =>
  `<span class="fraction"><span>${above}</span><span>${below}</span></span>`

/** A line in which `3/4` stands as a fraction with a bar and what follows a `^` is raised. */
function byPlace(font: Font, ...lines: string[]): Layout {
  const html = lines
    .map(line =>
      drawn(
        escaped(line)
          .replaceAll(/(\w+)\/(\w+)/g, (_, above, below) => fraction(above, below))
          .replaceAll(/\^(\w)/g, '<sup>$1</sup>'),
      ),
    )
    .join('')
  const text = lines.join('\n').replaceAll('^2', '²').replaceAll('^3', '³')
  return { kind: 'fractions and powers', writings: [inA(font, text, html)] }
}

const STRUCK = {
  once: '<path d="M0 52L100 46"/>',
  twice: '<path d="M0 42L100 40M0 60L100 57"/>',
  cross: '<path d="M2 15L98 88M98 15L2 88"/>',
  scribble: '<path d="M0 30L12 75L24 25L36 78L48 24L60 76L72 25L84 74L100 30M0 60L100 45"/>',
}

/** A line in which what stands between brackets of the kind `[ ]` was crossed out. */
function crossedOut(font: Font, how: keyof typeof STRUCK, ...lines: string[]): Layout {
  const svg = `<svg viewBox="0 0 100 100" preserveAspectRatio="none">${STRUCK[how]}</svg>`
  const html = lines
    .map(line => drawn(escaped(line).replaceAll(/\[(.+?)\]/g, `<span class="crossed">$1${svg}</span>`)))
    .join('')
  const text = lines.map(line => line.replaceAll(/\[.+?\]\s*/g, '').trim()).filter(Boolean)
  return { kind: 'crossed out', writings: [inA(font, text.join('\n'), html)] }
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** All pages, the same each time. */
export function layouts(): Layout[] {
  const print = (index: number) => at(printed, index)
  const hand = (index: number) => at(heldOutHands, index)
  const four = ['What is 45 + 38?', 'What is 7 × 8?', 'Find 20% of 60.', 'Solve 2x = 14.']
  const six = ['63 - 28', '9 × 7', '84 ÷ 4', '156 + 67', '8 × 12', '400 - 136']
  const words = [
    'Round 467 to the nearest ten.',
    'Simplify 6a - 2a.',
    'What is half of 86?',
    'Calculate 3 + 4 × 2.',
  ]
  return [
    ...[four, six, words].flatMap((questions, index) =>
      [true, false].map((isAcross, side) => columns(print(index + side), questions, isAcross)),
    ),
    ...[
      (font: Font) => stack(font, ['347', '286'], '+', '633', '11 '),
      (font: Font) => stack(font, ['347', '286'], '+', '523'),
      (font: Font) => stack(font, ['805', '467'], '-', '338'),
      (font: Font) => stack(font, ['64', '7'], '×', '448', '2 '),
      (font: Font) => stack(font, ['1258', '976'], '+', '2234', '111 '),
      (font: Font) => stack(font, ['73', '28'], '-', '55'),
    ].flatMap((make, index) => [make(hand(index)), make(print(index))]),
    ...[
      ['3/4 + 1/8 = 7/8'],
      ['2/5 × 3/7 = 6/35'],
      ['5/6 - 1/2 = 2/6', '= 1/3'],
      ['1/2 of 90 = 45'],
      ['5^2 = 25'],
      ['x^2 + 3x = 10'],
      ['2^3 × 3^2 = 72'],
      ['49 cm^2'],
    ].flatMap((lines, index) => [byPlace(hand(index), ...lines), byPlace(print(index), ...lines)]),
    ...(['once', 'twice', 'cross', 'scribble'] as const).flatMap((how, index) => [
      crossedOut(hand(index), how, '347 + 286 = [623] 633'),
      crossedOut(hand(index + 1), how, '[6 × 8 = 46]', '6 × 8 = 48'),
      crossedOut(hand(index + 2), how, 'x = [7] 5'),
      crossedOut(hand(index + 3), how, '[48] 56 apples'),
    ]),
  ]
}
