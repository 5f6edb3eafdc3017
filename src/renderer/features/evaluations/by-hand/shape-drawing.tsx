type Point = readonly [number, number]

const SIZE = 96
const CENTRE = SIZE / 2

/** Corners of flat shapes, as they usually stand in books. */
const FLAT: Readonly<Record<string, readonly Point[]>> = {
  square: [
    [22, 22],
    [74, 22],
    [74, 74],
    [22, 74],
  ],
  rectangle: [
    [8, 28],
    [88, 28],
    [88, 68],
    [8, 68],
  ],
  rhombus: [
    [48, 10],
    [78, 48],
    [48, 86],
    [18, 48],
  ],
  parallelogram: [
    [28, 26],
    [90, 26],
    [68, 70],
    [6, 70],
  ],
  kite: [
    [48, 6],
    [74, 36],
    [48, 90],
    [22, 36],
  ],
  trapezium: [
    [32, 26],
    [66, 26],
    [90, 70],
    [6, 70],
  ],
  'equilateral triangle': [
    [48, 12],
    [88, 81],
    [8, 81],
  ],
  'isosceles triangle': [
    [48, 6],
    [72, 88],
    [24, 88],
  ],
  'scalene triangle': [
    [26, 20],
    [90, 82],
    [6, 82],
  ],
  'acute triangle': [
    [40, 14],
    [86, 82],
    [12, 82],
  ],
  'right-angled triangle': [
    [18, 14],
    [84, 82],
    [18, 82],
  ],
  'obtuse triangle': [
    [8, 30],
    [90, 82],
    [36, 82],
  ],
}
const REGULAR = [
  'triangle',
  'quadrilateral',
  'pentagon',
  'hexagon',
  'heptagon',
  'octagon',
  'nonagon',
  'decagon',
  'hendecagon',
  'dodecagon',
]

/** Edges of solids, those behind as broken lines. */
const SOLID: Readonly<Record<string, { seen: string; hidden?: string }>> = {
  cube: {
    seen: 'M14 36h44v44h-44zM14 36l20-20h44l-20 20M78 16v44l-20 20',
    hidden: 'M34 16v44h44M34 60l-20 20',
  },
  cuboid: {
    seen: 'M6 42h62v32h-62zM6 42l20-18h62l-20 18M88 24v32l-20 18',
    hidden: 'M26 24v32h62M26 56l-20 18',
  },
  'triangular prism': {
    seen: 'M8 78l20-44 20 44zM28 34l40-18 20 44-40 18',
    hidden: 'M8 78l40-18h40M48 60l20-44',
  },
  'square pyramid': { seen: 'M46 10L8 70h52zM46 10l42 42-28 18', hidden: 'M46 10l-8 42h50M38 52L8 70' },
  tetrahedron: { seen: 'M46 10L10 68l48 16zM46 10l42 48-30 26', hidden: 'M10 68l78-10' },
  sphere: {
    seen: 'M10 48a38 38 0 1 0 76 0a38 38 0 1 0 -76 0M10 48a38 12 0 0 0 76 0',
    hidden: 'M10 48a38 12 0 0 1 76 0',
  },
  cylinder: {
    seen: 'M18 20a30 10 0 1 0 60 0a30 10 0 1 0 -60 0M18 20v56a30 10 0 0 0 60 0v-56',
    hidden: 'M18 76a30 10 0 0 1 60 0',
  },
  cone: { seen: 'M48 8L16 76a32 11 0 0 0 64 0z', hidden: 'M16 76a32 11 0 0 1 64 0' },
}

/** A shape by its name; nothing for one that can't be drawn. The name stands beside it. */
export function ShapeDrawing({ name }: { name: string }) {
  const sides = REGULAR.indexOf(name) + 3
  const corners = FLAT[name] ?? (sides > 2 ? regular(sides) : undefined)
  const solid = SOLID[name]
  if (!corners && !solid) return null
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="size-20"
      fill="none"
      strokeWidth="2.500"
      strokeLinejoin="round"
    >
      {corners && (
        <path
          d={`M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`}
          className="fill-brand-soft stroke-ink"
        />
      )}
      {solid && <path d={solid.seen} className="stroke-ink" />}
      {solid?.hidden && (
        <path d={solid.hidden} className="stroke-ink-soft" strokeDasharray="3 4" strokeWidth="1.500" />
      )}
    </svg>
  )
}

function regular(sides: number): Point[] {
  const turn = Math.PI / 2 + (sides % 2 === 0 ? Math.PI / sides : 0)
  return Array.from({ length: sides }, (_, at): Point => {
    const angle = turn + (2 * Math.PI * at) / sides
    return [CENTRE + 40 * Math.cos(angle), CENTRE - 40 * Math.sin(angle)]
  })
}
