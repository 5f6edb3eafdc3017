import { type Grey, scaled } from './grey.ts'

/** The paper's brightness is told for so many fields along the longer side. */
const FIELDS = 40
/** Of the pixels of a field so many are brighter than what counts as paper. */
const BRIGHTER = 0.15
/** Darker than this nothing is taken for paper: a picture of night stays dark. */
const DARKEST_PAPER = 40

/** The picture as if its paper were lit evenly: a shadow or a lamp's edge would hide faint pencil. */
export function evenLight(picture: Grey): Grey {
  const { width, height, data } = picture
  const field = Math.max(8, Math.ceil(Math.max(width, height) / FIELDS))
  const [columns, rows] = [Math.ceil(width / field), Math.ceil(height / field)]
  const paper = new Uint8Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      let total = 0
      for (let y = row * field; y < Math.min(height, (row + 1) * field); y += 2) {
        for (let x = column * field; x < Math.min(width, (column + 1) * field); x += 2) {
          const level = data[y * width + x] ?? 0
          counts[level] = (counts[level] ?? 0) + 1
          total++
        }
      }
      let left = total * BRIGHTER
      let level = 255
      while (level > DARKEST_PAPER && left >= (counts[level] ?? 0)) left -= counts[level--] ?? 0
      paper[row * columns + column] = level
    }
  }
  const light = scaled(brightestOf({ width: columns, height: rows, data: paper }), width, height)
  const even = new Uint8Array(data.length)
  for (let at = 0; at < even.length; at++) {
    even[at] = Math.min(255, ((data[at] ?? 0) * 255) / Math.max(1, light.data[at] ?? 255))
  }
  return { width, height, data: even }
}

/** Each field as bright as the brightest around it, so that a thick word is not taken for shade. */
function brightestOf({ width, height, data }: Grey): Grey {
  const result = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          most = Math.max(most, data[row * width + column] ?? 0)
        }
      }
      result[y * width + x] = most
    }
  }
  return { width, height, data: result }
}
