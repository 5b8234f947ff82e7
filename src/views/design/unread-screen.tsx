/** In place of the choices where the store's design could not be read: a choice would change nothing. A notice says why, and asks again. */
import { __ } from '@wordpress/i18n'
import { ScreenFrame } from './screen-frame'
import { useWayOut } from './use-way-out'

export const UnreadScreen = ({ isRoot }: { readonly isRoot: boolean }) => {
  const leave = useWayOut()
  return (
    <ScreenFrame
      title={__('Nothing to choose yet', 'customize-your-store')}
      description={__(
        "What you choose here changes your store's design. The choices appear as soon as that has been read.",
        'customize-your-store',
      )}
      {...(isRoot ? { onBack: leave } : {})}
    >
      {null}
    </ScreenFrame>
  )
}
