import { GONE } from '#lib/api.ts'
import { proveServer } from '#lib/server-proof.ts'
import { toast } from './toasts.ts'

/** Loads the page anew, unless the server is gone: another program may answer in its place. */
export async function reloadPage(): Promise<void> {
  if ((await proveServer()) === 'proved') window.location.reload()
  else toast({ look: 'destructive', title: 'Stepwise is not running', description: GONE })
}
