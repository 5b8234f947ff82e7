/** The pictures of the selected section. */
import { Button, DropZone, FocalPointPicker, FormFileUpload, Notice, TextareaControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { isEqual } from 'es-toolkit'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import {
  mayUploadPictures,
  openedPicture,
  photographComing,
  photographTrouble,
  picturesOf,
  pictureTrouble,
  type Focus,
  type PictureItem,
  type PicturePlace,
} from '../../../projections/design/pictures'
import { fact } from '../../../events'
import { canRemoveBlock } from '../../../projections/design/section-blocks'
import { LogoPicture } from '../logo/logo-picture'
import { useKeptFocus } from '../../ui/focus'
import { useInHand } from '../../ui/use-in-hand'
import { useLibrary, type MediaLibrary } from '../logo/use-library'
import { UploadNotice } from '../logo/upload-notice'
import { photographFault } from './labels'
import { usePickedFile } from '../logo/use-picked-file'
import { announce } from '../announce'
import { fileName } from '../logo/pixels'
import './pictures.css'

export const SelectedPictures = () => {
  const section = useProjection(selectedSection)
  return section === null ? null : <SectionPictures section={section} />
}

/**
 * The pictures of a section. Each can be replaced, described and, where it is cropped, repositioned (B-06). Renders nothing if the section
 * has no picture.
 */
const SectionPictures = ({ section }: { readonly section: string }) => {
  const items = useProjection(useCallback((state) => picturesOf(state, section), [section]))
  return items.length === 0 ? null : (
    <section className="cys-pictures">
      <h3 className="cys-designer-menu__title">{__('Images', 'customize-your-store')}</h3>
      <ul>
        {items.map((item, index) => (
          <PictureCard key={`${item.section}:${item.block}`} item={item} number={index + 1} of={items.length} />
        ))}
      </ul>
    </section>
  )
}

type Props = { readonly item: PictureItem; readonly number: number; readonly of: number }

/** One picture of a section with all its controls. Accepts a dropped file. */
const PictureCard = ({ item, number, of }: Props) => {
  const card = useRef<HTMLLIElement>(null)
  const record = useRecord()
  const mayUpload = useProjection(mayUploadPictures)
  const keepFocus = useKeptFocus(card, item.url)
  const library = usePictureLibrary(item, keepFocus)
  const takeFile = usePictureFile(item)
  useOpenedPicture(card, item)
  const { url, alt, uploading, section, block } = item
  const coming = useProjection(useCallback((state) => photographComing(state, { section, block }), [section, block]))
  const canRemove = useProjection(useCallback((state) => canRemoveBlock(state, section, block), [section, block]))
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
      {canRemove && (
        <Button
          __next40pxDefaultSize
          variant="tertiary"
          onClick={() => void record(fact('BlockRemoved', { section, block }))}
        >
          {__('Remove image', 'customize-your-store')}
        </Button>
      )}
    </li>
  )
}

/** After a click on the picture in the canvas, scrolls to its card and focuses it. */
const useOpenedPicture = (card: RefObject<HTMLElement | null>, { section, block }: PicturePlace): void => {
  const opened = useProjection(openedPicture)
  useEffect(() => {
    if (opened?.section !== section || opened.block !== block) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [opened, card, section, block])
}

/** Replaces the picture at this place with a picked or dropped file. */
const usePictureFile = ({ section, block }: PicturePlace): ((file: File | undefined) => void) => {
  const record = useRecord()
  return usePickedFile({
    onTaken: (file) => void record(fact('PictureFileChosen', { section, block, ...file })),
    onDeclined: (name, why) => void record(fact('PictureFileDeclined', { section, block, name, why })),
  })
}

/** Replaces the picture at this place with an image from the media library. */
const usePictureLibrary = ({ section, block, id }: PictureItem, onClosed: () => void): MediaLibrary => {
  const record = useRecord()
  return useLibrary('section', id, {
    onChosen: (picture) => {
      void record(fact('PictureChosen', { section, block, picture }))
      // translators: %s: name of a picture file.
      announce(sprintf(__('Image replaced: %s', 'customize-your-store'), fileName(picture.url)))
    },
    onClosed,
  })
}

/** Explains why the last file or photograph did not replace this picture. */
const PictureTrouble = ({ item: { section, block } }: { readonly item: PictureItem }) => {
  const trouble = useProjection(pictureTrouble)
  const missed = useProjection(photographTrouble)
  const record = useRecord()
  if (missed?.section === section && missed.block === block)
    return (
      <Notice status="error" onRemove={() => void record(fact('PhotographNoticeDismissed'))}>
        {photographFault(missed.fault)}
      </Notice>
    )
  if (trouble === null || trouble.section !== section || trouble.block !== block) return null
  return <UploadNotice trouble={trouble} onRemove={() => void record(fact('PictureNoticeDismissed'))} />
}

/** Pause after which the focal point is recorded, in milliseconds. With the keyboard it moves in small steps. */
const rest = 400

type PictureFocusProps = { readonly item: PictureItem; readonly focus: Focus }

/** The focal point of a picture: the part that stays visible where the page crops it. */
const PictureFocus = ({ item: { section, block, url }, focus }: PictureFocusProps) => {
  const record = useRecord()
  const hand = useInHand(
    focus,
    (point, before) =>
      isEqual(point, before) ? Promise.resolve() : record(fact('PictureFocused', { section, block, ...point })),
    { rest },
  )
  return (
    <FocalPointPicker
      label={__('Focal point', 'customize-your-store')}
      help={__('This point stays visible where the page crops the image.', 'customize-your-store')}
      url={url}
      value={{ x: hand.value.x, y: hand.value.y }}
      onChange={({ x, y }) => hand.change({ x: inside(x), y: inside(y) })}
    />
  )
}

/** An empty field counts as the middle. */
const inside = (value: number): number => (Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : 0.5)

/** In milliseconds: the pause in typing after which the text is recorded, and the longest time without recording it. */
const typing = { rest: 600, longest: 5000 }

/** Maximum length of a description in characters, because screen readers read it without a pause. */
const longest = 500

/** The description of a picture. It is recorded once the merchant pauses. */
const PictureAlt = ({ item: { section, block, alt } }: { readonly item: PictureItem }) => {
  const record = useRecord()
  const hand = useInHand(
    alt,
    (text, before) =>
      text.trim() === before.trim()
        ? Promise.resolve()
        : record(fact('PictureDescribed', { section, block, alt: text.replace(/\s+/g, ' ').trim() })),
    typing,
  )
  return (
    <TextareaControl
      label={__('Alternative text', 'customize-your-store')}
      help={__(
        'What the image shows, for people who cannot see it and for search engines. Leave it empty if the image is only decorative.',
        'customize-your-store',
      )}
      rows={2}
      dir="auto"
      maxLength={longest}
      value={hand.value}
      onChange={hand.change}
      onBlur={hand.settle}
    />
  )
}

type PictureSourcesProps = {
  readonly onFile: (file: File | undefined) => void
  readonly library: MediaLibrary
  readonly onFind: () => void
}

/** The sources of a replacement: this computer, the store's media library, or Openverse. */
const PictureSources = ({ onFile, library: { open, stage }, onFind }: PictureSourcesProps) => (
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
