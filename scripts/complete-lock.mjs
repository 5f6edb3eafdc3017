// Adds to package-lock.json the optional packages of other platforms that npm left out, so that `npm ci` works on
// every platform whichever one wrote the lock file (https://github.com/npm/cli/issues/4828). Run it after
// installing or updating a package. It also keeps from every computer what nobody may be made to download.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))

/** Where npm would put a package: beside its parent when that nests, else at the top. */
const isLocked = (parent, name) =>
  `node_modules/${name}` in lock.packages || `${parent}/node_modules/${name}` in lock.packages

const known = {
  os: ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'],
  cpu: ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'],
}
/** What some packages call a system. */
const SHORT_NAMES = { darwin: 'mac', win32: 'win' }
/** The platform that a package's name speaks of, such as `@tailwindcss/oxide-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = known.os.filter(each => words.includes(each) || words.includes(SHORT_NAMES[each]))
  const cpu = known.cpu.filter(each => words.includes(each))
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }) }
}

/**
 * The engine of the home AI for a graphics card, 340 MB, and for computers that Stepwise isn't made for. npm wants an entry
 * for each, and installs none whose system isn't the computer's.
 */
const UNWANTED = /@node-llama-cpp\/.*-(?:cuda|cuda-ext|vulkan|armv7l|riscv64)$/
const NO_SYSTEM = ['none']

const added = []
for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies))
    if (parent !== '' && /^\d/.test(version) && !isLocked(parent, name)) {
      lock.packages[`node_modules/${name}`] = {
        version,
        ...(dev && { dev }),
        optional: true,
        ...platformOf(name),
      }
      added.push(name)
    }

for (const [path, each] of Object.entries(lock.packages)) if (UNWANTED.test(path)) each.os = NO_SYSTEM

const [top, ...rest] = Object.entries(lock.packages)
lock.packages = Object.fromEntries([top, ...rest.sort(([a], [b]) => a.localeCompare(b, 'en'))])
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added.length} added${added.map(name => `\n  ${name}`).join('')}\n`)
