import { join } from 'node:path'

/** Whether `out/` is built from the code as it stands: `npm test` sees to that, vitest alone doesn't. */
export const isBuilt = process.env.STEPWISE_BUILT === 'yes'

/** @param path in `out/` */
export const built = (path: string): string => join(import.meta.dirname, '..', '..', '..', 'out', path)
