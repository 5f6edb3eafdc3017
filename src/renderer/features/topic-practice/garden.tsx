import { useQuery } from '@tanstack/react-query'
import { masteryEndpoints } from '#contract/masteries.ts'
import { practiceEndpoints } from '#contract/practice.ts'
import { createQuery } from '#lib/query-client.ts'
import { Card } from '#ui/card.tsx'
import { upTo } from '#ui/pictures/frame.tsx'

const [WIDTH, HEIGHT, GROUND] = [640, 132, 116]
/** More would be a hedge; the words count all of them. */
const MOST_STEMS = 20
const MOST_LEAVES = 80

/**
 * A quiet reward: a leaf for each day of practice, a flower for each skill. It only grows: days that are left out take
 * nothing away. There is none before the first leaf.
 */
export function Garden() {
  const today = useQuery({ ...createQuery(practiceEndpoints.today, {}), refetchOnMount: 'always' })
  const mastered = useQuery({ ...createQuery(masteryEndpoints.list, {}), refetchOnMount: 'always' })
  const days = today.data?.streak.days ?? 0
  const skills = new Set(mastered.data?.masteries.map(({ concept }) => concept.toLowerCase())).size
  if (days + skills === 0) return null
  return (
    <Card aria-labelledby="garden" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="garden">Your garden</h2>
        <p className="text-ink-soft">
          {counted(days, 'leaf', 'leaves')} for days of practice, {counted(skills, 'flower', 'flowers')} for
          skills. It only grows.
        </p>
      </div>
      <Drawing days={days} skills={skills} />
    </Card>
  )
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

function Drawing({ days, skills }: { days: number; skills: number }) {
  const leaves = Math.min(days, MOST_LEAVES)
  const stems = Math.min(MOST_STEMS, Math.max(skills, Math.ceil(leaves / 4), 1))
  const flowers = Math.min(skills, stems)
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full max-w-[640px]" fill="none">
      <path
        d={`M8 ${GROUND}H${WIDTH - 8}`}
        className="stroke-line-strong"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {upTo(stems).map(stem => {
        const x = (WIDTH / stems) * (stem + 0.5)
        // Not all alike, and always the same.
        const height = 46 + ((stem * 37) % 42)
        const own = upTo(leaves).filter(leaf => leaf % stems === stem)
        return (
          <g key={stem}>
            <path
              d={`M${x} ${GROUND}V${GROUND - height}`}
              className="stroke-right"
              strokeWidth="3"
              strokeLinecap="round"
            />
            {own.map((leaf, at) => {
              const y = GROUND - 12 - at * 16
              const side = at % 2 === 0 ? 1 : -1
              return (
                <path
                  key={leaf}
                  d={`M${x} ${y}q${side * 6} -12 ${side * 17} -9q${side * -3} 11 ${side * -17} 9z`}
                  className="fill-right"
                />
              )
            })}
            {stem < flowers && <Flower x={x} y={GROUND - height} />}
          </g>
        )
      })}
    </svg>
  )
}

function Flower({ x, y }: { x: number; y: number }) {
  return (
    <g>
      {[0, 72, 144, 216, 288].map(turn => (
        <circle
          key={turn}
          cx={x + 8 * Math.sin((turn * Math.PI) / 180)}
          cy={y - 8 * Math.cos((turn * Math.PI) / 180)}
          r="6"
          className="fill-sun"
        />
      ))}
      <circle cx={x} cy={y} r="5" className="fill-card stroke-sun-ink" strokeWidth="2" />
    </g>
  )
}
