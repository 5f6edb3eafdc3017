/** What stands below an answer's field, in the other features too. */
export { HandAnswer } from './by-hand/hand-answer.tsx'
export { MathsKeypad } from './keypad/maths-keypad.tsx'
