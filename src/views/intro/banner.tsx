/** The banner for the current situation: `projections/banner.ts` selects it, `banner-content.ts` has its texts. */
import { Spinner } from '@wordpress/components'
import { banner, bannerIsComing } from '../../projections/intro/banner'
import { suggesting } from '../../projections/intro/intro'
import { useProjection } from '../flow'
import { ShopPicture } from '../set-up/shop-picture'
import { StorePreview } from '../shell/store-preview'
import { AiDisclaimer } from './ai-disclaimer'
import { BannerButton } from './banner-button'
import { bannerContent } from './banner-content'

export const Banner = () => {
  const shown = useProjection(banner)
  const coming = useProjection(bannerIsComing)
  const who = useProjection(suggesting)
  if (shown === null) return coming ? <Place /> : null
  const { look, title, text, button, second, disclaimer, picture } = bannerContent(shown, who)
  return (
    <section className={`cys-banner ${look}`} aria-labelledby="cys-banner-title">
      <div className="cys-banner__words">
        <h2 id="cys-banner-title" className="cys-banner__title">
          {title}
        </h2>
        <p className="cys-banner__text">{text}</p>
        {button !== null && (
          <div className="cys-banner__buttons">
            <BannerButton {...button} />
            {second !== undefined && <BannerButton {...second} variant="secondary" />}
          </div>
        )}
        {disclaimer && <AiDisclaimer />}
      </div>
      {picture === 'preview' && <StorePreview className="cys-banner__picture" />}
      {picture === 'drawing' && <ShopPicture className="cys-banner__picture" />}
    </section>
  )
}

/** Reserves the space, so that the layout does not shift when the banner is known. */
const Place = () => (
  <div className="cys-banner is-coming">
    <Spinner />
  </div>
)
