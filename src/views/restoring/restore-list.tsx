/** What will change, or the progress: one line per kind of thing, checked once it is done. */
import { Icon, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { caution, check } from '@wordpress/icons'
import type { Step } from '../../events/restoring/restoring'
import { linesOf } from '../../projections/restoring/restore-lines'
import { lineWords } from './restore-words'

type Props = {
  readonly steps: readonly Step[]
  readonly way: 'back' | 'forth'
  /** The number of finished steps; null before the start. */
  readonly done: number | null
  /** Whether the next step failed. */
  readonly stopped?: boolean
}

export const RestoreList = ({ steps, way, done, stopped = false }: Props) => {
  const lines = linesOf(steps.map(({ to }) => to))
  const last = (line: (typeof lines)[number]) => steps.findLastIndex(({ to }) => line.includes(to))
  const current = done === null ? -1 : lines.findIndex((line) => last(line) >= done)
  const now = stopped ? <Icon icon={caution} className="cys-restore__caution" /> : <Spinner />
  return (
    <ul className="cys-restore__list">
      {lines.map((line, index) => {
        const isDone = done !== null && last(line) < done
        return (
          <li key={lineWords(line, way)} className={`cys-restore__line ${isDone ? 'is-done' : ''}`}>
            <span className="cys-restore__sign">
              {isDone ? <Icon icon={check} /> : index === current ? now : <span className="cys-restore__dot" />}
            </span>
            {lineWords(line, way)}
            {isDone && <span className="screen-reader-text">{__('(done)', 'customize-your-store')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
