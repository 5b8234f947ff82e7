/** W-02: tells users without the right to change the design in advance, with the reason. */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { cannotDesign } from '../../projections/intro/intro'
import { useProjection } from '../flow'
import { nothingToDesign } from './theme-obstacle'

export const RightsNotice = () => {
  const why = useProjection(cannotDesign)
  if (why === null) return null
  return (
    <Notice className="cys-intro__notice" status="warning" isDismissible={false}>
      {why === 'look-only'
        ? __(
            'Your account is not allowed to change the design of the store, but you can look around here. Ask an administrator of the store for help.',
            'customize-your-store',
          )
        : nothingToDesign(why)}
    </Notice>
  )
}
