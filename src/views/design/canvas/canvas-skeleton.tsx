import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'

/** Covers the canvas until the page is drawn: the outline of a page, and a status text for screen readers. */
export const CanvasSkeleton = () => (
  <div className="cys-skeleton" role="status">
    <span className="screen-reader-text">{__('Loading your page…', 'customize-your-store')}</span>
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
