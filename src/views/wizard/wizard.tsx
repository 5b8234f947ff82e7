/** The AI wizard: one question after another, and the consent before anything is sent to a provider (docs/spec/wizard.md). */
import { Button, Notice, TextareaControl, TextControl } from '@wordpress/components'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import { chevronLeft, chevronRight, close } from '@wordpress/icons'
import { useState, type MouseEvent } from 'react'
import type { CardStep, WizardStep } from '../../events/wizard'
import {
  descriptionSoFar,
  mayContinue,
  isAtQuickStart,
  isInQuickStart,
  nameSoFar,
  stepBefore,
  understoodView,
  whoSuggests,
  wizardProgress,
  wizardStep,
  type TradeItem,
  type UnderstoodView,
} from '../../projections/wizard'
import { DataSharingDialog } from './data-sharing-dialog'
import { useProjection, useRecord } from '../flow'
import { fact } from '../../events'
import { ProgressBar } from '../ui/progress-bar'
import { useInHand, type Pace } from '../ui/use-in-hand'
import { WizardQuestion } from './wizard-question'
import { CardQuestion, type Around } from './card-question'
import { ShopFacts } from './shop-facts'
import { TradeDialog } from './trade-dialog'
import { useEditorAhead } from './use-editor-ahead'
import './understood.css'
import { generationFailure } from './labels'
import { isStoreInUse } from '../../projections/intro-offer'
import { UseAtStake } from '../intro/at-stake'
import './wizard.css'
import { siteHub } from '../../projections/shell'
import { ShopGlyph } from '../shell/site-hub'

/** The first question. The text is stored while it is being typed. */
export const BusinessQuestion = () => {
  const kept = useProjection(descriptionSoFar)
  const isQuickStart = useProjection(isInQuickStart)
  const record = useRecord()
  const draft = useInHand(kept, (text) => record(fact('DescriptionDrafted', { text })), inWizard)
  return (
    <WizardQuestion
      heading={__('Tell us about your business', 'customize-your-store')}
      text={__(
        'A few sentences in your own words are enough. They shape colors, texts and products.',
        'customize-your-store',
      )}
      ready={mayContinue(draft.value)}
      hint={__('Add a short description to continue.', 'customize-your-store')}
      onContinue={() => record(fact('BusinessDescribed', { text: draft.value }))}
    >
      <div className="cys-business">
        <TextareaControl
          className="cys-business__text"
          label={__('Your business', 'customize-your-store')}
          placeholder={__(
            'We bake sourdough bread in a small shop by the harbor, for people who like to know their baker.',
            'customize-your-store',
          )}
          rows={9}
          value={draft.value}
          onChange={draft.change}
          onBlur={draft.settle}
        />
        <BusinessGuide />
      </div>
      {isQuickStart && <ShopName />}
    </WizardQuestion>
  )
}

/** The shop's name, which the directions of a quick start show. */
const ShopName = () => {
  const kept = useProjection(nameSoFar)
  const record = useRecord()
  const name = useInHand(kept, (text) => record(fact('ShopNamed', { name: text })), inWizard)
  return (
    <TextControl
      __next40pxDefaultSize
      className="cys-business__name"
      label={__('Name of your store', 'customize-your-store')}
      value={name.value}
      onChange={name.change}
      onBlur={name.settle}
    />
  )
}

/**
 * When the description is stored while it is being typed: often enough that a reload in the middle of a sentence loses little.
 */
export const inWizard: Pace = { rest: 300, longest: 2000 }

/** Hints on what to write about a business. */
const BusinessGuide = () => (
  <aside className="cys-guide" aria-label={__('What helps', 'customize-your-store')}>
    <p>{__('The more we know, the better your store fits. Tell us, for example:', 'customize-your-store')}</p>
    <ul>
      <li>{__('What do you sell?', 'customize-your-store')}</li>
      <li>{__('How many products do you have?', 'customize-your-store')}</li>
      <li>{__('What makes you unique?', 'customize-your-store')}</li>
      <li>{__('Who are your customers?', 'customize-your-store')}</li>
    </ul>
  </aside>
)

/** What the built-in suggestions understood from the description, and a button to correct it. */
export const UnderstoodLine = () => {
  const view = useProjection(understoodView)
  const [open, setOpen] = useState(false)
  if (view === null) return null
  return (
    <div className="cys-understood">
      <p role="status">{sentence(view)}</p>
      <Button variant="link" onClick={() => setOpen(true)}>
        {view.trades.length > 0
          ? __('Not right? Choose', 'customize-your-store')
          : __('Choose what you sell', 'customize-your-store')}
      </Button>
      {open && <TradeDialog view={view} onClose={() => setOpen(false)} />}
      {view.nearest.length > 0 && <NearestTrades trades={view.nearest} />}
    </div>
  )
}

/** The trades that come nearest to what was not recognized. */
const NearestTrades = ({ trades }: { readonly trades: readonly TradeItem[] }) => {
  const record = useRecord()
  return (
    <ul className="cys-understood__nearest" aria-label={__('What do you sell?', 'customize-your-store')}>
      {trades.map(({ trade, name }) => (
        <li key={trade}>
          <Button size="small" variant="secondary" onClick={() => void record(fact('TradeChosen', { trade }))}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const sentence = ({ trades, place, name, chosen }: UnderstoodView): string => {
  if (trades.length > 0)
    return sprintf(
      // translators: %s: what the shop sells, where it is and its name, e.g. "Pet food · Lisbon · Patinha".
      chosen === null ? __('Understood: %s', 'customize-your-store') : __('You chose: %s', 'customize-your-store'),
      [...trades, ...[place, name].filter((one) => one !== null)].join(' · '),
    )
  return chosen === null
    ? __(
        'We did not recognize what you sell, so your store starts with neutral texts and images.',
        'customize-your-store',
      )
    : __('Your store starts with neutral texts and images.', 'customize-your-store')
}

/** Generating a store failed. The first line is always the same; the second gives the reason. */
export const FailureNotice = () => {
  const cause = useProjection(generationFailure)
  const record = useRecord()
  if (cause === null) return null
  const sentence = __('Oops! We encountered a problem while generating your store.', 'customize-your-store')
  return (
    <Notice
      className="cys-question__notice"
      status="error"
      isDismissible={false}
      spokenMessage={`${sentence} ${cause}`}
    >
      <p>
        {sentence}{' '}
        <Button
          className="cys-question__again"
          variant="tertiary"
          size="small"
          onClick={() => void record(fact('GenerationRetried'))}
        >
          {__('Please try again', 'customize-your-store')}
        </Button>
      </p>
      <p className="cys-question__cause">{cause}</p>
    </Notice>
  )
}

/** Says before the last answer that for a store in use, the wizard only creates a draft. */
const UseNotice = () =>
  useProjection(isStoreInUse) ? (
    <Notice status="info" isDismissible={false}>
      <UseAtStake />
    </Notice>
  ) : null

/** Says before the last click who makes the suggestions. */
const WhoSuggests = () => <p className="cys-question__who">{words[useProjection(whoSuggests)]()}</p>

const words: Readonly<Record<ReturnType<typeof whoSuggests>, () => string>> = {
  rules: () => __('Built-in suggestions: your answers stay in your store.', 'customize-your-store'),
  jetpack: () => __('Suggestions come from WordPress.com’s AI service.', 'customize-your-store'),
  wordpress: () => __('Suggestions come from the AI provider that is connected to this site.', 'customize-your-store'),
  nobody: () =>
    __(
      'The AI cannot be reached at the moment, so your store starts with a ready-made design. You can change all of it afterward.',
      'customize-your-store',
    ),
}

export const Wizard = () => {
  const step = useProjection(wizardStep)
  useEditorAhead()
  return (
    <div className={`cys-wizard woocommerce-design-with-ai-wizard__step-${step}`}>
      <WizardTop step={step} />
      <main className="cys-wizard__page">
        {step === 'business-info-description' ? (
          <BusinessQuestion />
        ) : (
          <CardQuestion key={step} step={step} {...around[step]} />
        )}
      </main>
      <DataSharingDialog />
    </div>
  )
}

/** What stands around the cards. After a failed generation, the merchant returns to the last question and sees the error. */
const around: Readonly<Partial<Record<CardStep, Around>>> = {
  'look-and-feel': { above: <UnderstoodLine /> },
  'tone-of-voice': {
    notice: <FailureNotice />,
    below: (
      <>
        <ShopFacts />
        <WhoSuggests />
        <UseNotice />
      </>
    ),
  },
}

type Props = { readonly step: WizardStep }

/** The top of the wizard: progress, back, and close. In the sign-up variant, an icon and 'Skip' (docs/spec/wizard.md). */
export const WizardTop = ({ step }: Props) => {
  const { entrepreneur } = useProjection(siteHub)
  const record = useRecord()
  return (
    <header className="cys-wizard__top">
      {entrepreneur ? (
        <span className="cys-wizard__sign">
          <ShopGlyph />
        </span>
      ) : (
        <WizardProgress step={step} />
      )}
      <Back />
      <div className="cys-wizard__way-out">
        {entrepreneur ? (
          <SkipLink step={step} />
        ) : (
          <Button
            __next40pxDefaultSize
            icon={close}
            label={__('Close', 'customize-your-store')}
            onClick={() => void record(fact('WizardClosed', { step }))}
          />
        )}
      </div>
    </header>
  )
}

const Back = () => {
  const record = useRecord()
  const path = useProjection(stepBefore)
  const isFirst = useProjection(isAtQuickStart)
  const step = useProjection(wizardStep)
  if (path === null && !isFirst) return null
  return (
    <Button
      __next40pxDefaultSize
      icon={isRTL() ? chevronRight : chevronLeft}
      onClick={() => void record(path === null ? fact('WizardClosed', { step }) : fact('ScreenOpened', { path }))}
    >
      {__('Back', 'customize-your-store')}
    </Button>
  )
}

/** The progress bar at the top. It stays mounted between steps, so that its growth is animated. */
const WizardProgress = ({ step }: { readonly step: WizardStep }) => (
  <ProgressBar
    className="cys-wizard__progress"
    label={__('Progress through the questions', 'customize-your-store')}
    percent={wizardProgress(step)}
  />
)

/** 'Skip' in the sign-up variant. The reducer leads to the admin home, which keeps the variant's `ref`. */
const SkipLink = ({ step }: { readonly step: WizardStep }) => {
  const { adminHome } = useProjection(siteHub)
  const record = useRecord()
  const skip = (event: MouseEvent) => {
    // The browser handles a click that opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void record(fact('WizardSkipped', { step }))
  }
  return (
    <Button __next40pxDefaultSize variant="tertiary" href={adminHome} onClick={skip}>
      {__('Skip', 'customize-your-store')}
    </Button>
  )
}
