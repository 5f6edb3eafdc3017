// What Electron has in a process that `utilityProcess.fork` has started.
process.parentPort = {
  on: (_name, listener) => process.on('message', data => listener({ data })),
  postMessage: message => process.send(message),
}
// There a process ends with whoever has started it.
process.once('disconnect', () => process.exit())
