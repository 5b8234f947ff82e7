/** Other directions: three whole looks for the page, drawn live. One click takes one of them, or only a part of it; undo takes it back. */
import { Button, Icon, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { check } from '@wordpress/icons'
import { fact } from '../../../events'
import { directionRound, directions, nextRoundPath, type Direction } from '../../../projections/design/directions'
import { patternsAreComing } from '../../../projections/design/library'
import { useProjection, useRecord } from '../../flow'
import { useTransientStore } from '../canvas/transient'
import { MadeOf, PartButtons, useTaking } from './direction-parts'
import { DirectionPage, useOneByOne, WaitForPage } from './direction-page'
import './directions.css'
import { lookName, lookSentence, takingName } from './labels'

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
  const { look, taken } = direction
  const transient = useTransientStore()
  const toTop = () => transient.put({ goal: { to: 'top' } })
  const take = useTaking(direction, toTop)
  return (
    <>
      <button
        type="button"
        className="cys-direction__page"
        aria-label={takingName(look)}
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
        {lookSentence[look]()} <MadeOf {...direction} />
      </p>
      <div className="cys-direction__parts">
        <PartButtons
          direction={direction}
          parts={parts}
          onTaken={toTop}
          variant="secondary"
          className="cys-direction__part"
        />
      </div>
    </>
  )
}

const parts = ['colors', 'fonts', 'frame'] as const
