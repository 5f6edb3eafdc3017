import type { Topic } from '../../domain/topic.ts'

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
