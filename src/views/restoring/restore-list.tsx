/** What will change, or the progress: one line for each kind of thing, checked once it is done. */
import { Icon, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { caution, check } from '@wordpress/icons'

type Props = {
  /** Each once. */
  readonly lines: readonly string[]
  /** The number of finished lines; null before the start. */
  readonly done: number | null
  /** Whether the next step failed. */
  readonly stopped?: boolean
}

export const RestoreList = ({ lines, done, stopped = false }: Props) => {
  const now = stopped ? <Icon icon={caution} className="cys-restore__caution" /> : <Spinner />
  return (
    <ul className="cys-restore__list">
      {lines.map((line, index) => {
        const isDone = done !== null && index < done
        return (
          <li key={line} className={`cys-restore__line ${isDone ? 'is-done' : ''}`}>
            <span className="cys-restore__sign">
              {isDone ? <Icon icon={check} /> : index === done ? now : <span className="cys-restore__dot" />}
            </span>
            {line}
            {isDone && <span className="screen-reader-text">{__('(done)', 'customize-your-store')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
