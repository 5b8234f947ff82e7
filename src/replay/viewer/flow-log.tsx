/** The flow log: what happened in this flow, fact by fact, for debugging. It is displayed above the flow and does not change it. */
import { Button, CheckboxControl, Notice } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { ViewerHost } from './viewer-host'
import type { AnyFact } from '../../persistence/log'
import { exportSession } from './export-session'
import { Sheet, type SheetName } from './sheet'
import { callOf } from '../../events/call-facts'
import { isFinished } from '../../projections/finished'
import type { State } from '../../reducers'
import { forkOf } from './fork'
import { Head } from './head'
import { nothingKept, stateAfter, type Opened } from './states'
import { ReportSheet } from './report-sheet'
import { SessionView } from './session-view'
import { SessionsSheet } from './sessions-sheet'
import './viewer.css'

export const FlowLog = ({ host }: { readonly host: ViewerHost }) => {
  const log = useRef<HTMLDialogElement | null>(null)
  const present = useSyncExternalStore(host.present.subscribe, host.present.facts)
  const [opened, setOpened] = useState<Opened>({ kind: 'present' })
  /**
   * Counts what was opened. Each opening has its own selection and states, even of the same session: two files may contain two versions of
   * it.
   */
  const [openings, setOpenings] = useState(0)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [fork, setFork] = useState<number | null>(null)
  const facts = opened.kind === 'present' ? present : opened.facts
  const session = opened.kind === 'present' ? host.present.session : opened.session
  const [isShown, setShown] = useState(false)
  const begin = useCallback((dialog: HTMLDialogElement | null) => {
    log.current = dialog
    if (dialog === null) return
    dialog.showModal()
    setShown(true)
  }, [])
  const close = () => log.current?.close()
  const putAway = () => setSheet(null)
  const show = (next: Opened) => {
    setOpened(next)
    setOpenings((count) => count + 1)
    putAway()
  }
  const forked = fork === null ? [] : facts.slice(0, fork + 1)
  return (
    <dialog
      ref={begin}
      className="cys-log"
      tabIndex={-1}
      aria-label={__('Flow log', 'customize-your-store')}
      // The flow below has its own key handlers on the document.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => event.preventDefault()}
      onClose={host.close}
    >
      <Head opened={opened} facts={facts} onSheet={setSheet} onOpen={show} onClose={close} />
      {/* In a dialog that is not shown yet, nothing can be scrolled into view or focused. */}
      {isShown && <SessionView key={openings} facts={facts} onFork={setFork} onClose={close} />}
      {sheet === 'sessions' && <SessionsSheet host={host} session={session} onOpen={show} onClose={putAway} />}
      {sheet === 'export' && <ExportSheet facts={facts} host={host} onClose={putAway} />}
      {sheet === 'report' && <ReportSheet facts={facts} host={host} onClose={putAway} />}
      {fork !== null && (
        <ForkSheet
          facts={forked}
          state={stateAfter(forked, fork, nothingKept())}
          fromFile={opened.kind === 'file'}
          host={host}
          onClose={() => setFork(null)}
        />
      )}
    </dialog>
  )
}

type Props = { readonly facts: readonly AnyFact[]; readonly host: ViewerHost; readonly onClose: () => void }

/** Exports a session as a file: what a person typed is masked unless they choose otherwise. */
const ExportSheet = ({ facts, host, onClose }: Props) => {
  const [open, setOpen] = useState(false)
  const save = () => {
    exportSession(host, facts, open)
    onClose()
  }
  return (
    <Sheet title={__('Export this session', 'customize-your-store')} onClose={onClose}>
      <p>
        {__(
          'You get one file with every fact. What was typed, such as the description of the business, is replaced by x unless you choose otherwise. Passwords and tokens are never in it.',
          'customize-your-store',
        )}
      </p>
      <CheckboxControl label={__('Include typed text', 'customize-your-store')} checked={open} onChange={setOpen} />
      <div className="cys-log-sheet__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={save}>
          {__('Save file', 'customize-your-store')}
        </Button>
      </div>
    </Sheet>
  )
}

type ForkSheetProps = {
  /** All facts up to the fork. */
  readonly facts: readonly AnyFact[]
  readonly state: State
  readonly fromFile: boolean
  readonly host: ViewerHost
  readonly onClose: () => void
}

/** The dialog before a fork: what it is, and how it affects the store. */
const ForkSheet = ({ facts, state, fromFile, host, onClose }: ForkSheetProps) => {
  const [stage, setStage] = useState<'asking' | 'forking' | 'failed'>('asking')
  const open = Object.values(state.calls.open).map(callOf)
  const over = isFinished(state)
  const fork = () => {
    setStage('forking')
    void host.fork(forkOf(facts, host.stamps), state.route.path).then((kept) => (kept ? undefined : setStage('failed')))
  }
  return (
    <Sheet title={__('Fork from here?', 'customize-your-store')} onClose={onClose}>
      {over ? (
        <p>
          {__('The flow ends at this fact, so nothing can follow it. Choose an earlier fact.', 'customize-your-store')}
        </p>
      ) : (
        <>
          <p>
            {sprintf(
              // translators: %d: number of a fact.
              __(
                'A new session begins with everything up to fact %d, and the flow opens on it. The session that you look at stays as it is.',
                'customize-your-store',
              ),
              state.seq,
            )}
          </p>
          <p>
            {__(
              'The new session works on your real store: requests still open at that point are sent again.',
              'customize-your-store',
            )}
          </p>
          {open.length > 0 && (
            <p>
              {sprintf(
                // translators: 1: how many requests. 2: their names.
                _n('%1$d open request: %2$s', '%1$d open requests: %2$s', open.length, 'customize-your-store'),
                open.length,
                open.join(', '),
              )}
            </p>
          )}
          {fromFile && (
            <Notice status="warning" isDismissible={false}>
              {__(
                'This session comes from a file. Its requests run on your store, so fork only files from people you trust.',
                'customize-your-store',
              )}{' '}
              {__('Save then publishes what the file contains, for all visitors to see.', 'customize-your-store')}
            </Notice>
          )}
        </>
      )}
      {stage === 'failed' && (
        <Notice status="error" isDismissible={false}>
          {__('This browser could not keep the new session. Nothing was changed.', 'customize-your-store')}
        </Notice>
      )}
      <div className="cys-log-sheet__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        {!over && (
          <Button __next40pxDefaultSize variant="primary" isBusy={stage === 'forking'} onClick={fork}>
            {__('Fork from here', 'customize-your-store')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
