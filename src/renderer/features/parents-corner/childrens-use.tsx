import type { ParentsChild } from '#contract/children.ts'
import type { AiUse } from '#contract/parents-corner.ts'
import { AnimalPicture, ChildLimitsForm, labelOf, useChildren } from '#features/children/index.ts'
import { formatCount } from '#lib/formatting.ts'
import { FoldedCard } from '#ui/folded-card.tsx'

const NONE = { aiCalls: 0, voiceSeconds: 0 }

/** Each child's part of this month's use, and the limits of its own; nothing where there is one child alone. */
export function ChildrensUse({ use }: { use: AiUse }) {
  const children = useChildren()
  if (children.length < 2) return null
  const { thisMonth, ofOtherFamilies, ofChildren } = use
  const known = ofChildren.reduce((sum, { aiCalls }) => sum + aiCalls, 0)
  const rest = thisMonth.aiCalls - ofOtherFamilies.aiCalls - known
  return (
    <section aria-labelledby="childrens-use" className="grid gap-3">
      <div className="mt-2">
        <h2 id="childrens-use">Each child this month</h2>
        <p className="mt-1 text-ink-soft">Open a name to set a limit for that child.</p>
      </div>
      {children.map(child => (
        <FoldedCard
          key={child.id}
          heading="h3"
          title={labelOf(child)}
          picture={<AnimalPicture animal={child.animal} color={child.color} className="size-10" />}
          words={describeUse(child, ofChildren.find(({ childId }) => childId === child.id) ?? NONE)}
        >
          <ChildLimitsForm child={child} />
        </FoldedCard>
      ))}
      {rest > 0 && (
        <p className="text-small text-ink-soft">
          {count(rest, 'request')} belonged to no child, such as the test of a connection.
        </p>
      )}
    </section>
  )
}

function describeUse(
  { limits }: ParentsChild,
  { aiCalls, voiceSeconds }: Pick<AiUse['ofChildren'][number], 'aiCalls' | 'voiceSeconds'>,
): string {
  const { monthlyAiCalls, monthlyVoiceMinutes } = limits
  const of = (most: number | null) => (most === null ? '' : ` of ${formatCount(most)}`)
  const calls =
    monthlyAiCalls === null ? count(aiCalls, 'request') : `${aiCalls}${of(monthlyAiCalls)} requests`
  const minutes = Math.ceil(voiceSeconds / 60)
  const talked =
    minutes === 0 && monthlyVoiceMinutes === null ? '' : `, ${minutes}${of(monthlyVoiceMinutes)} min by voice`
  return calls + talked
}

function count(number: number, word: string): string {
  return `${formatCount(number)} ${word}${number === 1 ? '' : 's'}`
}
