/** The lists of products of the selected section, each with a button that opens its choices (U-03). */
import { Button, Icon } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { chevronDown, chevronUp } from '@wordpress/icons'
import { useCallback, useEffect, useId, useRef } from 'react'
import { fact } from '../../../events'
import {
  openedProductList,
  productListsOf,
  productPanel,
  type ProductListItem,
} from '../../../projections/design/product-lists'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { ruleNames } from './labels'
import { ProductChoices } from './product-choices'
import './products.css'

export const SelectedProducts = () => {
  const section = useProjection(selectedSection)
  return section === null ? null : <SectionProducts section={section} />
}

const SectionProducts = ({ section }: { readonly section: string }) => {
  const lists = useProjection(useCallback((state) => productListsOf(state, section), [section]))
  return lists.length === 0 ? null : (
    <section className="cys-products">
      <h3 className="cys-designer-menu__title">{__('Products', 'customize-your-store')}</h3>
      {lists.map((list) => (
        <ProductList key={list.block} list={list} />
      ))}
    </section>
  )
}

const ProductList = ({ list: { section, block, choice } }: { readonly list: ProductListItem }) => {
  const record = useRecord()
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const panel = useProjection(productPanel)
  const isOpen = panel !== null && panel.list.section === section && panel.list.block === block
  useOpenedList(place, section, block)
  return (
    <div ref={place} className="cys-product-list">
      <Button
        className="cys-product-list__opener"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => void record(isOpen ? fact('ProductListClosed') : fact('ProductListOpened', { section, block }))}
      >
        <span className="cys-product-list__rule">
          {ruleNames[choice.rule]()} <span className="cys-product-list__count">{choice.count}</span>
        </span>
        <span className="cys-product-list__change">{__('Choose products', 'customize-your-store')}</span>
        <Icon icon={isOpen ? chevronUp : chevronDown} />
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ProductChoices panel={panel} />}
      </div>
    </div>
  )
}

/** After a click on the list in the canvas, scrolls to its choices and focuses the button that closes them. */
const useOpenedList = (place: { readonly current: HTMLElement | null }, section: string, block: number): void => {
  const opened = useProjection(openedProductList)
  useEffect(() => {
    const { current } = place
    if (opened?.section !== section || opened.block !== block || current === null) return
    // The button that opened them keeps the focus.
    if (!current.contains(document.activeElement)) current.querySelector('button')?.focus({ preventScroll: true })
    current.scrollIntoView({ block: 'nearest' })
  }, [opened, place, section, block])
}
