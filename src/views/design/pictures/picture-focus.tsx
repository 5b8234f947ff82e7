/** The point of a picture that stays in sight where the page cuts it. */
import { FocalPointPicker } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { isEqual } from 'es-toolkit'
import { fact } from '../../../events'
import type { Focus, PictureItem } from '../../../projections/design/pictures'
import { useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'

/** Pause after which the point counts, in milliseconds: by keys it moves in small steps. */
const rest = 400

type Props = { readonly item: PictureItem; readonly focus: Focus }

export const PictureFocus = ({ item: { section, block, url }, focus }: Props) => {
  const record = useRecord()
  const hand = useInHand(
    focus,
    (point, before) =>
      isEqual(point, before) ? Promise.resolve() : record(fact('PictureFocused', { section, block, ...point })),
    { rest },
  )
  return (
    <FocalPointPicker
      label={__('Focal point', 'customize-your-store')}
      help={__('This point stays visible where the page crops the image.', 'customize-your-store')}
      url={url}
      value={{ x: hand.value.x, y: hand.value.y }}
      onChange={({ x, y }) => hand.change({ x: inside(x), y: inside(y) })}
    />
  )
}

/** An emptied field counts as the middle. */
const inside = (value: number): number => (Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : 0.5)
