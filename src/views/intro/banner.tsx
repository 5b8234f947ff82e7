/** The banner for the current situation: `projections/intro.ts` selects it, `banners.ts` has its texts. */
import { Button, Spinner } from '@wordpress/components'
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { banner, bannerIsComing, suggesting } from '../../projections/intro'
import { useProjection, useRecord } from '../flow'
import { ShopPicture } from '../set-up/shop-picture'
import { NewTabLink, StorePreview } from '../shell/store-preview'
import { fact, type FlowEvent } from '../../events'
import { adminPages } from '../../projections/shell'
import { isStoreInUse, ownDesign } from '../../projections/intro-offer'
import { WayOut } from '../shell/site-hub'
import { bannerContent, type BannerAction } from './banner-texts'

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

/** Reserves the space, so that the layout does not shift when the banner appears. */
const Place = () => (
  <div className="cys-banner is-coming">
    <Spinner />
  </div>
)

/** The disclaimer, required wherever design with AI is offered. */
const AiDisclaimer = () => (
  <p className="cys-banner__disclaimer">
    {createInterpolateElement(
      __(
        'Design with AI is experimental and can be wrong. Please review what it suggests. <more>Learn more</more>',
        'customize-your-store',
      ),
      {
        more: (
          <NewTabLink href="https://automattic.com/ai-guidelines/" variant="link">
            {''}
          </NewTabLink>
        ),
      },
    )}
  </p>
)

type Props = {
  readonly label: string
  readonly action: BannerAction
  readonly variant?: 'primary' | 'secondary'
}

/** A banner's button: starts a design or asks for confirmation, opens the designer on the current design, or links elsewhere. */
const BannerButton = ({ label, action, variant = 'primary' }: Props) => {
  const { customizer, editor } = useProjection(adminPages)
  const inUse = useProjection(isStoreInUse)
  const own = useProjection(ownDesign)
  const record = useRecord()
  switch (action) {
    case 'customizer':
    case 'editor':
      return (
        <WayOut href={action === 'customizer' ? customizer : editor} variant={variant}>
          {label}
        </WayOut>
      )
    case 'go-online':
      return (
        <NewTabLink href="https://jetpack.com/support/development-mode/" variant={variant}>
          {label}
        </NewTabLink>
      )
    default:
      return (
        <Button
          __next40pxDefaultSize
          variant={variant}
          onClick={() => void record(action === 'by-hand' ? own : chosen(action, inUse))}
        >
          {label}
        </Button>
      )
  }
}

/** If the store is in use, a new design needs confirmation. */
const chosen = (
  action: 'start' | 'customize' | 'design-with-ai' | 'quick-start' | 'ask',
  inUse: boolean,
): FlowEvent => {
  switch (action) {
    case 'start':
      return inUse ? fact('DialogOpened', { dialog: 'store-in-use' }) : fact('DesignWithoutAiChosen')
    case 'customize':
      return fact('CustomizingChosen')
    case 'design-with-ai':
      return inUse ? fact('DialogOpened', { dialog: 'store-in-use' }) : fact('DesignWithAiChosen')
    // It makes a draft, so there is nothing to ask.
    case 'quick-start':
      return fact('QuickStartChosen')
    case 'ask':
      return fact('DialogOpened', { dialog: 'new-design' })
  }
}
