/** One picture of a section, with all that can be done about it. Accepts a dropped file. */
import { DropZone } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useCallback, useRef } from 'react'
import { fact } from '../../../events'
import { photographComing } from '../../../projections/design/photographs'
import { mayUploadPictures, type PictureItem } from '../../../projections/design/pictures'
import { useProjection, useRecord } from '../../flow'
import { LogoPicture } from '../logo/logo-picture'
import { useKeptFocus } from '../logo/use-kept-focus'
import { PictureAlt } from './picture-alt'
import { PictureFocus } from './picture-focus'
import { PictureSources } from './picture-sources'
import { PictureTrouble } from './picture-trouble'
import { useOpenedPicture } from './use-opened-picture'
import { usePictureFile } from './use-picture-file'
import { usePictureLibrary } from './use-picture-library'

type Props = { readonly item: PictureItem; readonly number: number; readonly of: number }

export const PictureCard = ({ item, number, of }: Props) => {
  const card = useRef<HTMLLIElement>(null)
  const record = useRecord()
  const mayUpload = useProjection(mayUploadPictures)
  const keepFocus = useKeptFocus(card, item.url)
  const library = usePictureLibrary(item, keepFocus)
  const takeFile = usePictureFile(item)
  useOpenedPicture(card, item)
  const { url, alt, uploading, section, block } = item
  const coming = useProjection(useCallback((state) => photographComing(state, { section, block }), [section, block]))
  const busy =
    uploading !== null
      ? // translators: %s: name of a file.
        sprintf(__('Uploading %s…', 'customize-your-store'), uploading)
      : coming !== null
        ? __('The photo is being copied into your media library…', 'customize-your-store')
        : library.stage === 'loading' && __('Opening the media library…', 'customize-your-store')
  return (
    <li
      className="cys-picture"
      ref={card}
      tabIndex={-1}
      data-block={item.block}
      aria-label={
        // translators: 1: a number. 2: how many there are.
        sprintf(__('Image %1$d of %2$d', 'customize-your-store'), number, of)
      }
    >
      <div className="cys-picture__place">
        {item.focus !== null && busy === false ? (
          <PictureFocus item={item} focus={item.focus} />
        ) : (
          <LogoPicture media={{ id: item.id ?? 0, url, alt, width: 0, height: 0 }} busy={busy} onReplace={null} />
        )}
        {mayUpload && (
          <DropZone
            label={__('Drop an image here to replace this one', 'customize-your-store')}
            onFilesDrop={([file]) => takeFile(file)}
          />
        )}
      </div>
      <PictureTrouble item={item} />
      {mayUpload ? (
        <PictureSources
          onFile={takeFile}
          library={library}
          onFind={() => void record(fact('PhotographsOpened', { section, block }))}
        />
      ) : (
        <p className="cys-designer-sentence">
          {__(
            'Your account is not allowed to upload images. Ask an administrator of the store to replace it.',
            'customize-your-store',
          )}
        </p>
      )}
      <PictureAlt item={item} />
    </li>
  )
}
