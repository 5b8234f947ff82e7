/** the designer does not support classic themes. Offers the tools that do, and a way back. */
import { __ } from '@wordpress/i18n'
import { adminPages } from '../../projections/shell/admin-pages'
import { useProjection } from '../flow'
import { BackToStart } from './back-to-start'
import { Breakdown } from './breakdown'
import { SiteHub } from './site-hub'
import { WayOut } from './way-out'

export const Incompatible = () => {
  const { customizer, themes } = useProjection(adminPages)
  return (
    <div className="cys-incompatible">
      <div className="cys-incompatible__hub">
        <SiteHub />
      </div>
      <Breakdown
        title={__('Your theme needs another tool', 'customize-your-store')}
        actions={
          <>
            <WayOut href={customizer} variant="primary">
              {__('Go to the Customizer', 'customize-your-store')}
            </WayOut>
            <WayOut href={themes} variant="secondary">
              {__('See your themes', 'customize-your-store')}
            </WayOut>
            <BackToStart />
          </>
        }
      >
        {__(
          'The store designer works with block themes, and your active theme is a classic one. Change its look in the Customizer, or start with a block theme.',
          'customize-your-store',
        )}
      </Breakdown>
    </div>
  )
}
