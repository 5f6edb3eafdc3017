import type { HomeEngine } from '../engine/home-engine.ts'
import type { ModelFiles } from '../engine/messages.ts'

/** What both must write alike: words, and sums in which one wrong figure shows. */
const ASKED = [
  'Explain in two sentences how half of a half is found.',
  'Write down the 7 times table up to 70.',
]
const LENGTH = 40
/** For less it isn't worth the other way. */
const FASTER = 1.2

/** Whether this app has an engine that works by a graphics card: Apple's alone, for the others weigh 340 MB. */
export const hasGpuEngine = process.platform === 'darwin' && process.arch === 'arm64'

/**
 * Whether the graphics card may do the work: it writes the very words that the processor writes, and faster. Whatever
 * goes wrong there is a no.
 * @throws the signal's reason, and what the processor fails by
 */
export async function mayUseGpu(
  engine: Pick<HomeEngine, 'ask' | 'forgive'>,
  { path }: ModelFiles,
  signal: AbortSignal,
): Promise<boolean> {
  const byProcessor = await writeAll(engine, { path }, signal)
  const byGpu = await writeAll(engine, { path, isByGpu: true }, signal).catch(() => undefined)
  signal.throwIfAborted()
  engine.forgive()
  return (
    byGpu !== undefined &&
    byGpu.text === byProcessor.text &&
    byGpu.text.trim() !== '' &&
    byProcessor.time >= FASTER * byGpu.time
  )
}

async function writeAll(engine: Pick<HomeEngine, 'ask'>, files: ModelFiles, signal: AbortSignal) {
  let [text, time] = ['', 0]
  for (const each of ASKED) {
    const asked = { messages: [{ role: 'user' as const, text: each }], tokens: LENGTH, isSame: true }
    const written = await engine.ask(files, asked, signal)
    text += `${written.text}\n`
    time += written.reading + written.writing
  }
  return { text, time }
}
