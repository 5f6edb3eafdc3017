import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type {
  CrashReporter,
  Dialog,
  NativeTheme,
  SafeStorage,
  Screen,
  Shell,
  SystemPreferences,
} from 'electron'
import { app } from './app.ts'
import { strict } from './strict.ts'

/** A test answers the dialogs that it expects; any other is closed without an answer. */
export const dialog = strict('dialog', {
  showMessageBox: async () => ({ response: -1, checkboxChecked: false }),
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
  showErrorBox: (title, content) => process.stderr.write(`${title}: ${content}\n`),
} satisfies Partial<Dialog>)

export const shell = strict('shell', {
  openExternal: async () => {},
  openPath: async () => '',
} satisfies Partial<Shell>)

/** Seals with a key of the profile's own, as a system does with a person's. */
const sealingKey = () => createHash('sha256').update(app.getPath('userData')).digest()

/** As Electron has it while the system's own store is being unlocked. */
let busySeals = Number(process.env.STAND_IN_BUSY_SEALS ?? 0)

export const safeStorage = strict('safeStorage', {
  isAsyncEncryptionAvailable: async () => true,
  getSelectedStorageBackend: () => (process.env.STAND_IN_SEALS === 'yes' ? 'gnome_libsecret' : 'basic_text'),
  async encryptStringAsync(text) {
    const start = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', sealingKey(), start)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([start, cipher.getAuthTag(), sealed])
  },
  async decryptStringAsync(sealed) {
    if (busySeals-- > 0) throw new Error('decryptStringAsync is temporarily unavailable. Please try again.')
    const cipher = createDecipheriv('aes-256-gcm', sealingKey(), sealed.subarray(0, 12))
    cipher.setAuthTag(sealed.subarray(12, 28))
    const result = Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]).toString()
    return { result, shouldReEncrypt: false }
  },
} satisfies Partial<SafeStorage>)

const area = { x: 0, y: 0, width: 1920, height: 1040 }
export const screen = strict('screen', {
  getAllDisplays: () => [{ workArea: area }] as ReturnType<Screen['getAllDisplays']>,
} satisfies Partial<Screen>)

export const nativeTheme = strict(
  'nativeTheme',
  Object.assign(new EventEmitter(), { shouldUseDarkColors: false } satisfies Partial<NativeTheme>),
)

export const crashReporter = strict('crashReporter', {
  start({ uploadToServer }) {
    if (uploadToServer !== false) throw new Error('Crashes must stay on this computer')
  },
} satisfies Partial<CrashReporter>)

export const systemPreferences = strict('systemPreferences', {
  // As on a fresh macOS, where nobody is there to answer its question.
  getMediaAccessStatus: () => 'not-determined',
  askForMediaAccess: () => new Promise(() => {}),
} satisfies Partial<SystemPreferences>)

/** Tells what a test lets happen to the computer. */
export const powerMonitor = strict('powerMonitor', new EventEmitter())
