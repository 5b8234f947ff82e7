/** The products of a list, each with a link to its screen in the admin area. Those chosen by hand can be moved and removed. */
import { Button, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { chevronDown, chevronUp, trash } from '@wordpress/icons'
import { useEffect, useRef, type ReactNode } from 'react'
import { fact } from '../../../events'
import {
  productEditor,
  type PickedProduct,
  type Product,
  type ProductPanel,
  type ProductRule,
} from '../../../projections/design/product-lists'
import { useProjection, useRecord } from '../../flow'
import { usePast } from '../../past'
import { NewTabLink } from '../../shell/store-preview'
import { isFocusLost } from '../../ui/focus'
import { Unreadable } from '../../ui/try-again'
import { announce } from '../announce'

type ShownProps = Pick<ProductPanel, 'shown' | 'online'> & { readonly rule: ProductRule }

/** What a rule shows now. */
export const ShownProducts = ({ rule, shown, online }: ShownProps) =>
  shown === null ? null : (
    <div>
      <h4 className="cys-choices__name">{__('Shown now', 'customize-your-store')}</h4>
      <Reading of={shown} online={online} />
      {shown.stage === 'read' && (
        <>
          {shown.found.length === 0 && <p className="cys-designer-sentence">{emptySentence(rule)}</p>}
          <ul>
            {shown.found.map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </ul>
        </>
      )}
    </div>
  )

const emptySentence = (rule: ProductRule): string => {
  switch (rule) {
    case 'on-sale':
      return __('Nothing is on sale now. Choose another rule until something is.', 'customize-your-store')
    case 'category':
      return __('No product is in this category, so visitors see an empty list.', 'customize-your-store')
    default:
      return __('Your store has no published products, so visitors see an empty list.', 'customize-your-store')
  }
}

type ReadingProps = { readonly of: NonNullable<ProductPanel['shown']>; readonly online: boolean }

/** Why there are no products yet. */
export const Reading = ({ of, online }: ReadingProps) => {
  const record = useRecord()
  if (of.stage === 'unreadable')
    return <Unreadable fault={of.fault} onRetry={() => void record(fact('ReadingRetried'))} />
  return (
    <p className="cys-product-stage" role="status">
      {of.stage === 'reading' && online && <Spinner />}
      {of.stage === 'reading' &&
        !online &&
        __('There is no network connection. The products show up as soon as there is one.', 'customize-your-store')}
    </p>
  )
}

type PickedProps = Pick<ProductPanel, 'shown' | 'online'> & {
  readonly picked: readonly PickedProduct[]
  readonly onPick: (ids: readonly number[]) => void
}

/** The products chosen by hand, in their order. */
export const PickedProducts = ({ picked, shown, online, onPick }: PickedProps) => {
  const ids = picked.map(({ id }) => id)
  const isRead = shown?.stage === 'read'
  const list = useRef<HTMLOListElement>(null)
  const goal = useRef<string | null>(null)
  useEffect(() => {
    // The pressed button is gone, or has moved with its row.
    if (goal.current !== null && isFocusLost()) list.current?.querySelector<HTMLElement>(goal.current)?.focus()
    goal.current = null
  }, [picked])
  const move = (from: number, to: number, name: string) => {
    const id = ids[from]
    if (id === undefined || to < 0 || to >= ids.length) return
    goal.current = `[data-product="${id}"] [data-way="${to < from ? 'up' : 'down'}"]`
    onPick(ids.toSpliced(from, 1).toSpliced(to, 0, id))
    // translators: 1: name of a product. 2: its place in a list, from 1.
    announce(sprintf(__('%1$s is now number %2$d.', 'customize-your-store'), name, to + 1))
  }
  const remove = (at: number, name: string) => {
    const next = ids[at + 1] ?? ids[at - 1]
    goal.current = `[data-product="${next}"] [data-way="remove"]`
    onPick(ids.toSpliced(at, 1))
    // translators: %s: name of a product.
    announce(sprintf(__('Removed: %s', 'customize-your-store'), name))
  }
  const common = { size: 'compact', accessibleWhenDisabled: true } as const
  return (
    <div>
      {shown !== null && shown.stage !== 'read' && ids.length > 0 && <Reading of={shown} online={online} />}
      <ol ref={list} aria-label={__('Chosen by hand', 'customize-your-store')}>
        {picked.map(({ id, product }, index) => {
          const name = product?.name ?? goneName(id)
          return (
            <ProductRow
              key={id}
              id={id}
              product={product}
              isGone={isRead && !shown.found.some((each) => each.id === id)}
            >
              <div className="cys-section-row__buttons">
                <Button
                  {...common}
                  icon={chevronUp}
                  data-way="up"
                  // translators: %s: name of a section of the home page.
                  label={sprintf(__('Move up: %s', 'customize-your-store'), name)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1, name)}
                />
                <Button
                  {...common}
                  icon={chevronDown}
                  data-way="down"
                  // translators: %s: name of a section of the home page.
                  label={sprintf(__('Move down: %s', 'customize-your-store'), name)}
                  disabled={index === ids.length - 1}
                  onClick={() => move(index, index + 1, name)}
                />
                <Button
                  {...common}
                  icon={trash}
                  data-way="remove"
                  // translators: %s: name of a product.
                  label={sprintf(__('Remove: %s', 'customize-your-store'), name)}
                  disabled={ids.length === 1}
                  onClick={() => remove(index, name)}
                />
              </div>
            </ProductRow>
          )
        })}
      </ol>
      {ids.length === 1 && (
        <p className="cys-product-hint">
          {__('The last product stays until you add another one.', 'customize-your-store')}
        </p>
      )}
    </div>
  )
}

// translators: %d: number of a product.
const goneName = (id: number): string => sprintf(__('Product %d', 'customize-your-store'), id)

type RowProps = {
  readonly id?: number
  readonly product: Product | null
  /** Whether shoppers no longer see the product. */
  readonly isGone?: boolean
  readonly children?: ReactNode
}

const ProductRow = ({ id, product, isGone = false, children }: RowProps) => {
  const editor = useProjection(productEditor)
  const at = product?.id ?? id ?? 0
  return (
    <li className="cys-product-row" data-product={at}>
      <ProductPicture product={product} />
      <div className="cys-product-row__words">
        <span className="cys-product-row__name" dir="auto">
          {product?.name ?? goneName(at)}
        </span>
        {isGone ? (
          <span className="cys-product-row__more">
            {__('Deleted or not public: visitors do not see it.', 'customize-your-store')}
          </span>
        ) : (
          <>
            {product !== null && product.price !== '' && <bdi className="cys-product-row__more">{product.price}</bdi>}
            <NewTabLink variant="link" className="cys-product-row__edit" href={`${editor}${at}`}>
              {__('Edit this product', 'customize-your-store')}
            </NewTabLink>
          </>
        )}
      </div>
      {children}
    </li>
  )
}

/** A viewed recording loads nothing from the store. */
export const ProductPicture = ({ product }: { readonly product: Product | null }) => {
  const past = usePast()
  return (
    <span className="cys-product-row__picture">
      {product !== null && product.picture !== '' && past === null && (
        <img src={product.picture} alt="" loading="lazy" width="48" height="48" />
      )}
    </span>
  )
}
