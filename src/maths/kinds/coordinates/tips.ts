import type { Topic } from '../../domain/topic.ts'
import type { CoordinatesQuestion } from './question.ts'

type Tips = Topic['tips']

const LINE: Tips = [
  'A line is written as y = a number times x, and another number on its own. Which of the two is asked for?',
  'Bring it into the form y = … first. The number before x says how steep it is, the one on its own where it cuts the y-axis.',
]
const TIPS: Record<CoordinatesQuestion['task'], Tips | undefined> = {
  gradient: undefined,
  midpoint: [
    'Draw both points. Where is halfway across, and where is halfway up?',
    'Halfway between two numbers is their sum, halved. Do it for the first coordinates, then for the second ones.',
  ],
  distance: [
    'Draw both points. How far is it across, and how far up?',
    'The way across and the way up are the short sides of a right triangle. The distance is its longest side.',
  ],
  'slope of line': LINE,
  intercept: LINE,
  image: [
    'Draw the point on squared paper. Which way does it go, and how far?',
    'Look at one coordinate after the other: does it stay, does it change its sign, or is something added?',
  ],
  corner: [
    'Draw the three corners on squared paper. Which sides of the shape are there already?',
    'Opposite sides are equally long and go the same way: how do you come along one of them, across and up?',
  ],
  quadrant: [
    'Is the first number above or below zero? And the second?',
    'Start where the axes meet and go as the coordinates say: first across, then up or down. Where do you land?',
  ],
}

/** Hints for just what is asked: a quadrant has no second point, and a middle no longest side. */
export const tipsOfCoordinates = ({ task }: CoordinatesQuestion): Tips | undefined => TIPS[task]
