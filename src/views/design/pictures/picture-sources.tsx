/** Where another picture can come from: this computer, the store's media library, or Openverse. */
import { Button, FormFileUpload } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { MediaLibrary } from '../logo/use-library'

type Props = {
  readonly onFile: (file: File | undefined) => void
  readonly library: MediaLibrary
  readonly onFind: () => void
}

export const PictureSources = ({ onFile, library: { open, stage }, onFind }: Props) => (
  <div className="cys-picture__sources" role="group" aria-label={__('Replace image', 'customize-your-store')}>
    <FormFileUpload
      accept="image/*"
      // Lets the user choose the same file twice in a row.
      onClick={(event) => void (event.currentTarget.value = '')}
      onChange={(event) => onFile(event.currentTarget.files?.[0])}
      render={({ openFileDialog }) => (
        <Button __next40pxDefaultSize variant="secondary" onClick={openFileDialog}>
          {__('Upload another', 'customize-your-store')}
        </Button>
      )}
    />
    <Button __next40pxDefaultSize variant="secondary" isBusy={stage === 'loading'} onClick={open}>
      {__('Media library', 'customize-your-store')}
    </Button>
    <Button __next40pxDefaultSize variant="secondary" aria-haspopup="dialog" onClick={onFind}>
      {__('Find a photo', 'customize-your-store')}
    </Button>
    {stage === 'failed' && (
      <p className="cys-designer-sentence" role="alert">
        {__(
          'The media library could not be opened. Please try again, or drop an image from your computer here.',
          'customize-your-store',
        )}
      </p>
    )}
  </div>
)
