import { isHeic, readHeic } from './heic/read-heic.ts'

/** In pixels, the longer side of what is sent: enough to read a page of handwriting. */
const LONGEST_SIDE = 2_048
const JPEG_QUALITY = 0.9

/**
 * Draws a picture anew: upright, at most 2,048 px long, as JPEG. What a camera wrote beside the pixels, such as the
 * place where it was taken, never leaves the page.
 * @throws Error with words when it is no picture that this browser can read
 */
export async function preparePicture(file: File): Promise<File> {
  const bitmap = await opened(file)
  try {
    return await drawn(bitmap, bitmap, `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`)
  } finally {
    bitmap.close()
  }
}

/**
 * The picture as a JPEG file, scaled to at most 2,048 px.
 * @param size of the source in pixels
 */
export async function drawn(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  name: string,
): Promise<File> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error(`“${name}” could not be drawn. Please try again.`)
  // JPEG knows no transparency, and ink on black could not be read.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  if (!blob) throw new Error(`“${name}” is too large to be drawn. Please choose a smaller picture.`)
  return new File([blob], name, { type: 'image/jpeg' })
}

async function opened(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if (!(await isHeic(file)))
      throw new Error(
        `“${file.name}” is not a picture that can be read. Please choose a JPEG, PNG, WebP or GIF file.`,
        { cause: error },
      )
    const photo = await readHeic(file).catch(() => undefined)
    if (photo) return photo
    throw new Error(
      `“${file.name}” is a HEIC photo that can’t be read here. Open it on the phone and take a screenshot of it. ` +
        'So that new photos work: on an iPhone choose Settings, Camera, Formats, Most Compatible; ' +
        'on other phones switch off HEIF or “high efficiency” in the camera’s settings.',
      { cause: error },
    )
  }
}
