import { zodResolver } from '@hookform/resolvers/zod'
import { accountEndpoints, type Registration, registrationSchema } from '#contract/accounts.ts'
import { request } from '#lib/api.ts'

/** Holds what has been typed against the contract. */
export const registrationRules = zodResolver(registrationSchema)

/** @throws ApiError with the server's words */
export function registerFamily(registration: Registration) {
  return request(accountEndpoints.register, { body: registration })
}
