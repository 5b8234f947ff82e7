/** A banner's main button: it begins a design, opens the designer on the present one, or leads to the theme's own tool. */
import { Button } from '@wordpress/components'
import { fact } from '../../events'
import { adminPages } from '../../projections/admin-pages'
import { useProjection, useRecord } from '../flow'
import { WayOut } from '../shell/way-out'
import type { BannerAction } from './banner-content'

export const BannerButton = ({ label, action }: { readonly label: string; readonly action: BannerAction }) => {
  const { customizer, editor } = useProjection(adminPages)
  const record = useRecord()
  if (action === 'customizer' || action === 'editor')
    return (
      <WayOut href={action === 'customizer' ? customizer : editor} variant="primary">
        {label}
      </WayOut>
    )
  const chosen = action === 'start' ? fact('DesignWithoutAiChosen') : fact('CustomizingChosen')
  return (
    <Button __next40pxDefaultSize variant="primary" onClick={() => void record(chosen)}>
      {label}
    </Button>
  )
}
