import { PipBody, Smile } from './pip.tsx'

/** Pip on the third of four steps, with the flag in sight. */
export function PipClimbing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 324 254"
      role="img"
      aria-label="Pip, the Stepwise pebble, climbing steps"
      className={className}
    >
      <g className="fill-brand">
        <rect x="10" y="196" width="80" height="58" rx="14" opacity=".25" />
        <rect x="91" y="156" width="80" height="98" rx="14" opacity=".45" />
        <rect x="172" y="112" width="80" height="142" rx="14" opacity=".7" />
        <rect x="253" y="66" width="67" height="188" rx="14" />
      </g>
      <path d="M286 66V24" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M286 24h32l-9 9.500 9 9.500h-32z" fill="#d3503f" />
      <g className="fill-sun-soft stroke-sun" strokeWidth="3">
        <path d="m52 158 3.500 8 8.500.8-6.500 5.700 2 8.500-7.500-4.500-7.500 4.500 2-8.500-6.500-5.700 8.500-.8z" />
        <path d="m134 112 3.500 8 8.500.8-6.500 5.700 2 8.500-7.500-4.500-7.500 4.500 2-8.500-6.500-5.700 8.500-.8z" />
      </g>
      <g transform="translate(160 30)">
        <g className="animate-breathe">
          <PipBody />
          <Smile />
        </g>
      </g>
    </svg>
  )
}
