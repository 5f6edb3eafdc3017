// Zod would otherwise try whether it may compile code, which our Content-Security-Policy refuses and reports. It looks
// here for its settings when it comes, which on a visitor's page is late: `config` itself would bring it along.
const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
zod.__zod_globalConfig ??= {}
zod.__zod_globalConfig.jitless = true

export {}
