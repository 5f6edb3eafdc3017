import type { Topic } from '../../domain/topic.ts'

export const topics = {
  changes: {
    concept: 'Rising and falling temperatures',
    standard: '6.NS.C.5',
    mastery: 'Finds temperatures after a rise or fall, and how far two of them are apart.',
    tips: [
      'Draw a thermometer that goes on below freezing. Where do you start, and which way do you go?',
      'Go to the freezing point first. How far is that, and how much is left to go?',
    ],
    activities: [
      {
        title: 'Weather around the world',
        description:
          'Look up how warm or cold it is today in a hot and in a cold place. Mark both on a thermometer that you draw, and count how many degrees they are apart. Which two places are furthest apart?',
      },
    ],
  },
  scales: {
    concept: 'Celsius and Fahrenheit',
    standard: '7.EE.B.3',
    mastery: 'Converts temperatures between degrees Celsius and Fahrenheit.',
    tips: [
      'Which two things do you have to do to change scales, and in which order?',
      'At what temperature does water freeze on each scale? Use it to check your rule.',
    ],
    activities: [
      {
        title: 'Two scales',
        description:
          'Draw a thermometer with Celsius on its left and Fahrenheit on its right. Mark where water freezes and boils on both sides, then find where your fridge, your room and your body belong.',
      },
    ],
  },
} satisfies Record<string, Topic>
