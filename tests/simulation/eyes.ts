/** What the canvas reports: the page is drawn a while after everything is loaded, or, after a minute, shown as it is. */
import { distinctUntilChanged, EMPTY, map, Observable, switchMap } from 'rxjs'
import { revealTimeout } from '../../src/catalogue/limits'
import { fact } from '../../src/events'
import type { Loop } from '../../src/app/loop/loop'
import { page } from '../../src/projections/design/page'
import { screen } from '../../src/projections/screen'
import type { State } from '../../src/reducers'
import type { Life } from './life'

export const eyes = ({ state$, record, state }: Loop, life: Life): Observable<never> =>
  state$.pipe(
    map((now) => (isHidden(now) ? (now.canvas.settings === null ? 'blank' : 'drawn') : 'seen')),
    distinctUntilChanged(),
    switchMap((what) => {
      if (what === 'seen') return EMPTY
      const [wait, seen] = what === 'drawn' ? [300, fact('CanvasShown')] : [revealTimeout, fact('CanvasOverdue')]
      return new Observable<never>(() => life.later(wait, () => (isHidden(state()) ? void record(seen) : undefined)))
    }),
  )

const isHidden = (state: State): boolean =>
  screen(state) === 'designer' && page(state) !== null && state.canvas.shown !== 'now'
