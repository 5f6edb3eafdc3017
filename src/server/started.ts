import type { Logger } from 'pino'
import type { CheckPassword } from './accounts/check-password.ts'
import type { LoginLimits } from './accounts/login-limit.ts'
import type { RequireGrownUp } from './accounts/require-grown-up.ts'
import type { Sessions } from './accounts/sessions.ts'
import type { SignIns } from './accounts/sign-ins.ts'
import type { Tickets } from './accounts/tickets.ts'
import type { AiProvider } from './ai/provider.ts'
import type { Database } from './db/database.ts'
import type { Db } from './db/schema.ts'
import type { Erasing } from './family-data/erasing.ts'
import type { FamilyTasks } from './family-data/tasks.ts'
import type { Helpers } from './helper/helpers.ts'
import type { ServerOptions } from './running-server.ts'
import type { SecretStore } from './secrets/secret-store.ts'
import type { AiEnvironment } from './settings/environment.ts'

/** What the start itself makes, for the rooms that are loaded later. */
export interface Started {
  options: ServerOptions
  database: Database
  db: Db
  log: Logger
  now: () => Date
  elapsed: () => number
  secrets: SecretStore
  providers: readonly AiProvider[]
  environment: AiEnvironment
  erasing: Erasing
  helpers: Helpers<FamilyTasks>
  signIns: SignIns
  sessions: Sessions
  tickets: Tickets
  limits: LoginLimits
  checkPassword: CheckPassword
  requireGrownUp: RequireGrownUp
}
