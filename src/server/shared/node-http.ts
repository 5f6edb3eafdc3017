/**
 * Node's own `http`. Whatever imports `node:http` as a module has Node load all that hangs on it, its `fetch` and web
 * sockets included, before anything is answered: a twentieth of what the start takes of a processor.
 * `start-loads.test.ts` finds it.
 */
export const { Agent, createServer, request } = process.getBuiltinModule('node:http')
