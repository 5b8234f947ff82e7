/** A banner's button: starts a design or asks for confirmation, opens the designer on the current design, or links elsewhere. */
import { Button } from '@wordpress/components'
import { fact, type FlowEvent } from '../../events'
import { adminPages } from '../../projections/shell/admin-pages'
import { ownDesign } from '../../projections/intro/own-design'
import { isStoreInUse } from '../../projections/intro/store-in-use'
import { useProjection, useRecord } from '../flow'
import { NewTabLink } from '../shell/new-tab-link'
import { WayOut } from '../shell/way-out'
import type { BannerAction } from './banner-parts'

type Props = {
  readonly label: string
  readonly action: BannerAction
  readonly variant?: 'primary' | 'secondary'
}

export const BannerButton = ({ label, action, variant = 'primary' }: Props) => {
  const { customizer, editor } = useProjection(adminPages)
  const inUse = useProjection(isStoreInUse)
  const own = useProjection(ownDesign)
  const record = useRecord()
  switch (action) {
    case 'customizer':
    case 'editor':
      return (
        <WayOut href={action === 'customizer' ? customizer : editor} variant={variant}>
          {label}
        </WayOut>
      )
    case 'go-online':
      return (
        <NewTabLink href="https://jetpack.com/support/development-mode/" variant={variant}>
          {label}
        </NewTabLink>
      )
    default:
      return (
        <Button
          __next40pxDefaultSize
          variant={variant}
          onClick={() => void record(action === 'by-hand' ? own : chosen(action, inUse))}
        >
          {label}
        </Button>
      )
  }
}

/** If the store is in use, a new design needs confirmation. */
const chosen = (action: 'start' | 'customize' | 'design-with-ai' | 'ask', inUse: boolean): FlowEvent => {
  switch (action) {
    case 'start':
      return inUse ? fact('DialogOpened', { dialog: 'store-in-use' }) : fact('DesignWithoutAiChosen')
    case 'customize':
      return fact('CustomizingChosen')
    case 'design-with-ai':
      return inUse ? fact('DialogOpened', { dialog: 'store-in-use' }) : fact('DesignWithAiChosen')
    case 'ask':
      return fact('DialogOpened', { dialog: 'new-design' })
  }
}
