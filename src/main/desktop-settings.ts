import { z } from 'zod'
import { keptJson } from './kept-json.ts'

/** A newer Stepwise may keep more here; what this one doesn't know stays. */
const settingsSchema = z.looseObject({
  /** The data folder that the parent has chosen in place of the usual one. */
  dataDir: z.string().min(1).optional(),
  /** Of the last start, so that what the pages have stored for their address is found again. */
  port: z.number().int().min(1).max(65_535).optional().catch(undefined),
  window: z
    .object({
      x: z.number().int(),
      y: z.number().int(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      isMaximized: z.boolean(),
    })
    .optional()
    .catch(undefined),
})
type Settings = z.infer<typeof settingsSchema>
export type SavedWindow = NonNullable<Settings['window']>

export interface DesktopSettings {
  read(): Settings
  /**
   * Whether there were settings that can't be read any more, so that nobody knows where the family's work is. Nothing
   * is written then.
   */
  isDamaged(): boolean
  /** Sets damaged settings aside, once the parent has said where the work is. */
  beginAnew(): void
  /** Changes the named parts. A disk that refuses is no reason to stop; the former settings stay then. */
  change(parts: Settings): void
}

/** What the desktop remembers from start to start. */
export function desktopSettings(file: string): DesktopSettings {
  const kept = keptJson(file, settingsSchema)
  /** Since this start. */
  let changed: Settings = {}
  const read = (): Settings => {
    const now = kept.read()
    return { ...(now.state === 'good' ? now.value : {}), ...changed }
  }
  return {
    read,
    isDamaged: () => kept.read().state === 'damaged',
    beginAnew: kept.setAside,
    change(parts) {
      changed = { ...changed, ...parts }
      try {
        kept.write(read())
      } catch {}
    },
  }
}
