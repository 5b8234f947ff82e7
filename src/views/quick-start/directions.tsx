/** The end of the quick start: three whole pages for this shop, drawn live side by side. The merchant takes one, or mixes them. */
import { Button } from '@wordpress/components'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import { chevronLeft, chevronRight, close } from '@wordpress/icons'
import { useCallback } from 'react'
import { fact } from '../../events'
import type { DirectionPart } from '../../events/directions'
import { paths } from '../../events/route-path'
import {
  directionRound,
  directions,
  hasOwnDesign,
  nextRoundPath,
  type Direction,
} from '../../projections/design/directions'
import { canvasFailure } from '../../projections/design/page'
import { loader } from '../../projections/set-up'
import { isGenerating } from '../../projections/wizard'
import { pathOfLastAnswer } from '../../projections/wizard'
import { announce } from '../design/announce'
import { DirectionPage, useOneByOne, WaitForPage } from '../design/directions/direction-page'
import { directionStepName, lookName, lookSentence, partName } from '../design/directions/labels'
import { fontsName, paletteName } from '../design/labels'
import { EditorProvider } from '../design/use-editor'
import { useProjection, useRecord } from '../flow'
import { stageTitles } from '../set-up/loader'
import { ScreenHeading } from '../ui/screen-heading'
import './directions.css'

export const Directions = () => {
  const generating = useProjection(isGenerating)
  return (
    <div className="cys-choose">
      <Top />
      <main className="cys-choose__page">
        <Undrawn />
        <EditorProvider>{generating ? <Making /> : <Made />}</EditorProvider>
      </main>
    </div>
  )
}

const Top = () => {
  const record = useRecord()
  const back = useProjection(pathOfLastAnswer)
  return (
    <header className="cys-choose__top">
      <Button
        __next40pxDefaultSize
        icon={isRTL() ? chevronRight : chevronLeft}
        onClick={() => void record(fact('ScreenOpened', { path: back }))}
      >
        {__('Back', 'customize-your-store')}
      </Button>
      <Button
        __next40pxDefaultSize
        className="cys-choose__close"
        icon={close}
        label={__('Close', 'customize-your-store')}
        onClick={() => void record(fact('WizardClosed', { step: 'directions' }))}
      />
    </header>
  )
}

/** What draws the pages did not load, for example without a network. */
const Undrawn = () => {
  const failed = useProjection(canvasFailure) !== null
  const record = useRecord()
  return (
    <div role="alert">
      {failed && (
        <div className="cys-choose__undrawn">
          <p className="cys-choose__text">
            {__('The preview of your page could not be shown.', 'customize-your-store')}
          </p>
          <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('CanvasRedrawn'))}>
            {__('Try again', 'customize-your-store')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The places of the three pages, and what is being done for them. */
const Making = () => {
  const { stage, percent } = useProjection(loader)
  return (
    <>
      <ScreenHeading className="cys-choose__heading">
        {__('Making three directions for your store', 'customize-your-store')}
      </ScreenHeading>
      <p className="cys-choose__text" aria-live="polite">
        {stageTitles[stage]()}
      </p>
      <div
        className="cys-choose__bar"
        role="progressbar"
        aria-label={__('Progress', 'customize-your-store')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className="cys-choose__done" style={{ inlineSize: `${percent}%` }} />
      </div>
      <div className="cys-choose__list" aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <div key={place} className="cys-choose__card">
            <div className="cys-choose__view">
              <WaitForPage />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

const Made = () => {
  const items = useProjection(directions)
  const round = useProjection(directionRound)
  const next = useProjection(nextRoundPath)
  const own = useProjection(hasOwnDesign)
  const record = useRecord()
  const { count, onDrawn } = useOneByOne(items.length, round)
  return (
    <>
      <div className="cys-choose__head">
        <div>
          <ScreenHeading className="cys-choose__heading">
            {__('Three directions for your store', 'customize-your-store')}
          </ScreenHeading>
          <p className="cys-choose__text">
            {__(
              'Take the one that you like best, or mix them. You can change everything afterward. The pages of your store change only when you save.',
              'customize-your-store',
            )}
          </p>
        </div>
        <div className="cys-choose__more">
          <Button
            __next40pxDefaultSize
            variant="secondary"
            onClick={() => void record(fact('ScreenOpened', { path: next }))}
          >
            {__('Another three', 'customize-your-store')}
          </Button>
          <Button
            __next40pxDefaultSize
            variant="tertiary"
            onClick={() => void record(fact('ScreenOpened', { path: paths.quickStart }))}
          >
            {__('Change my answers', 'customize-your-store')}
          </Button>
        </div>
      </div>
      {own && <Own />}
      <ul className="cys-choose__list" aria-label={__('Directions', 'customize-your-store')}>
        {items.map((direction, index) => (
          <li key={direction.look} className="cys-choose__card">
            <Card direction={direction} isDrawn={index < count} onDrawn={onDrawn} />
          </li>
        ))}
      </ul>
    </>
  )
}

type CardProps = { readonly direction: Direction; readonly isDrawn: boolean; readonly onDrawn: () => void }

const Card = ({ direction, isDrawn, onDrawn }: CardProps) => {
  const { look, palette, fonts, taking } = direction
  const record = useRecord()
  const open = useOpenDesigner()
  const name = lookName[look]()
  const take = () => {
    // In one tick, and so in one transaction: after a reload in between, the direction would be taken and not open.
    void record(taking('all'))
    open()
  }
  const mix = (part: DirectionPart) => {
    void record(taking(part))
    // translators: %s: a step of the design, e.g. "Direction: Classic".
    announce(sprintf(__('Your design is now at: %s', 'customize-your-store'), directionStepName({ look, part })))
  }
  return (
    <>
      {/* The button below does the same, so keyboards and screen readers need not stop here too. */}
      <button type="button" className="cys-choose__view" tabIndex={-1} aria-hidden="true" onClick={take}>
        {isDrawn ? <DirectionPage direction={direction} onDrawn={onDrawn} /> : <WaitForPage />}
      </button>
      <div className="cys-choose__words">
        <h2 className="cys-choose__name">{name}</h2>
        <p className="cys-choose__sentence">{lookSentence[look]()}</p>
        <p className="cys-choose__made">
          <bdi>{paletteName(palette)}</bdi>
          {fonts !== null && (
            <>
              {' · '}
              <bdi>{fontsName(fonts)}</bdi>
            </>
          )}
        </p>
        <Button
          __next40pxDefaultSize
          variant="primary"
          className="cys-choose__take"
          // Begins with the visible words, so that voice control finds the button by them.
          aria-label={`${__('Take this direction', 'customize-your-store')}: ${name}`}
          onClick={take}
        >
          {__('Take this direction', 'customize-your-store')}
        </Button>
        <div className="cys-choose__parts">
          {parts
            .filter((part) => part !== 'fonts' || fonts !== null)
            .map((part) => (
              <Button
                key={part}
                size="small"
                variant="tertiary"
                aria-label={`${partName[part]()}: ${name}`}
                onClick={() => mix(part)}
              >
                {partName[part]()}
              </Button>
            ))}
        </div>
      </div>
    </>
  )
}

const parts = ['colors', 'fonts', 'page'] as const

/** The design as it is: a mix of several directions, or one that was changed in the designer. */
const Own = () => {
  const open = useOpenDesigner()
  const record = useRecord()
  return (
    <section className="cys-choose__own" aria-label={__('Your design', 'customize-your-store')}>
      <div className="cys-choose__view">
        <DirectionPage direction={null} onDrawn={nothingWaits} />
      </div>
      <div className="cys-choose__words">
        <h2 className="cys-choose__name">{__('Your design', 'customize-your-store')}</h2>
        <p className="cys-choose__sentence">{__('What you took and changed so far.', 'customize-your-store')}</p>
        <Button __next40pxDefaultSize variant="primary" className="cys-choose__take" onClick={open}>
          {__('Carry on with your design', 'customize-your-store')}
        </Button>
        <Button size="small" variant="tertiary" onClick={() => void record(fact('DesignUndone'))}>
          {__('Undo', 'customize-your-store')}
        </Button>
      </div>
    </section>
  )
}

const nothingWaits = (): void => undefined

const useOpenDesigner = (): (() => void) => {
  const record = useRecord()
  return useCallback(() => void record(fact('ScreenOpened', { path: paths.designer })), [record])
}
