import { memo } from 'react'
import { classNames } from '#lib/class-names.ts'
import { skillCount } from './concept-groups.ts'
import { type ConceptState, stateWords } from './concept-states.ts'
import type { SkillInput } from './skill-cluster.ts'
import { CONCEPT_FONT, CONCEPT_LINE, SKILL_FONT, SKILL_LINE } from './skill-labels.ts'
import type { PlacedConcept, SkillTreeLayout } from './skill-tree-layout.ts'
import { type Skill, type Sureness, shownWords } from './skills.ts'
import type { NodeName } from './tree-keys.ts'
import { DueMark, FocusRing, ResolvedMark } from './tree-marks.tsx'

/** A skill with what its place in the tree needs. */
export interface PlacedInput extends SkillInput {
  skill: Skill
}

export type TreeLayout = SkillTreeLayout<PlacedInput>
type Concept = PlacedConcept<PlacedInput>

/** The surer, the fuller. */
export const fills: Record<Sureness, string> = {
  1: 'fill-card stroke-line-strong',
  2: 'fill-brand-soft stroke-brand',
  3: 'fill-brand stroke-brand',
}
/** A concept's fill stays light enough for its name. */
const conceptFills: Record<Sureness, string> = {
  1: 'fill-card',
  2: 'fill-brand-soft',
  3: 'fill-[color-mix(in_oklab,var(--brand-soft),var(--brand)_18%)]',
}

/** The lines behind the nodes: to the concepts of the innermost ring, around the outer rings, and to the skills. */
export const TreeLines = memo(function TreeLines({ layout }: { layout: TreeLayout }) {
  const { concepts, rings } = layout
  const spokes = concepts.filter(({ ring }) => ring === 0).map(({ node }) => `M0 0L${node.x} ${node.y}`)
  const twigs = concepts.flatMap(({ node, skills }) =>
    skills.map(skill => `M${node.x} ${node.y}L${skill.node.x} ${skill.node.y}`),
  )
  return (
    <g aria-hidden fill="none">
      {rings.slice(1).map(radius => (
        <circle key={radius} r={radius} className="stroke-line" strokeWidth="1.5" strokeDasharray="2 8" />
      ))}
      <path d={twigs.join('')} className="stroke-line" strokeWidth="2" />
      <path d={spokes.join('')} className="stroke-line-strong" strokeWidth="2" />
    </g>
  )
})

/** The node in the middle with the number of all masteries. */
export function CoreNode({ radius, count }: { radius: number; count: number }) {
  return (
    <g aria-hidden textAnchor="middle" className="fill-on-brand font-heading">
      <circle r={radius} className="fill-brand" />
      <text y="-4" fontSize="17" fontWeight="800">
        Core Skills
      </text>
      <text y="24" fontSize="26" fontWeight="900">
        {count}
      </text>
    </g>
  )
}

export interface NodeActions {
  /** Clicked or tapped. */
  onPress: (node: NodeName) => void
  onFocus: (node: NodeName) => void
  /** A pointer has come over the node, or left it. */
  onPoint: (node: NodeName | null) => void
}

interface ConceptNodesProps extends NodeActions {
  concept: Concept
  state: ConceptState | undefined
  position: number
  total: number
  /** The place of the tab stop if it is here: null for the concept, a number for a skill. */
  stop: number | null | undefined
}

/** A concept and, when it is expanded, its skills. */
export const ConceptNodes = memo(function ConceptNodes({
  concept,
  state,
  position,
  total,
  stop,
  ...actions
}: ConceptNodesProps) {
  const { key, node, children, skills, isExpanded } = concept
  const resolved = children.filter(({ isResolved }) => isResolved).length
  const name = { key, skill: null }
  return (
    <>
      {skills.map((_, index) => (
        <SkillNode
          // biome-ignore lint/suspicious/noArrayIndexKey: a skill is its place in the concept
          key={index}
          concept={concept}
          index={index}
          isStop={stop === index}
          {...actions}
        />
      ))}
      <g
        role="treeitem"
        aria-level={1}
        aria-posinset={position}
        aria-setsize={total}
        aria-expanded={isExpanded}
        aria-label={state ? `${conceptWords(concept)}, ${stateWords[state]}` : conceptWords(concept)}
        tabIndex={stop === null ? 0 : -1}
        data-node={nodeId(name)}
        transform={`translate(${node.x} ${node.y})`}
        textAnchor="middle"
        className="group cursor-pointer outline-none"
        onClick={() => actions.onPress(name)}
        onFocus={() => actions.onFocus(name)}
        onPointerEnter={() => actions.onPoint(name)}
        onPointerLeave={() => actions.onPoint(null)}
      >
        <FocusRing radius={node.radius} />
        <circle
          r={node.radius}
          className={classNames(
            conceptFills[concept.sureness],
            'stroke-brand group-hover:stroke-brand-strong',
          )}
          strokeWidth="2.5"
          strokeDasharray={state === 'due' ? '7 5' : undefined}
        />
        {state === 'reopened' && (
          <circle r={node.radius - 4} fill="none" className="stroke-brand" strokeWidth="1.5" />
        )}
        <ConceptLabel concept={concept} state={state} />
        {state === 'due' && !isExpanded && <DueMark {...outwards(node)} />}
        {state !== 'due' && resolved > 0 && !isExpanded && <ResolvedMark radius={7} {...outwards(node)} />}
      </g>
    </>
  )
})

/** Name and state of a concept; the item's own label says it in full. */
function ConceptLabel({ concept: { lines, children }, state }: Pick<ConceptNodesProps, 'concept' | 'state'>) {
  const top = -(lines.length * CONCEPT_LINE) / 2
  return (
    <>
      <text
        aria-hidden
        fontSize={CONCEPT_FONT}
        className="fill-ink font-heading font-extrabold"
        data-label="concept"
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the label
          <tspan key={index} x="0" y={top + index * CONCEPT_LINE + 4}>
            {spaced(line)}
          </tspan>
        ))}
      </text>
      <text aria-hidden y={top + lines.length * CONCEPT_LINE + 5} fontSize="12" className="fill-ink">
        {state ? stateWords[state] : skillCount(children.length)}
      </text>
    </>
  )
}

/** Just off the node's circle on the far side from the centre, where no label reaches. */
function outwards({ x, y, radius }: Concept['node']) {
  const stretch = (radius + 2) / Math.hypot(x, y)
  return { x: x * stretch, y: y * stretch }
}

interface SkillNodeProps extends NodeActions {
  concept: Concept
  index: number
  isStop: boolean
}

function SkillNode({ concept: { key, concept, skills }, index, isStop, ...actions }: SkillNodeProps) {
  const placed = skills[index]
  if (!placed) return null
  const { node, label, skill: input } = placed
  const { skill, sureness } = input
  const name = { key, skill: index }
  const left = label.x - label.width / 2
  const x = label.anchor === 'start' ? left : label.anchor === 'end' ? left + label.width : label.x
  return (
    <g
      role="treeitem"
      aria-level={2}
      aria-posinset={index + 1}
      aria-setsize={skills.length}
      aria-label={`${concept}: ${skillWords(skill)}`}
      tabIndex={isStop ? 0 : -1}
      data-node={nodeId(name)}
      className="group cursor-pointer outline-none"
      onClick={() => actions.onPress(name)}
      onFocus={() => actions.onFocus(name)}
      onPointerEnter={() => actions.onPoint(name)}
      onPointerLeave={() => actions.onPoint(null)}
    >
      <g transform={`translate(${node.x} ${node.y})`}>
        <FocusRing radius={node.radius} />
        {skill.isResolved ? (
          <ResolvedMark radius={node.radius} x={0} y={0} />
        ) : (
          <circle
            r={node.radius}
            className={classNames(fills[sureness], 'group-hover:stroke-brand-strong')}
            strokeWidth="2"
          />
        )}
      </g>
      <text
        aria-hidden
        fontSize={SKILL_FONT}
        textAnchor={label.anchor}
        data-label="skill"
        className={classNames('stroke-card', skill.isResolved ? 'fill-ink font-bold' : 'fill-ink-soft')}
        strokeWidth="4"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {label.lines.map((line, lineIndex) => (
          <tspan
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the label
            key={lineIndex}
            x={x}
            y={label.y - label.height / 2 + (lineIndex + 0.8) * SKILL_LINE}
            className={skill.isResolved && lineIndex === label.lines.length - 1 ? 'fill-sun-ink' : undefined}
          >
            {spaced(line)}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** Parts the lines of a label for whoever reads or copies it. */
const spaced = (line: string) => `${line} `

/** `Adds fractions. Shown 3 times. Resolved`. */
export function skillWords(skill: Skill): string {
  const sentence = skill.description.replace(/[.!?\s]+$/, '')
  return [sentence, shownWords(skill), skill.isResolved && 'Resolved'].filter(Boolean).join('. ')
}

/** `Fractions, 6 skills, 2 resolved`. */
export function conceptWords({ concept, children }: Pick<Concept, 'concept' | 'children'>): string {
  const resolved = children.filter(({ isResolved }) => isResolved).length
  return `${concept}, ${skillCount(children.length)}${resolved > 0 ? `, ${resolved} resolved` : ''}`
}

/** A node's name as one attribute value. */
export function nodeId({ key, skill }: NodeName): string {
  return skill === null ? key : `${key}#${skill}`
}
