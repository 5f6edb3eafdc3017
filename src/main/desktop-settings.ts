import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const settingsSchema = z.object({
  /** The data folder that the parent has chosen in place of the usual one. */
  dataDir: z.string().optional(),
  /** Of the last start, so that what the pages have stored for their address is found again. */
  port: z.number().int().min(1).max(65_535).optional(),
  window: z
    .object({
      x: z.number().int(),
      y: z.number().int(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      isMaximized: z.boolean(),
    })
    .optional(),
})
type Settings = z.infer<typeof settingsSchema>
export type SavedWindow = NonNullable<Settings['window']>

export interface DesktopSettings {
  read(): Settings
  /** Changes the named parts. A disk that refuses is no reason to stop; the former settings stay then. */
  change(parts: Settings): void
}

/** What the desktop remembers from start to start. An unreadable file counts as none. */
export function desktopSettings(file: string): DesktopSettings {
  let settings = readSettings(file)
  return {
    read: () => settings,
    change(parts) {
      settings = { ...settings, ...parts }
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(`${file}.new`, JSON.stringify(settings, undefined, 2))
        renameSync(`${file}.new`, file)
      } catch {}
    },
  }
}

function readSettings(file: string): Settings {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
