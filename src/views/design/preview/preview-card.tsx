/** A pattern to choose: its preview, and its name below, marked if it is in use. */
import { Icon } from '@wordpress/components'
import { check } from '@wordpress/icons'
import { PatternPreview } from './pattern-preview'
import './preview.css'

type Props = {
  readonly title: string
  readonly content: string
  /** `is-selected` for the one in use, `is-added` for one of several in use; '' for neither. */
  readonly look: '' | 'is-selected' | 'is-added'
  /** Shown below the name. */
  readonly note?: string
  /** After the name if the pattern is in use; seen for one of several, else only heard. */
  readonly mark: string
  readonly onChoose: () => void
}

export const PreviewCard = ({ title, content, look, note, mark, onChoose }: Props) => (
  <button
    type="button"
    className={`cys-preview-card ${look}`}
    title={title}
    {...(look === 'is-selected' ? { 'aria-current': true } : {})}
    onClick={onChoose}
  >
    <PatternPreview content={content} />
    <span className="cys-preview-card__title">
      {title}
      {look !== '' && (
        <>
          <Icon className="cys-preview-card__mark" icon={check} size={20} />
          <span className={look === 'is-added' ? 'cys-preview-card__added' : 'screen-reader-text'}>{mark}</span>
        </>
      )}
    </span>
    {note !== undefined && <span className="cys-preview-card__note">{note}</span>}
  </button>
)
