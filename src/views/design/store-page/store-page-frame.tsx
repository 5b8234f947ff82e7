/** A page of the store over the home page, drawn by the store itself in the design as it is now. It can be looked at and scrolled. */
import { Button, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import type { StorePage } from '../../../catalogue/store-pages'
import { newProducts } from '../../../projections/design/page'
import { storePage } from '../../../projections/design/store-page'
import { useProjection } from '../../flow'
import { pageNames } from './page-names'
import './store-page.css'
import { useDraftPage } from './use-draft-page'

export const StorePageFrame = () => {
  const page = useProjection(storePage)
  const products = useProjection(newProducts)
  return page === 'home' ? null : <Shown key={`${page} ${products}`} page={page} />
}

const Shown = ({ page }: { readonly page: StorePage }) => {
  const { shown, again } = useDraftPage(page)
  const { stage, address } = shown
  return (
    <div className="cys-store-page">
      {address !== null && (
        <iframe
          className="cys-canvas__page"
          // translators: %s: a page of the store, e.g. "Cart".
          title={sprintf(__('Preview: %s', 'customize-your-store'), pageNames[page]())}
          src={address}
          sandbox="allow-same-origin allow-scripts"
        />
      )}
      {stage === 'asking' && (
        <p className="cys-store-page__note" role="status">
          <Spinner />
          {__('Loading the page in your design…', 'customize-your-store')}
        </p>
      )}
      {stage === 'missing' && (
        <p className="cys-store-page__note" role="status">
          {page === 'product'
            ? __('Your store has no product yet.', 'customize-your-store')
            : __('Your store has no such page yet.', 'customize-your-store')}
        </p>
      )}
      {stage === 'failed' && (
        <p className="cys-store-page__note" role="alert">
          {__('The page could not be shown.', 'customize-your-store')}{' '}
          <Button variant="link" onClick={again}>
            {__('Try again', 'customize-your-store')}
          </Button>
        </p>
      )}
    </div>
  )
}
