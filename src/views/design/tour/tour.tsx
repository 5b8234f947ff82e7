/**
 * The tour of the designer: a card beside the element that it explains. It blocks no clicks and can be ignored (docs/spec/design.md).
 */
import { Button } from '@wordpress/components'
import { useViewportMatch } from '@wordpress/compose'
import { __, sprintf } from '@wordpress/i18n'
import { closeSmall } from '@wordpress/icons'
import { useCallback, useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { tour, welcome, type TourView } from '../../../projections/design/tour'
import { useProjection, useRecord } from '../../flow'
import { fact } from '../../../events'
import { focusHeadingIn } from '../../ui/focus'
import { announce } from '../announce'
import './tour.css'
import { Dialog } from '../../ui/dialog'

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

type Props = {
  readonly offersTour: boolean
  /** Called before the tour begins. */
  readonly onTour: () => void
}

/**
 * Welcomes the merchant if the AI was requested but could not be reached (A-14, docs/spec/design.md). Closing it skips the tour.
 */
const WelcomeDialog = ({ offersTour, onTour }: Props) => {
  const record = useRecord()
  const close = () => void record(offersTour ? fact('TourSkipped') : fact('WelcomeClosed'))
  const take = () => {
    onTour()
    void record(fact('TourStarted'))
  }
  return (
    <Dialog className="cys-welcome" title={__('Welcome to your store!', 'customize-your-store')} onClose={close}>
      <p>
        <strong>
          {__('The AI could not be reached, so your store starts with a ready-made design.', 'customize-your-store')}
        </strong>
      </p>
      <p>
        {__(
          "But don't let that stop you! Start customizing the look and feel of your store by adding your logo and selecting your colors and layout.",
          'customize-your-store',
        )}
      </p>
      {offersTour && (
        <>
          <p>{__('A tour of two short steps shows you where everything is.', 'customize-your-store')}</p>
          <div className="cys-dialog__actions">
            <Button __next40pxDefaultSize variant="tertiary" onClick={close}>
              {__('Skip', 'customize-your-store')}
            </Button>
            <Button __next40pxDefaultSize variant="primary" onClick={take}>
              {__('Take a tour', 'customize-your-store')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type TourCardProps = {
  readonly step: TourView['step']
  readonly words: Words
  /** Whether the merchant's own action opened this card. True for one card only. */
  readonly wasAsked: () => boolean
  readonly onAsk: () => void
}

/** A card of the tour. Not modal: the designer behind it stays usable. */
const TourCard = ({ step, words, wasAsked, onAsk }: TourCardProps) => {
  const { title, text } = words
  const record = useRecord()
  const id = useId()
  const card = useCardFocus(wasAsked, words)
  const close = () => void record(step === 0 ? fact('TourSkipped') : fact('TourClosed'))
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <div
      ref={card}
      className={`cys-tour is-step-${step}`}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      onKeyDown={press}
    >
      <div className="cys-tour__head">
        <h2 id={`${id}-title`} className="cys-tour__title">
          {title}
        </h2>
        <Button
          className="cys-tour__close"
          size="small"
          icon={closeSmall}
          label={__('Close Tour', 'customize-your-store')}
          onClick={close}
        />
      </div>
      <p id={`${id}-text`} className="cys-tour__text">
        {text}
      </p>
      <div className="cys-tour__foot">
        <span className="cys-tour__count">{step > 0 && counter(step)}</span>
        <TourButtons step={step} onAsk={onAsk} />
      </div>
    </div>
  )
}

const counter = (step: number) =>
  // translators: 1: number of the step. 2: how many steps there are.
  sprintf(__('Step %1$d of %2$d', 'customize-your-store'), step, 2)

/**
 * Handles the focus of a tour card. A card that the merchant opened takes the focus, so that screen readers read it; a card that opens by
 * itself is only announced. If a card that contains the focus closes, the screen's heading gets the focus.
 */
const useCardFocus = (wasAsked: () => boolean, { title, text }: Words): RefObject<HTMLDivElement> => {
  const card = useRef<HTMLDivElement>(null)
  const words = useRef(`${title} ${text}`)
  useLayoutEffect(() => {
    if (wasAsked()) card.current?.focus({ preventScroll: true })
    else announce(words.current)
  }, [wasAsked])
  // A layout effect, because its cleanup runs before the element is removed, while the focus can still be read.
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(element.ownerDocument.activeElement) === true)
        focusHeadingIn(element.closest<HTMLElement>('.cys-designer'))
    }
  }, [])
  return card
}

type TourButtonsProps = {
  readonly step: TourView['step']
  /** Called before a button opens another card. */
  readonly onAsk: () => void
}

/** The buttons on a card of the tour: start or skip, next and previous, and done. */
const TourButtons = ({ step, onAsk }: TourButtonsProps) => {
  const record = useRecord()
  const start = () => {
    onAsk()
    void record(fact('TourStarted'))
  }
  const open = (next: number) => {
    onAsk()
    void record(fact('TourStepOpened', { step: next }))
  }
  switch (step) {
    case 0:
      return (
        <>
          <Button size="compact" variant="tertiary" onClick={() => void record(fact('TourSkipped'))}>
            {__('Skip', 'customize-your-store')}
          </Button>
          <Button size="compact" variant="primary" onClick={start}>
            {__('Take a tour', 'customize-your-store')}
          </Button>
        </>
      )
    case 1:
      return (
        <Button size="compact" variant="primary" onClick={() => open(2)}>
          {__('Next', 'customize-your-store')}
        </Button>
      )
    case 2:
      return (
        <>
          <Button size="compact" variant="tertiary" onClick={() => open(1)}>
            {__('Previous', 'customize-your-store')}
          </Button>
          <Button size="compact" variant="primary" onClick={() => void record(fact('TourFinished'))}>
            {__('Done', 'customize-your-store')}
          </Button>
        </>
      )
  }
}

type Words = { readonly title: string; readonly text: string }

/**
 * The texts of the tour, by step (docs/spec/design.md).
 *
 * @param small whether the preview is above the choices instead of beside them
 */
export const tourWords = ({ step, ai }: TourView, small: boolean): Words => {
  switch (step) {
    case 0:
      return ai ? offerAfterAi() : offer()
    case 1:
      return { title: __('Watch your store take shape', 'customize-your-store'), text: small ? onPhone() : beside() }
    case 2:
      return {
        title: __('Make your store your own', 'customize-your-store'),
        text: __(
          'Choose your logo, colors and fonts here, and what your pages are made of, down to their words and images. You can change all of it again later in the Editor.',
          'customize-your-store',
        ),
      }
  }
}

const offer = (): Words => ({
  title: __('Meet your store designer', 'customize-your-store'),
  text: __(
    'This is where your design begins: add your logo, and choose colors and layouts. Would you like a short tour first?',
    'customize-your-store',
  ),
})

const offerAfterAi = (): Words => ({
  title: __('Welcome to your new store!', 'customize-your-store'),
  text: __(
    'AI suggested its colors. Add your logo here, and change colors and layouts until they are yours. Would you like a short tour first?',
    'customize-your-store',
  ),
})

const beside = () =>
  __(
    'Whatever you choose appears here at once. Make the preview narrow to see your store as it looks on a phone.',
    'customize-your-store',
  )

const onPhone = () =>
  __(
    'Whatever you choose below appears on the page above at once. Press “Enlarge preview” to see more of it.',
    'customize-your-store',
  )
