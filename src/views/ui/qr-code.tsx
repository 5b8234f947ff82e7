/**
 * A QR code. Its code is loaded when one is shown; until then, and if it cannot be loaded, the place stays empty: whoever shows a code shows
 * its text as a link beside it.
 */
import { useEffect, useState } from 'react'
import type { QrPath } from './qr-path'
import './qr-code.css'

type Props = {
  /** What a phone reads: an address. */
  readonly text: string
  /** What the code is for, for screen readers. */
  readonly label: string
}

export const QrCode = ({ text, label }: Props) => {
  const [draw, setDraw] = useState<((text: string) => QrPath) | null>(null)
  useEffect(() => {
    let isShown = true
    import('./qr-path').then(
      ({ qrPath }) => isShown && setDraw(() => qrPath),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  if (draw === null) return <span className="cys-qr-code" />
  const { size, path } = draw(text)
  return (
    <svg
      className="cys-qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
