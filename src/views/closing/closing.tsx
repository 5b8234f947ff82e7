/** The last screen: the store as it is now, and the next steps (T-01). */
import { __ } from '@wordpress/i18n'
import { shop } from '../../projections/shell/admin-pages'
import { isEntrepreneur, visitorsSee } from '../../projections/closing/closing'
import { isHomepageHidden } from '../../projections/saving/visible'
import { useProjection } from '../flow'
import { AlteredNotice } from '../saving/altered-notice'
import { NotedNotice } from '../saving/noted-notice'
import { BehindLine } from '../set-up/behind-line'
import { RestoreLink } from '../restoring/restore-link'
import { ScreenHeading } from '../ui/screen-heading'
import { NewTabLink } from '../shell/new-tab-link'
import { SiteHub } from '../shell/site-hub'
import { StorePreview } from '../shell/store-preview'
import './closing.css'
import { closingWords } from './closing-words'
import { DraftNotice } from './draft-notice'
import { VersionsLink } from '../versions/versions-link'
import { ExtensionSlot } from './extension-slot'
import { HomeButton } from './home-button'
import { NextSteps } from './next-steps'
import { Survey } from './survey'
import { SurveyThanks } from './survey-thanks'

export const Closing = () => {
  const entrepreneur = useProjection(isEntrepreneur)
  const visitors = useProjection(visitorsSee)
  const hidden = useProjection(isHomepageHidden)
  const { home } = useProjection(shop)
  return (
    <div className="cys-closing">
      <div className="cys-closing__hub">
        <SiteHub />
      </div>
      <main className="cys-closing__page">
        <section className="cys-closing__result">
          <div className="cys-closing__words">
            <ScreenHeading className="cys-closing__heading">
              {__('Your store looks great!', 'customize-your-store')}
            </ScreenHeading>
            <p className="cys-closing__text">{closingWords(visitors, entrepreneur, hidden)}</p>
            <AlteredNotice />
            <NotedNotice />
            <DraftNotice />
            <BehindLine />
            <ExtensionSlot />
            <div className="cys-closing__buttons">
              <Survey />
              {entrepreneur && <HomeButton variant="primary" />}
              <NewTabLink href={home} variant={entrepreneur ? 'secondary' : 'primary'}>
                {__('View store', 'customize-your-store')}
              </NewTabLink>
            </div>
            <SurveyThanks />
            <RestoreLink />
            <VersionsLink />
          </div>
          <StorePreview className="cys-closing__picture" />
        </section>
        {!entrepreneur && <NextSteps />}
      </main>
    </div>
  )
}
