import { type ChildChange, childEndpoints } from '#contract/children.ts'
import { request } from '#lib/api.ts'
import { rereadChildren } from '../use-children.ts'

/** Changes a child, and every list in which it stands. @throws ApiError with words for people */
export async function changeChild(id: number, body: ChildChange): Promise<void> {
  await request(childEndpoints.changeChild, { params: { id }, body })
  await rereadChildren()
}
