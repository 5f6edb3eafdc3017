import type { Page } from 'playwright'

/** A picture with some writing on it, drawn by the browser, as a file to choose. */
export async function pageOfHomework(
  page: Page,
  name: string,
  colour = 'white',
  size = { width: 640, height: 480 },
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await page.evaluate(
    ({ colour, width, height }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.fillStyle = colour
      context.fillRect(0, 0, width, height)
      context.fillStyle = 'black'
      context.font = `${height / 6}px cursive`
      context.fillText('7 × 8 = 56', width / 8, height / 2)
      return canvas.toDataURL('image/png')
    },
    { colour, ...size },
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
