import { proveServer } from './server-proof.ts'

/**
 * Loads a part of the app's code, such as `loadPart(() => import('./camera.tsx'))`. A browser sends its cookies along
 * with that, so the server proves itself first.
 */
export async function loadPart<T>(part: () => Promise<T>): Promise<T> {
  if ((await proveServer()) !== 'proved') throw new Error('Stepwise is not running any more')
  return part()
}
