/** Chooses what a link leads to: a page, product or category of the store, or a typed address. Nobody has to know an address of the store. */
import { Button, SearchControl, Spinner } from '@wordpress/components'
import { useEvent } from '@wordpress/compose'
import { __, sprintf } from '@wordpress/i18n'
import { useCallback, useEffect, useState, type FormEvent } from 'react'
import { longestSearch } from '../../../catalogue/limits'
import { fact } from '../../../events'
import {
  addressPlace,
  destinationOf,
  linkPlaces,
  type LinkPlace,
  type LinkTarget,
} from '../../../projections/design/link-places'
import { useProjection, useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'
import { addressFault, inOneLine } from '../menu/labels'
import { destinationSentence } from './labels'
import './links.css'

/** Pause in typing after which the store is asked for products, in milliseconds. */
const rest = 350

type Props = {
  /** What the link leads to now; null for none. */
  readonly target: LinkTarget | null
  readonly onChoose: (place: LinkPlace) => void
  /** Null if there is no link to remove. */
  readonly onRemove: (() => void) | null
}

export const LinkChooser = ({ target, onChoose, onRemove }: Props) => {
  const record = useRecord()
  const leadsTo = target?.entity?.type === 'product' ? target.entity.id : null
  const search = (words: string) => record(fact('LinkPlacesSearched', { words, leadsTo }))
  const [typed, setTyped] = useState('')
  const hand = useInHand('', (words, before) => (words === before ? Promise.resolve() : search(words)), { rest })
  const words = inOneLine(typed)
  const { pages, products, categories, isReading } = useProjection(
    useCallback((state) => linkPlaces(state, words), [words]),
  )
  const address = addressPlace(words)
  const [tried, setTried] = useState(false)
  const all = [...(address === null ? [] : [address]), ...pages, ...products, ...categories]
  const open = useEvent(() => void search(''))
  const close = useEvent(() => void record(fact('LinkPlacesSearched', { words: null, leadsTo: null })))
  useEffect(() => {
    open()
    return close
  }, [open, close])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = all
    if (words !== '' && first !== undefined) onChoose(first)
    else setTried(words !== '')
  }
  const groups = [
    { title: __('Pages', 'customize-your-store'), places: pages },
    { title: __('Products', 'customize-your-store'), places: products },
    { title: __('Product categories', 'customize-your-store'), places: categories },
  ].filter(({ places }) => places.length > 0)
  return (
    <form className="cys-link-chooser" role="search" onSubmit={submit} noValidate>
      {target !== null && <Present target={target} onRemove={onRemove} />}
      <SearchControl
        __nextHasNoMarginBottom
        label={__('Find a page, product or category, or type an address', 'customize-your-store')}
        help={__('A web address, an email address or a phone number works, too.', 'customize-your-store')}
        hideLabelFromVision={false}
        placeholder=""
        maxLength={longestSearch}
        value={typed}
        dir="auto"
        onChange={(text) => {
          setTyped(text)
          setTried(false)
          hand.change(inOneLine(text))
        }}
      />
      {address !== null && (
        <ul>
          <Choice place={address} onChoose={onChoose} />
        </ul>
      )}
      {groups.map(({ title, places }) => (
        <section key={title} aria-label={title}>
          <h3 className="cys-link-chooser__title">{title}</h3>
          <ul>
            {places.map((place) => (
              <Choice key={place.url} place={place} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      ))}
      <p className="cys-link-chooser__stage" role="status">
        {isReading && <Spinner />}
        {!isReading && all.length === 0 && __('Nothing in your store has this name.', 'customize-your-store')}
      </p>
      {tried && all.length === 0 && (
        <p className="cys-menu__fault" role="alert">
          {addressFault(words)}
        </p>
      )}
    </form>
  )
}

const Present = ({ target, onRemove }: Pick<Props, 'onRemove'> & { readonly target: LinkTarget }) => {
  const destination = useProjection(useCallback((state) => destinationOf(state, target), [target]))
  if (destination === null) return null
  return (
    <div className={`cys-link-chooser__present ${destination.kind === 'gone' ? 'has-fault' : ''}`}>
      <p role={destination.kind === 'gone' ? 'alert' : undefined}>{destinationSentence(destination)}</p>
      {onRemove !== null && (
        <Button size="compact" variant="tertiary" onClick={onRemove}>
          {__('Remove link', 'customize-your-store')}
        </Button>
      )}
    </div>
  )
}

type ChoiceProps = { readonly place: LinkPlace; readonly onChoose: (place: LinkPlace) => void }

const Choice = ({ place, onChoose }: ChoiceProps) => (
  <li>
    <Button
      __next40pxDefaultSize
      className="cys-link-chooser__choice"
      // translators: %s: a page, product, category or address.
      label={sprintf(__('Link to %s', 'customize-your-store'), place.label)}
      showTooltip={false}
      onClick={() => onChoose(place)}
    >
      <bdi>{place.label}</bdi>
    </Button>
  </li>
)
