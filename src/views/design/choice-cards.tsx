/** A group of choices of which one is in use: a card for each, with a drawing and its name. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useId, type ReactNode } from 'react'
import { announce } from './announce'
import './choice-cards.css'

type Props<C extends string> = {
  readonly label: string
  readonly heading: 'h2' | 'h3' | 'h4'
  readonly choices: readonly { readonly choice: C; readonly isChosen: boolean }[]
  readonly nameOf: (choice: C) => string
  readonly drawingOf: (choice: C) => ReactNode
  readonly onChoose: (choice: C) => void
}

export const ChoiceCards = <C extends string>({
  label,
  heading: Heading,
  choices,
  nameOf,
  drawingOf,
  onChoose,
}: Props<C>) => {
  const id = useId()
  const choose = (choice: C) => {
    onChoose(choice)
    // translators: %s: name of what was chosen.
    announce(sprintf(__('Chosen: %s', 'customize-your-store'), nameOf(choice)))
  }
  return (
    <>
      <Heading className="cys-choices__name" id={id}>
        {label}
      </Heading>
      <div className="cys-choices__cards" role="group" aria-labelledby={id}>
        {choices.map(({ choice, isChosen }) => (
          <Button
            key={choice}
            className="cys-choice-card"
            aria-pressed={isChosen}
            onClick={() => {
              if (!isChosen) choose(choice)
            }}
          >
            {drawingOf(choice)}
            <span className="cys-choice-card__name">{nameOf(choice)}</span>
          </Button>
        ))}
      </div>
    </>
  )
}

/** The frame of a drawing, of 64 by 44. Its shapes get their colors by class: `is-ground`, `is-picture`, `is-word`, `is-pressed`. */
export const CardDrawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className="cys-choice-card__drawing" viewBox="0 0 64 44" aria-hidden="true" focusable="false">
    {children}
  </svg>
)
