// What a test is about is seldom the cost of a password, or of loading the engine.
import './server/built-engine.ts'
import './server/cheap-passwords.ts'
import fc from 'fast-check'
import { runSeed } from './how-much.ts'

// What fast-check makes up is the same in each run, unless a seed is given: a red test must be red once more.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: runSeed })
