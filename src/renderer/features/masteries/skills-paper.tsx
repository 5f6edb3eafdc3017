import { formatDay } from '#lib/formatting.ts'
import { type ConceptGroup, skillCount } from './concept-groups.ts'
import { type ConceptStates, stateWords } from './concept-states.ts'
import { layoutSkillTree } from './skill-tree-layout.ts'
import { type Skill, shownWords } from './skills.ts'
import { treeInput } from './tree-inputs.ts'
import { ConceptNodes, CoreNode, type TreeLayout, TreeLines } from './tree-nodes.tsx'
import { TreeLegend } from './tree-words.tsx'

interface SkillsPaperProps {
  groups: readonly ConceptGroup[]
  states: ConceptStates
}

/** The tree and, below it, every skill in words, to be printed. */
export function SkillsPaper({ groups, states }: SkillsPaperProps) {
  const count = groups.reduce((sum, { children }) => sum + children.length, 0)
  return (
    <>
      <Tree layout={layoutFor(groups, states, count)} states={states} count={count} />
      <TreeLegend />
      <h2>All skills</h2>
      {groups.map(({ key, concept, children }) => (
        <section key={key} className="mt-[5mm]">
          <h3>
            {concept} ({skillCount(children.length)}
            {states.has(key) && `, ${stateWords[states.get(key) ?? 'due']}`})
          </h3>
          <ol className="paper-steps mt-[2mm] columns-2 gap-[8mm]">
            {children.map(skill => (
              <li key={skill.key} className="paper-step">
                {skill.description}
                <span className="block text-[9.5pt] text-ink-soft">{aboutSkill(skill)}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function aboutSkill(skill: Skill): string {
  const { isResolved, standard, createdAt } = skill
  const about = [
    isResolved && 'Won by practice',
    shownWords(skill),
    standard?.standardCode,
    formatDay(createdAt),
  ]
  return about.filter(Boolean).join(' · ')
}

/** What a page has for the tree, in pixels of CSS. */
const ROOM = { width: 670, height: 700 }
/** Below this, a skill's name in the tree could not be read. */
const LEAST_SCALE = 0.7
/** More are never readable on one page, and take long to lay out. */
const MOST_SHOWN = 60

/** With the skills while they can be read, else with the concepts alone: the list has them all. */
function layoutFor(groups: readonly ConceptGroup[], states: ConceptStates, count: number): TreeLayout {
  const inputs = groups.map(group => treeInput(group, states))
  if (count <= MOST_SHOWN) {
    const whole = layoutSkillTree(inputs, new Set(inputs.map(({ key }) => key)))
    const { width, height } = whole.bounds
    if (Math.min(ROOM.width / width, ROOM.height / height) >= LEAST_SCALE) return whole
  }
  return layoutSkillTree(inputs, new Set())
}

interface TreeProps {
  layout: TreeLayout
  states: ConceptStates
  count: number
}

function Tree({ layout, states, count }: TreeProps) {
  const { x, y, width, height } = layout.bounds
  return (
    <svg
      role="img"
      aria-label="Skill tree"
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      // No larger than on the screen: a small tree would fill the page.
      style={{ width: `min(100%, ${width}px)`, maxHeight: ROOM.height }}
      className="mx-auto mt-[4mm] block"
    >
      <TreeLines layout={layout} />
      <CoreNode radius={layout.core.radius} count={count} />
      {layout.concepts.map((concept, index) => (
        <ConceptNodes
          key={concept.key}
          concept={concept}
          state={states.get(concept.key)}
          position={index + 1}
          total={layout.concepts.length}
          stop={undefined}
          onPress={nothing}
          onFocus={nothing}
          onPoint={nothing}
        />
      ))}
    </svg>
  )
}

const nothing = () => {}
