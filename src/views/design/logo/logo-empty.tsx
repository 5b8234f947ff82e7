/** No logo yet: the ways to add one. */
import { Button, FormFileUpload, Icon } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { upload } from '@wordpress/icons'

type Props = {
  readonly mayUpload: boolean
  readonly onFile: (file: File | undefined) => void
  readonly onLibrary: () => void
  /** Whether the media library is loading. */
  readonly busy: boolean
}

export const LogoEmpty = ({ mayUpload, onFile, onLibrary, busy }: Props) =>
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
