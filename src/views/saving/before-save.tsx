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
  const chosen = useProjection(inFrontChoice)
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
      {chosen !== null && <InFront chosen={chosen} />}
      {chosen === null && hidden && (
        <Notice status="info" isDismissible={false}>
          {notSeen()}
        </Notice>
      )}
    </>
  )
}

const InFront = ({ chosen }: { readonly chosen: boolean }) => {
  const { busy } = useProjection(saveButton)
  const record = useRecord()
  return (
    <CheckboxControl
      label={__('Show this homepage to visitors', 'customize-your-store')}
      help={
        chosen
          ? __('Your other page stays as it is; visitors see this homepage in its place.', 'customize-your-store')
          : notSeen()
      }
      checked={chosen}
      disabled={busy}
      onChange={(inFront) => void record(fact('HomepageInFrontChosen', { inFront }))}
    />
  )
}

const notSeen = () =>
  __('Visitors do not see this homepage: another page is set as the front page of your store.', 'customize-your-store')
