import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const trialSchema = z.object({
  /** It writes, keeps to a form, and is quick enough. */
  isGood: z.boolean(),
  /** One sentence or two for a parent. */
  words: z.string(),
  /** Written in a second. */
  tokensPerSecond: z.number(),
  /** What a marked answer takes, reckoned from both speeds; older trials have not kept it. */
  markSeconds: z.number().optional(),
  /** It reads a picture rightly and quickly enough; not there where it has no eyes. */
  canSee: z.boolean().optional(),
  /** The graphics card writes the same words, and faster. */
  isByGpu: z.boolean().optional(),
  /** ISO 8601 in UTC. */
  at: z.string(),
})
export type Trial = z.infer<typeof trialSchema>

const modelSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  /** The file by which it sees, where it has one. */
  eyes: z.string().optional(),
  bytes: z.number(),
  /** Downloaded by Stepwise, which then removes it too; else a file of the family's own. */
  isDownloaded: z.boolean(),
  trial: trialSchema.optional(),
})
export type OwnModel = z.infer<typeof modelSchema>

const fileSchema = z.object({ folder: z.string().optional(), models: z.array(modelSchema) })

export type OwnModels = ReturnType<typeof keepOwnModels>

/**
 * The models of the home AI that are on this computer. They are no family's work: the list lies beside the database, in
 * no backup, and each family chooses for itself.
 * @param dataDir the data folder
 */
export function keepOwnModels(dataDir: string) {
  const path = join(dataDir, 'home-ai.json')
  let kept: z.infer<typeof fileSchema> | undefined

  function read() {
    if (kept) return kept
    try {
      kept = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch {
      // Missing, or damaged: nothing is lost but the list, a model can be chosen again.
      kept = { models: [] }
    }
    return kept
  }

  function write(next: z.infer<typeof fileSchema>): void {
    kept = next
    mkdirSync(dirname(path), { recursive: true })
    const draft = `${path}.new`
    writeFileSync(draft, JSON.stringify(next, null, 2))
    renameSync(draft, path)
  }

  const change = (models: OwnModel[]) => write({ ...read(), models })

  return {
    /** Those whose file is there. */
    list: (): OwnModel[] => read().models.filter(model => existsSync(model.path)),
    find: (id: string): OwnModel | undefined => read().models.find(model => model.id === id),
    /** Adds one, or takes it in the place of an earlier one. */
    add(model: OwnModel): void {
      change([...read().models.filter(({ id }) => id !== model.id), model])
    },
    forget(id: string): void {
      change(read().models.filter(model => model.id !== id))
    },
    noteTrial(id: string, trial: Trial): void {
      change(read().models.map(model => (model.id === id ? { ...model, trial } : model)))
    },
    /** Where downloads go. */
    folder: (): string => read().folder ?? join(dataDir, 'home-ai-models'),
    setFolder(folder: string): void {
      write({ ...read(), folder })
    },
  }
}
