import { distinctUntilChanged, filter, map } from 'rxjs'
import { fact } from '../../src/events'
import { screen } from '../../src/projections/screen'
import type { State } from '../../src/reducers'
import type { Page } from './session-run'

/** A page whose canvas draws as soon as the designer is open after a set-up. */
export const looking = (page: Page): Page => {
  const eyes = page.loop.state$
    .pipe(map(isHidden), distinctUntilChanged(), filter(Boolean))
    .subscribe(() => void page.loop.record(fact('CanvasShown')))
  return {
    loop: page.loop,
    close: () => {
      eyes.unsubscribe()
      page.close()
    },
  }
}

const isHidden = (state: State) =>
  state.setUp.stage === 'done' && screen(state) === 'designer' && state.canvas.shown !== 'now'
