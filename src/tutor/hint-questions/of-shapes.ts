import type { Rational } from '#maths/arithmetic/rational.ts'
import { asRational } from '#maths/exact/exact.ts'
import type { AngleQuestion } from '#maths/kinds/angles/question.ts'
import type { ShapeQuestion } from '#maths/kinds/perimeter-and-area/question.ts'
import type { RightTriangleQuestion } from '#maths/kinds/pythagoras/question.ts'
import type { MeasureQuestion } from '#maths/kinds/shape-measures/question.ts'
import type { Idea } from '#maths/language/en/said-ideas.ts'
import { chosen, type HintQuestion, type HintVerdict, notSo, type Own, shown, so } from './hint-question.ts'
import { ofTriangle } from './of-plans.ts'

const WHOLES: Record<number, { idea: Idea; is: string }> = {
  90: { idea: 'rightAngle', is: 'a right angle' },
  180: { idea: 'straightLine', is: 'a straight line' },
  360: { idea: 'fullTurn', is: 'a full turn' },
}

/** What all of the angles make together. */
export function ofAngles(question: AngleQuestion): HintQuestion[] {
  const whole =
    'whole' in question
      ? question.whole
      : question.task === 'base angle' || question.task === 'top angle'
        ? 180
        : undefined
  const own = whole === undefined ? undefined : WHOLES[whole]
  if (whole === undefined || !own) return []
  const next =
    question.task === 'rest'
      ? 'And how much of that do the angles that you know take up?'
      : question.task === 'letter'
        ? 'Which sum of the angles makes that? Write it as an equation.'
        : 'How much of that is left beside the angle that you know?'
  const others = Object.values(WHOLES).flatMap(({ idea }) => (idea === own.idea ? [] : [idea]))
  return [
    {
      asks: /(?:angles?|all three) .{0,60}make together|which all of them make together|what all three make/i,
      name: 'what all of the angles make together',
      judge: said => {
        const credit = `all of the angles make ${shown(whole)} degrees together, like ${own.is}.`
        if (said.says(whole) && said.numbers.length === 1)
          return so(credit, next, question.task === 'rest' ? 0 : undefined)
        if (said.numbers.length > 0) return undefined
        if (/\btriangle\b/.test(said.text) && whole === 180)
          return so('it is a triangle.', 'How many degrees do its three angles make together?')
        return chosen(
          said,
          [own.idea],
          others,
          so(`they make ${own.is}.`, 'How many degrees is that?'),
          'Look at the shape again: do all of its angles make a right angle, a straight line or a full turn?',
        )
      },
    },
  ]
}

const LONG = /\b(?:ladder|ramp|slide|rope|wire|cable|diagonal|string|zip ?line|slope)\b/
const AT_THE_CORNER =
  /\b(?:wall|ground|floor|foot|height|base|building|house|tree|distance|up|along|across)\b/

/** Which side is the longest, and whether it is given. */
export function ofRightTriangle(question: RightTriangleQuestion): HintQuestion[] {
  if (question.task !== 'hypotenuse' && question.task !== 'leg') return []
  const isGiven = question.task === 'leg'
  const longest = isGiven ? question.hypotenuse : undefined
  const name = LONG.exec(question.text.toLowerCase())?.[0]
  const next = isGiven
    ? 'So a shorter side is asked for. What do you do with the two squares: add them, or take one away?'
    : 'So the longest side is asked for. What do you do with the two squares: add them, or take one away?'
  const which = isGiven ? 'the longest side is given' : 'the longest side is asked for'
  return [
    {
      asks: /lies across from the right angle|both small squares together/i,
      name: 'the longest side',
      judge: own =>
        sideSaid(own, {
          isGiven,
          longest,
          name,
          next,
          shorts: isGiven ? [question.leg] : question.legs,
        }),
    },
    {
      asks: /is that one given/i,
      name: 'whether the longest side is given',
      judge: own =>
        own.numbers.length > 0
          ? undefined
          : chosen(
              own,
              isGiven ? ['given'] : ['asked'],
              isGiven ? ['asked'] : ['given'],
              so(`${which}.`, next),
              'Find the right angle in a sketch. Is the side across from it one that you know, or the one you look for?',
            ),
    },
    {
      asks: /what do you do with the two squares|both small squares together|lies across from the right angle/i,
      name: 'what is done with the squares',
      judge: own => {
        const sides = isGiven ? [question.hypotenuse, question.leg] : question.legs
        const isOfSides = own.numbers.every(
          each => each.compare(3) < 0 || sides.some(side => side.equals(each)),
        )
        if (!isOfSides || own.names('asked', 'given', 'longest')) return undefined
        if (own.numbers.some(each => each.compare(2) > 0) && !/squared?|²|\^/.test(own.text)) return undefined
        const then = isGiven
          ? 'Which square do you take from which one?'
          : 'What do the two squares make together?'
        return chosen(
          own,
          isGiven ? ['takeAway'] : ['add'],
          isGiven ? ['add'] : ['takeAway'],
          so(isGiven ? 'one square is taken from the other.' : 'the two squares are put together.', then),
          isGiven
            ? 'Adding the two squares makes the square of a side that is longer than both. Is that the one you look for?'
            : 'Taking away makes the square of a shorter side. Is that the one you look for?',
        )
      },
    },
  ]
}

interface Longest {
  isGiven: boolean
  longest: Rational | undefined
  name: string | undefined
  next: string
  shorts: readonly Rational[]
}

function sideSaid(own: Own, { isGiven, longest, name, next, shorts }: Longest): HintVerdict | undefined {
  const { text, numbers } = own
  if (/squared?|²|\^|root|[-+*/]\s*\d/.test(text)) return undefined
  const isNamed = name !== undefined && text.includes(name)
  const value = longest && own.says(longest) ? ` of ${shown(longest)}` : ''
  if (isNamed || (longest && own.says(longest) && numbers.length === 1))
    return so(
      isNamed
        ? `the ${name}${value} is the longest side, across from the right angle.`
        : `the side${value} is the longest.`,
      next,
    )
  if (shorts.some(each => own.says(each)) && numbers.length === 1)
    return own.names('longest') || own.isBare
      ? notSo(
          'Where is the right angle? That side begins at it. Which side does not touch the right angle at all?',
        )
      : undefined
  if (numbers.length > 0) return undefined
  if (AT_THE_CORNER.test(text) && own.names('longest') && !own.names('asked', 'given'))
    return isGiven ? notSo('Where is the right angle? Which side does not touch it at all?') : undefined
  return own.names('longest')
    ? so(
        'across from the right angle lies the longest side, the hypotenuse.',
        'Is that one given here, or asked for?',
      )
    : undefined
}

/** Radius or diameter, and how many equal sides there are. */
export function ofMeasure({ formula, text, given }: MeasureQuestion): HintQuestion[] {
  const isDiameter = /\bdiameter\b/i.test(text)
  const isRadius = /\bradius\b/i.test(text)
  if (
    formula.topic === 'circles' &&
    isDiameter !== isRadius &&
    !/(?:find|what is|work out|calculate) the (?:radius|diameter)/i.test(text)
  )
    return [
      {
        asks: /is the radius given or the diameter/i,
        name: 'radius or diameter',
        judge: own => {
          const isArea = formula.measure === 'area'
          const next = isArea
            ? isDiameter
              ? 'The area goes with the radius. How long is that?'
              : 'What do you do with the radius for the area?'
            : isDiameter
              ? 'What do you do with the diameter for the way round?'
              : 'The way round goes with the diameter. How long is that?'
          return chosen(
            own,
            [isDiameter ? 'diameter' : 'radius'],
            [isDiameter ? 'radius' : 'diameter'],
            so(`the ${isDiameter ? 'diameter' : 'radius'} is given.`, next),
            'Read the question once more: does it tell the way right across, or only from the middle to the edge?',
          )
        },
      },
    ]
  // A trapezium is as big as a rectangle of its height that is as wide as the middle of both sides.
  const [a, b, height] = given.map(asRational)
  if (formula.shape === 'trapezium' && formula.measure === 'area' && a && b && height) {
    const wide = a.add(b).div(2)
    return [
      {
        asks: /a rectangle comes out|rectangle of the same height/i,
        name: 'the rectangle that comes out',
        judge: own =>
          own.says(wide) && own.numbers.every(each => [wide, a, b, height].some(known => known.equals(each)))
            ? so(`that rectangle is ${shown(wide)} long.`, 'How high is it, and how do you get its area?')
            : undefined,
      },
    ]
  }
  const [need = ''] = formula.needs
  const isSquare =
    formula.topic === 'missing' &&
    given.length === 1 &&
    /perimeter/.test(need) &&
    /square/.test(formula.shape)
  return isSquare
    ? [
        {
          asks: /how many sides does the shape have/i,
          name: 'four equal sides',
          judge: own => {
            if (
              own.numbers.length === 1 &&
              own.isBare &&
              own.numbers[0]?.d === 1n &&
              own.numbers[0].compare(12) <= 0 &&
              !own.says(4)
            )
              return undefined
            return own.says(4) || own.names('same')
              ? so(
                  'a square has 4 sides, and all of them are equal.',
                  'So how do you get one side from the whole way round?',
                )
              : undefined
          },
        },
      ]
    : []
}

const TWO_AND_TWO =
  /\b(?:2|two|both) (?:of the |the )?(?:long|length|big|top|width|wide|short|side|up)\w*\b.*\b(?:2|two|both) (?:of the |the )?(?:short|small|wide|width|long|length|little|other|across)\w*/

const LONG_AND_SHORT = /\blong\w*\b.*\b(?:short|wide)|\b(?:short|wide)\w*\b.*\blong/

/** Which sides are passed, walking once round a shape. */
export function ofShape({ shape, measure, lengths }: ShapeQuestion): HintQuestion[] {
  if (measure !== 'perimeter') return shape === 'triangle' ? ofTriangle(lengths) : []
  const count = shape === 'triangle' ? 3 : 4
  return [
    {
      asks: /which sides do you pass/i,
      name: 'the sides that are passed',
      judge: own => {
        const isAll =
          /\b(?:all|every|each)\b/.test(own.text) ||
          (own.numbers.length === 1 && own.says(count) && own.text.includes('side'))
        const areTwo = own.numbers.every(each => each.equals(2))
        if (
          shape === 'rectangle' &&
          (TWO_AND_TWO.test(own.text) || (areTwo && LONG_AND_SHORT.test(own.text)))
        )
          return so(
            'you pass two long sides and two short ones.',
            `What do two of ${lengths.map(shown).join(' make, and two of ')}?`,
          )
        if (isAll) return so(`you pass all ${shown(count)} sides.`, 'How long is each of them?')
        const sum =
          lengths.every(each => own.says(each)) &&
          own.numbers.every(each => lengths.some(one => one.equals(each)))
        if (!sum || /[-+*×=]/.test(own.text)) return undefined
        return own.numbers.length === count
          ? so('those are all of the sides.', 'What do they make together?')
          : shape === 'rectangle' && own.numbers.length === 2
            ? so(
                'those are two of the sides.',
                'Which other sides do you pass on the way round, and how long are they?',
              )
            : undefined
      },
    },
  ]
}
