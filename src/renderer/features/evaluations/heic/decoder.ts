import loadLibheif from 'libheif-js/libheif/libheif.js'

/** Told back: the picture, upright, or nothing where it could not be read. */
export type Decoded = ImageBitmap | undefined

/** In pixels: more than any phone takes, and as much as fits into a window's memory. */
const LARGEST = 100_000_000

/** What libheif adds to itself in JavaScript, and does not describe. */
interface Libheif {
  HeifDecoder: new () => {
    decode(file: ArrayBuffer): HeifImage[]
  }
}
interface HeifImage {
  is_primary(): boolean
  get_width(): number
  get_height(): number
  /** Draws into `target.data`; tells nothing where it can't. */
  display(target: ImageData, done: (drawn: ImageData | null) => void): void
}

/** A thread of its own: a photo takes seconds, and a hostile file is ended with it. */
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const decoded = await decode(data).catch(error => {
    console.warn('A HEIC picture could not be read', error)
    return undefined
  })
  postMessage(decoded, { transfer: decoded ? [decoded] : [] })
})

async function decode(file: ArrayBuffer): Promise<Decoded> {
  // It was built from C++ without compiling code at run time, which the page's policy refuses.
  const { HeifDecoder } = loadLibheif() as unknown as Libheif
  const images = new HeifDecoder().decode(file)
  const image = images.find(each => each.is_primary()) ?? images[0]
  if (!image) return undefined
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > LARGEST) return undefined
  const pixels = new ImageData(width, height)
  const drawn = await new Promise<ImageData | null>(resolve => image.display(pixels, resolve))
  return drawn ? createImageBitmap(drawn) : undefined
}
