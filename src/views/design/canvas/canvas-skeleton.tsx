import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { LastPicture, useLastPicture } from './last-picture'

/** Covers the canvas until the page is drawn: its last picture or the outline of a page, and a status text for screen readers. */
export const CanvasSkeleton = () => {
  const picture = useLastPicture()
  return (
    <div className={`cys-skeleton ${picture === null ? '' : 'has-picture'}`} role="status">
      <span className="screen-reader-text">{__('Loading your page…', 'customize-your-store')}</span>
      {picture === null ? <Outline /> : <LastPicture html={picture} />}
      <Spinner className="cys-skeleton__spinner" />
    </div>
  )
}

const Outline = () => (
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
)
