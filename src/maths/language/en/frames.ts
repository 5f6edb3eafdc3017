/** Words by which shapes, angles and letters with numbers are told; each a part of a pattern. */

/** A measure of a shape by what may say it. */
export const SIDES: Readonly<Record<string, string>> = {
  length: 'lengths?|long|l(?= ?=)',
  width: 'widths?|wide|breadth|w(?= ?=)',
  height: 'heights?|high|tall|h(?= ?=)',
  base: 'base',
  radius: 'radius|r(?= ?=)',
  diameter: 'diameter|d(?= ?=)',
  side: 'side lengths?|sides?(?: of length)?|edges?',
}
export const SHAPES = 'rectangle|square|triangle|circle|cuboid|cube'
export const MEASURES = 'area|perimeter|volume|circumference'

/** Where the angles lie, how many are known, and the question in words that a kind reads. */
export const ANGLES: readonly { scene: RegExp; known: number; as: string }[] = [
  { scene: /\btriangles?\b/, known: 2, as: 'Two angles of a triangle are ◊. Find the third angle.' },
  {
    scene: /\bquadrilaterals?\b/,
    known: 3,
    as: 'Three angles of a quadrilateral are ◊. Find the fourth angle.',
  },
  { scene: /\bstraight line\b/, known: 1, as: 'Two angles on a straight line are ◊ and x. Find x.' },
  { scene: /\b(?:a?round|at) a point\b/, known: 2, as: 'Three angles around a point are ◊ and x. Find x.' },
]

/** What may stand around the words of such a question and says nothing of its own. */
export const AROUND_FRAME = `a an the this that it its is are be has have had with and of in on at to by each measure measures measuring given as if
  find work out calculate determine compute what whats how much many long big wide give state write please pls us me i my
  diagram shows picture below here angle angles shape solid size value degrees lie lies go goes all round around other third 3rd fourth 4th
  forth missing last one two three x they formula answer cm mm m km accurately drawn not nt scale hence otherwise or when so there
  you u say says use using substitute into evaluate expression given let`
