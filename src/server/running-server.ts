import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { AiProvider } from './ai/provider.ts'
import type { Tutor } from './ai/tutor.ts'
import type { BrowserHome } from './browser-home.ts'
import type { Host } from './db/owner.ts'
import type { StartHelper } from './helper/helper-process.ts'
import type { ListedModel } from './home-models/listed-models.ts'
import type { AskSystem } from './network/ways.ts'
import type { SecretStore } from './secrets/secret-store.ts'

export interface ServerOptions {
  /** Where the database and its backups live; made when missing. */
  dataDir: string
  /** 0 for any free one. */
  port: number
  /** The built renderer's folder. */
  staticDir: string
  log: Logger
  /** Where the family's own browser has the app, by links for one use; without it one link lasts as long as this runs. */
  browserHome?: BrowserHome
  /** In place of the one that the settings choose. */
  tutor?: Tutor
  /** Every AI that can serve; Stepwise's own registry when missing. */
  providers?: readonly AiProvider[]
  /** Where the keys of AI services are kept; in memory when missing. */
  secrets?: SecretStore
  /** Keys and addresses of AI services that count over the settings, and proxies over the system's; none when missing. */
  environment?: Record<string, string | undefined>
  /** How the host starts a process for long work on files; by Node from source when missing. */
  startHelper?: StartHelper
  /** How the host starts the process that reads pictures; by Node from source when missing. */
  startReader?: StartHelper
  /** The models that the home AI can download; Stepwise's own list when missing. */
  listedModels?: readonly ListedModel[]
  /** How the host starts the process in which the home AI runs; by Node from source when missing. */
  startHomeAi?: StartHelper
  /** Tells by which proxy the system wants an address to be asked; the environment alone says it when missing. */
  askSystemProxy?: AskSystem
  /** This computer's addresses in its home networks, the likeliest for a phone first; its network cards' when missing. */
  localAddresses?: () => readonly string[]
  now?: () => Date
  /** The system's country by its two letters, for the helplines; read from the locale and the time zone when missing. */
  region?: string
  /** Milliseconds on a clock that nobody can set, from whatever beginning. */
  elapsed?: () => number
  /** What runs this server: a second one on the same folder tells it. */
  host?: Host
  /** Go back to the newest good backup where the data file can't be opened. */
  isBackupWanted?: boolean
}

export interface RunningServer {
  port: number
  /** Such as `http://127.0.0.1:4321`. */
  origin: string
  /** The launch cookie at that origin. */
  launchToken: string
  /**
   * The address that opens the app in a browser; with a browser home, a new one each time.
   * @param lifetime of a new one, in milliseconds; until it is used when missing
   */
  newLink(lifetime?: number): string
  /** For the socket's upgrades. */
  http: Server
  /** Whether a parent has just allowed to delete everything of everyone; true once. */
  takeErasing(): boolean
  /** Finishes what is under way, for at most five seconds, and closes the database. Harmless when repeated. */
  close(): Promise<void>
}
