import { describe, expect, test } from 'vitest'
import { isLearning } from './learning.ts'
import { listen, listenToAll } from './listen.ts'

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

  test('and it stays so until the child wants to learn', () => {
    const heard = listenToAll([told, 'yes', 'he was drunk', 'let us do maths', 'what is 3 + 4', 'thanks'])
    expect(heard.map(each => each?.isAtHome)).toEqual([true, true, true, undefined, undefined, undefined])
  })
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
