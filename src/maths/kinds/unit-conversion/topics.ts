import type { Topic } from '../../domain/topic.ts'
import type { ConversionQuestion } from './question.ts'

export const topics = {
  units: {
    concept: 'Converting units',
    standard: '5.MD.A.1',
    mastery: 'Converts units of length, mass and capacity.',
    tips: [
      'Which of the two units is the bigger one? How many of the small one fit into it?',
      'Into a smaller unit you need more of them, so multiply; into a bigger unit you need fewer, so divide.',
    ],
    activities: [
      {
        title: 'Measure it twice',
        description:
          'Measure five things at home, each in two units: the table in metres and in centimetres, a bag in kilograms and in grams. Write both down in pairs. What happens to the number each time?',
      },
    ],
  },
  time: {
    concept: 'Units of time',
    standard: '4.MD.A.1',
    mastery: 'Converts units of time.',
    tips: [
      'Time does not go in tens. How many of the smaller unit make one of the bigger one?',
      'Picture a clock face for parts of an hour. Multiply to go to a smaller unit, divide to go to a bigger one.',
    ],
    activities: [
      {
        title: 'How long was it?',
        description:
          'Time three things at home, such as a bath or a walk, and write each in minutes, in hours and minutes, and as a part of an hour. Which way of saying it is the clearest?',
      },
    ],
  },
  squares: {
    concept: 'Square and cubic units',
    standard: '6.RP.A.3d',
    mastery: 'Converts units of area, volume and speed.',
    tips: [
      'Draw a square with sides of the bigger unit. How many of the small ones fit along a side, and how many rows are there?',
      'The factor of the lengths counts once for each direction: twice for an area, three times for a volume.',
    ],
    activities: [
      {
        title: 'A big square of small ones',
        description:
          'Draw a square with sides of ten centimetres on squared paper and count how many square centimetres are in it by rows. How many would be in a cube of that size? Build one layer of it if you can.',
      },
    ],
  },
} satisfies Record<string, Topic>

/** Amounts that a square says nothing about: what is in a jug, cubes, and speeds. */
const OTHER_TIPS = {
  litres: topics.units.tips,
  cubes: [
    'Think of a cube as long as the bigger unit. How many of the small cubes fit along one edge, how many cover the bottom, and how many such layers are there?',
    'The factor of the lengths counts once for each direction: three times for a volume.',
  ],
  both: [
    'A litre just fills a cube that is 10 cm long, 10 cm wide and 10 cm high. How many cubic centimetres are that?',
    topics.units.tips[1],
  ],
  speed: [
    'A speed has two units in it: a length and a time. Change one of them first: how many of the small lengths is the big one?',
    'Then the time: how much is it in one of the smaller times, or in one of the bigger ones?',
  ],
} satisfies Record<string, Topic['tips']>

/** Hints that fit the units of a question, where those of its topic are about areas. */
export function tipsOfConversion({ from, to: [to] }: ConversionQuestion): Topic['tips'] | undefined {
  if (from.dimension === 'speed') return OTHER_TIPS.speed
  if (from.dimension !== 'volume') return undefined
  const cubes = [from, to].filter(({ symbol }) => /\^3|³/.test(symbol)).length
  return [OTHER_TIPS.litres, OTHER_TIPS.both, OTHER_TIPS.cubes][cubes]
}
