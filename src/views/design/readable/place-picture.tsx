/** A place of a page as it was measured, cut out of the page's copy; nothing where there is no copy, as after a reload. */
import type { UnreadablePlace } from '../../../events/design/canvas'
import { useElementSize } from '../canvas/use-element-size'
import { pageNames } from '../store-page/page-names'
import { pagePicture } from './page-pictures'

/** Height of the picture, in CSS pixels of the screen. */
const high = 112
/** Of the page around the place, in CSS pixels of the page. */
const around = 24

export const PlacePicture = ({ of, place }: { readonly of: string; readonly place: UnreadablePlace }) => {
  const { page, width, box } = place
  const html = pagePicture({ of, page, width })
  const [size, mark] = useElementSize()
  const wide = size?.width ?? 0
  if (html === null) return null
  const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = box
  const scale = Math.min(1, wide / (boxWidth + 2 * around), high / (boxHeight + 2 * around))
  const x = Math.min(0, Math.max(wide - width * scale, wide / 2 - (left + boxWidth / 2) * scale))
  const y = Math.min(0, high / 2 - (top + boxHeight / 2) * scale)
  return (
    <div ref={mark} className="cys-contrast__picture" style={{ blockSize: high }} aria-hidden="true" {...{ inert: '' }}>
      {wide > 0 && (
        <iframe
          title={pageNames[page]()}
          tabIndex={-1}
          sandbox="allow-same-origin"
          srcDoc={html}
          style={{
            inlineSize: width,
            blockSize: top + boxHeight + high / scale,
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
          }}
        />
      )}
    </div>
  )
}
