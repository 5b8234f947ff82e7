/**
 * N-10: the title and progress of the current work. The bar advances slowly during long work. The loader covers a designer that is still
 * opening.
 */
import { __ } from '@wordpress/i18n'
import { loader } from '../../projections/set-up/loader'
import { useProjection } from '../flow'
import { ScreenHeading } from '../ui/screen-heading'
import './loader.css'
import { ShopPicture } from './shop-picture'
import { stageTitles } from './stage-titles'
import { usePace } from './use-pace'

export const Loader = () => {
  const view = useProjection(loader)
  const percent = usePace(view)
  const title = stageTitles[view.stage]()
  return (
    <main className="cys-loader">
      <div className="cys-loader__column">
        <ShopPicture percent={percent} title={title} className="cys-loader__picture" />
        <div aria-live="polite">
          <ScreenHeading className="cys-loader__title">{title}</ScreenHeading>
        </div>
        <div
          className="cys-loader__bar"
          role="progressbar"
          aria-label={__('Progress', 'customize-your-store')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div className="cys-loader__done" style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
    </main>
  )
}
