/** Switches the canvas to another page of the store. */
import { SelectControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { storePages } from '../../../catalogue/store-pages'
import { fact } from '../../../events'
import { isRevealed, mayChoose } from '../../../projections/design/page'
import { hasStorePages, storePage } from '../../../projections/design/store-page'
import { useProjection, useRecord } from '../../flow'
import { pageNames } from './page-names'

export const StorePageSelect = () => {
  const page = useProjection(storePage)
  const has = useProjection(hasStorePages)
  const known = useProjection(mayChoose)
  const ready = useProjection(isRevealed) && known
  const record = useRecord()
  if (!has) return null
  return (
    <SelectControl
      className="cys-store-page__select"
      size="compact"
      label={__('Page in the preview', 'customize-your-store')}
      hideLabelFromVision
      disabled={!ready}
      value={page}
      options={storePages.map((value) => ({ value, label: pageNames[value]() }))}
      onChange={(chosen) => {
        const next = storePages.find((each) => each === chosen)
        if (next !== undefined) void record(fact('StorePageShown', { page: next }))
      }}
    />
  )
}
