/** The field with which a design begins: what the shop sells, and its name. The questions of the quick start follow. */
import { Button, TextControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { SyntheticEvent } from 'react'
import { fact } from '../../events'
import { quickStartPlace } from '../../projections/intro'
import { descriptionSoFar, nameSoFar } from '../../projections/wizard'
import { useProjection, useRecord } from '../flow'
import { useInHand, type Pace } from '../ui/use-in-hand'
import './quick-start-panel.css'

/** How often what is typed is stored. */
const whileTyping: Pace = { rest: 300, longest: 2000 }

/** @param props.place where on the intro this is */
export const QuickStartPanel = ({ place }: { readonly place: 'first' | 'second' }) => {
  const shown = useProjection(quickStartPlace)
  return shown === place ? <Panel isAgain={place === 'second'} /> : null
}

const Panel = ({ isAgain }: { readonly isAgain: boolean }) => {
  const described = useProjection(descriptionSoFar)
  const named = useProjection(nameSoFar)
  const record = useRecord()
  const goods = useInHand(described, (text) => record(fact('DescriptionDrafted', { text })), whileTyping)
  const name = useInHand(named, (text) => record(fact('ShopNamed', { name: text })), whileTyping)
  const begin = async (text: string) => {
    name.settle()
    await record(fact('QuickStartChosen'))
    if (text.trim() !== '') await record(fact('BusinessDescribed', { text }))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void begin(goods.value)
  }
  return (
    <section className="cys-quick" aria-labelledby="cys-quick-title">
      <h2 id="cys-quick-title" className="cys-quick__title">
        {isAgain ? __('Start a new design', 'customize-your-store') : __('What do you sell?', 'customize-your-store')}
      </h2>
      <p className="cys-quick__text">
        {__('One sentence is enough to see three directions for your store, side by side.', 'customize-your-store')}
      </p>
      <form className="cys-quick__form" onSubmit={submit}>
        <TextControl
          __next40pxDefaultSize
          className="cys-quick__goods"
          label={__('Your goods, in your own words', 'customize-your-store')}
          placeholder={__('Leather bags, made by hand in Porto', 'customize-your-store')}
          value={goods.value}
          onChange={goods.change}
          onBlur={goods.settle}
        />
        <TextControl
          __next40pxDefaultSize
          className="cys-quick__name"
          label={__('Name of your store', 'customize-your-store')}
          value={name.value}
          onChange={name.change}
          onBlur={name.settle}
        />
        <Button __next40pxDefaultSize className="cys-quick__go" variant="primary" type="submit">
          {__('Show me three directions', 'customize-your-store')}
        </Button>
      </form>
      <ul className="cys-quick__examples" aria-label={__('Examples', 'customize-your-store')}>
        {examples().map((example) => (
          <li key={example}>
            <Button size="small" variant="secondary" onClick={() => void begin(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What shops of six trades would write. */
const examples = (): readonly string[] => [
  __('Sourdough bread and cakes', 'customize-your-store'),
  __('Handmade leather bags', 'customize-your-store'),
  __('Ceramics for the table', 'customize-your-store'),
  __('Plants and pots', 'customize-your-store'),
  __('Clothes for children', 'customize-your-store'),
  __('Freshly roasted coffee', 'customize-your-store'),
]
