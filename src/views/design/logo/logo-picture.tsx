/**
 * The logo on a background that suits light and dark images. A click replaces the logo; a status text covers it while work is in progress.
 */
import { Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import type { Media } from '../../../events/design'
import { fileName } from './pixels'

type Props = {
  readonly media: Media | null
  /** The status text while work is in progress; false otherwise. */
  readonly busy: string | false
  /** Null if the image cannot be replaced. */
  readonly onReplace: (() => void) | null
  readonly onLoaded?: (url: string) => void
}

export const LogoPicture = ({ media, busy, onReplace, onLoaded }: Props) => (
  <div className="cys-logo__picture" aria-busy={busy !== false}>
    {media !== null && <Picture media={media} onReplace={onReplace} onLoaded={onLoaded} />}
    {busy !== false && (
      <div className="cys-logo__busy" role="status">
        <Spinner />
        <span>{busy}</span>
      </div>
    )}
  </div>
)

type PictureProps = Pick<Props, 'onReplace'> & {
  readonly media: Media
  readonly onLoaded: ((url: string) => void) | undefined
}

const Picture = ({ media: { url, alt }, onReplace, onLoaded }: PictureProps) => {
  // The settings stay available if the image fails to load. The slider then works without a preview.
  const loaded = () => onLoaded?.(url)
  const name = alt === '' ? fileName(url) : alt
  const picture = <img key={url} src={url} alt={name} onLoad={loaded} onError={loaded} />
  return onReplace === null ? (
    picture
  ) : (
    <button
      type="button"
      onClick={onReplace}
      // translators: %s: name or description of the logo's picture.
      aria-label={sprintf(__('Replace logo: %s', 'customize-your-store'), name)}
    >
      {picture}
    </button>
  )
}
