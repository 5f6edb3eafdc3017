// @ts-check
// What signing needs, which is all of it or nothing: a part of it signs nothing.

/** @typedef {Record<string, string | undefined>} Environment */

/** Apple's own check of a signed app, by an account or by a key. */
const NOTARISING = [
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
]
/** What electron-builder hands to Azure, by the variable that says it. */
const AZURE_OPTIONS = {
  publisherName: 'AZURE_SIGN_PUBLISHER',
  endpoint: 'AZURE_SIGN_ENDPOINT',
  codeSigningAccountName: 'AZURE_SIGN_ACCOUNT',
  certificateProfileName: 'AZURE_SIGN_PROFILE',
}
const AZURE = [
  ...['AZURE_TENANT_ID', 'AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'],
  ...Object.values(AZURE_OPTIONS),
]

/**
 * Every way to sign for a system: the variables that it needs, all of them.
 * @type {Partial<Record<NodeJS.Platform, string[][]>>}
 */
const WAYS = {
  darwin: NOTARISING.map(check => ['CSC_LINK', 'CSC_KEY_PASSWORD', ...check]),
  win32: [['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'], ['CSC_LINK', 'CSC_KEY_PASSWORD'], AZURE],
}

/** Every variable that has to do with signing. */
export const SIGNING_VARIABLES = [...new Set(Object.values(WAYS).flat(2))]

/**
 * The environment without the variables of signing that are empty: electron-builder takes an empty one as given, and a
 * workflow hands over each secret that is not there as an empty one.
 * @param {Environment} environment
 * @returns {Environment}
 */
export function withoutEmptySigning(environment) {
  const isEmpty = (/** @type {string} */ name) =>
    SIGNING_VARIABLES.includes(name) && environment[name]?.trim() === ''
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isEmpty(name)))
}

/**
 * Whether an app for that system will be signed, so that updates can be trusted.
 * @param {NodeJS.Platform} platform
 * @param {Environment} environment
 * @returns {{ isSigned: boolean, missing: string[], azureSignOptions?: Record<string, string | undefined> }} `missing`
 * names what the way that has begun still needs; it is empty where no way has begun
 */
export function signingOf(platform, environment) {
  const lacks = (/** @type {string} */ name) => !environment[name]?.trim()
  const ways = (WAYS[platform] ?? []).map(way => ({ way, missing: way.filter(lacks) }))
  const whole = ways.find(({ missing }) => missing.length === 0)
  if (whole) return { isSigned: true, missing: [], ...(whole.way === AZURE && azureOptions(environment)) }
  const begun = ways.filter(({ way, missing }) => missing.length < way.length)
  const [nearest] = begun.toSorted((a, b) => a.missing.length - b.missing.length)
  return { isSigned: false, missing: nearest?.missing ?? [] }
}

/** @param {Environment} environment */
function azureOptions(environment) {
  const options = Object.entries(AZURE_OPTIONS).map(([option, name]) => [option, environment[name]])
  return { azureSignOptions: Object.fromEntries(options) }
}
