/** The field with which a design begins: what the shop sells, and its name. The questions of the quick start follow. */
import { Button, TextControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { fact } from '../../events'
import { quickStartPlace } from '../../projections/intro'
import { descriptionSoFar, nameSoFar } from '../../projections/wizard'
import { useProjection, useRecord } from '../flow'
import { laterScreens } from '../shell/later-screens'
import { idle } from '../ui/later'
import { useInHand, type Pace } from '../ui/use-in-hand'
import type * as Drawings from './example-shop'
import { examples, type Example } from './examples'
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
  const record = useRecord()
  const goods = useInHand(described, (text) => record(fact('DescriptionDrafted', { text })), whileTyping)
  const name = useInHand(named, (text) => record(fact('ShopNamed', { name: text })), whileTyping)
  const begin = async (text: string, example?: Example) => {
    name.settle()
    // In one transaction, so that no screen between them is seen. The question about the look comes with the example's.
    if (example !== undefined) void record(fact('LookPicked', { look: example.look }))
    const begun = record(fact('QuickStartChosen'))
    if (text.trim() !== '') void record(fact('BusinessDescribed', { text }))
    await begun
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
      <Examples name={name.value} onChoice={(example) => void begin(example.words(), example)} />
    </section>
  )
}

type Choosing = { readonly name: string; readonly onChoice: (example: Example) => void }

/** Finished shops to begin with. Their drawings come after the rest of the intro; until then each has its place. */
const Examples = ({ name, onChoice }: Choosing) => {
  const drawn = useDrawings()
  return (
    <>
      {drawn !== null && <drawn.ExampleFonts />}
      <ul className="cys-quick__examples" aria-label={__('Examples', 'customize-your-store')}>
        {examples.map((example) => (
          <li key={example.trade}>
            <button type="button" className="cys-quick__example" onClick={() => onChoice(example)}>
              <span className="cys-quick__shop">
                {drawn !== null && <drawn.ExampleShop example={example} name={name} />}
              </span>
              <span className="cys-quick__words">{example.words()}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Null until the code is loaded, if need be once the network is back. Without it the examples are words. */
const useDrawings = (): typeof Drawings | null => {
  const [drawn, draw] = useState<typeof Drawings | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const load = (): void =>
      void idle()
        .then(() => import('./example-shop'))
        .then(draw)
        .catch(() => window.addEventListener('online', load, { once: true, signal: gone.signal }))
    load()
    return () => gone.abort()
  }, [])
  return drawn
}
