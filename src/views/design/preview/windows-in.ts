/** The openings in a list through which the frame behind it is visible. */

/** A preview's position in the frame, in CSS pixels of the page. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly radius: number
}

/** A CSS `clip-path` that shows only the boxes, with round corners. */
export const windowsIn = (boxes: readonly Box[]): string => `path("${boxes.map(rounded).join(' ') || 'M0 0'}")`

const rounded = ({ left, top, width, height, radius: r }: Box): string =>
  [
    `M${left + r} ${top}`,
    `h${width - 2 * r}`,
    `a${r} ${r} 0 0 1 ${r} ${r}`,
    `v${height - 2 * r}`,
    `a${r} ${r} 0 0 1 ${-r} ${r}`,
    `h${2 * r - width}`,
    `a${r} ${r} 0 0 1 ${-r} ${-r}`,
    `v${2 * r - height}`,
    `a${r} ${r} 0 0 1 ${r} ${-r}`,
    'z',
  ].join('')
