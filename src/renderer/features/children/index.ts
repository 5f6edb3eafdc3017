/** What the other features see of the children. */
export { AnimalPicture } from './animals/animal-picture.tsx'
export { ChildLimitsForm } from './parents/child-limits-form.tsx'
export { ChildrenSection } from './parents/children-section.tsx'
export { labelOf, useChildren, useNamesOf } from './use-children.ts'
