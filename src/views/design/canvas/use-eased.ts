import { useState } from 'react'
import type { FrameSpace } from '../../../projections/design/canvas-size'

/** Whether the frame's last change came from the page's width. It then moves softly; it follows its room at once. */
export const useEased = (space: FrameSpace, width: number): boolean => {
  const [last, setLast] = useState({ space, width, eased: false })
  // React draws again with the new state before anything is seen.
  if (last.space !== space || last.width !== width) setLast({ space, width, eased: last.space === space })
  return last.eased
}
