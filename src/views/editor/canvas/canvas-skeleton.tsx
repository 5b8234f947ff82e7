import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'

/** Lies over the canvas until the page stands: the outline of a page, and a word for those who do not see it. */
export const CanvasSkeleton = () => (
  <div className="cys-skeleton" role="status">
    <span className="screen-reader-text">{__('Your page is being drawn.', 'customize-your-store')}</span>
    <div className="cys-skeleton__page" aria-hidden="true">
      <i className="cys-skeleton__bar" />
      <i className="cys-skeleton__hero" />
      <i className="cys-skeleton__line" />
      <i className="cys-skeleton__line is-short" />
      <div className="cys-skeleton__row">
        <i />
        <i />
        <i />
      </div>
    </div>
    <Spinner className="cys-skeleton__spinner" />
  </div>
)
