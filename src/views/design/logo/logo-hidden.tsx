/** Says that the logo is hard to see where it stands, and offers it in a color that is not. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useMemo } from 'react'
import type { Media } from '../../../events/design/logo'
import { hidingGround, logoGrounds, variants, visibleColour } from '../../../projections/design/contrast/logo-grounds'
import { useProjection } from '../../flow'
import { fileName } from './file-name'
import { inOneColour, seenOf } from './pixels'
import { useLogoImage } from './use-logo-image'
import { useMadeFile } from './use-made-file'

export const LogoHidden = ({ media, mayUpload }: { readonly media: Media; readonly mayUpload: boolean }) => {
  const image = useLogoImage(media.url)
  const grounds = useProjection(logoGrounds)
  const seen = useMemo(() => (image === null ? null : seenOf(image)), [image])
  const make = useMadeFile()
  if (image === null || seen?.isSeeThrough !== true) return null
  const ground = hidingGround(seen.colours, grounds)
  if (ground === null) return null
  const colour = visibleColour(grounds)
  return (
    <div className="cys-logo__hidden" role="status">
      <span className="cys-logo__sample" style={{ background: ground }}>
        <img src={media.url} alt="" />
      </span>
      <p>{__('Your logo is hard to see on this background.', 'customize-your-store')}</p>
      {mayUpload && colour !== null && (
        <Button
          className="cys-logo__variant"
          variant="secondary"
          onClick={() =>
            make(
              `${fileName(media.url).replace(/\.[^.]*$/, '')}-${colour}.png`,
              'logo',
              inOneColour(image, variants[colour]),
            )
          }
        >
          {colour === 'light'
            ? __('Use a light version', 'customize-your-store')
            : __('Use a dark version', 'customize-your-store')}
        </Button>
      )}
    </div>
  )
}
