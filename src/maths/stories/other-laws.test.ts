import { describe, expect, test } from 'vitest'
import { markQuestion } from '../kinds/doors.ts'
import { readTyped } from '../typed/read-typed.ts'
import { readStory } from './read-story.ts'

describe('what no sum of the numbers gives is no story', () => {
  test.each([
    'A ladder 6 m long leans against a wall with its foot 2 m from the wall. How high up the wall does it reach?',
    'A pond is a circle 8 m across. Take pi as 3.14. How long is the edge of the pond?',
    'Ken walks 5 km north and then 12 km east. How far is he from home?',
    'Ida is 4 years older than Bo. Bo is 7. How old will Ida be next year?',
    'Ida is 8 and her mother is 4 times as old. How old was her mother when Ida was born?',
    'It is -7 degrees and gets 12 degrees warmer. How many degrees is it then?',
  ])('%s', text => {
    expect(readStory(text).tier).toBe('none')
  })

  test('an age that is asked for at the time told is one', () => {
    expect(readStory('Ida is 4 years older than Bo. Bo is 7. How old is Ida?').tier).not.toBe('none')
  })
})

test('what a price was before is not what is left of it', () => {
  const text = 'jacket is £48 after 20% off, what did it cost b4'
  const [question] = readTyped(text) ?? []
  expect(question && ['£60', '£38.40'].map(answer => markQuestion(question, answer).verdict)).toEqual([
    'right',
    'wrong',
  ])
})

test('a cross behind a sum marks it as wrong and is no letter', () => {
  expect(readTyped('3 + 4 x 5 = 35  X')).toBeUndefined()
})
