import { areTooClose, type Box, type Circle, findBounds, type Point, polar, type Shape } from './shapes.ts'
import {
  type Cluster,
  layCluster,
  listShapes,
  type PlacedSkill,
  type SkillInput,
  skillsAt,
} from './skill-cluster.ts'
import { type ConceptLabel, conceptLabel } from './skill-labels.ts'
import type { Sureness } from './skills.ts'

/** The concepts' distance from the centre, while they fit there. */
export const CONCEPT_RING = 180
/** The usual distance from one ring of concepts to the next. */
const RING_DISTANCE = 100
const RING_STEP = 10
const CORE_RADIUS = 62
const GAP = 10
const PADDING = 24
const TOP = -Math.PI / 2

export interface ConceptInput<Skill extends SkillInput> {
  key: string
  concept: string
  sureness: Sureness
  children: Skill[]
}

export interface PlacedConcept<Skill extends SkillInput> {
  key: string
  concept: string
  node: Circle
  lines: string[]
  sureness: Sureness
  children: Skill[]
  isExpanded: boolean
  /** The children with their places, none while collapsed. */
  skills: PlacedSkill<Skill>[]
  /** Which ring it lies on, the innermost being 0. */
  ring: number
}

export interface SkillTreeLayout<Skill extends SkillInput> {
  core: Circle
  /** From the inside out, each ring clockwise from the top. */
  concepts: PlacedConcept<Skill>[]
  /** The radii of the rings. */
  rings: number[]
  /** What all of it takes, with some room around it. */
  bounds: Box
}

/** A cluster with the circle around it, for a quick look at whether another is anywhere near. */
interface PlacedCluster {
  around: Circle
  shapes: Shape[]
}

/**
 * Places the core skills in the middle, the concepts on rings around them and the skills of the expanded ones
 * around their concept, so that no node or label touches another. One unit is one pixel at 100 %.
 * @param expanded keys of the concepts that show their skills
 */
export function layoutSkillTree<Skill extends SkillInput>(
  concepts: ConceptInput<Skill>[],
  expanded: ReadonlySet<string>,
): SkillTreeLayout<Skill> {
  const core: Circle = { x: 0, y: 0, radius: CORE_RADIUS }
  const taken: PlacedCluster[] = [{ around: core, shapes: [core] }]
  const placed: PlacedConcept<Skill>[] = []
  const rings: number[] = []
  for (const [ring, members] of shareOutRings(concepts).entries()) {
    const turned = turnClusters(members, expanded, ring)
    const least = ring === 0 ? CONCEPT_RING : (rings[ring - 1] ?? 0) + RING_DISTANCE
    const { radius, clusters } = smallestRing(turned, least, taken)
    rings.push(radius)
    taken.push(...clusters)
    for (const { input, cluster, angle } of turned) {
      const centre = polar(radius, angle)
      placed.push({
        ...input,
        node: { ...centre, radius: cluster.label.radius },
        lines: cluster.label.lines,
        isExpanded: expanded.has(input.key),
        skills: skillsAt(cluster, centre),
        ring,
      })
    }
  }
  return { core, concepts: placed, rings, bounds: findBounds(allShapes(core, placed), PADDING) }
}

/** Every node and label of a layout. */
export function allShapes<Skill extends SkillInput>(core: Circle, concepts: PlacedConcept<Skill>[]): Shape[] {
  return [core, ...concepts.flatMap(({ node, skills }) => [node, ...listShapes(skills)])]
}

/**
 * One ring takes what fits on it at 180 px. More concepts are shared out over several rings in proportion to
 * their room; those with the most skills lie outside, where there is room to fan out.
 */
function shareOutRings<Skill extends SkillInput>(concepts: ConceptInput<Skill>[]): ConceptInput<Skill>[][] {
  const capacities = [countPlaces(CONCEPT_RING)]
  const total = () => capacities.reduce((sum, each) => sum + each, 0)
  while (total() < concepts.length)
    capacities.push(countPlaces(CONCEPT_RING + capacities.length * RING_DISTANCE))
  const position = new Map(concepts.map((each, index) => [each, index]))
  const bySize = concepts.toSorted((a, b) => a.children.length - b.children.length)
  const share = concepts.length / total()
  let room = 0
  let start = 0
  return capacities.map(capacity => {
    room += capacity
    const end = Math.round(room * share)
    const members = bySize.slice(start, end)
    start = end
    return members.sort((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0))
  })
}

function countPlaces(radius: number): number {
  return Math.floor((2 * Math.PI * radius) / RING_DISTANCE)
}

interface TurnedCluster<Skill extends SkillInput> {
  input: ConceptInput<Skill>
  cluster: Cluster<Skill>
  /** Where on its ring it lies, in radians. */
  angle: number
}

/** Gives each cluster of a ring an arc in proportion to its size, then lays it out facing away from the centre. */
function turnClusters<Skill extends SkillInput>(
  members: ConceptInput<Skill>[],
  expanded: ReadonlySet<string>,
  ring: number,
): TurnedCluster<Skill>[] {
  const labels = members.map(({ concept, sureness }) => conceptLabel(concept, sureness))
  const lay = (index: number, angle: number) => {
    const { key, children } = members[index] as ConceptInput<Skill>
    return layCluster(labels[index] as ConceptLabel, expanded.has(key) ? children : [], angle)
  }
  const even = members.map((_, index) => TOP + (2 * Math.PI * index) / members.length)
  const sizes = even.map((angle, index) => lay(index, angle).reach + GAP)
  const angles = anglesFor(sizes, ring)
  return members.map((input, index) => {
    const angle = angles[index] ?? 0
    return { input, angle, cluster: lay(index, angle) }
  })
}

/** The angles of a ring whose members take arcs in proportion to their sizes; every other ring is staggered. */
function anglesFor(sizes: number[], ring: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const start = TOP + (ring % 2) * (Math.PI / sizes.length) - (Math.PI * (sizes[0] ?? 0)) / total
  let before = 0
  return sizes.map(size => {
    const middle = before + size / 2
    before += size
    return start + (2 * Math.PI * middle) / total
  })
}

/** The smallest ring from `least` on where the clusters touch neither each other nor what lies inside. */
function smallestRing<Skill extends SkillInput>(
  turned: TurnedCluster<Skill>[],
  least: number,
  inside: PlacedCluster[],
) {
  for (let radius = least; ; radius += RING_STEP) {
    const clusters = turned.map(({ cluster, angle }) => placeCluster(cluster, polar(radius, angle)))
    const isFree = clusters.every((cluster, index) =>
      [...inside, ...clusters.slice(0, index)].every(other => !doTouch(cluster, other)),
    )
    if (isFree) return { radius, clusters }
  }
}

function placeCluster<Skill>(cluster: Cluster<Skill>, centre: Point): PlacedCluster {
  return {
    around: { ...centre, radius: cluster.reach },
    shapes: [{ ...centre, radius: cluster.label.radius }, ...listShapes(skillsAt(cluster, centre))],
  }
}

function doTouch(a: PlacedCluster, b: PlacedCluster): boolean {
  if (!areTooClose(a.around, b.around, GAP)) return false
  return a.shapes.some(shape => b.shapes.some(other => areTooClose(shape, other, GAP)))
}
