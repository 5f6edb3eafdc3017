/**
 * Node's own `http`. Whatever imports `node:http` as a module has Node load all that hangs on it, its `fetch` and web
 * sockets included, before anything is answered: that costs the start a tenth of its time, and memory. A test holds
 * that this is its only door.
 */
export const { Agent, createServer, request } = process.getBuiltinModule('node:http')
