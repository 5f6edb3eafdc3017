import type { Element, ElementContent, Root, RootContent } from 'hast'

/**
 * A rehype plugin: turns task-list items into marked steps. `- [x]` is right, `- [ ]` is wrong; inline code at the
 * item's end, such as `1 mark`, becomes its badge. The item gets `data-verdict`, a badge `data-badge`.
 */
export function workRows() {
  return (tree: Root) => visit(tree.children)
}

function visit(nodes: (RootContent | ElementContent)[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    visit(node.children)
    if (hasClass(node, 'task-list-item')) markItem(node)
    else if (hasClass(node, 'contains-task-list')) node.properties = { dataWork: 'true' }
  }
}

function markItem(item: Element): void {
  // A loose list wraps the item's first line in a paragraph.
  const paragraph = item.children.find(isElement)
  const line = paragraph?.tagName === 'p' ? paragraph : item
  const box = line.children.find(child => isElement(child) && child.tagName === 'input')
  if (!box || !isElement(box)) return
  line.children = line.children.filter(child => child !== box)
  const badges = takeTrailingCode(line)
  item.properties = { dataVerdict: box.properties.checked ? 'right' : 'wrong' }
  item.children = [
    { type: 'element', tagName: 'div', properties: { dataStep: 'true' }, children: item.children },
    ...badges,
  ]
}

function takeTrailingCode(line: Element): Element[] {
  const badges: Element[] = []
  for (let last = line.children.at(-1); last; last = line.children.at(-1)) {
    const isCode = isElement(last) && last.tagName === 'code'
    const isBlank = last.type === 'text' && last.value.trim() === ''
    if (!isCode && !isBlank) break
    line.children.pop()
    if (isElement(last)) {
      badges.unshift({ ...last, tagName: 'span', properties: { dataBadge: 'true' } })
    }
  }
  return badges
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties
  return Array.isArray(className) && className.includes(name)
}
