import { create } from 'zustand'

const KEPT = 'cornerChild'

/** The child whose data the parent's corner shows; undefined for all. It is kept until the corner closes. */
const useStore = create<{ id: number | undefined }>(() => ({ id: readKept() }))

function readKept(): number | undefined {
  const id = Number.parseInt(globalThis.sessionStorage?.getItem(KEPT) ?? '', 10)
  return Number.isNaN(id) ? undefined : id
}

/** Whose data is shown; undefined for that of all children. */
export function useCornerChild(): number | undefined {
  return useStore(({ id }) => id)
}

export function chooseCornerChild(id: number | undefined): void {
  if (id === undefined) sessionStorage.removeItem(KEPT)
  else sessionStorage.setItem(KEPT, String(id))
  useStore.setState({ id })
}
