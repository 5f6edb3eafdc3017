import { describe, expect, test } from 'vitest'
import { isHelpAtOnce } from './choose-kind.ts'
import { isLearning } from './learning.ts'
import { listen, listenToAll, listenToText } from './listen.ts'

describe('a message about learning', () => {
  test.each([
    'what is 3 + 4',
    '12 x 5 = 50',
    'can we do my homework now',
    'let’s learn',
    'How do plants make food from light?',
    'tell me about volcanoes please',
    'how do i multiply fractions',
    'ok, why are some leaves red in autumn?',
  ])('%s', text => expect(isLearning(text)).toBe(true))

  test.each([
    'yes every day',
    'because they laugh at me',
    'why is this happening to me',
    'what should i do now please',
    'he gets angry when i do my homework',
    'it happens 2-3 times a week',
    'what happens if someone finds out',
    'he does it 24/7',
    '',
  ])('is not: %s', text => expect(isLearning(text)).toBe(false))
})

describe('after harm at home', () => {
  const told = 'my dad hits me'

  test('what goes on about it is heard as the same, whatever it says', () => {
    for (const more of ['yes every day', 'with a belt', 'he is a bastard', 'ok']) {
      expect(listen(more, [told])).toMatchObject({ isAtHome: true, isGoingOn: true, isFlagged: false })
    }
  })

  test.each(['the kitchen is on fire', 'my little brother stopped breathing', 'i took all the pills'])(
    'what needs help at once is answered as such: %s',
    text => {
      const heard = listen(text, [told, 'yes'])
      expect(heard).toMatchObject({ isAtHome: true, isGoingOn: false, isFlagged: false })
      expect(heard && isHelpAtOnce(heard.concern)).toBe(true)
    },
  )

  test('what is told in another language is answered in it', () => {
    expect(listen('المدرب يضربني', [told])).toMatchObject({ isAtHome: true, language: 'ar' })
  })

  test('and it stays so until the child wants to learn', () => {
    const heard = listenToAll([told, 'yes', 'he was drunk', 'let us do maths', 'what is 3 + 4', 'thanks'])
    expect(heard.map(each => each?.isAtHome)).toEqual([true, true, true, undefined, undefined, undefined])
  })
})

describe('in the middle of a sum', () => {
  test.each([
    [['3x + 7 = 22'], 'but how do u do it without guessing'],
    [['3x + 7 = 22', 'but how do u do it without guessing'], 'so 22-7 is 15'],
    [['what is 63 ÷ 7'], 'i keep getting it wrong im stupid'],
    [['what is 63 ÷ 7', 'i keep getting it wrong im stupid'], 'cos 7x9 is 63 so its 9'],
    [['can u help me with 40 - 18'], 'i suck at this'],
    [['can u help me with 40 - 18'], 'why wont it work for me'],
  ])('after %j the tutor answers: %s', (earlier, text) => expect(listen(text, earlier)).toBeUndefined())

  test.each([
    ['i hate myself', 'self_hate'],
    ['my dad hits me when i get it wrong', 'abuse'],
    ['i want to die', 'self_harm'],
  ])('%s is heard all the same', (text, concern) =>
    expect(listen(text, ['3x + 7 = 22', 'so x is 5'])?.concern).toBe(concern),
  )
})

describe('a mild mood', () => {
  const told = ['what is 6 x 7', 'nobody at school likes me']

  test.each(['so 6 x 7 is 42', '42', 'i think it is 42', 'x = 4', 'can i have a hint'])(
    'is left with %s',
    text => expect(listen(text, told)).toBeUndefined(),
  )

  test('and not with what goes on about it', () => {
    expect(listen('it was on monday', told)).toMatchObject({ isGoingOn: true })
  })

  test('a number alone leaves no urgent one, nor harm at home: it may be since when', () => {
    expect(listen('3 weeks', ['what is 6 x 7', 'i want to die'])).toMatchObject({ isGoingOn: true })
    expect(listen('10', ['what is 6 x 7', 'my dad hits me'])).toMatchObject({ isAtHome: true })
  })

  test('a sum that is worked out leaves every one', () => {
    expect(listen('ok so 6 x 7 is 42', ['what is 6 x 7', 'i want to die'])).toBeUndefined()
    expect(listen('ok so 6 x 7 is 42', ['what is 6 x 7', 'my dad hits me'])).toBeUndefined()
  })
})

test('what the learned ear alone hears in an answer is a guess, and what a rule hears is none', () => {
  expect(listenToText('12 cm. everyone at school pretends i dont exist', 'answer')?.isGuess).toBe(true)
  expect(listenToText('12 cm. i want to die', 'answer')?.isGuess).toBeUndefined()
})

describe('after distress', () => {
  const told = 'i want to die'

  test('the next words are met in context, and a nod is nothing to keep', () => {
    expect(listen('because of the thing on monday', [told])).toMatchObject({
      concern: 'self_harm',
      tier: 'urgent',
      isGoingOn: true,
      isFlagged: true,
    })
    expect(listen('ok', [told])).toMatchObject({ isGoingOn: true, isFlagged: false })
  })

  test('the tutor takes over with a sum, and after some messages by itself', () => {
    expect(listen('what is 3 + 4', [told])).toBeUndefined()
    expect(listen('blue', [told, 'red', 'green', 'pink', 'grey'])).toBeUndefined()
  })

  test('who then names home is not shown to it', () => {
    expect(listen('because of my stepdad', [told])).toMatchObject({ isAtHome: true, isFlagged: false })
  })

  test('a swear word alone changes nothing for what comes next', () => {
    expect(listen('what now', ['oh shit'])).toBeUndefined()
  })
})

describe('what may be meant in another way', () => {
  test('is asked about, and nothing is kept of it for the parent', () => {
    expect(listen('nobody replied to me')).toMatchObject({ isUnsure: true, isFlagged: false })
  })

  test('is believed when what follows sounds so, too', () => {
    const heard = listen('nobody replied to me', ['my stepdad shouts a lot'])
    expect(heard).toMatchObject({ concern: 'lonely', isFlagged: true })
    expect(heard?.isUnsure).toBeUndefined()
  })

  test('is done with when the child goes on with something else', () => {
    expect(listen('what is 3 + 4', ['nobody replied to me'])).toBeUndefined()
  })

  test('of home is asked about as well, and kept from home', () => {
    expect(listen('my stepdad shouts a lot')).toMatchObject({
      isUnsure: true,
      isAtHome: true,
      isFlagged: false,
    })
  })

  test('leaves what is sure as it is', () => {
    expect(listen('im always the last one picked')?.isUnsure).toBeUndefined()
  })
})
