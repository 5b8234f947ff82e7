/** The last screen: the store as it is now, and the next steps (T-01). */
import { Button, Icon, Notice } from '@wordpress/components'
import { applyFilters } from '@wordpress/hooks'
import { __ } from '@wordpress/i18n'
import { brush, home, tag } from '@wordpress/icons'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { adminPages, shop } from '../../projections/shell'
import {
  asksSurvey,
  isEntrepreneur,
  launchAddress,
  noAnswers,
  offersSurvey,
  surveyThanks,
  visitorsSee,
} from '../../projections/closing'
import { hasUnsavedChoices } from '../../projections/saving'
import { isHomepageHidden } from '../../projections/publication'
import { useProjection, useRecord } from '../flow'
import { AlteredNotice, NotedNotice } from '../saving/save-notices'
import { BackgroundWorkLine } from '../set-up/background-work'
import { RestoreLink } from '../restoring/restore-link'
import { ScreenHeading } from '../ui/screen-heading'
import { NewTabLink, StorePreview } from '../shell/store-preview'
import { SiteHub, WayOut } from '../shell/site-hub'
import './closing.css'
import { paths } from '../../events/route-path'
import { fact } from '../../events'
import { VersionsLink } from '../versions/versions-link'
import { DrawingGuard } from '../design/drawing-guard'
import './survey.css'
import { OnPhone } from './on-phone'
import { StillOpen } from './still-open'
import { SurveyDialog } from './survey-dialog'
import { announce } from '../design/announce'

export const Closing = () => {
  const entrepreneur = useProjection(isEntrepreneur)
  const visitors = useProjection(visitorsSee)
  const hidden = useProjection(isHomepageHidden)
  const launch = useProjection(launchAddress)
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
            <StillOpen />
            <BackgroundWorkLine />
            <ExtensionSlot />
            <div className="cys-closing__buttons">
              {entrepreneur ? <HomeButton variant="primary" /> : <GoOn launch={launch} />}
              <NewTabLink href={home} variant={entrepreneur ? 'secondary' : launch === null ? 'primary' : 'tertiary'}>
                {__('View store', 'customize-your-store')}
              </NewTabLink>
            </div>
            <RestoreLink />
            <VersionsLink />
          </div>
          <StorePreview className="cys-closing__picture" />
        </section>
        <OnPhone />
        {!entrepreneur && <NextSteps />}
        <div className="cys-closing__feedback">
          <Survey />
          <SurveyThanks />
        </div>
      </main>
    </div>
  )
}

/** Opens the store to everyone, where it is not open yet, and leads back into the designer. */
export const GoOn = ({ launch }: { readonly launch: string | null }) => {
  const record = useRecord()
  return (
    <>
      {launch !== null && (
        <WayOut href={launch} variant="primary">
          {__('Launch your store', 'customize-your-store')}
        </WayOut>
      )}
      <Button
        __next40pxDefaultSize
        variant="secondary"
        onClick={() => void record(fact('ScreenOpened', { path: paths.designer }))}
      >
        {__('Keep designing', 'customize-your-store')}
      </Button>
    </>
  )
}

const slotName = 'customize_your_store_transitional_page_secondary_button'

/**
 * A slot for other plugins above the closing screen's buttons. A plugin fills it through this public filter: `wp.hooks.addFilter( slotName,
 * 'my-plugin', () => wp.element.createElement( MyButton ) )`. The callback receives the content added so far, so several plugins can add to
 * it. A plugin that throws does not break the screen.
 */
export const ExtensionSlot = () => (
  <DrawingGuard>
    <Filled />
  </DrawingGuard>
)

const Filled = () => {
  const content = applyFilters(slotName, null) as ReactNode
  return content === null ? null : <div className="cys-closing__slot">{content}</div>
}

/**
 * Thanks the merchant, in place of the feedback button. It takes the focus from the removed button, so that screen readers read it. The
 * store's later response is announced.
 */
export const SurveyThanks = () => {
  const thanks = useProjection(surveyThanks)
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef(thanks)
  useEffect(() => {
    if (before.current === null && thanks !== null) place.current?.focus()
    if (thanks === 'not-remembered') announce(notRemembered())
    before.current = thanks
  }, [thanks])
  if (thanks === null) return null
  return (
    <p ref={place} tabIndex={-1} className="cys-closing__thanks">
      {__('Thank you for your feedback!', 'customize-your-store')} {thanks === 'not-remembered' && notRemembered()}
    </p>
  )
}

const notRemembered = () => __('Your store could not record it and may ask you again.', 'customize-your-store')

/** A notice about unsaved changes, with a link back to them. */
export const DraftNotice = () => {
  const shown = useProjection(hasUnsavedChoices)
  const record = useRecord()
  if (!shown) return null
  return (
    <Notice
      className="cys-closing__draft"
      status="info"
      isDismissible={false}
      actions={[
        {
          label: __('Continue designing', 'customize-your-store'),
          variant: 'link',
          onClick: () => void record(fact('ScreenOpened', { path: paths.designer })),
        },
      ]}
    >
      {__('You have newer changes. They stay a draft until you save again.', 'customize-your-store')}
    </Notice>
  )
}

/** Asks for feedback once (T-03). The answers are kept in this component while the dialog is closed. */
export const Survey = () => {
  const offered = useProjection(offersSurvey)
  const open = useProjection(asksSurvey)
  const [answers, setAnswers] = useState(noAnswers)
  const record = useRecord()
  if (!offered) return null
  return (
    <>
      <Button
        __next40pxDefaultSize
        variant="tertiary"
        onClick={() => void record(fact('DialogOpened', { dialog: 'survey' }))}
      >
        {__('Share feedback', 'customize-your-store')}
      </Button>
      {open && <SurveyDialog answers={answers} onChange={(part) => setAnswers((before) => ({ ...before, ...part }))} />}
    </>
  )
}

type Visitors = ReturnType<typeof visitorsSee>

/**
 * The text under the heading: what visitors see now, and how to continue (T-01, S-05).
 *
 * @param hidden whether another page is the front page instead of the homepage
 */
export const closingWords = (visitors: Visitors, entrepreneur: boolean, hidden: boolean): string => {
  const isOpen = visitors === 'everything' || visitors === 'no-shop'
  return `${hidden && isOpen ? notInFront() : seen(visitors)} ${entrepreneur ? backToSetUp() : lookFirst()}`
}

const seen = (visitors: Visitors): string => {
  switch (visitors) {
    case 'everything':
      return __('Well done, your design is live.', 'customize-your-store')
    case 'no-shop':
      return __(
        'Well done, your design is saved, and visitors see your homepage. Your store pages are still in “Coming soon” mode.',
        'customize-your-store',
      )
    case 'nothing':
      return __(
        'Well done, your design is saved. Visitors do not see it yet: your store is in “Coming soon” mode.',
        'customize-your-store',
      )
    case 'unknown':
      return __('Well done, your design is saved.', 'customize-your-store')
  }
}

const notInFront = () =>
  __(
    'Well done, your design is saved. Visitors do not see the new homepage, because another page is set as the front page of your store.',
    'customize-your-store',
  )

const backToSetUp = () => __('Go back to Home to finish setup and start selling.', 'customize-your-store')

const lookFirst = () => __('Take a look at your work, then continue the setup.', 'customize-your-store')

/** "What's next?": links that leave the flow. */
export const NextSteps = () => {
  const { products, editor } = useProjection(adminPages)
  return (
    <section className="cys-next" aria-labelledby="cys-next-title">
      <h2 id="cys-next-title" className="cys-next__heading">
        {__("What's next?", 'customize-your-store')}
      </h2>
      <div className="cys-next__list">
        <NextStep
          icon={tag}
          title={__('Add your products', 'customize-your-store')}
          text={__('Add your products with photos and prices.', 'customize-your-store')}
        >
          <WayOut href={products} variant="tertiary">
            {__('Go to Products', 'customize-your-store')}
          </WayOut>
        </NextStep>
        <NextStep
          icon={brush}
          title={__('Fine-tune your design', 'customize-your-store')}
          text={__('Change texts, images and every other detail in the Editor.', 'customize-your-store')}
        >
          <WayOut href={editor} variant="tertiary">
            {__('Go to the Editor', 'customize-your-store')}
          </WayOut>
        </NextStep>
        <NextStep
          icon={home}
          title={__('Continue setting up your store', 'customize-your-store')}
          text={__('Go back to Home and finish the setup.', 'customize-your-store')}
        >
          <HomeButton variant="tertiary" />
        </NextStep>
      </div>
    </section>
  )
}

type Props = {
  readonly icon: NonNullable<ComponentProps<typeof Icon>['icon']>
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const NextStep = ({ icon, title, text, children }: Props) => (
  <div className="cys-next__step">
    <span className="cys-next__icon">
      <Icon icon={icon} size={24} />
    </span>
    <h3 className="cys-next__title">{title}</h3>
    <p className="cys-next__text">{text}</p>
    <div className="cys-next__button">{children}</div>
  </div>
)

/** A button that leads to the admin home (`GO_BACK_TO_HOME`). */
export const HomeButton = ({ variant }: { readonly variant: 'primary' | 'tertiary' }) => {
  const record = useRecord()
  return (
    <Button __next40pxDefaultSize variant={variant} onClick={() => void record(fact('BackToHomeChosen'))}>
      {__('Back to Home', 'customize-your-store')}
    </Button>
  )
}
