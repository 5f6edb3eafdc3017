/** A star: it is mastered. */
export function ResolvedMark({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 12})`} aria-hidden>
      <circle r="12" className="fill-sun" />
      <path
        d="m-5.5.5 4 4 7-8.500"
        fill="none"
        stroke="#4a3000"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A star in outline: it was earned, and wants a look. */
export function DueMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.9)`} aria-hidden>
      <path
        d="m0-10 3 6.200 6.700.9-4.900 4.700 1.200 6.700-6-3.300-6 3.300 1.200-6.700-4.900-4.700 6.700-.9z"
        className="fill-sun-soft stroke-sun-ink"
        strokeWidth="1.8"
        strokeDasharray="3 2.500"
        strokeLinejoin="round"
      />
    </g>
  )
}

export function FocusRing({ radius }: { radius: number }) {
  return (
    <circle
      r={radius + 4}
      fill="none"
      strokeWidth="3"
      className="stroke-transparent group-focus-visible:stroke-focus"
    />
  )
}
