/**
 * The logo screen: an image from this computer or the media library, how the page shows it, and the site icon (D-12).
 */
import { Button, RangeControl, Spinner, ToggleControl } from '@wordpress/components'
import { useViewportMatch } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useMemo, useRef, useState } from 'react'
import { logoTrouble, logoUploading, logoView, type LogoView } from '../../../projections/design/logo'
import { useProjection, useRecord } from '../../flow'
import type { Media } from '../../../events/design'
import { hidingGround, logoGrounds, variants, visibleColor } from '../../../projections/design/contrast/surroundings'
import { base64Of, fileName, imageOf, inOneColor, seenOf, squareOf, type Way } from './pixels'
import { useLogoImage } from './use-picked-file'
import { fact } from '../../../events'
import { LogoPlace } from './logo-place'
import { LogoPicture } from './logo-picture'
import { widthBounds, widthByShape } from '../../../catalogue/pages/logo-width'
import { useInHand } from '../../ui/use-in-hand'
import { UploadNotice } from './upload-notice'
import './logo.css'

export const LogoScreen = () => {
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

/** Explains why the last file could not become the logo. */
const LogoTrouble = () => {
  const trouble = useProjection(logoTrouble)
  const record = useRecord()
  return trouble && <UploadNotice trouble={trouble} onRemove={() => void record(fact('LogoNoticeDismissed'))} />
}

/** Shows the logo to a user who may not change it. */
const LogoReadOnly = ({ media }: { readonly media: Media | null }) => (
  <section className="cys-logo">
    {media !== null && <LogoPicture media={media} busy={false} onReplace={null} />}
    <p className="cys-designer-sentence">
      {media === null
        ? __(
            'Your store has no logo yet. Your account is not allowed to add one. Ask an administrator of the store for help.',
            'customize-your-store',
          )
        : __(
            'This is your store’s logo. Your account is not allowed to change it. Ask an administrator of the store for help.',
            'customize-your-store',
          )}
    </p>
  </section>
)

/** How the page shows the logo, and whether it is also the site icon. */
const LogoSettings = ({ view, media }: { readonly view: LogoView; readonly media: Media }) => {
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

/** The slider for the logo's width. The page updates when the slider stops moving. */
const LogoWidth = ({ view: { width, isWide }, media }: { readonly view: LogoView; readonly media: Media }) => {
  const record = useRecord()
  const small = useViewportMatch('medium', '<')
  const hand = useInHand(width, (settled) => record(fact('LogoWidthChosen', { width: settled })), { rest: 100 })
  const help = isWide
    ? __('Your page stretches the logo to the full width.', 'customize-your-store')
    : small
      ? __('Open the designer on a larger screen to change the width.', 'customize-your-store')
      : undefined
  return (
    <RangeControl
      __next40pxDefaultSize
      label={__('Image width', 'customize-your-store')}
      {...widthBounds(media)}
      value={hand.value}
      initialPosition={widthByShape(media)}
      disabled={isWide || small}
      onChange={(next) => next !== undefined && hand.change(next)}
      {...(help === undefined ? {} : { help })}
    />
  )
}

/** Warns that the logo is hard to see against its background, and offers a version in a color that is easy to see. */
const LogoHidden = ({ media, mayUpload }: { readonly media: Media; readonly mayUpload: boolean }) => {
  const image = useLogoImage(media.url)
  const grounds = useProjection(logoGrounds)
  const seen = useMemo(() => (image === null ? null : seenOf(image)), [image])
  const make = useMadeFile()
  if (image === null || seen?.isSeeThrough !== true) return null
  const ground = hidingGround(seen.colors, grounds)
  if (ground === null) return null
  const color = visibleColor(grounds)
  return (
    <div className="cys-logo__hidden" role="status">
      <span className="cys-logo__sample" style={{ background: ground }}>
        <img src={media.url} alt="" />
      </span>
      <p>{__('Your logo is hard to see on this background.', 'customize-your-store')}</p>
      {mayUpload && color !== null && (
        <Button
          className="cys-logo__variant"
          variant="secondary"
          onClick={() =>
            make(
              `${fileName(media.url).replace(/\.[^.]*$/, '')}-${color}.png`,
              'logo',
              inOneColor(image, variants[color]),
            )
          }
        >
          {color === 'light'
            ? __('Use a light version', 'customize-your-store')
            : __('Use a dark version', 'customize-your-store')}
        </Button>
      )}
    </div>
  )
}

type Props = { readonly media: Media; readonly isIcon: boolean; readonly mayUpload: boolean }

/**
 * Whether the logo is also the site icon. A logo that is not square becomes one: the whole image with padding, or its middle.
 */
const LogoIcon = ({ media, isIcon, mayUpload }: Props) => {
  const record = useRecord()
  const make = useMadeFile()
  const [asked, setAsked] = useState(false)
  const toggle = useRef<HTMLInputElement>(null)
  const asks = asked && !isIcon
  const change = (used: boolean) => {
    if (used && mayUpload && !isSquare(media)) setAsked(!asks)
    else void record(fact('SiteIconChosen', { used }))
  }
  const cut = (way: Way) => {
    // The pressed button disappears with the question.
    toggle.current?.focus()
    setAsked(false)
    make(
      'site-icon.png',
      'icon',
      imageOf(media.url).then((image) => squareOf(image, way)),
    )
  }
  return (
    <>
      <ToggleControl
        ref={toggle}
        label={__('Use as site icon', 'customize-your-store')}
        help={__(
          'The small icon of your store in browser tabs, bookmarks and on phone home screens.',
          'customize-your-store',
        )}
        checked={isIcon || asks}
        onChange={change}
      />
      {asks && (
        <div
          className="cys-logo__cuts"
          role="group"
          aria-label={__('Make the site icon square', 'customize-your-store')}
        >
          <Button onClick={() => cut('whole')}>
            <img className="is-whole" src={media.url} alt="" />
            {__('Whole logo', 'customize-your-store')}
          </Button>
          <Button onClick={() => cut('middle')}>
            <img className="is-middle" src={media.url} alt="" />
            {__('Middle only', 'customize-your-store')}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Whether the image is square, with a tolerance of 10%. An image without a size is a vector drawing, which browsers fit into any square.
 */
const isSquare = ({ width, height }: Media): boolean =>
  width === 0 || height === 0 || Math.max(width, height) <= 1.1 * Math.min(width, height)

/**
 * Uploads an image derived from the logo. If it cannot be created, the error is the same as for a file that is not an image.
 */
const useMadeFile = () => {
  const record = useRecord()
  return (name: string, as: 'logo' | 'icon', picture: Promise<Blob>): void => {
    picture.then(base64Of).then(
      (data) => void record(fact('LogoFileChosen', { name, mime: 'image/png', data, as })),
      () => void record(fact('LogoFileDeclined', { name, why: 'kind' })),
    )
  }
}
