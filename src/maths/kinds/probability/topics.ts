import type { Topic } from '../../domain/topic.ts'

const bag = {
  title: 'Lucky bag',
  description:
    'Put coloured buttons or bricks into a bag. Say how likely each colour is, then draw one, note it and put it back, many times. Does what you noted come close to what you said? Change the bag and guess again.',
}
const race = {
  title: 'Race of the sums',
  description:
    'Write the possible sums of two dice in a row, each is a horse. Roll again and again; the horse of the sum moves one step. Which wins most often? Write down all the ways to roll it and say why.',
}

export const topics = {
  single: {
    concept: 'Probability of an event',
    standard: '7.SP.C.7a',
    mastery: 'Finds the probability of an event by counting equally likely outcomes.',
    tips: [
      'How many things could happen, all of them equally likely?',
      'Count what could happen altogether, then count only what is asked for. The first goes to the bottom of the fraction, the other on top.',
    ],
    activities: [bag],
  },
  several: {
    concept: 'Probability of several events',
    standard: '7.SP.C.8a',
    mastery: 'Finds the probability of several events in a row.',
    tips: [
      'Look at one draw after the other. What has changed when the next one comes?',
      'Find the chance of each draw, thinking of what is gone already, and multiply the chances.',
    ],
    activities: [race],
  },
} satisfies Record<string, Topic>
