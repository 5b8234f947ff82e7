/** The tour of the designer: a card beside what it explains. It blocks no clicks and can be ignored (docs/spec/design.md). */
import { useViewportMatch } from '@wordpress/compose'
import { useCallback, useRef } from 'react'
import { tour, welcome } from '../../../projections/design/tour'
import { useProjection } from '../../flow'
import { TourCard } from './tour-card'
import './tour.css'
import { tourWords } from './tour-words'
import { WelcomeDialog } from './welcome-dialog'

export const Tour = () => {
  const view = useProjection(tour)
  const greeting = useProjection(welcome)
  const small = useViewportMatch('medium', '<')
  // A card that opens by itself leaves the focus in place; one that the merchant opened takes it.
  const asked = useRef(false)
  const ask = useCallback(() => {
    asked.current = true
  }, [])
  const wasAsked = useCallback(() => {
    const was = asked.current
    asked.current = false
    return was
  }, [])
  return (
    <>
      {greeting !== null && <WelcomeDialog offersTour={greeting === 'with-tour'} onTour={ask} />}
      {view !== null && (
        <TourCard key={view.step} step={view.step} words={tourWords(view, small)} wasAsked={wasAsked} onAsk={ask} />
      )}
    </>
  )
}
