import { type ConceptGroup, skillCount } from './concept-groups.ts'
import { isResolvedGap, MasteryBadges } from './mastery-badges.tsx'
import type { NodeName } from './tree-keys.ts'
import { conceptWords, type TreeLayout } from './tree-nodes.tsx'

/** What the node under the pointer or the focus is, below the drawing. */
export function TreeCaption({ layout, node }: { layout: TreeLayout; node: NodeName | null }) {
  const concept = layout.concepts.find(({ key }) => key === node?.key)
  const skill = node?.skill === null ? undefined : concept?.skills[node?.skill ?? -1]?.skill
  return (
    <div
      aria-hidden
      className="flex min-h-[60px] flex-wrap items-center gap-x-4 gap-y-2 rounded-medium bg-sunk px-4 py-2"
    >
      {skill ? (
        <>
          <p className="min-w-0 flex-1 basis-64 break-words">
            <b>{skill.mastery.concept}:</b> {skill.mastery.description}
          </p>
          <MasteryBadges mastery={skill.mastery} />
        </>
      ) : concept ? (
        <p className="break-words">
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

/** The whole tree in words, for those who listen to it. */
export function TreeInWords({ id, groups }: { id: string; groups: ConceptGroup[] }) {
  return (
    <div id={id} className="sr-only">
      <p>The skill tree in words:</p>
      <ul>
        {groups.map(({ key, concept, children }) => (
          <li key={key}>
            {concept}, {skillCount(children.length)}
            <ul>
              {children.map(mastery => (
                <li key={mastery.id}>
                  {mastery.description}
                  {isResolvedGap(mastery) && ' (Resolved)'}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
