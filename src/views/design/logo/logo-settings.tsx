/** How the page shows the logo, and whether it is also the site icon. */
import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { Media } from '../../../events/design/logo'
import type { LogoView } from '../../../projections/design/logo'
import { useRecord } from '../../flow'
import { LogoIcon } from './logo-icon'
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
      {view.isTitled !== null && (
        <ToggleControl
          label={__('Show the store’s name beside the logo', 'customize-your-store')}
          checked={view.isTitled}
          onChange={(shown) => void record(fact('SiteTitleShown', { shown }))}
        />
      )}
      <LogoIcon key={`icon-${media.id}`} media={media} isIcon={view.isIcon} mayUpload={view.mayUpload} />
    </section>
  )
}
