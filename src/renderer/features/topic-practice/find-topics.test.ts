import { expect, test } from 'vitest'
import type { Topic } from '#contract/topic-practice.ts'
import { shownTopics } from './find-topics.ts'

const topic = (concept: string, area: string, otherWords: string[], isOfGrade = false): Topic => ({
  concept,
  area,
  otherWords,
  isOfGrade,
  right: 0,
  answers: 0,
  isDue: false,
})
const clock = topic('Twelve and twenty-four hours', 'Time, money and measures', ['telling', 'time', 'clock'])
const units = topic('Units of time', 'Time, money and measures', ['unit', 'hours'])
const tables = topic('Times tables', 'Numbers and calculating', ['multiplication', 'table'], true)
const boxes = topic('Volume', 'Shapes', ['box', 'cuboid'])
const all = [clock, units, tables, boxes]
const found = (sought: string) => shownTopics(all, sought)

test('nothing sought shows the grade’s, and what is due', () => {
  expect(found('  ')).toEqual([tables])
  expect(shownTopics([{ ...clock, isDue: true }, units], '')).toHaveLength(1)
})

test('a topic is found by its name, its part of school maths and what else it is called, its own name first', () => {
  expect(found('telling the time')).toEqual([clock])
  expect(found('Time')).toEqual([units, tables, clock])
  expect(found('hours')).toEqual([clock, units])
  expect(found('times table of 7')).toEqual([tables])
  expect(found('boxes')).toEqual([boxes])
  expect(found('how do I tell the time')).toEqual([clock])
  expect(found('dinosaurs')).toEqual([])
})
