import { config } from 'zod'

// Zod would otherwise try whether it may compile code, which our Content-Security-Policy refuses and reports.
// Imported before anything that builds a schema.
config({ jitless: true })
