/**
 * The row "Logo" and the content below it: the image, an upload in progress, or the ways to add a logo. Accepts dropped files.
 */
import { Button, DropdownMenu, DropZone, FormFileUpload, Icon } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { moreVertical, upload } from '@wordpress/icons'
import { useRef } from 'react'
import { fact } from '../../../events'
import type { LogoView } from '../../../projections/design/logo'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { LogoPicture } from './logo-picture'
import { useKeptFocus } from '../../ui/focus'
import { usePickedFile } from './use-picked-file'
import { widthByShape } from '../../../catalogue/pages/logo-width'
import type { Media } from '../../../events/design'
import { fileName } from './pixels'
import { useLibrary, type MediaLibrary } from './use-library'

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
            // Inline, so that it is within the main landmark, like the list of steps.
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

/** Makes a picked or dropped file the logo. */
const useLogoFile = (): ((file: File | undefined) => void) => {
  const record = useRecord()
  return usePickedFile({
    onTaken: (file) => void record(fact('LogoFileChosen', { ...file, as: 'logo' })),
    onDeclined: (name, why) => void record(fact('LogoFileDeclined', { name, why })),
  })
}

/** Makes an image from the media library the logo. */
const useMediaLibrary = (present: Media | null, onClosed: () => void): MediaLibrary => {
  const record = useRecord()
  const onChosen = (media: Media) => {
    void record(fact('LogoChosen', { media, width: widthByShape(media) }))
    // translators: %s: name of a picture file.
    announce(sprintf(__('Logo chosen: %s', 'customize-your-store'), fileName(media.url)))
  }
  return useLibrary('logo', present?.id ?? null, { onChosen, onClosed })
}

type LogoEmptyProps = {
  readonly mayUpload: boolean
  readonly onFile: (file: File | undefined) => void
  readonly onLibrary: () => void
  /** Whether the media library is loading. */
  readonly busy: boolean
}

/** The ways to add a logo, shown if there is none. */
const LogoEmpty = ({ mayUpload, onFile, onLibrary, busy }: LogoEmptyProps) =>
  mayUpload ? (
    <div className="cys-logo__empty">
      <Icon icon={upload} />
      <p>{__('Drop an image here, or upload one.', 'customize-your-store')}</p>
      <FormFileUpload
        accept="image/*"
        // Lets the user choose the same file twice in a row.
        onClick={(event) => void (event.currentTarget.value = '')}
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
        render={({ openFileDialog }) => (
          <Button __next40pxDefaultSize variant="primary" onClick={openFileDialog}>
            {__('Upload an image', 'customize-your-store')}
          </Button>
        )}
      />
      <Button variant="link" isBusy={busy} onClick={onLibrary}>
        {__('Open media library', 'customize-your-store')}
      </Button>
    </div>
  ) : (
    <p className="cys-designer-sentence">
      {__(
        'Your account is not allowed to upload images. Ask an administrator of the store to add the logo.',
        'customize-your-store',
      )}
    </p>
  )
