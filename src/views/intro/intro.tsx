/** The first screen: the state of the store, and what the merchant can do (docs/spec/intro.md). */
import { __ } from '@wordpress/i18n'
import { lowerPanel } from '../../projections/intro/intro'
import { NewDesignDialog } from './new-design-dialog'
import { StoreInUseDialog } from './store-in-use-dialog'
import { ThemeSwitchDialog } from './theme-switch-dialog'
import { useProjection } from '../flow'
import { RestoreLink } from '../restoring/restore-link'
import { ScreenHeading } from '../ui/screen-heading'
import { SideFrame } from '../shell/side-frame'
import { Banner } from './banner'
import { Choices } from './choices'
import './intro.css'
import { OfferCard } from './offer-card'
import { OwnDesignDialog } from './own-design-dialog'
import { RightsNotice } from './rights-notice'
import { SetUpNotice } from './set-up-notice'
import { Side } from './side'
import { StoreNotice } from './store-notice'
import { ThemeList } from './theme-list'

export const Intro = () => {
  const panel = useProjection(lowerPanel)
  return (
    <SideFrame side={<Side />} sideLabel={__('Customize your store', 'customize-your-store')}>
      <div className="cys-intro">
        <SetUpNotice />
        <StoreNotice />
        <RightsNotice />
        <ScreenHeading className="cys-intro__heading">
          {__('Design or choose a new theme', 'customize-your-store')}
        </ScreenHeading>
        <OfferCard />
        <Banner />
        {panel === 'themes' ? <ThemeList /> : <Choices />}
        <RestoreLink />
      </div>
      <NewDesignDialog />
      <OwnDesignDialog />
      <ThemeSwitchDialog />
      <StoreInUseDialog />
    </SideFrame>
  )
}
