import { type ConceptGroup, skillCount } from './concept-groups.ts'
import type { NodeName } from './tree-keys.ts'
import { ResolvedMark } from './tree-marks.tsx'
import { conceptWords, fills, skillWords, type TreeLayout } from './tree-nodes.tsx'

/** What the node under the pointer or the focus is, below the drawing. */
export function TreeCaption({ layout, node }: { layout: TreeLayout; node: NodeName | null }) {
  const concept = layout.concepts.find(({ key }) => key === node?.key)
  const skill = node?.skill === null ? undefined : concept?.skills[node?.skill ?? -1]?.skill.skill
  return (
    <div aria-hidden className="grid min-h-[60px] items-center rounded-medium bg-sunk px-4 py-2">
      {skill ? (
        <p className="min-w-0 break-words">
          <b>{skill.concept}:</b> {skillWords(skill)}
        </p>
      ) : concept ? (
        <p className="min-w-0 break-words">
          <b>{conceptWords(concept)}</b>
        </p>
      ) : (
        <p className="text-small text-ink-soft">
          Press a concept to see its skills. Drag to move,{' '}
          <span className="pointer-coarse:hidden">hold Ctrl and turn the wheel to zoom.</span>
          <span className="hidden pointer-coarse:inline">pinch to zoom.</span>
        </p>
      )}
    </div>
  )
}

/** What size and fill of a skill's bubble say. */
export function TreeLegend() {
  return (
    <ul
      aria-label="What the bubbles say"
      className="flex flex-wrap gap-x-5 gap-y-1 px-1 text-small text-ink-soft"
    >
      {([1, 2, 3] as const).map(sureness => (
        <li key={sureness} className="flex items-center gap-2">
          <svg viewBox="-15 -15 30 30" aria-hidden className="size-[26px]">
            <circle r={7 + 2 * sureness} className={fills[sureness]} strokeWidth="2" />
          </svg>
          {['Shown once', 'Shown twice', 'Shown often'][sureness - 1]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <svg viewBox="-15 -15 30 30" aria-hidden className="size-[26px]">
          <ResolvedMark radius={13} x={0} y={0} />
        </svg>
        Won by practice
      </li>
    </ul>
  )
}

/** The whole tree in words, for those who listen to it. */
export function TreeInWords({ id, groups }: { id: string; groups: readonly ConceptGroup[] }) {
  return (
    <div id={id} className="sr-only">
      <p>The skill tree in words:</p>
      <ul>
        {groups.map(({ key, concept, children }) => (
          <li key={key}>
            {concept}, {skillCount(children.length)}
            <ul>
              {children.map(skill => (
                <li key={skill.key}>
                  {skill.description}
                  {skill.isResolved && ' (Resolved)'}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
