import encodeQR from 'qr'
import { useMemo } from 'react'

/** Light modules around a code, by its standard. */
const BORDER = 4

/** A text as a code for a phone's camera: black on white, also in the dark. */
export function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
    const squares = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { path: squares.join(''), size: rows.length }
  }, [text])
  return (
    <svg
      role="img"
      aria-label="Code with the address for the phone"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-[260px] rounded-medium"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
