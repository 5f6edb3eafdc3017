import { useQuery } from '@tanstack/react-query'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Child, childEndpoints, type ParentsChild } from '#contract/children.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'

const query = createQuery(childEndpoints.listAllChildren, {})

/** All children of the family, as its parent sees them, archived ones last; none until they are known. */
export function useChildren(): readonly ParentsChild[] {
  const { data = [] } = useQuery(query)
  return data
}

/** How a child and its tutor are called on a parent's page; in general words until that is known. */
export function useNamesOf(childId: number): Pick<ParentsChild, 'name' | 'assistantName'> {
  const child = useChildren().find(({ id }) => id === childId)
  return child ?? { name: 'Your child', assistantName: 'The tutor' }
}

/** The name, and that the child is archived where it is. */
export function labelOf({ name, isArchived }: Pick<Child, 'name' | 'isArchived'>): string {
  return isArchived ? `${name} (archived)` : name
}

/** Has all that shows children read anew: the parent's pages, who is learning, and the header. */
export async function rereadChildren(): Promise<void> {
  const { listChildren, listAllChildren } = childEndpoints
  const changed: string[] = [listChildren.path, listAllChildren.path, accountEndpoints.me.path]
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [url] }) => changed.includes(String(url)) })
}
