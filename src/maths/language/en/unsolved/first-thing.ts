/** What is to be found out first in a story, in its own words; none of them says the sum itself. */
export const FIRST_THING = {
  /** There is one sum to do, and it is the child's to find. */
  bigger: (biggest: string): string =>
    `Think first whether the answer is bigger or smaller than ${biggest}. Which sum would you try?`,
  together: (one: string, other: string): string => `First of all: how much is ${one} and ${other} together?`,
  left: (one: string, other: string): string => `First of all: what is left of ${one} after ${other}?`,
  apart: (one: string, other: string): string => `First of all: how far are ${one} and ${other} apart?`,
  forOne: (many: string): string => `Look at ${many} first: how much is it for just one?`,
  inAll: (things: string, groups: string): string =>
    `How many${things === '' ? '' : ` ${things}`} are there in all of the ${groups}?`,
  cost: (things: string): string => `How much do all of the ${things} come to first?`,
  rectangle: (long: string, wide: string): string => `How big is the part that is ${long} by ${wide}?`,
  part: (part: string, whole: string): string =>
    `A part of ${whole} is meant, **${part}**: into how many equal pieces would you cut it?`,
  percent: (part: string, whole: string): string =>
    `${part} of ${whole} is meant: how much would one tenth of it be?`,
}
