/** Other directions: three whole looks for the page, drawn live. One click takes one of them, or only a part of it; undo takes it back. */
import { Button, Icon, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { check } from '@wordpress/icons'
import { fact } from '../../../events'
import type { DirectionPart } from '../../../events/directions'
import { directionRound, directions, nextRoundPath, type Direction } from '../../../projections/design/directions'
import { patternsAreComing } from '../../../projections/design/library'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { useTransientStore } from '../canvas/transient'
import { fontsName, paletteName } from '../labels'
import { DirectionPage, useOneByOne, WaitForPage } from './direction-page'
import './directions.css'
import { directionStepName, lookName, lookSentence, partName } from './labels'

export const DirectionsScreen = () => {
  const items = useProjection(directions)
  const coming = useProjection(patternsAreComing)
  const round = useProjection(directionRound)
  const next = useProjection(nextRoundPath)
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
        onClick={() => void record(fact('ScreenOpened', { path: next }))}
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
        {isDrawn ? <DirectionPage direction={direction} onDrawn={onDrawn} /> : <WaitForPage />}
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
