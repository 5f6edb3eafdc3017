import { loadPart } from '#lib/load-part.ts'

/** What makes the header's call is loaded when somebody is about to. */
export const loadHeaderCall = async () => (await loadPart(() => import('./header-call.ts'))).headerCall
