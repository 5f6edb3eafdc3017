// The two containers in which Windows and macOS want their icons. Both hold PNG files.

/**
 * @param {{ size: number, png: Buffer }[]} pictures up to 256 pixels wide
 * @returns {Buffer} a Windows icon file
 */
export function icoFile(pictures) {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = 6 + 16 * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    // One byte each: 0 stands for 256.
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}

/** macOS's names for PNG pictures by their size in pixels; the second ones are for screens of double density. */
const ICNS_TYPES = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

/**
 * @param {{ size: number, png: Buffer }[]} pictures
 * @returns {Buffer} a macOS icon file
 */
export function icnsFile(pictures) {
  const parts = pictures.flatMap(({ size, png }) => (ICNS_TYPES[size] ?? []).map(type => chunk(type, png)))
  return chunk('icns', Buffer.concat(parts))
}

function chunk(type, content) {
  const header = Buffer.alloc(8)
  header.write(type, 'latin1')
  header.writeUInt32BE(content.length + 8, 4)
  return Buffer.concat([header, content])
}
