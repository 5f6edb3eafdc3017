import type { KeyboardEvent, RefObject } from 'react'
import { effectOfKey, type NodeName } from './tree-keys.ts'
import { nodeId, type TreeLayout } from './tree-nodes.tsx'
import type { TreeView } from './use-tree-view.ts'

const PAN_STEP = 60

interface TreeKeysOptions {
  svg: RefObject<SVGSVGElement | null>
  layout: TreeLayout
  treeView: TreeView
  /** Where the keys begin; none in a tree without concepts. */
  from: NodeName | undefined
  onChoose: (node: NodeName) => void
  onToggle: (key: string) => void
}

/** Walks the tree, opens concepts and zooms by keys. @returns what hears a key that is pressed */
export function treeKeys({ svg, layout, treeView, from, onChoose, onToggle }: TreeKeysOptions) {
  function focusNode(name: NodeName) {
    const concept = layout.concepts.find(({ key }) => key === name.key)
    const node = name.skill === null ? concept?.node : concept?.skills[name.skill]?.node
    if (node) treeView.bringInSight(node)
    const selector = `[data-node="${CSS.escape(nodeId(name))}"]`
    svg.current?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true })
  }

  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !from) return
    if (zoomByKey(event, treeView)) {
      event.preventDefault()
      return
    }
    const effect = effectOfKey(event.key, from, layout.concepts)
    if (!effect) return
    event.preventDefault()
    if ('focus' in effect) focusNode(effect.focus)
    else if ('choose' in effect) onChoose(effect.choose)
    else onToggle(effect.toggle)
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
