/**
 * Opens the flow log: with `flow-log=1` in the address of any screen, or with Ctrl+Alt+L. Only for users who may manage the store. Its code
 * is loaded on demand.
 */
import { __ } from '@wordpress/i18n'
import {
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  from,
  fromEvent,
  ignoreElements,
  merge,
  of,
  type Observable,
} from 'rxjs'
import type { FlowPage } from './flow-page'

/** Ignores further requests while the flow log is open. */
export const flowLogDoor = (page: FlowPage): Observable<never> =>
  page.boot.may.manageOptions
    ? merge(
        of(null).pipe(filter(isInAddress)),
        fromEvent<KeyboardEvent>(document, 'keydown').pipe(filter(isItsKey)),
      ).pipe(
        exhaustMap(() => from(opened(page)).pipe(catchError(tell))),
        ignoreElements(),
      )
    : EMPTY

const opened = async (page: FlowPage): Promise<void> => {
  const { openFlowLog } = await import('./flow-log')
  return openFlowLog(page)
}

/** Reports that the flow log could not be loaded. The flow continues, and pressing the key again retries. */
const tell = (): Observable<never> => {
  window.alert(__('The flow log could not be loaded. Check your connection and try again.', 'customize-your-store'))
  return EMPTY
}

const isInAddress = () => new URLSearchParams(window.location.search).get('flow-log') === '1'

/** Compares the key's position, not its letter. AltGr is excluded, since it can report Ctrl+Alt and types a letter. */
const isItsKey = (event: KeyboardEvent) =>
  event.code === 'KeyL' && event.ctrlKey && event.altKey && !event.shiftKey && !event.getModifierState('AltGraph')
