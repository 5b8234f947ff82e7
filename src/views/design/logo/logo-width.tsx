/** The slider for the logo's width; the page updates when the slider rests. */
import { RangeControl } from '@wordpress/components'
import { useViewportMatch } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { Media } from '../../../events/logo'
import { widthBounds, type LogoView } from '../../../projections/design/logo'
import { useRecord } from '../../flow'
import { useSettled } from './use-settled'

export const LogoWidth = ({ view: { width, isWide }, media }: { readonly view: LogoView; readonly media: Media }) => {
  const record = useRecord()
  const small = useViewportMatch('medium', '<')
  const [inHand, move] = useSettled(width, (settled) => record(fact('LogoWidthChosen', { width: settled })))
  const help = isWide
    ? __('Your page stretches the logo over all the width there is.', 'customize-your-store')
    : small
      ? __('Open the designer on a larger screen to change the width.', 'customize-your-store')
      : undefined
  return (
    <RangeControl
      __next40pxDefaultSize
      label={__('Image width', 'customize-your-store')}
      {...widthBounds(media)}
      value={inHand}
      initialPosition={60}
      disabled={isWide || small}
      onChange={(next) => next !== undefined && move(next)}
      {...(help === undefined ? {} : { help })}
    />
  )
}
