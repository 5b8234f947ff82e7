/** The field with which a design begins: what the shop sells, and its name. The questions of the quick start follow. */
import { Button, TextControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { SyntheticEvent } from 'react'
import type { Look } from '../../catalogue/wizard/looks'
import { fact } from '../../events'
import { quickStartPlace } from '../../projections/intro'
import { drawnPictureAddress } from '../../projections/shell'
import { descriptionSoFar, nameSoFar } from '../../projections/wizard'
import { useAsk, useProjection, useRecord } from '../flow'
import { laterScreens } from '../shell/later-screens'
import { ShopCard } from '../ui/shop-card'
import { useInHand, type Pace } from '../ui/use-in-hand'
import './quick-start-panel.css'

/** How often what is typed is stored. */
const whileTyping: Pace = { rest: 300, longest: 2000 }

/** @param props.place where on the intro this is */
export const QuickStartPanel = ({ place }: { readonly place: 'first' | 'second' }) => {
  const shown = useProjection(quickStartPlace)
  return shown === place ? <Panel isAgain={place === 'second'} /> : null
}

/** Only now, so that the intro stays light for merchants who pass by. */
const fetchQuestions = (): void => laterScreens.wizard.ahead()

const Panel = ({ isAgain }: { readonly isAgain: boolean }) => {
  const described = useProjection(descriptionSoFar)
  const named = useProjection(nameSoFar)
  const ask = useAsk()
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
    <section
      className="cys-quick"
      aria-labelledby="cys-quick-title"
      onFocus={fetchQuestions}
      onPointerEnter={fetchQuestions}
    >
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
        {examples.map((example) => (
          <li key={example.trade}>
            <button type="button" className="cys-quick__example" onClick={() => void begin(example.words())}>
              <ShopCard
                look={example.look}
                name={name.value}
                picture={ask(drawnPictureAddress)(pictureOf(example))}
                good=""
              />
              <span className="cys-quick__words">{example.words()}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The drawn picture of a good (plugin/src/content/drawn-pictures.php). */
const pictureOf = ({ trade, good }: Example): string => `drawn-contemporary-light-square-1-${trade}-${good}.webp`

type Example = {
  /** As the catalogue of trades names it. */
  readonly trade: string
  readonly good: string
  readonly look: Look
  /** What a shop of this trade would write. */
  readonly words: () => string
}

const examples: readonly Example[] = [
  {
    trade: 'bakery',
    good: 't0',
    look: 'Contemporary',
    words: () => __('Sourdough bread and cakes', 'customize-your-store'),
  },
  { trade: 'bags', good: 't0', look: 'Classic', words: () => __('Handmade leather bags', 'customize-your-store') },
  { trade: 'ceramics', good: 't2', look: 'Bold', words: () => __('Ceramics for the table', 'customize-your-store') },
  { trade: 'plants', good: 't1', look: 'Classic', words: () => __('House plants and pots', 'customize-your-store') },
  {
    trade: 'babyclothes',
    good: 't0',
    look: 'Contemporary',
    words: () => __('Clothes for children', 'customize-your-store'),
  },
  { trade: 'coffee', good: 't1', look: 'Bold', words: () => __('Freshly roasted coffee', 'customize-your-store') },
]
