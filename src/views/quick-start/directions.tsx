/** The end of the quick start: three whole pages for this shop, drawn live side by side. The merchant takes one, or mixes them. */
import { Button } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import { chevronLeft, chevronRight, close } from '@wordpress/icons'
import { useCallback, useRef, useState, type RefObject } from 'react'
import { fact } from '../../events'
import { paths } from '../../events/route-path'
import {
  directionRound,
  directions,
  hasOwnDesign,
  inDirection,
  nextRoundPath,
  type Direction,
} from '../../projections/design/directions'
import { sketches, type Sketch } from '../../projections/design/direction-sketch'
import { canvasFailure } from '../../projections/design/page'
import { drawnFrom } from '../../projections/design/readability'
import { loader } from '../../projections/set-up'
import { isGenerating, pathOfLastAnswer } from '../../projections/wizard'
import { pictureOf } from '../design/canvas/page-document'
import { MadeOf, PartButtons } from '../design/directions/direction-parts'
import { DirectionPage, useOneByOne } from '../design/directions/direction-page'
import { lookName, lookSentence, takingName } from '../design/directions/labels'
import { FontFaces } from '../design/fonts/font-faces'
import { EditorProvider } from '../design/use-editor'
import { useAsk, useProjection, useRecord } from '../flow'
import { useHost } from '../host'
import { stageTitles, usePace } from '../set-up/loader'
import { changeScreen } from '../ui/change-screen'
import { ProgressBar } from '../ui/progress-bar'
import { ScreenHeading } from '../ui/screen-heading'
import { DirectionSketch } from './direction-sketch'
import './directions.css'

export const Directions = () => (
  <div className="cys-choose">
    <Top />
    <main className="cys-choose__page">
      <Undrawn />
      <EditorProvider>
        <Three />
      </EditorProvider>
    </main>
  </div>
)

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

/** The three pages: what is known of them while they are being made, then the pages themselves, in the same places. */
const Three = () => {
  const making = useProjection(isGenerating)
  const items = useProjection(directions)
  const known = useProjection(sketches)
  const round = useProjection(directionRound)
  const own = useProjection(hasOwnDesign)
  const { count, onDrawn } = useOneByOne(items.length, making ? -1 : round)
  return (
    <>
      <FontFaces />
      <div className="cys-choose__head">
        <div className="cys-choose__title">
          <ScreenHeading key={String(making)} className="cys-choose__heading">
            {making
              ? __('Making three directions for your store', 'customize-your-store')
              : __('Three directions for your store', 'customize-your-store')}
          </ScreenHeading>
          <p className="cys-choose__text">
            {__(
              'Take the one that you like best, or mix them. You can change everything afterward. The pages of your store change only when you save.',
              'customize-your-store',
            )}
          </p>
        </div>
        {making ? <Stage /> : <More />}
      </div>
      {own && !making && <Own />}
      <ul
        className="cys-choose__list"
        aria-label={__('Directions', 'customize-your-store')}
        {...(making ? { inert: '', 'aria-hidden': true } : {})}
      >
        {items.map((direction, index) => (
          <li key={`${round} ${direction.look}`} className="cys-choose__card">
            <Card
              direction={direction}
              sketch={known[index] ?? null}
              isDrawn={!making && index < count}
              onDrawn={onDrawn}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is being done for the pages. */
const Stage = () => {
  const view = useProjection(loader)
  return (
    <div className="cys-choose__more is-making">
      <span className="cys-choose__stage" aria-live="polite">
        {stageTitles[view.stage]()}
      </span>
      <ProgressBar
        className="cys-choose__bar is-working"
        label={__('Progress', 'customize-your-store')}
        percent={usePace(view)}
      />
    </div>
  )
}

const More = () => {
  const next = useProjection(nextRoundPath)
  const record = useRecord()
  return (
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
  )
}

type CardProps = {
  readonly direction: Direction
  readonly sketch: Sketch | null
  readonly isDrawn: boolean
  readonly onDrawn: () => void
}

const Card = ({ direction, sketch, isDrawn, onDrawn }: CardProps) => {
  const { look } = direction
  const view = useRef<HTMLButtonElement>(null)
  const [there, setThere] = useState(false)
  const take = useOpenDesigner(view, direction)
  const drawn = useCallback(() => {
    setThere(true)
    onDrawn()
  }, [onDrawn])
  return (
    <>
      {/* The button below does the same, so keyboards and screen readers need not stop here too. */}
      <button
        ref={view}
        type="button"
        className={`cys-choose__view ${there ? 'is-drawn' : ''}`}
        tabIndex={-1}
        aria-hidden="true"
        onClick={take}
      >
        {isDrawn && <DirectionPage direction={direction} onDrawn={drawn} />}
        {sketch !== null && <DirectionSketch sketch={sketch} />}
      </button>
      <div className="cys-choose__words">
        <h2 className="cys-choose__name">{lookName[look]()}</h2>
        <p className="cys-choose__sentence">{lookSentence[look]()}</p>
        <p className="cys-choose__made">
          <MadeOf {...direction} />
        </p>
        <Button
          __next40pxDefaultSize
          variant="primary"
          className="cys-choose__take"
          aria-label={takingName(look)}
          onClick={take}
        >
          {__('Take this direction', 'customize-your-store')}
        </Button>
        <div className="cys-choose__parts">
          <PartButtons direction={direction} parts={parts} variant="tertiary" />
        </div>
      </div>
    </>
  )
}

const parts = ['colors', 'fonts', 'page'] as const

/** The design as it is: a mix of several directions, or one that was changed in the designer. */
const Own = () => {
  const view = useRef<HTMLDivElement>(null)
  const open = useOpenDesigner(view, null)
  const record = useRecord()
  return (
    <section className="cys-choose__own" aria-label={__('Your design', 'customize-your-store')}>
      <div ref={view} className="cys-choose__view">
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

/**
 * The way into the designer: the page that is drawn in `view` grows into the canvas, where its picture stands until the editor has drawn it.
 * @param direction is taken on the way; null for the design as it is
 */
const useOpenDesigner = (view: RefObject<HTMLElement | null>, direction: Direction | null): (() => void) => {
  const record = useRecord()
  const ask = useAsk()
  const { pagePictures } = useHost()
  return () => {
    // In one tick, and so in one transaction: after a reload in between, the direction would be taken and not open.
    const open = async () => {
      if (direction !== null) void record(direction.taking('all'))
      await record(fact('ScreenOpened', { path: paths.designer }))
    }
    const page = pageIn(view.current)
    if (view.current === null || page === null) return void open()
    const from = ask((state) => drawnFrom(inDirection(state, direction).taken))
    if (from !== null) pagePictures.keep({ from, html: pictureOf(page) })
    void changeScreen(view.current, open)
  }
}

/** The document of the page that is drawn there; null while it is not. */
const pageIn = (view: HTMLElement | null): Document | null => {
  const page = view?.querySelector('iframe')?.contentDocument ?? null
  return page?.querySelector('h1') == null ? null : page
}
