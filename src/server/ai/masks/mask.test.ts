import { describe, expect, test } from 'vitest'
import { timesAsMuch } from '#support/times-as-much.ts'
import { createMask, hideForVoice } from './mask.ts'

const family = {
  children: ['Mia'],
  parents: ['Anna-Lena Müller'],
  emails: ['anna@mueller.example'],
}
const named = (childName: string, parentName = 'Zuzana Kovač') => ({
  children: [childName],
  parents: [parentName],
  emails: [],
})

async function* streamPieces(...pieces: string[]) {
  yield* pieces
}

async function collected(pieces: AsyncIterable<string>) {
  const all: string[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}

test('names, addresses and details leave as placeholders and come back', () => {
  const mask = createMask(family)
  const text =
    'Hi, I am mia. MIA’s mum is Anna-Lena Müller (anna lena, Mrs Mueller), anna@mueller.example, +49 170 123 4567.'
  const hidden = mask.hide(text)
  expect(hidden).toBe(
    'Hi, I am ChildName1. ChildName1’s mum is ParentName1 (ParentName2, Mrs ParentName3), FamilyMail1, PrivateDetail1.',
  )
  expect(mask.show(hidden)).toBe(
    'Hi, I am Mia. Mia’s mum is Anna-Lena Müller (Anna-Lena, Mrs Müller), anna@mueller.example, +49 170 123 4567.',
  )
  expect(mask.note()).toContain('ChildName1')
})

test('a text without names goes as it is, without a note', () => {
  const mask = createMask(family)
  const text = 'Miami has 3/4 of the mammals; $\\max(2, 3) = 3$. Amiable!'
  expect(mask.hide(text)).toBe(text)
  expect(mask.note()).toBe('')
})

test.each([
  ['Zoë', 'zoe and ZOË and Zoe\u0308', 'ChildName1 and ChildName1 and ChildName1'],
  ['Jörg', 'Joerg, jorg, Jörgs', 'ChildName1, ChildName1, ChildName1'],
  ['Łukasz', 'lukasz', 'ChildName1'],
  ['Søren', 'Soren Soeren', 'ChildName1 ChildName1'],
  ["D'Arcy", 'D’Arcy and darcy', 'ChildName1 and ChildName1'],
  ['Mary Jane', 'maryjane, Mary-Jane, mary', 'ChildName1, ChildName1, ChildName2'],
  ['Ana de la Cruz', 'de la ana de la Cruz', 'de la ChildName1'],
  ['小明', '小明有3个苹果', 'ChildName1有3个苹果'],
  ['민수', '민수는 사과', 'ChildName1는 사과'],
  ['Анна', 'анна и Анны', 'ChildName1 и Анны'],
  [
    'Mia',
    'mia2015 mias M\u200bia miam',
    'ChildName12015 ChildName1 ChildName1 miam'.replace('ChildName12015', 'ChildName12015'),
  ],
])('%s is found however it is written', (name, text, hidden) => {
  expect(createMask(named(name)).hide(text)).toBe(hidden)
})

describe('a name that is also a word', () => {
  test.each([
    ['Mark', 'Mark the point on the line. Mark each answer. Full marks! mark it. Mark points on the graph.'],
    ['Will', 'Will you help me? I will. Will it rain? Will Tom have enough? Free will.'],
    ['Grace', 'Say grace with grace.'],
    [
      'May',
      'In May it may rain. May I go? 5 May 2024, May 5. April, May and June. How many days has May?\nMay',
    ],
    ['Rose', 'The sun rose. A rose is red. She rose early.'],
    ['Max', '$\\max$ and max(2, 3) and the max value; Max(1, 2)'],
    ['X', 'Solve 2x + X = 4 for X. X = 2.'],
    ['Art', 'I like art. art class'],
    ['Penny', 'A penny and a penny make two pence.'],
    ['Hope', 'I hope so. Hope this helps.'],
  ])('%s is left where it is a word', (name, text) => {
    expect(createMask(named(name)).hide(text)).toBe(text)
  })

  test.each([
    [
      'Mark',
      'My name is mark. I think Mark is right. Mark has 3 apples. Hi Mark! Mark, look. Mark’s bag.\nMark',
      7,
    ],
    [
      'Will',
      'I am Will. Will has 3 apples. Will has 2 and Tom 3, so who wins? Thanks, Will. Will’s dog? and Will',
      6,
    ],
    ['Grace', 'Grace told me. So did Grace. Grace loves maths. Grace and Tom share. I’m grace', 5],
    ['May', 'My name is May. I think May runs fast. Hi May!', 3],
    ['Rose', 'Rose has a red rose. Dear Rose, hello', 2],
    ['X', 'My name is X', 1],
    ['Penny', 'Penny has a penny', 1],
  ])('%s is hidden where it is somebody', (name, text, times) => {
    const hidden = createMask(named(name)).hide(text)
    expect(hidden.match(/ChildName1/g), hidden).toHaveLength(times)
  })

  test('a prompt’s own line with the name is a name', () => {
    const text = "<<< CHILD'S NAME 0123456789abcdef\nMay\n0123456789abcdef >>>"
    expect(createMask(named('May')).hide(text)).toContain('\nChildName1\n')
  })
})

test('the whole name counts even where its parts are words', () => {
  expect(createMask(named('Will', 'Grace Young')).hide('will grace young come?')).toBe(
    'will ParentName1 come?',
  )
})

test('a sum stays a sum', () => {
  const text = 'Mia has 12 + 30 = 42 apples; Mia’s share is 3/4 of 2,000,000. What is 345 678 x 2?'
  const mask = createMask(family)
  expect(mask.hide(text)).toBe(text.replaceAll('Mia', 'ChildName1'))
  expect(mask.show(mask.hide(text))).toBe(text)
})

test.each([
  'my phone number is 0171 555 0134',
  'my password is hunter2!',
  'we live at 12 Oak Street',
  'My address is 7 Elm Road, Springfield',
  'write to Tom_99@mail.example',
])('%s: the detail stays at home and comes back', text => {
  const mask = createMask(family)
  const hidden = mask.hide(text)
  expect(hidden).toMatch(/PrivateDetail1$/)
  expect(hidden).not.toMatch(/\d{2}|hunter|oak|elm|tom/i)
  expect(mask.show(hidden)).toBe(text)
})

test('a placeholder that a child types comes back as it was', () => {
  const mask = createMask(family)
  const text = 'What is ChildName1, Mia?'
  expect(mask.show(mask.hide(text))).toBe(text)
})

describe('a reply', () => {
  const asked = () => {
    const mask = createMask(family)
    mask.hide('Mia')
    return mask
  }

  test.each([
    ['childname1', 'Mia'],
    ['CHILDNAME1!', 'Mia!'],
    ["Childname1's", "Mia's"],
    ['Child\\_Name1', 'Mia'],
    ['**ChildName1**', '**Mia**'],
    ['ChildName2', 'Mia'],
    ['grandchildname1', 'grandchildname1'],
    ['ChildName1234', 'ChildName1234'],
    ['Each child name 3 animals', 'Each child name 3 animals'],
  ])('%s is %s', (said, shown) => {
    expect(asked().show(said)).toBe(shown)
  })

  test('about a detail that nobody gave is left as it is', () => {
    expect(asked().show('PrivateDetail1')).toBe('PrivateDetail1')
  })

  test('cut anywhere by its stream is whole again, and nothing else is held back', async () => {
    const text = 'Well done, ChildName1! A child named childname1’s number is 12.'
    const shown = 'Well done, Mia! A child named Mia’s number is 12.'
    for (let cut = 0; cut <= text.length; cut++) {
      const pieces = await collected(asked().showStream(streamPieces(text.slice(0, cut), text.slice(cut))))
      expect(pieces.join('')).toBe(shown)
    }
    expect((await collected(asked().showStream(streamPieces(...text)))).join('')).toBe(shown)
    expect(await collected(asked().showStream(streamPieces('Hello ', 'there', '!')))).toEqual([
      'Hello ',
      'there',
      '!',
    ])
  })

  test('that ends or breaks off within a placeholder loses nothing', async () => {
    expect(await collected(asked().showStream(streamPieces('Hi Child')))).toEqual(['Hi ', 'Child'])
    async function* broken() {
      yield 'Hi ChildName1'
      throw new Error('gone')
    }
    const said: string[] = []
    const reading = (async () => {
      for await (const piece of asked().showStream(broken())) said.push(piece)
    })()
    await expect(reading).rejects.toThrow('gone')
    expect(said.join('')).toBe('Hi Mia')
  })

  test('in JSON a name may have quotes', () => {
    const mask = createMask(named('Bo "Bee" O\\Neil'))
    const hidden = mask.hide('Bo "Bee" O\\Neil')
    expect(JSON.parse(mask.showJson(JSON.stringify({ text: `Well, ${hidden}` })))).toEqual({
      text: 'Well, Bo "Bee" O\\Neil',
    })
  })
})

test('a voice says plain words in their stead', () => {
  expect(hideForVoice('Well done, Mia! Tell Anna-Lena Müller at anna@mueller.example.', family)).toBe(
    'Well done, friend! Tell your grown-up at the e-mail address.',
  )
})

test('a long text is looked through at once', async () => {
  const ordinary = 'The sun is far away and very large indeed. '.repeat(2_200)
  const hide = (mask: ReturnType<typeof createMask>, text: string) =>
    timesAsMuch(
      () => mask.hide(text),
      () => mask.hide(ordinary),
      25,
    )
  expect(
    await hide(createMask(family), 'Mia has apples and Will you mark 12 of them? '.repeat(2_000)),
  ).toBeLessThan(25)
  expect(await hide(createMask(named('Will')), 'Will a.a.a-a'.repeat(8_000))).toBeLessThan(25)
})

test('a prompt’s own words are left, and what the family wrote between its fences is not', () => {
  const fence = (name: string, text: string) => `<<< ${name} 0123456789abcdef\n${text}\n0123456789abcdef >>>`
  const mask = createMask(named('Tutor', 'Ada Secret'))
  const ours = 'You are a friendly tutor. Never suggest keeping anything secret from a parent. Hello Tutor!'
  const prompt = `${ours}\n${fence("CHILD'S NAME", 'Tutor')}\n${fence('ABOUT', 'tutor hates a secret')}`
  expect(mask.hideFenced(prompt)).toBe(
    `${ours.replace('Hello Tutor', 'Hello ChildName1')}\n${fence("CHILD'S NAME", 'ChildName1')}\n${fence('ABOUT', 'ChildName1 hates a ParentName3')}`,
  )
})
