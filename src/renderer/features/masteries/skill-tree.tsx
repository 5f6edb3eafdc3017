import { Maximize2, Minus, Plus } from 'lucide-react'
import { type RefObject, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { useGradually } from '#lib/use-gradually.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { ConceptGroup } from './concept-groups.ts'
import type { ConceptStates } from './concept-states.ts'
import { type Circle, findBounds, type Point } from './shapes.ts'
import { listShapes } from './skill-cluster.ts'
import { layoutSkillTree } from './skill-tree-layout.ts'
import { treeInput } from './tree-inputs.ts'
import { type NodeName, tabStop } from './tree-keys.ts'
import { ConceptNodes, CoreNode, type TreeLayout, TreeLines } from './tree-nodes.tsx'
import { TreeCaption, TreeInWords, TreeLegend } from './tree-words.tsx'
import { type TreeView, useTreeView } from './use-tree-view.ts'
import { viewBoxOf } from './viewport.ts'
import { treeKeys } from './walk-tree.ts'

interface SkillTreeProps {
  groups: readonly ConceptGroup[]
  states: ConceptStates
  /** A concept was opened or closed, or one of its skills pressed: its details are wanted. */
  onChoose: (node: NodeName) => void
}

/** The skills as a tree: the core in the middle, concepts around it, their skills around them. */
export function SkillTree({ groups, states, onChoose }: SkillTreeProps) {
  const { expanded, toggled, toggle, expand } = useExpanded(onChoose)
  const [focused, setFocused] = useState<NodeName | null>(null)
  const [pointed, setPointed] = useState<NodeName | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const wordsId = useId()

  const inputs = useMemo(() => groups.map(group => treeInput(group, states)), [groups, states])
  const layout = useMemo(() => layoutSkillTree(inputs, expanded), [inputs, expanded])
  const treeView = useTreeView(svg, layout.bounds)
  const { view, size, drag } = treeView
  const drawn = useGradually(layout.concepts)
  const told = useGradually(groups)
  const isAllExpanded = groups.every(({ key }) => expanded.has(key))
  const stop = tabStop(focused, layout.concepts)
  const count = groups.reduce((sum, { children }) => sum + children.length, 0)

  useSteadyConcept(layout, toggled, treeView.follow)
  const { hasDragged } = drag
  const onPress = useCallback(
    (node: NodeName) => {
      if (hasDragged()) return
      if (node.skill === null) toggle(node.key)
      else onChoose(node)
    },
    [toggle, onChoose, hasDragged],
  )

  function toggleAll() {
    expand(isAllExpanded ? [] : groups.map(({ key }) => key))
    treeView.followTree()
  }

  const onKeyDown = treeKeys({
    ...{ svg, layout, treeView, onChoose },
    from: stop && (focused ?? stop),
    onToggle: toggle,
  })

  return (
    <Card className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
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
        {drawn.map((concept, index) => (
          <ConceptNodes
            key={concept.key}
            concept={concept}
            state={states.get(concept.key)}
            position={index + 1}
            total={layout.concepts.length}
            stop={stop?.key === concept.key ? stop.skill : undefined}
            onPress={onPress}
            onFocus={setFocused}
            onPoint={setPointed}
          />
        ))}
      </svg>
      <TreeCaption layout={layout} node={pointed ?? focused} />
      <TreeLegend />
      <TreeInWords id={wordsId} groups={told} />
    </Card>
  )
}

/** Which concepts are open, and which of them was opened or closed last; none where it was all of them. */
function useExpanded(onChoose: (node: NodeName) => void) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set<string>())
  const toggled = useRef<string>(undefined)
  const toggle = useCallback(
    (key: string) => {
      toggled.current = key
      setExpanded(current => {
        const next = new Set(current)
        if (!next.delete(key)) next.add(key)
        return next
      })
      onChoose({ key, skill: null })
    },
    [onChoose],
  )
  const expand = (keys: readonly string[]) => {
    toggled.current = undefined
    setExpanded(new Set(keys))
  }
  return { expanded, toggled, toggle, expand }
}

/**
 * Keeps the concept that was opened or closed where it is on the screen while the others make room, as far as its
 * skills are in sight there.
 */
function useSteadyConcept(
  layout: TreeLayout,
  toggled: RefObject<string | undefined>,
  follow: (by: Point, part: Circle) => void,
): void {
  const before = useRef(layout)
  useLayoutEffect(() => {
    const conceptIn = ({ concepts }: TreeLayout) => concepts.find(({ key }) => key === toggled.current)
    const [from, to] = [conceptIn(before.current), conceptIn(layout)]
    if (from && to && before.current !== layout) {
      const { x, y, width, height } = findBounds([to.node, ...listShapes(to.skills)], 0)
      const by = { x: to.node.x - from.node.x, y: to.node.y - from.node.y }
      follow(by, { x, y, radius: Math.max(width, height) / 2 })
    }
    before.current = layout
  }, [layout, toggled, follow])
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
