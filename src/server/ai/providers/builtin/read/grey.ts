/** A picture without colours: one byte a pixel, row by row, 0 is black. */
export interface Grey {
  width: number
  height: number
  data: Uint8Array
}

/** A place in a picture, in pixels from its top left corner. */
export interface Point {
  x: number
  y: number
}

/** A rectangle that may be turned; `angle` in radians, how far its upper edge falls to the right. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

/** The picture at half its size, each pixel the mean of four. */
function halved({ width, height, data }: Grey): Grey {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const half = new Uint8Array(w * h)
  for (let y = 0; y < h; y++) {
    const row = Math.min(height - 1, y * 2) * width
    const below = Math.min(height - 1, y * 2 + 1) * width
    for (let x = 0; x < w; x++) {
      const [left, right] = [Math.min(width - 1, x * 2), Math.min(width - 1, x * 2 + 1)]
      const sum =
        (data[row + left] ?? 0) +
        (data[row + right] ?? 0) +
        (data[below + left] ?? 0) +
        (data[below + right] ?? 0)
      half[y * w + x] = sum >> 2
    }
  }
  return { width: w, height: h, data: half }
}

/** What lies between four pixels; white outside of the picture. */
function sample({ width, height, data }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - left, y - top]
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 255 : (data[row * width + column] ?? 255)
  return (
    (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - below) +
    (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * below
  )
}

/**
 * What stands in a box, drawn upright and at another size.
 * @param size in pixels
 */
export function cutOut(picture: Grey, box: Box, size: { width: number; height: number }): Grey {
  let source = picture
  let shrunk = 1
  // Small steps keep thin strokes, which a sample here and there would miss.
  while (box.height / shrunk > size.height * 2 && source.width > 2 && source.height > 2) {
    source = halved(source)
    shrunk *= 2
  }
  const data = new Uint8Array(size.width * size.height)
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  for (let row = 0; row < size.height; row++) {
    const down = ((row + 0.5) / size.height - 0.5) * box.height
    for (let column = 0; column < size.width; column++) {
      const across = ((column + 0.5) / size.width - 0.5) * box.width
      const x = (box.x + across * cos - down * sin) / shrunk - 0.5
      const y = (box.y + across * sin + down * cos) / shrunk - 0.5
      data[row * size.width + column] = sample(source, x, y)
    }
  }
  return { ...size, data }
}

/** The whole picture at another size. */
export function scaled(picture: Grey, width: number, height: number): Grey {
  const { width: w, height: h } = picture
  if (w === width && h === height) return picture
  return cutOut(picture, { x: w / 2, y: h / 2, width: w, height: h, angle: 0 }, { width, height })
}

/** The picture turned by quarters of a circle to the right. */
export function turned(picture: Grey, quarters: number): Grey {
  const { width, height, data } = picture
  const times = ((quarters % 4) + 4) % 4
  if (times === 0) return picture
  const [w, h] = times === 2 ? [width, height] : [height, width]
  const result = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] =
        times === 1 ? [height - 1 - y, x] : times === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      result[row * w + column] = data[y * width + x] ?? 0
    }
  }
  return { width: w, height: h, data: result }
}
