/** The choices of a list: which products, how many, in which order, and how each is shown. */
import { Button, RangeControl, SelectControl } from '@wordpress/components'
import { useEvent } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { fact } from '../../../events'
import {
  knownOrders,
  wideCards,
  type ProductChoice,
  type ProductListItem,
  type ProductOrder,
  type ProductPanel,
  type ProductRule,
} from '../../../projections/design/product-lists'
import { useProjection, useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'
import { announce } from '../announce'
import { useShowSection } from '../canvas/transient'
import { ChoiceCards } from '../choice-cards'
import { ChoiceDrawing } from '../shop/choice-drawing'
import { choiceName, shopPlaceNames } from '../shop/labels'
import { FindProducts } from './find-products'
import { orderNames, ruleNames } from './labels'
import { PickedProducts, ShownProducts } from './product-rows'

type Choose = (changed: Partial<ProductChoice>) => Promise<void>

export const ProductChoices = ({ panel }: { readonly panel: ProductPanel }) => {
  const { list, shown, picked, categories } = panel
  const { section, block, choice, rules } = list
  const record = useRecord()
  const show = useShowSection()
  // Before the first product is chosen by hand, the list keeps its rule.
  const [isPicking, setPicking] = useState(false)
  const rule = isPicking ? 'by-hand' : choice.rule
  const choose: Choose = (changed) =>
    record(fact('ProductsOfListChosen', { section, block, choice: { ...choice, ...changed } })).then(() =>
      show(section),
    )
  const take = (next: ProductRule) => {
    announce(ruleNames[next]())
    setPicking(next === 'by-hand')
    const order = next === 'all' ? 'title' : 'newest'
    if (next !== 'by-hand') void choose({ rule: next, order, category: categories?.[0]?.id ?? null })
  }
  const pick = (ids: readonly number[]) => {
    setPicking(false)
    void choose({ rule: 'by-hand', products: ids })
  }
  // A choice by hand begins with what the list shows, as soon as the store has named it.
  const begin = useEvent(pick)
  useEffect(() => {
    if (isPicking && shown?.stage === 'read' && shown.found.length > 0) begin(shown.found.map(({ id }) => id))
  }, [isPicking, shown, begin])
  return (
    <div className="cys-product-choices">
      <Chips label={__('Which products', 'customize-your-store')}>
        {rules
          .filter((each) => each !== 'category' || rule === 'category' || (categories ?? []).length > 0)
          .map((each) => (
            <Chip key={each} isChosen={each === rule} onChoose={() => take(each)}>
              {ruleNames[each]()}
            </Chip>
          ))}
      </Chips>
      {rule === 'own' && (
        <p className="cys-designer-sentence">
          {__(
            'This list follows a rule that is not among these. It stays until you choose another one.',
            'customize-your-store',
          )}
        </p>
      )}
      {rule === 'category' && <Category list={list} categories={categories} onChoose={choose} />}
      {(rule === 'category' || rule === 'on-sale' || rule === 'all') && <Order list={list} onChoose={choose} />}
      {rule === 'by-hand' ? (
        <>
          <PickedProducts picked={isPicking ? [] : picked} shown={shown} online={panel.online} onPick={pick} />
          <FindProducts panel={panel} picked={isPicking ? [] : choice.products} onPick={pick} />
        </>
      ) : (
        <>
          <Count list={list} onChoose={choose} />
          <ShownProducts rule={rule} shown={shown} online={panel.online} />
        </>
      )}
      {list.hasColumns && (
        <Chips label={__('Products in a row', 'customize-your-store')}>
          {[1, 2, 3, 4, 5, 6].map((columns) => (
            <Chip key={columns} isChosen={columns === choice.columns} onChoose={() => void choose({ columns })}>
              {columns}
            </Chip>
          ))}
        </Chips>
      )}
      <Cards list={list} />
    </div>
  )
}

type ListProps = { readonly list: ProductListItem; readonly onChoose: Choose }

const Category = ({ list: { choice }, categories, onChoose }: ListProps & Pick<ProductPanel, 'categories'>) => {
  const isKnown = categories?.some(({ id }) => id === choice.category) === true
  return (
    <SelectControl
      __next40pxDefaultSize
      label={__('Category', 'customize-your-store')}
      value={String(choice.category)}
      onChange={(id) => void onChoose({ category: Number(id) })}
    >
      {!isKnown && (
        <option value={String(choice.category)}>
          {categories === null ? '…' : __('A category without products', 'customize-your-store')}
        </option>
      )}
      {categories?.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
    </SelectControl>
  )
}

const Order = ({ list: { choice, rules }, onChoose }: ListProps) => {
  const known = useProjection(knownOrders)
  const offered = [...new Set([...known.filter((order) => isOffered(order, choice.rule, rules)), choice.order])]
  return offered.length < 2 ? null : (
    <SelectControl
      __next40pxDefaultSize
      label={__('Order', 'customize-your-store')}
      value={choice.order}
      options={offered.map((order) => ({ value: order, label: orderNames[order]() }))}
      onChange={(order) => void onChoose({ order })}
    />
  )
}

/** Newest, best selling and top rated are rules of their own for a list of all products. Core's block knows no prices. */
const isOffered = (order: ProductOrder, rule: ProductRule, rules: readonly ProductRule[]): boolean =>
  rule !== 'all' ||
  order === 'title' ||
  (rules.includes('by-hand') && (order === 'price-low' || order === 'price-high'))

/** Pause after which a number is recorded, in milliseconds. With the keyboard it moves in small steps. */
const rest = 400
/** More products would be a catalog, which the shop's own page is. */
const mostOffered = 24

const Count = ({ list: { choice }, onChoose }: ListProps) => {
  const hand = useInHand(
    choice.count,
    (count, before) => (count === before ? Promise.resolve() : onChoose({ count })),
    { rest },
  )
  return (
    <RangeControl
      __next40pxDefaultSize
      label={__('How many at most', 'customize-your-store')}
      value={hand.value}
      min={1}
      max={Math.max(mostOffered, choice.count)}
      onChange={(count) => {
        if (count !== undefined && Number.isFinite(count)) hand.change(Math.max(1, Math.round(count)))
      }}
      onBlur={hand.settle}
    />
  )
}

const Cards = ({ list: { section, block, cards } }: { readonly list: ProductListItem }) => {
  const wide = useProjection(wideCards)
  const record = useRecord()
  const show = useShowSection()
  return (
    <>
      {cards
        .filter(({ place }) => !wide.has(place))
        .map(({ place, choices, chosen }) => (
          <div key={place}>
            <ChoiceCards
              label={shopPlaceNames[place]()}
              heading="h4"
              choices={choices.map((choice) => ({ choice, isChosen: choice === chosen }))}
              nameOf={(choice) => choiceName(place, choice)}
              drawingOf={(choice) => <ChoiceDrawing place={place} choice={choice} />}
              onChoose={(choice) =>
                void record(fact('ProductCardsChosen', { section, block, place, choice })).then(() => show(section))
              }
            />
          </div>
        ))}
      {cards.some(({ place }) => wide.has(place)) && (
        <p className="cys-designer-sentence">
          {__(
            'What you chose for all lists of products, on the screen of the shop’s pages, applies here too.',
            'customize-your-store',
          )}
        </p>
      )}
    </>
  )
}

const Chips = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <div>
      <h4 className="cys-choices__name" id={id}>
        {label}
      </h4>
      <div className="cys-product-chips" role="group" aria-labelledby={id}>
        {children}
      </div>
    </div>
  )
}

type ChipProps = { readonly isChosen: boolean; readonly onChoose: () => void; readonly children: ReactNode }

const Chip = ({ isChosen, onChoose, children }: ChipProps) => (
  <Button
    className="cys-product-chip"
    size="compact"
    aria-pressed={isChosen}
    onClick={() => {
      if (!isChosen) onChoose()
    }}
  >
    {children}
  </Button>
)
