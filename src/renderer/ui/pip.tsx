import { classNames } from '#lib/class-names.ts'

export type PipPose = 'looking' | 'sleeping' | 'cheering' | 'thinking'

/** On the sun's yellow in both themes, so it does not follow them. */
const FACE = '#1c2b33'

/** Pip, the pebble with a leaf. Only decoration: the words beside it say the same. */
export function Pip({ pose, className }: { pose: PipPose; className?: string }) {
  return (
    <svg data-pip viewBox="-20 -22 144 118" aria-hidden="true" className={className}>
      <ellipse cx="51" cy="86" rx="50" ry="5" className="fill-ink opacity-10" />
      <g
        className={classNames(pose !== 'sleeping' && 'animate-breathe')}
        transform={pose === 'cheering' ? 'rotate(-5 50 50)' : undefined}
      >
        {pose === 'cheering' && <Arms />}
        <PipBody />
        <Face pose={pose} />
      </g>
      <Props pose={pose} />
    </svg>
  )
}

/** Pip's shape, 100 units wide, standing on y = 82. */
export function PipBody() {
  return (
    <>
      <path
        d="M42 32c34-8 58 14 58 34 0 12-9 16-34 16h-34c-24 0-32-6-30-20 2-16 18-26 40-30z"
        className="fill-sun"
      />
      <path
        d="M20 47c7-6 14-8 20-9"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M54 32c-2-14 4-24 18-28 2 14-4 24-18 28z" className="fill-right" />
      <path
        d="M56 28c2-8 6-14 11-18"
        stroke={FACE}
        strokeOpacity=".35"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="#e8684a" opacity=".5">
        <circle cx="27" cy="67" r="5.500" />
        <circle cx="81" cy="67" r="5.500" />
      </g>
    </>
  )
}

export function Smile() {
  return (
    <g>
      <circle cx="40" cy="57" r="5" fill={FACE} />
      <circle cx="68" cy="57" r="5" fill={FACE} />
      <circle cx="42" cy="55" r="1.600" fill="#fff" />
      <circle cx="70" cy="55" r="1.600" fill="#fff" />
      <path d="M46 68q8 7 16 0" stroke={FACE} strokeWidth="4" strokeLinecap="round" fill="none" />
    </g>
  )
}

const line = { stroke: FACE, strokeWidth: 4, strokeLinecap: 'round', fill: 'none' } as const

function Face({ pose }: { pose: PipPose }) {
  if (pose === 'sleeping') {
    return (
      <g {...line}>
        <path d="M34 57q6 5 12 0M62 57q6 5 12 0" />
        <path d="M50 70q4 3 8 0" />
      </g>
    )
  }
  if (pose === 'cheering') {
    return (
      <g>
        <path d="M34 58q6-8 12 0M62 58q6-8 12 0" {...line} />
        <path d="M44 65h20q-1 11-10 11t-10-11z" fill={FACE} />
      </g>
    )
  }
  if (pose === 'thinking') {
    return (
      <g>
        <g fill="#fff">
          <circle cx="40" cy="56" r="7" />
          <circle cx="68" cy="56" r="7" />
        </g>
        <circle cx="42.500" cy="53" r="4" fill={FACE} />
        <circle cx="70.500" cy="53" r="4" fill={FACE} />
        <path d="M49 71h10" {...line} />
      </g>
    )
  }
  return <Smile />
}

function Arms() {
  return (
    <g className="stroke-sun" strokeWidth="9" strokeLinecap="round" fill="none">
      <path d="M10 56q-14-8-16-24" />
      <path d="M92 56q14-8 16-24" />
    </g>
  )
}

function Props({ pose }: { pose: PipPose }) {
  if (pose === 'sleeping') {
    return (
      <g className="fill-ink-soft font-heading font-black">
        <text x="88" y="26" fontSize="20">
          z
        </text>
        <text x="102" y="8" fontSize="15">
          z
        </text>
        <text x="112" y="-6" fontSize="11">
          z
        </text>
      </g>
    )
  }
  if (pose === 'thinking') {
    return (
      <g className="fill-brand-soft stroke-brand" strokeWidth="2.500">
        <circle cx="93" cy="26" r="4" />
        <circle cx="103" cy="10" r="7" />
      </g>
    )
  }
  if (pose === 'looking') {
    return (
      <g fill="none" strokeLinecap="round">
        <circle
          cx="68"
          cy="57"
          r="15"
          className="stroke-brand"
          strokeWidth="5"
          fill="#fff"
          fillOpacity=".25"
        />
        <path d="M80 68l17 17" className="stroke-brand-strong" strokeWidth="7" />
      </g>
    )
  }
  return (
    <g className="fill-right">
      <path d="M-12 8c8-6 16-4 18 4-8 4-15 2-18-4z" />
      <path d="M112 6c-2-9 3-14 10-14 1 8-3 13-10 14z" />
      <path d="M20-6c2-9 10-12 16-8-3 8-9 11-16 8z" />
    </g>
  )
}
