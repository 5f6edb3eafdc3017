import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Tutor } from '#server/ai/tutor.ts'
import { type RunningServer, type ServerOptions, startServer } from '#server/index.ts'
import { openLog } from '#server/log/log.ts'
import { Browser } from './browser.ts'
import { helperHere } from './helper-here.ts'
import { layTables } from './laid-tables.ts'

/** A folder of its own, removed when the test ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface TestServer extends RunningServer {
  dataDir: string
  /** Every line of the log so far. */
  logged(): string
  /** A browser that has come by the launch link. */
  browser(): Browser
}

/**
 * A real server on a free port with a database of its own, whose tables are there already; closed when the test ends.
 * Its helpers work in this process; `startHelper: undefined` gives them processes of their own, as the app does.
 */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const lines: string[] = []
  const log = openLog('trace', { write: line => lines.push(line) })
  const dataDir = options.dataDir ?? freshFolder()
  await layTables(dataDir)
  const staticDir = options.staticDir ?? builtPages()
  const server = await startServer({
    port: 0,
    tutor: plainTutor,
    startHelper: helperHere,
    log,
    region: 'GB',
    ...options,
    dataDir,
    staticDir,
  })
  onTestFinished(() => server.close())
  return {
    ...server,
    dataDir,
    logged: () => lines.join(''),
    browser: () => new Browser(server.port, { stepwise_launch: server.launchToken }),
  }
}

/** A small stand-in for the built renderer. */
function builtPages(): string {
  const folder = freshFolder()
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Stepwise</title>')
  writeFileSync(join(folder, 'app-3f9a.js'), 'export {}')
  return folder
}

/** Marks nothing but an answer that equals the question's text in brackets, such as `2 + 2 (4)`. */
export const plainTutor: Tutor = {
  async makeMarkingScheme({ question }) {
    return { markingScheme: `The answer is ${expected(question)}.`, totalScore: 1 }
  },
  async assess({ question, answer, totalPossibleScore }) {
    const isRight = answer.trim() === expected(question)
    return {
      overallAssessment: isRight ? 'Right.' : 'Not yet.',
      score: isRight ? totalPossibleScore : 0,
      totalScore: totalPossibleScore,
    }
  },
  async findGaps({ question, answer }) {
    const isRight = answer.trim() === expected(question)
    const finding = { concept: 'Addition', description: 'Adding two numbers' }
    return { knowledgeGaps: isRight ? [] : [finding], knowledgeMasteries: isRight ? [finding] : [] }
  },
  async recommendResources(gaps) {
    return gaps.map(gap => ({ title: gap.concept, description: `Practise ${gap.concept}` }))
  },
  async makeQuestions({ count, earlier }) {
    return Array.from({ length: count }, (_, index) => {
      const number = 10 * (earlier.length + index + 1)
      return {
        question: `What is ${number} + 1?`,
        answer: `${number + 1}`,
        wrongAnswers: [`${number}`, `${number - 1}`, `${number + 2}`],
        explanation: `After ${number} comes ${number + 1}.`,
      }
    })
  },
}

function expected(question: string): string {
  return /\((.*)\)/.exec(question)?.[1] ?? ''
}
