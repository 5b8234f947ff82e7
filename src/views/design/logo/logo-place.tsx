/** The row "Logo" and the content below it: the image, an upload in progress, or the ways to add one. Accepts dropped files. */
import { DropZone, DropdownMenu } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { moreVertical } from '@wordpress/icons'
import { useRef } from 'react'
import { fact } from '../../../events'
import type { LogoView } from '../../../projections/design/logo'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { LogoEmpty } from './logo-empty'
import { LogoPicture } from './logo-picture'
import { useKeptFocus } from './use-kept-focus'
import { useLogoFile } from './use-logo-file'
import { useMediaLibrary } from './use-media-library'

type Props = {
  readonly view: LogoView
  /** The name of the file being uploaded. */
  readonly uploading: string | null
  readonly onLoaded: (url: string) => void
}

export const LogoPlace = ({ view: { media, mayUpload }, uploading, onLoaded }: Props) => {
  const record = useRecord()
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(place, media?.id)
  const library = useMediaLibrary(media, keepFocus)
  const takeFile = useLogoFile()
  const remove = () => {
    void record(fact('LogoRemoved'))
    announce(__('Logo deleted', 'customize-your-store'))
  }
  const replace = { title: __('Replace', 'customize-your-store'), onClick: library.open }
  return (
    <section className="cys-logo">
      <div className="cys-logo__row">
        <h2 className="cys-designer-menu__title">{__('Logo', 'customize-your-store')}</h2>
        {media !== null && (
          <DropdownMenu
            className="cys-logo__options"
            icon={moreVertical}
            label={__('Options', 'customize-your-store')}
            toggleProps={{ size: 'compact' }}
            // Inline: within the main landmark, as the list of steps.
            popoverProps={{ placement: 'bottom-end', inline: true }}
            controls={[
              ...(mayUpload ? [replace] : []),
              { title: __('Delete', 'customize-your-store'), onClick: remove },
            ]}
          />
        )}
      </div>
      <div className="cys-logo__place" ref={place}>
        {media === null && uploading === null ? (
          <LogoEmpty
            mayUpload={mayUpload}
            onFile={takeFile}
            onLibrary={library.open}
            busy={library.stage === 'loading'}
          />
        ) : (
          <LogoPicture
            media={media}
            busy={
              uploading === null
                ? library.stage === 'loading' && __('Opening the media library…', 'customize-your-store')
                : // translators: %s: name of a file.
                  sprintf(__('Uploading %s…', 'customize-your-store'), uploading)
            }
            onReplace={mayUpload ? library.open : null}
            onLoaded={onLoaded}
          />
        )}
        {mayUpload && (
          <DropZone
            label={__('Drop an image here to make it your logo', 'customize-your-store')}
            onFilesDrop={([file]) => takeFile(file)}
          />
        )}
      </div>
      {library.stage === 'failed' && (
        <p className="cys-designer-sentence" role="alert">
          {__(
            'The media library could not be opened. Please try again, or drop an image from your computer here.',
            'customize-your-store',
          )}
        </p>
      )}
    </section>
  )
}
