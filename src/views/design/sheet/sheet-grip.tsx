/** On a small screen, the edge between the page and the choices below it: pulled by finger, by mouse or by keys, or tapped. */
import { __ } from '@wordpress/i18n'
import { sheetStops, type SheetStop } from '../../../catalogue/sheet'
import './sheet.css'
import { useSheet } from './use-sheet'

export const SheetGrip = () => {
  const { stop, ref, handlers } = useSheet()
  const place = sheetStops.findIndex(({ name }) => name === stop)
  return (
    <div
      ref={ref}
      className="cys-sheet-grip"
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={__('Height of the choices', 'customize-your-store')}
      aria-valuemin={0}
      aria-valuemax={sheetStops.length - 1}
      aria-valuenow={place}
      aria-valuetext={heights[stop]()}
      {...handlers}
    />
  )
}

const heights: Readonly<Record<SheetStop, () => string>> = {
  low: () => __('Low: the page has most of the screen', 'customize-your-store'),
  middle: () => __('Middle: the page and the choices share the screen', 'customize-your-store'),
  high: () => __('High: the choices have most of the screen', 'customize-your-store'),
}
