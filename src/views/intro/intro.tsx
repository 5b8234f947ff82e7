/** The first screen: the state of the store, and what the merchant can do (docs/spec/intro.md). */
import { Button, Icon, Notice } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import { brush, chevronLeft, chevronRight, gallery } from '@wordpress/icons'
import type { ComponentProps, ReactNode } from 'react'
import {
  cannotDesign,
  hasAi,
  introModal,
  isAiOnline,
  isRestClosed,
  lowerPanel,
  recommendedThemes,
  storeFault,
  suggesting,
} from '../../projections/intro'
import { fact } from '../../events'
import { useProjection, useRecord } from '../flow'
import { ChangesAtStake, DesignAtStake, UseAtStake } from './at-stake'
import { ConfirmDialog } from '../ui/dialog'
import { designItYourself, quickStart } from './banner-texts'
import { asksAboutUse, ownDesignQuestion } from '../../projections/intro-offer'
import { nothingToDesign, SetUpNotice, ThemeSwitchDialog } from './theme-switch-dialog'
import { QuickStartPanel } from './quick-start-panel'
import { RestoreLinkDoor } from '../restoring/restore-doors'
import { ScreenHeading } from '../ui/screen-heading'
import { SideFrame } from '../shell/site-hub'
import { Banner } from './banner'
import './intro.css'
import { OfferCard } from './offer-card'
import { faultSentence } from '../ui/labels'
import { ThemeTile } from './theme-tile'
import './themes.css'

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
        <QuickStartPanel place="first" />
        <Banner />
        <QuickStartPanel place="second" />
        {panel === 'themes' ? <ThemeList /> : <Choices />}
        <RestoreLinkDoor />
      </div>
      <NewDesignDialog />
      <OwnDesignDialog />
      <ThemeSwitchDialog />
      <StoreInUseDialog />
    </SideFrame>
  )
}

/** Informs users in advance that they may not change the design, with the reason (W-02). */
const RightsNotice = () => {
  const why = useProjection(cannotDesign)
  if (why === null) return null
  return (
    <Notice className="cys-intro__notice" status="warning" isDismissible={false}>
      {why === 'look-only'
        ? __(
            'Your account is not allowed to change the design of the store, but you can look around here. Ask an administrator of the store for help.',
            'customize-your-store',
          )
        : nothingToDesign(why)}
    </Notice>
  )
}

/** Asks for confirmation before a new design if the store is in use (S-05). */
const StoreInUseDialog = () => {
  const open = useProjection(asksAboutUse)
  const ai = useProjection(hasAi)
  if (!open) return null
  return (
    <ConfirmDialog
      title={__('Replace your current design?', 'customize-your-store')}
      agree={__('Start a draft', 'customize-your-store')}
      agreed={ai ? fact('DesignWithAiChosen') : fact('DesignWithoutAiChosen')}
      more={<UseAtStake />}
    />
  )
}

/** Asks for confirmation before a design without suggestions replaces changes, or begins on a store in use (B-15). */
const OwnDesignDialog = () => {
  const question = useProjection(ownDesignQuestion)
  if (question === null) return null
  return (
    <ConfirmDialog
      title={__('Replace your current design?', 'customize-your-store')}
      agree={designItYourself()}
      agreed={fact('DesignWithoutAiChosen')}
      more={<UseAtStake />}
    >
      {question.changes ? <ChangesAtStake /> : undefined}
    </ConfirmDialog>
  )
}

/** The state of the store is unknown (I-11). The intro still works, so the notice is only informational. */
const StoreNotice = () => {
  const found = useProjection(storeFault)
  const closed = useProjection(isRestClosed)
  const record = useRecord()
  if (found === null) return null
  const cause = closed
    ? __(
        'Your store’s REST API is blocked, for example by a security plugin. The store designer needs it: please allow it for users who are logged in.',
        'customize-your-store',
      )
    : faultSentence(found)
  const text = __('We could not find out how your store looks now.', 'customize-your-store')
  return (
    <Notice className="cys-intro__notice" status="info" isDismissible={false} spokenMessage={`${text} ${cause}`}>
      <p>
        {text}{' '}
        <Button variant="link" onClick={() => void record(fact('ReadingRetried'))}>
          {__('Try again', 'customize-your-store')}
        </Button>
      </p>
      <p className="cys-intro__cause">{cause}</p>
    </Notice>
  )
}

/** Recommended themes, shown if nothing has been designed yet (I-08). */
const ThemeList = () => {
  const themes = useProjection(recommendedThemes)
  const record = useRecord()
  return (
    <section className="cys-themes" aria-label={__('Recommended themes', 'customize-your-store')}>
      <p className="cys-themes__lead">
        {__('Or select a professionally designed theme to customize and make your own.', 'customize-your-store')}
      </p>
      {themes.length > 0 && (
        <ul className="cys-themes__list">
          {themes.map((theme) => (
            <ThemeTile key={theme.slug} theme={theme} />
          ))}
        </ul>
      )}
      <Button
        __next40pxDefaultSize
        className="cys-themes__all"
        variant="secondary"
        onClick={() => void record(fact('AllThemesChosen'))}
      >
        {__('Browse all themes', 'customize-your-store')}
      </Button>
    </section>
  )
}

/** The two ways to a new design (I-02). */
const Choices = () => {
  const record = useRecord()
  return (
    <div className="cys-choices">
      <ChoiceCard
        icon={brush}
        title={__('Design your own theme', 'customize-your-store')}
        text={__(
          'Create the look of your store yourself, step by step, with the store designer.',
          'customize-your-store',
        )}
      >
        <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('StoreDesignerChosen'))}>
          {__('Use the store designer', 'customize-your-store')}
        </Button>
      </ChoiceCard>
      <ChoiceCard
        icon={gallery}
        title={__('Choose a professionally designed theme', 'customize-your-store')}
        text={__('Start with a finished theme, made by designers for stores like yours.', 'customize-your-store')}
      >
        <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('AllThemesChosen'))}>
          {__('Browse themes', 'customize-your-store')}
        </Button>
      </ChoiceCard>
    </div>
  )
}

type Props = {
  readonly icon: NonNullable<ComponentProps<typeof Icon>['icon']>
  readonly title: string
  readonly text: string
  /** The card's button. */
  readonly children: ReactNode
}

/** An option with its description and a button. */
const ChoiceCard = ({ icon, title, text, children }: Props) => (
  <section className="cys-choice">
    <span className="cys-choice__icon">
      <Icon icon={icon} size={24} />
    </span>
    <h2 className="cys-choice__title">{title}</h2>
    <p className="cys-choice__text">{text}</p>
    <div className="cys-choice__button">{children}</div>
  </section>
)

/** The intro's sidebar: back, title, and description (I-01, I-10). */
const Side = () => {
  const aiOnline = useProjection(isAiOnline)
  const builtIn = useProjection(suggesting) === 'built-in'
  const record = useRecord()
  return (
    <>
      <div className="cys-side__line">
        <Button
          className="cys-side__back"
          size="compact"
          icon={isRTL() ? chevronRight : chevronLeft}
          label={__('Back', 'customize-your-store')}
          onClick={() => void record((found) => fact('BreadcrumbClicked', { inside: found.hasPast() }))}
        />
        <h2 className="cys-side__title">{__('Customize your store', 'customize-your-store')}</h2>
      </div>
      <p className="cys-side__text">{aiOnline ? (builtIn ? withSuggestions() : withAi()) : withoutAi()}</p>
    </>
  )
}

const withAi = () =>
  __('Let AI draft a store for you, or start with a theme and make it yours.', 'customize-your-store')

const withSuggestions = () =>
  __('Let us suggest a design from your answers, or start with a theme and make it yours.', 'customize-your-store')

const withoutAi = () =>
  __(
    'Adapt the theme that you have, pick another one, or find your own look in the store designer.',
    'customize-your-store',
  )

/** Asks for confirmation before a suggested design replaces the current one (docs/spec/intro.md). */
const NewDesignDialog = () => {
  const modal = useProjection(introModal)
  const builtIn = useProjection(suggesting) === 'built-in'
  switch (modal) {
    case 'no-modal':
      return null
    case 'task-incomplete-override-design-changes':
    case 'task-complete-without-ai-theme':
      return (
        <ConfirmDialog
          title={__('Replace your current design?', 'customize-your-store')}
          agree={builtIn ? quickStart() : __('Design with AI', 'customize-your-store')}
          agreed={fact('DesignWithAiChosen')}
          more={<UseAtStake />}
        >
          <ChangesAtStake />
        </ConfirmDialog>
      )
    case 'task-complete-with-ai-theme':
      return (
        <ConfirmDialog
          title={__('Start again from the beginning?', 'customize-your-store')}
          agree={__('Start again', 'customize-your-store')}
          agreed={fact('DesignWithAiChosen')}
          other={{ label: designItYourself(), chosen: fact('DesignWithoutAiChosen') }}
          more={<UseAtStake />}
        >
          <DesignAtStake />
        </ConfirmDialog>
      )
  }
}
