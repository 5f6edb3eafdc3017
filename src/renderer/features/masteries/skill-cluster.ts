import {
  areTooClose,
  type Box,
  type Circle,
  moved,
  type Point,
  polar,
  reachFrom,
  type Shape,
} from './shapes.ts'
import { type ConceptLabel, type SkillLabel, skillLabel } from './skill-labels.ts'
import type { Sureness } from './skills.ts'

/** The distance of a concept's skills from its centre, while they fit there. */
export const SKILL_RING = 70
const LARGEST_SINGLE_RING = 120
const RING_STEP = 10

/** The surer a skill, the larger. */
const SKILL_RADII: Record<Sureness, number> = { 1: 9, 2: 11, 3: 13 }
const GAP = 5
/** No skill lies towards the tree's centre, where the line to it runs: so far to each side it may lie. */
const WIDEST_TURN = (125 * Math.PI) / 180
const DEGREE = Math.PI / 180
const SPACINGS = [45, 36, 30, 25, 20, 16, 12, 8, 4, 0].map(each => each * DEGREE)

/** What the layout must know of a skill. */
export interface SkillInput {
  /** What stands beside it. */
  words: readonly string[]
  sureness: Sureness
  isResolved: boolean
}

export interface PlacedSkill<Skill> {
  skill: Skill
  node: Circle
  label: SkillLabel & Box & { anchor: 'start' | 'middle' | 'end' }
}

interface LabelledSkill<Skill> {
  skill: Skill
  label: SkillLabel
}

/** A concept with its skills around it; positions are relative to the concept's centre. */
export interface Cluster<Skill> {
  label: ConceptLabel
  skills: PlacedSkill<Skill>[]
  /** How far the cluster reaches from its centre. */
  reach: number
}

/**
 * Lays a concept's skills around it, fanned out in one direction, on as many rings as they need.
 * @param facing the direction away from the tree's centre, in radians
 */
export function layCluster<Skill extends SkillInput>(
  label: ConceptLabel,
  skills: Skill[],
  facing: number,
): Cluster<Skill> {
  const centre: Circle = { x: 0, y: 0, radius: label.radius }
  const labelled = skills.map(skill => ({ skill, label: skillLabel(skill.words, skill.isResolved) }))
  const placed = onOneRing(centre, labelled, facing) ?? onSeveralRings(centre, labelled, facing)
  const reach = Math.max(label.radius, ...listShapes(placed).map(shape => reachFrom(centre, shape)))
  return { label, skills: placed, reach }
}

/** The nodes and labels of skills, as shapes that must not overlap. */
export function listShapes<Skill>(skills: PlacedSkill<Skill>[]): Shape[] {
  return skills.flatMap(({ node, label }) => [node, label])
}

/** The cluster's skills where they lie when its concept lies at `point`. */
export function skillsAt<Skill>(cluster: Cluster<Skill>, point: Point): PlacedSkill<Skill>[] {
  return cluster.skills.map(({ skill, node, label }) => ({
    skill,
    node: moved(node, point),
    label: moved(label, point),
  }))
}

function smallestRing(centre: Circle): number {
  return Math.max(SKILL_RING, centre.radius + SKILL_RADII[3] + 3)
}

function onOneRing<Skill extends SkillInput>(centre: Circle, skills: LabelledSkill<Skill>[], facing: number) {
  for (let ring = smallestRing(centre); ring <= LARGEST_SINGLE_RING; ring += RING_STEP) {
    for (const spacing of SPACINGS) {
      const fan = sweep(skills, ring, facing, spacing, [centre])
      if (fan.length === skills.length) return fan
    }
  }
  return undefined
}

function onSeveralRings<Skill extends SkillInput>(
  centre: Circle,
  skills: LabelledSkill<Skill>[],
  facing: number,
) {
  const placed: PlacedSkill<Skill>[] = []
  let onLastRing = 1
  for (let ring = smallestRing(centre); placed.length < skills.length; ring += RING_STEP) {
    const rest = skills.slice(placed.length)
    const taken = [centre, ...listShapes(placed)]
    const wanted = Math.min(onLastRing, rest.length)
    const fan = evenSweep(rest, ring, facing, taken)
    if (fan.length < wanted) continue
    placed.push(...fan)
    onLastRing = fan.length
  }
  return placed
}

/** As many skills as the ring takes, spread as evenly as it allows. */
function evenSweep<Skill extends SkillInput>(
  rest: LabelledSkill<Skill>[],
  ring: number,
  facing: number,
  taken: Shape[],
) {
  const densest = sweep(rest, ring, facing, 0, taken)
  const chosen = rest.slice(0, densest.length)
  for (const spacing of SPACINGS) {
    const fan = sweep(chosen, ring, facing, spacing, taken)
    if (fan.length === chosen.length) return fan
  }
  return densest
}

/** Goes round the ring from one side to the other and puts each skill at the next angle that is free. */
function sweep<Skill extends SkillInput>(
  skills: LabelledSkill<Skill>[],
  ring: number,
  facing: number,
  spacing: number,
  taken: Shape[],
): PlacedSkill<Skill>[] {
  const placed: PlacedSkill<Skill>[] = []
  const shapes = [...taken]
  let turn = spacing > 0 ? Math.max(-WIDEST_TURN, (-spacing * (skills.length - 1)) / 2) : -WIDEST_TURN
  for (const skill of skills) {
    let next = placeSkill(skill, ring, facing + turn)
    while (!isFree(next, shapes)) {
      turn += DEGREE
      if (turn > WIDEST_TURN) return placed
      next = placeSkill(skill, ring, facing + turn)
    }
    placed.push(next)
    shapes.push(next.node, next.label)
    turn += Math.max(spacing, DEGREE)
    if (turn > WIDEST_TURN + Math.max(spacing, DEGREE)) return placed
  }
  return placed
}

function isFree<Skill>({ node, label }: PlacedSkill<Skill>, shapes: Shape[]): boolean {
  return !shapes.some(shape => areTooClose(node, shape, GAP) || areTooClose(label, shape, GAP))
}

function placeSkill<Skill extends SkillInput>(
  { skill, label }: LabelledSkill<Skill>,
  ring: number,
  angle: number,
): PlacedSkill<Skill> {
  const radius = SKILL_RADII[skill.sureness]
  const direction = polar(1, angle)
  const halfExtent = (Math.abs(direction.x) * label.width + Math.abs(direction.y) * label.height) / 2
  const anchor = direction.x > 0.5 ? 'start' : direction.x < -0.5 ? 'end' : 'middle'
  return {
    skill,
    node: { ...polar(ring, angle), radius },
    label: { ...label, ...polar(ring + radius + 4 + halfExtent, angle), anchor },
  }
}
