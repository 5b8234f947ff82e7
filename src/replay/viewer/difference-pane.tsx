/** What the fact changed in the state: each path with its old and new value. */
import { __, _n, sprintf } from '@wordpress/i18n'
import { useMemo } from 'react'
import type { State } from '../../reducers'
import { diffOf } from '../diff'
import { toldState } from '../told'
import { inShort } from './in-short'

/** The maximum number of changes drawn. */
const most = 200

export const DifferencePane = ({ before, after }: { readonly before: State; readonly after: State }) => {
  const all = useMemo(() => diffOf(toldState(before), toldState(after)), [before, after])
  // Every fact changes the position in the log, so that is left out.
  const told = all.filter(({ path }) => !/^(seq|cause|at)$/.test(path))
  if (told.length === 0)
    return <p className="cys-log-note">{__('This fact changed nothing in the state.', 'customize-your-store')}</p>
  return (
    <>
      <ul className="cys-log-differences">
        {told.slice(0, most).map(({ path, how, before: was, after: is }) => (
          <li key={path} className={`is-${how}`}>
            <code>{path}</code>
            <span className="cys-log-differences__change">
              {how !== 'added' && <del>{inShort(was, 200)}</del>}
              {how === 'changed' && <span aria-hidden="true"> → </span>}
              {how !== 'removed' && <ins>{inShort(is, 200)}</ins>}
            </span>
          </li>
        ))}
      </ul>
      {told.length > most && (
        <p className="cys-log-note">
          {sprintf(
            // translators: %d: how many changes.
            _n('And %d more.', 'And %d more.', told.length - most, 'customize-your-store'),
            told.length - most,
          )}
        </p>
      )}
    </>
  )
}
