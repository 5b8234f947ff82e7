/** How the page shows the logo, and whether it is also the site icon. */
import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { Media } from '../../../events/design/logo'
import type { LogoView } from '../../../projections/design/logo'
import { useRecord } from '../../flow'
import { LogoWidth } from './logo-width'

export const LogoSettings = ({ view, media }: { readonly view: LogoView; readonly media: Media }) => {
  const record = useRecord()
  return (
    <section className="cys-logo-settings">
      <h2 className="cys-designer-menu__title">{__('Settings', 'customize-your-store')}</h2>
      <LogoWidth view={view} media={media} key={media.id} />
      <ToggleControl
        label={__('Link logo to homepage', 'customize-your-store')}
        checked={view.linked}
        onChange={(linked) => void record(fact('LogoLinkChosen', { linked }))}
      />
      <ToggleControl
        label={__('Use as site icon', 'customize-your-store')}
        help={__(
          'The small picture of your store in browser tabs, bookmarks and on the home screens of phones.',
          'customize-your-store',
        )}
        checked={view.isIcon}
        onChange={(used) => void record(fact('SiteIconChosen', { used }))}
      />
    </section>
  )
}
