/** Finds products of the store to add to a list that is chosen by hand. */
import { Button, SearchControl } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { check, plus } from '@wordpress/icons'
import { useState } from 'react'
import { longestSearch } from '../../../catalogue/limits'
import { fact } from '../../../events'
import type { Product, ProductPanel } from '../../../projections/design/product-lists'
import { useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'
import { announce } from '../announce'
import { ProductPicture, Reading } from './product-rows'

/** Pause in typing after which the store is asked, in milliseconds. */
const rest = 350

type Props = {
  readonly panel: ProductPanel
  /** Ids of the products in the list. */
  readonly picked: readonly number[]
  readonly onPick: (ids: readonly number[]) => void
}

export const FindProducts = ({ panel: { found, words, online }, picked, onPick }: Props) => {
  const record = useRecord()
  const search = (text: string) => record(fact('ProductsSearched', { words: text }))
  const [typed, setTyped] = useState(words ?? '')
  const hand = useInHand(words ?? '', (text, before) => (text === before ? Promise.resolve() : search(text)), {
    rest,
  })
  const add = ({ id, name }: Product) => {
    onPick([...picked, id])
    // translators: %s: name of a product.
    announce(sprintf(__('Added: %s', 'customize-your-store'), name))
  }
  return (
    <div className="cys-find-products" role="search">
      <SearchControl
        __nextHasNoMarginBottom
        label={__('Find products to add', 'customize-your-store')}
        hideLabelFromVision={false}
        placeholder=""
        maxLength={longestSearch}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          hand.change(asked(text))
        }}
        // The newest products are offered before anything is typed.
        onFocus={() => {
          if (words === null) void search('')
        }}
      />
      {found !== null && <Reading of={found} online={online} />}
      {found?.stage === 'read' && (
        <>
          <p className="cys-product-hint" role="status">
            {foundSentence(found.found.length)}
          </p>
          <ul>
            {found.found.map((product) => {
              const isThere = picked.includes(product.id)
              return (
                <li key={product.id} className="cys-product-row">
                  <ProductPicture product={product} />
                  <div className="cys-product-row__words">
                    <span className="cys-product-row__name" dir="auto">
                      {product.name}
                    </span>
                    {product.price !== '' && <bdi className="cys-product-row__more">{product.price}</bdi>}
                  </div>
                  <div className="cys-section-row__buttons">
                    {/* It stays after the product is added, and keeps the focus. */}
                    <Button
                      size="compact"
                      icon={isThere ? check : plus}
                      label={
                        isThere
                          ? // translators: %s: name of a product.
                            sprintf(__('Already in the list: %s', 'customize-your-store'), product.name)
                          : // translators: %s: name of a product.
                            sprintf(__('Add: %s', 'customize-your-store'), product.name)
                      }
                      disabled={isThere}
                      accessibleWhenDisabled
                      onClick={() => add(product)}
                    />
                  </div>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

const asked = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

const foundSentence = (found: number): string =>
  found === 0
    ? __('No product was found. Try fewer or other words.', 'customize-your-store')
    : // translators: %d: how many products were found.
      sprintf(_n('%d product', '%d products', found, 'customize-your-store'), found)
