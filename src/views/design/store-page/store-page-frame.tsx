/** A page of the store over the home page, drawn by the store itself in the design as it is now. It can be looked at and scrolled. */
import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { StorePage } from '../../../catalogue/store-pages'
import { isFork } from '../../../projections/design/foreign'
import { newProducts } from '../../../projections/design/page'
import { storePage } from '../../../projections/design/store-page'
import { useProjection } from '../../flow'
import { usePast } from '../../past'
import { DraftFrame } from './draft-frame'
import { NotShown } from './not-shown'
import './store-page.css'
import { useDraftPage } from './use-draft-page'

/** Past versions cannot be shown: to draw one, the store would have to keep it as the draft. */
export const StorePageFrame = () => {
  const page = useProjection(storePage)
  const products = useProjection(newProducts)
  const isPast = usePast() !== null
  if (page === 'home') return null
  return isPast ? <div className="cys-store-page" /> : <Shown key={`${page} ${products}`} page={page} />
}

const Shown = ({ page }: { readonly page: StorePage }) => {
  const { shown, again } = useDraftPage(page)
  const { stage, address } = shown
  // A fork may have come from a file: the store prints its design, too, into a page of the same origin.
  const mayRun = !useProjection(isFork)
  return (
    <div className="cys-store-page">
      {address !== null && <DraftFrame page={page} address={address} mayRun={mayRun} again={again} />}
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
      {stage === 'failed' && <NotShown again={again} />}
    </div>
  )
}
