import { Icon } from '@wordpress/components'
import type { ComponentProps, ReactNode } from 'react'

type Props = {
  readonly icon: NonNullable<ComponentProps<typeof Icon>['icon']>
  readonly title: string
  readonly text: string
  /** The card's button. */
  readonly children: ReactNode
}

/** An option with its description and a button. */
export const ChoiceCard = ({ icon, title, text, children }: Props) => (
  <section className="cys-choice">
    <span className="cys-choice__icon">
      <Icon icon={icon} size={24} />
    </span>
    <h2 className="cys-choice__title">{title}</h2>
    <p className="cys-choice__text">{text}</p>
    <div className="cys-choice__button">{children}</div>
  </section>
)
