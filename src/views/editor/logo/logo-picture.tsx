/** The logo on a ground that shows light pictures and dark ones; a click leads to another. Something that takes time lies over it. */
import { Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import type { Media } from '../../../events/logo'
import { fileName } from './file-name'

type Props = {
  readonly media: Media | null
  /** What is going on; false for nothing. */
  readonly busy: string | false
  /** Null where the picture cannot be exchanged. */
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
  // A picture that does not come can still be set: the slider then works blindly, which is better than not at all.
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
