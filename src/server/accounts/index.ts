/** What the other rooms see of the accounts. */
export { checkLogin } from './accounts.ts'
export type { CheckPassword } from './check-password.ts'
export type { LoginLimits } from './login-limit.ts'
export type { Sessions } from './sessions.ts'
export type { SignIns } from './sign-ins.ts'
