/** In the bar above the canvas: how wide the page is, and how much of its true size it has here. */
import { __, sprintf } from '@wordpress/i18n'
import { useTransient } from './transient'

export const WidthAndScale = () => {
  const drawn = useTransient('drawn')
  if (drawn === null) return null
  const [width, percent] = [Math.round(drawn.width), Math.round(drawn.scale * 100)]
  return (
    <span className="cys-canvas__size">
      <bdi>
        {sprintf(
          // translators: 1: width of the preview in pixels. 2: its scale in percent. %% is a percent sign.
          __('%1$d px · %2$d %%', 'customize-your-store'),
          width,
          percent,
        )}
      </bdi>
    </span>
  )
}
