/** A number of degrees. */
export const N = '(?:\\d+(?:\\.\\d+)?)'
export const DEG = '(?: ?°| ?degrees?| ?deg)?'
export const A = `(${N})${DEG}`
/** What may stand between an angle and its size. */
export const MEASURE =
  '(?: is| are| measures?| of| =| has a measure of| equal to| equals|:| being| that measures?| measuring| with a measure of)*'
