import { useEffect, type RefObject } from 'react'
import { openedPicture, type PicturePlace } from '../../../projections/design/pictures'
import { useProjection } from '../../flow'

/** After a click on the picture in the canvas, its card is in sight and has the focus. */
export const useOpenedPicture = (card: RefObject<HTMLElement | null>, { section, block }: PicturePlace): void => {
  const opened = useProjection(openedPicture)
  useEffect(() => {
    if (opened?.section !== section || opened.block !== block) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [opened, card, section, block])
}
