/** The slider for the logo's width; the page updates when the slider rests. */
import { RangeControl } from '@wordpress/components'
import { useViewportMatch } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { widthBounds, widthByShape } from '../../../catalogue/pages/logo-width'
import type { Media } from '../../../events/design/logo'
import type { LogoView } from '../../../projections/design/logo'
import { useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'

export const LogoWidth = ({ view: { width, isWide }, media }: { readonly view: LogoView; readonly media: Media }) => {
  const record = useRecord()
  const small = useViewportMatch('medium', '<')
  const hand = useInHand(width, (settled) => record(fact('LogoWidthChosen', { width: settled })), { rest: 100 })
  const help = isWide
    ? __('Your page stretches the logo to the full width.', 'customize-your-store')
    : small
      ? __('Open the designer on a larger screen to change the width.', 'customize-your-store')
      : undefined
  return (
    <RangeControl
      __next40pxDefaultSize
      label={__('Image width', 'customize-your-store')}
      {...widthBounds(media)}
      value={hand.value}
      initialPosition={widthByShape(media)}
      disabled={isWide || small}
      onChange={(next) => next !== undefined && hand.change(next)}
      {...(help === undefined ? {} : { help })}
    />
  )
}
