import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * About how many seconds the slow files take, on two busy processors. The order needs no more than that: the longest
 * begins first, so that no worker is left with it when the others are done.
 */
export const SLOW_FILES: Record<string, number> = {
  'tests/e2e/settings.test.ts': 170,
  'tests/e2e/evaluator.test.ts': 125,
  'tests/e2e/chat.test.ts': 115,
  'tests/e2e/voice.test.ts': 105,
  'src/server/kill.test.ts': 100,
  'tests/e2e/accessibility.test.ts': 95,
  'tests/e2e/household-accessibility.test.ts': 95,
  'tests/e2e/pictures.test.ts': 90,
  'tests/e2e/lock.test.ts': 85,
  'tests/e2e/browser-launch.test.ts': 85,
  'tests/desktop/failures.test.ts': 80,
  'tests/e2e/voice-recovery.test.ts': 75,
  'tests/e2e/chat-access.test.ts': 75,
  'tests/e2e/recovery.test.ts': 70,
  'tests/e2e/shared-ai.test.ts': 65,
  'src/server/provider-leaks.test.ts': 60,
  'src/server/db/killed-update.test.ts': 40,
  'src/server/accounts/wrong-tries.test.ts': 27,
  'src/server/ai/bounded-answers.test.ts': 27,
  'src/server/family-data/family-data.test.ts': 20,
  'src/server/serve.test.ts': 20,
  'src/server/db/damages.fuzz.test.ts': 18,
  'src/server/family-data/hostile-backups.test.ts': 18,
}
/** What a file takes that is not named, by the beginning of its path. */
const USUAL: [start: string, seconds: number][] = [
  ['tests/e2e/', 40],
  ['tests/desktop/', 35],
  ['', 1],
]

/**
 * @param file its path from the repository's root, with slashes
 * @returns seconds
 */
export function expectedTime(file: string): number {
  return SLOW_FILES[file] ?? USUAL.find(([start]) => file.startsWith(start))?.[1] ?? 0
}

/** The order in which the files of tests begin: the longest first, of whichever kind they are. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const time = ({ moduleId }: TestSpecification) =>
      expectedTime(relative(root, moduleId).split(sep).join('/'))
    return files.toSorted((a, b) => time(b) - time(a))
  }
}
