import { Maximize2, Minus, Plus } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { ConceptGroup } from './concept-groups.ts'
import { isResolvedGap } from './mastery-badges.tsx'
import type { Point } from './shapes.ts'
import { layoutSkillTree } from './skill-tree-layout.ts'
import { effectOfKey, type NodeName, tabStop } from './tree-keys.ts'
import { ConceptNodes, CoreNode, nodeId, type Skill, type TreeLayout, TreeLines } from './tree-nodes.tsx'
import { TreeCaption, TreeInWords } from './tree-words.tsx'
import { type TreeView, useTreeView } from './use-tree-view.ts'
import { viewBoxOf } from './viewport.ts'

const PAN_STEP = 60

/** The masteries as a tree: the core in the middle, concepts around it, their skills around them. */
export function SkillTree({ groups }: { groups: ConceptGroup[] }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set<string>())
  const [focused, setFocused] = useState<NodeName | null>(null)
  const [pointed, setPointed] = useState<NodeName | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const wordsId = useId()

  const inputs = useMemo(() => groups.map(toInput), [groups])
  const layout = useMemo(() => layoutSkillTree(inputs, expanded), [inputs, expanded])
  const treeView = useTreeView(svg, layout.bounds)
  const { view, size, drag } = treeView
  const isAllExpanded = groups.every(({ key }) => expanded.has(key))
  const stop = tabStop(focused, layout.concepts)
  const count = groups.reduce((sum, { children }) => sum + children.length, 0)

  const toggled = useRef<string>(undefined)
  const toggle = useCallback((key: string) => {
    toggled.current = key
    setExpanded(current => {
      const next = new Set(current)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  useSteadyConcept(layout, toggled, treeView.shift)
  const { hasDragged } = drag
  const onToggle = useCallback((key: string) => !hasDragged() && toggle(key), [toggle, hasDragged])

  function toggleAll() {
    toggled.current = undefined
    setExpanded(new Set(isAllExpanded ? [] : groups.map(({ key }) => key)))
    treeView.followTree()
  }

  function focusNode(name: NodeName) {
    const concept = layout.concepts.find(({ key }) => key === name.key)
    const node = name.skill === null ? concept?.node : concept?.skills[name.skill]?.node
    if (node) treeView.bringInSight(node)
    const selector = `[data-node="${CSS.escape(nodeId(name))}"]`
    svg.current?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !stop) return
    if (zoomByKey(event, treeView)) {
      event.preventDefault()
      return
    }
    const effect = effectOfKey(event.key, focused ?? stop, layout.concepts)
    if (!effect) return
    event.preventDefault()
    if ('focus' in effect) focusNode(effect.focus)
    else toggle(effect.toggle)
  }

  return (
    <Card className="grid gap-3">
      <h2 className="sr-only">Skill tree</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ZoomButtons treeView={treeView} />
        <Button look="outlined" onClick={toggleAll}>
          {isAllExpanded ? 'Collapse All' : 'Expand All'}
        </Button>
      </div>
      <svg
        ref={svg}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its nodes are the tree's items
        role="tree"
        aria-label="Skill tree"
        aria-details={wordsId}
        viewBox={viewBoxOf(view, size)}
        style={{ height: size.height }}
        onKeyDown={onKeyDown}
        {...drag.handlers}
        className={classNames(
          'block cursor-grab overflow-hidden select-none active:cursor-grabbing',
          '-mx-4 w-[calc(100%+2rem)] sm:mx-0 sm:w-full sm:rounded-medium',
          // Where there is nowhere to move to, a finger scrolls the page.
          treeView.isAllInSight ? 'touch-pan-y' : 'touch-none border-y border-line sm:border-x',
        )}
      >
        <TreeLines layout={layout} />
        <CoreNode radius={layout.core.radius} count={count} />
        {layout.concepts.map((concept, index) => (
          <ConceptNodes
            key={concept.key}
            concept={concept}
            position={index + 1}
            total={layout.concepts.length}
            stop={stop?.key === concept.key ? stop.skill : undefined}
            onToggle={onToggle}
            onFocus={setFocused}
            onPoint={setPointed}
          />
        ))}
      </svg>
      <TreeCaption layout={layout} node={pointed ?? focused} />
      <TreeInWords id={wordsId} groups={groups} />
    </Card>
  )
}

/** Keeps the concept that was opened or closed where it is on the screen while the others make room. */
function useSteadyConcept(
  layout: TreeLayout,
  toggled: RefObject<string | undefined>,
  shift: (by: Point) => void,
): void {
  const before = useRef(layout)
  useLayoutEffect(() => {
    const nodeIn = ({ concepts }: TreeLayout) => concepts.find(({ key }) => key === toggled.current)?.node
    const [from, to] = [nodeIn(before.current), nodeIn(layout)]
    if (from && to && before.current !== layout) shift({ x: to.x - from.x, y: to.y - from.y })
    before.current = layout
  }, [layout, toggled, shift])
}

function toInput({ key, concept, children }: ConceptGroup): ConceptGroup<Skill> {
  return {
    key,
    concept,
    children: children.map(mastery => ({
      mastery,
      concept: mastery.concept,
      isResolved: isResolvedGap(mastery),
    })),
  }
}

/** Plus, minus and zero zoom; the arrows with Shift move the drawing. */
function zoomByKey({ key, shiftKey }: KeyboardEvent, treeView: TreeView): boolean {
  const pans: Record<string, { x: number; y: number }> = {
    ArrowLeft: { x: PAN_STEP, y: 0 },
    ArrowRight: { x: -PAN_STEP, y: 0 },
    ArrowUp: { x: 0, y: PAN_STEP },
    ArrowDown: { x: 0, y: -PAN_STEP },
  }
  const pan = shiftKey ? pans[key] : undefined
  if (pan) treeView.pan(pan)
  else if (key === '+' || key === '=') treeView.zoomIn()
  else if (key === '-') treeView.zoomOut()
  else if (key === '0') treeView.showAll()
  else return false
  return true
}

function ZoomButtons({ treeView }: { treeView: TreeView }) {
  return (
    <div className="flex gap-1">
      <IconButton label="Zoom out" onClick={treeView.zoomOut}>
        <Minus aria-hidden className="size-[22px]" />
      </IconButton>
      <IconButton label="Zoom in" onClick={treeView.zoomIn}>
        <Plus aria-hidden className="size-[22px]" />
      </IconButton>
      <IconButton label="Show the whole tree" onClick={treeView.showAll}>
        <Maximize2 aria-hidden className="size-5" />
      </IconButton>
    </div>
  )
}
