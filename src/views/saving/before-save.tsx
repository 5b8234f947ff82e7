/** Above Save: why the theme keeps it from being saved, and that visitors would not see the homepage. */
import { CheckboxControl, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { saveButton } from '../../projections/saving/saving'
import { inFrontChoice, isHomepageHidden, isThemeOutOfReach } from '../../projections/saving/visible'
import { useProjection, useRecord } from '../flow'

export const BeforeSave = () => {
  const outOfReach = useProjection(isThemeOutOfReach)
  const hidden = useProjection(isHomepageHidden)
  return (
    <>
      {outOfReach && (
        <Notice status="warning" isDismissible={false}>
          {__(
            'This design is for a theme that is not active, and your account is not allowed to change themes. Ask an administrator of the store for help. Until then, it stays here as a draft.',
            'customize-your-store',
          )}
        </Notice>
      )}
      {hidden && (
        <Notice status="info" isDismissible={false}>
          {__(
            'Visitors do not see this homepage: another page is set as the front page of your store.',
            'customize-your-store',
          )}
        </Notice>
      )}
      <InFront />
    </>
  )
}

const InFront = () => {
  const chosen = useProjection(inFrontChoice)
  const { busy } = useProjection(saveButton)
  const record = useRecord()
  if (chosen === null) return null
  return (
    <CheckboxControl
      label={__('Show this homepage to visitors', 'customize-your-store')}
      help={__('Your other page stays and is no longer the front page.', 'customize-your-store')}
      checked={chosen}
      disabled={busy}
      onChange={(inFront) => void record(fact('HomepageInFrontChosen', { inFront }))}
    />
  )
}
