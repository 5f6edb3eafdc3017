import type { Topic } from '../../domain/topic.ts'

export const topics = {
  speed: {
    concept: 'Speed, distance and time',
    standard: '6.RP.A.3b',
    mastery: 'Works out speed, distance or time from the other two.',
    tips: [
      'Look at the unit of the speed: it says how far in one unit of time. What does that mean here?',
      'Are the times in the same unit? Write minutes as a part of an hour first where the speed is by the hour.',
    ],
    activities: [
      {
        title: 'How fast do you walk?',
        description:
          'Measure a stretch of pavement or garden with big steps. Walk it, hop it and run it while somebody times you. Work out how far you come in one second each time, and how far that would be in an hour.',
      },
    ],
  },
  density: {
    concept: 'Density',
    standard: 'HSG-MG.A.2',
    mastery: 'Works out density, mass or volume from the other two.',
    tips: [
      'Density says how heavy one unit of volume is. Which of the numbers is the mass, which the volume?',
      'Its unit shows the way: something by volume means that you divide by the volume.',
    ],
    activities: [
      {
        title: 'Sink or swim',
        description:
          'Weigh a few small things on the kitchen scales. Drop each into a measuring jug with water and read how much the water rises. Which has more mass than the water that it pushes away, and which of them swim?',
      },
    ],
  },
} satisfies Record<string, Topic>
