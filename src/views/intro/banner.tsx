/** The banner of the situation: which one is decided by `projections/banner.ts`, what it says by `banner-content.ts`. */
import { banner } from '../../projections/banner'
import { hasAi } from '../../projections/intro'
import { useProjection } from '../flow'
import { ShopPicture } from '../loader/shop-picture'
import { StorePreview } from '../shell/store-preview'
import { BannerButton } from './banner-button'
import { bannerContent } from './banner-content'

export const Banner = () => {
  const shown = useProjection(banner)
  const ai = useProjection(hasAi)
  const content = shown === null ? null : bannerContent(shown, ai)
  if (content === null) return null
  return (
    <section className={`cys-banner ${content.look}`} aria-labelledby="cys-banner-title">
      <div className="cys-banner__words">
        <h2 id="cys-banner-title" className="cys-banner__title">
          {content.title}
        </h2>
        <p className="cys-banner__text">{content.text}</p>
        {content.button !== null && <BannerButton {...content.button} />}
      </div>
      {content.picture === 'preview' && <StorePreview className="cys-banner__picture" />}
      {content.picture === 'drawing' && <ShopPicture className="cys-banner__picture" />}
    </section>
  )
}
