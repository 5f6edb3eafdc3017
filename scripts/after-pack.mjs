// Run by electron-builder on each packed app, before it is signed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'
import { signingOf } from './lib/signing.mjs'

/** How compiled code of each platform begins. */
const BEGINNINGS = { linux: ['7f454c46'], win32: ['4d5a'], darwin: ['cffaedfe', 'cafebabe'] }

/** @param {import('app-builder-lib').AfterPackContext} context */
export default async function afterPack({ appOutDir, electronPlatformName, packager }) {
  refuseForeignCode(appOutDir, electronPlatformName)
  const { isSigned } = signingOf(electronPlatformName, process.env)
  const executable = executableOf(appOutDir, electronPlatformName, packager)
  // Flipping breaks the signature of macOS for arm64, without which nothing runs there; the real one comes later.
  await flipFuses(executable, {
    ...fusesFor(electronPlatformName, isSigned),
    resetAdHocDarwinSignature: executable.endsWith('.app'),
  })
}

/** A library of another platform would be packed by mistake and fail at the family's. */
function refuseForeignCode(folder, platform) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.node')) continue
    const file = join(entry.parentPath, entry.name)
    const start = readFileSync(file).subarray(0, 4).toString('hex')
    if (!BEGINNINGS[platform].some(beginning => start.startsWith(beginning))) {
      throw new Error(`${file} is not compiled for ${platform}`)
    }
  }
}

function executableOf(folder, platform, packager) {
  const name = packager.appInfo.productFilename
  if (platform === 'darwin') return join(folder, `${name}.app`)
  return join(folder, platform === 'win32' ? `${name}.exe` : packager.executableName)
}

/**
 * What Electron itself will never do, whatever it is started with.
 * @param {NodeJS.Platform} platform
 * @param {boolean} isSigned
 */
export function fusesFor(platform, isSigned) {
  return {
    version: FuseVersion.V1,
    [FuseV1Options.RunAsNode]: false,
    // The keychain of macOS gives the key of the cookies to a signed app alone: an unsigned one would ask for the
    // password at each start, or lose the sign-ins.
    [FuseV1Options.EnableCookieEncryption]: platform !== 'darwin' || isSigned,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  }
}
