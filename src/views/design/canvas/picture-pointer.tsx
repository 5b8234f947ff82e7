/** Inside the frame: a click on a picture of the section that is selected already leads to what can be done about it. */
import { useCallback } from 'react'
import { fact } from '../../../events'
import { allPictures } from '../../../projections/design/pictures'
import { place } from '../../../projections/design/place'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import type { DrawnSection } from '../editor/blocks-of'
import { pictureAtPoint } from './picture-at-point'
import { useFrame, useListener } from './use-frame'

type Props = { readonly sections: readonly DrawnSection[] }

export const PicturePointer = ({ sections }: Props) => {
  const { screen } = useProjection(place)
  const pictures = useProjection(allPictures)
  const selected = useProjection(selectedSection)
  const record = useRecord()
  const [frame, mark] = useFrame()
  const open = useCallback(
    (event: MouseEvent) => {
      const section = sections.find(({ id }) => id === selected)
      const known = pictures.get(selected ?? '') ?? []
      const at = frame === null || section === undefined ? null : pictureAtPoint(frame, section, known.length, event)
      const picture = at === null ? undefined : known[at]
      if (picture !== undefined) void record(fact('PictureOpened', { section: picture.section, block: picture.block }))
    },
    [frame, sections, selected, pictures, record],
  )
  useListener(screen === 'homepage' ? frame : null, 'click', open)
  return <div ref={mark} aria-hidden="true" />
}
