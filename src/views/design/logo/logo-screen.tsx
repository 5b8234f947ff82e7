/** The logo: an image from this computer or from the media library, how the page shows it, and the site icon (D-12). */
import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { logoUploading, logoView } from '../../../projections/design/logo'
import { useProjection } from '../../flow'
import { ScreenFrame } from '../screen-frame'
import { LogoHidden } from './logo-hidden'
import { LogoPlace } from './logo-place'
import { LogoReadOnly } from './logo-read-only'
import { LogoSettings } from './logo-settings'
import { LogoTrouble } from './logo-trouble'
import './logo.css'

export const LogoScreen = () => (
  <ScreenFrame
    title={__('Add your logo', 'customize-your-store')}
    description={__(
      'Add a logo to show on every page. An SVG or PNG of at least 300px wide works best.',
      'customize-your-store',
    )}
  >
    <Logo />
  </ScreenFrame>
)

const Logo = () => {
  const view = useProjection(logoView)
  const uploading = useProjection(logoUploading)
  const [loaded, setLoaded] = useState<string | null>(null)
  if (view === null) return <Reading />
  if (!view.mayManage) return <LogoReadOnly media={view.media} />
  return (
    <>
      <LogoTrouble />
      <LogoPlace view={view} uploading={uploading} onLoaded={setLoaded} />
      {view.media !== null && <LogoHidden media={view.media} mayUpload={view.mayUpload} />}
      {view.media !== null && !view.hasPlace && (
        <p className="cys-designer-sentence">
          {__('Your page does not show a logo at the moment. Choose another header to see it.', 'customize-your-store')}
        </p>
      )}
      {view.media !== null && loaded === view.media.url && <LogoSettings view={view} media={view.media} />}
    </>
  )
}

const Reading = () => (
  <div className="cys-logo__empty" role="status">
    <Spinner />
    <span className="screen-reader-text">{__('Loading your logo…', 'customize-your-store')}</span>
  </div>
)
