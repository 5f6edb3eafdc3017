import type { Picture, Run, Shape, Tree } from './picture.ts'

/** What a picture shows, in sentences: for whoever hears it or reads it as text. */
export function pictureInWords(picture: Picture): string {
  return picture.map(wordsOf).join(' ')
}

function wordsOf(shape: Shape): string {
  switch (shape.kind) {
    case 'bar':
      return partsInWords(shape.top, shape.bottom, 'bar')
    case 'circle':
      return partsInWords(shape.top, shape.bottom, 'circle')
    case 'strip': {
      const parts = shape.runs.reduce((sum, { count }) => sum + count, 0)
      return `A strip of ${counted(parts, 'equal part')}: ${runsInWords(shape.runs)}.`
    }
    case 'chart':
      return `A bar chart: ${listed(shape.runs.map(({ name, count }) => `${name} ${count}`))}.`
    case 'line':
      return lineInWords(shape)
    case 'dots': {
      const rows = `${counted(shape.rows, 'row')} of ${counted(shape.columns, 'dot')}`
      return shape.over > 0 ? `${rows}, and ${shape.over} more.` : `${rows}.`
    }
    case 'area':
      return `A rectangle. One side is ${listed(shape.across, 'and then')}, the other is ${listed(shape.down, 'and then')}.`
    case 'overlap':
      return `A square, cut into ${shape.across.bottom} across with ${shape.across.top} coloured, and into ${shape.down.bottom} down with ${shape.down.top} coloured.`
    case 'rectangle':
      return `A rectangle with the sides ${shape.across} and ${shape.down}.`
    case 'places':
      return `A place-value table. ${shape.numbers.map(placesInWords).join(' ')}`
    case 'blocks':
      return `Blocks: ${listed(
        [
          [shape.hundreds, 'hundred'],
          [shape.tens, 'ten'],
          [shape.ones, 'one'],
        ].flatMap(([count, name]) => (count === 0 ? [] : counted(Number(count), String(name)))),
      )}.`
    case 'column':
      return `${listed(shape.numbers)} one below the other, ones under ones, with ${SIGNS[shape.sign]} in front.`
    case 'balance':
      return `A balance that is level, with ${shape.left} on one side and ${shape.right} on the other.`
    case 'angles':
      return shape.degrees.length === 1
        ? `An angle of ${shape.degrees[0]} degrees.`
        : `Angles side by side around one point: ${listed(shape.degrees)} degrees.`
    case 'triangle':
      return `A triangle with a right angle between the sides ${shape.sides[0]} and ${shape.sides[1]}; the longest side is ${shape.sides[2]}.`
    case 'triangle angles':
      return `A triangle with angles of ${listed(shape.degrees)} degrees.`
    case 'triangle height':
      return `A triangle on its base, ${shape.base}, with its height, ${shape.height}, straight up from it.`
    case 'round':
      return `A circle with its ${listed(shape.parts)}.`
    case 'polygon':
      return `A shape with ${shape.sides} equal sides.`
    case 'box':
      return `A box with the edges ${shape.length}, ${shape.width} and ${shape.height}.`
    case 'graph': {
      const points = listed(shape.points.map(([x, y]) => `(${x}, ${y})`))
      if (shape.as === 'points')
        return `A grid with ${shape.points.length === 1 ? 'the point' : 'the points'} ${points}.`
      return `A ${shape.as === 'line' ? 'straight line' : 'curve'} on a grid, through ${points}.`
    }
    case 'chain':
      return `Step by step: ${shape.links.map(saidLink).join(', then ')}.`
    case 'clock':
      return `A clock face at ${shape.hour}:${String(shape.minute).padStart(2, '0')}.`
    case 'tree':
      return treeInWords(shape.tree).join(' ')
    case 'sets': {
      const [left, right] = shape.names
      const only = (name: string, members: readonly string[]) =>
        members.length > 0 ? ` Only ${name}: ${listed(members)}.` : ''
      const both = shape.both.length > 0 ? ` In both: ${listed(shape.both)}.` : ' Nothing is in both.'
      return `Two rings that overlap, ${left} and ${right}.${both}${only(left, shape.left)}${only(right, shape.right)}`
    }
  }
}

const SIGNS = { '+': 'a plus', '-': 'a minus', '×': 'a times sign' }

const DONE: readonly [RegExp, string][] = [
  [/^×/, 'times'],
  [/^÷/, 'divided by'],
  [/^\+/, 'plus'],
  [/^[-−](?= )/, 'minus'],
]

/** What is done in a step begins with a sign that nothing stands before. */
function saidLink(link: string): string {
  return DONE.reduce((text, [sign, word]) => text.replace(sign, word), link)
}

function partsInWords(top: number, bottom: number, whole: string): string {
  const wholes = Math.max(1, Math.ceil(top / bottom))
  const cut = `cut into ${counted(bottom, 'equal part')}`
  const coloured = top === 0 ? 'none of them coloured' : `${counted(top, 'part')} coloured`
  return wholes === 1
    ? `A ${whole} ${cut}, ${coloured}.`
    : `${wholes} ${whole}s, each ${cut}, ${coloured} in all.`
}

function runsInWords(runs: readonly Run[]): string {
  return listed(runs.map(({ name, count }) => `${count} ${name}`))
}

const SIDES = {
  '>': 'Everything above',
  '<': 'Everything below',
  '>=': 'Everything from',
  '<=': 'Everything up to',
}

function lineInWords({ from, to, marks, as }: Extract<Shape, { kind: 'line' }>): string {
  const line = `A number line from ${from.text} to ${to.text}`
  const names = marks.map(({ text }) => text)
  if (as === 'points') return names.length === 0 ? `${line}.` : `${line} with ${listed(names)} marked.`
  if (as === 'jumps') return `${line} with jumps from ${names.join(' to ')}.`
  const side = as === '>=' ? `${SIDES[as]} ${names[0]} on` : `${SIDES[as]} ${names[0]}`
  return `${line}. ${side} is coloured${as.endsWith('=') ? '' : `, ${names[0]} itself is not`}.`
}

const PLACES = ['one', 'ten', 'hundred', 'thousand', 'ten thousand', 'hundred thousand', 'million']
const BEHIND_POINT = ['tenth', 'hundredth', 'thousandth']

/** `407 is 4 hundreds, 0 tens and 7 ones.` */
function placesInWords(number: string): string {
  const [whole = '', part = ''] = number.split('.')
  const front = [...whole].map((digit, at) => counted(Number(digit), PLACES[whole.length - 1 - at] ?? ''))
  const back = [...part].map((digit, at) => counted(Number(digit), BEHIND_POINT[at] ?? ''))
  return `${number} has ${listed([...front, ...back])}.`
}

function treeInWords({ label, branches }: Tree): string[] {
  if (branches.length === 0) return []
  return [
    `${label} splits into ${listed(branches.map(branch => branch.label))}.`,
    ...branches.flatMap(treeInWords),
  ]
}

function counted(count: number, thing: string): string {
  return `${count} ${count === 1 ? thing : `${thing}s`}`
}

function listed(items: readonly (string | number)[], and = 'and'): string {
  return items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}
