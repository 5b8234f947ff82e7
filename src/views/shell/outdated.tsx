/** The plugin was updated while this page was open, and another page uses the new version already. */
import { __ } from '@wordpress/i18n'
import { Breakdown } from './breakdown'
import { ReloadLink } from './reload-link'

export const Outdated = () => (
  <div className="cys-app">
    <Breakdown
      title={__('This page is from an older version of the plugin', 'customize-your-store')}
      actions={<ReloadLink />}
    >
      {__('Please reload it. Your choices are kept.', 'customize-your-store')}
    </Breakdown>
  </div>
)
