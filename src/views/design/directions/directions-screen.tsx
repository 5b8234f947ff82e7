/** Other directions: three whole looks for the page, drawn live. One click takes one of them, or only a part of it; undo takes it back. */
import { Button, Icon, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { check } from '@wordpress/icons'
import { useCallback, useEffect, useState } from 'react'
import { fact } from '../../../events'
import type { DirectionPart } from '../../../events/directions'
import {
  directionRound,
  directions,
  inDirection,
  nextRound,
  type Direction,
} from '../../../projections/design/directions'
import { patternsAreComing } from '../../../projections/design/library'
import { editorSettings } from '../../../projections/design/page'
import { pathTo } from '../../../projections/design/place'
import { useAsk, useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { useTransientStore } from '../canvas/transient'
import { DrawingGuard } from '../drawing-guard'
import { fontsName, paletteName } from '../labels'
import { pageWidths } from '../preview/previews'
import { useEditor } from '../use-editor'
import './directions.css'
import { directionStepName, lookName, lookSentence, partName } from './labels'

export const DirectionsScreen = () => {
  const items = useProjection(directions)
  const coming = useProjection(patternsAreComing)
  const round = useProjection(directionRound)
  const next = useProjection(nextRound)
  const record = useRecord()
  const { count, onDrawn } = useOneByOne(items.length, round)
  return (
    <>
      {coming ? (
        <Spinner />
      ) : (
        <ul className="cys-directions" aria-label={__('Directions', 'customize-your-store')}>
          {items.map((direction, index) => (
            <li key={direction.look}>
              <DirectionCard direction={direction} isDrawn={index < count} onDrawn={onDrawn} />
            </li>
          ))}
        </ul>
      )}
      <Button
        __next40pxDefaultSize
        className="cys-directions__more"
        variant="secondary"
        onClick={() => void record(fact('ScreenOpened', { path: pathTo('directions', String(next + 1)) }))}
      >
        {__('Another three', 'customize-your-store')}
      </Button>
    </>
  )
}

type CardProps = { readonly direction: Direction; readonly isDrawn: boolean; readonly onDrawn: () => void }

const DirectionCard = ({ direction, isDrawn, onDrawn }: CardProps) => {
  const { look, palette, fonts, taken, taking } = direction
  const record = useRecord()
  const transient = useTransientStore()
  const take = (part: DirectionPart) => {
    void record(taking(part)).then(() => transient.put({ goal: { to: 'top' } }))
    // translators: %s: a step of the design, e.g. "Direction: Classic".
    announce(sprintf(__('Your design is now at: %s', 'customize-your-store'), directionStepName({ look, part })))
  }
  return (
    <>
      <button
        type="button"
        className="cys-direction__page"
        // translators: %s: name of a look, e.g. "Classic".
        aria-label={sprintf(__('Take the direction: %s', 'customize-your-store'), lookName[look]())}
        {...(taken ? { 'aria-current': true } : {})}
        onClick={() => take('all')}
      >
        {isDrawn ? <DirectionPage direction={direction} onDrawn={onDrawn} /> : <Wait />}
      </button>
      <h2 className="cys-direction__title">
        {lookName[look]()}
        {taken && <Icon className="cys-direction__mark" icon={check} size={20} />}
      </h2>
      <p className="cys-direction__text">
        <DirectionText look={look} palette={palette} fonts={fonts} />
      </p>
      <div className="cys-direction__parts">
        {parts
          .filter((part) => part !== 'fonts' || fonts !== null)
          .map((part) => (
            <Button
              key={part}
              size="small"
              variant="secondary"
              className="cys-direction__part"
              aria-label={`${partName[part]()}: ${lookName[look]()}`}
              onClick={() => take(part)}
            >
              {partName[part]()}
            </Button>
          ))}
      </div>
    </>
  )
}

/** What a direction is like. Each name is isolated: in Arabic, two Latin names beside each other would change places. */
export const DirectionText = ({ look, palette, fonts }: Pick<Direction, 'look' | 'palette' | 'fonts'>) => (
  <>
    {lookSentence[look]()} <bdi>{paletteName(palette)}</bdi>
    {fonts !== null && (
      <>
        {' · '}
        <bdi>{fontsName(fonts)}</bdi>
      </>
    )}
  </>
)

const parts = ['colors', 'fonts', 'frame'] as const

const Wait = () => (
  <span className="cys-direction__wait">
    <Spinner />
  </span>
)

/** The page in this direction. */
const DirectionPage = ({ direction, onDrawn }: Omit<CardProps, 'isDrawn'>) => {
  const settings = useProjection(editorSettings)
  const editor = useEditor()
  const ask = useAsk()
  if (settings === null || editor === null) return <Wait />
  const { content, css } = ask((state) => {
    const { taken, content: markup } = inDirection(state, direction)
    return { content: markup, css: editor.designStyle(taken).join('\n') }
  })
  return (
    <DrawingGuard>
      <div {...{ inert: '' }} aria-hidden="true">
        <editor.DirectionFrame
          settings={settings}
          content={content}
          css={css}
          pageWidth={pageWidths.pattern}
          onDrawn={onDrawn}
        />
      </div>
    </DrawingGuard>
  )
}

/** How many of the pages are drawn: the next one begins when the one before is drawn, or takes too long. */
const useOneByOne = (all: number, round: number): { readonly count: number; readonly onDrawn: () => void } => {
  const [{ count, of }, setCount] = useState({ count: 1, of: round })
  const now = of === round ? count : 1
  const onDrawn = useCallback(
    () => setCount((before) => ({ count: (before.of === round ? before.count : 1) + 1, of: round })),
    [round],
  )
  useEffect(() => {
    if (now >= all) return
    const overdue = setTimeout(onDrawn, drawingTimeout)
    return () => clearTimeout(overdue)
  }, [now, all, onDrawn])
  return { count: now, onDrawn }
}

/** In milliseconds. */
const drawingTimeout = 1500
