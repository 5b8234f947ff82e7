/** The flow log: what happened in this flow, fact by fact, for debugging. It is displayed above the flow and does not change it. */
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { __ } from '@wordpress/i18n'
import type { ViewerHost } from './viewer-host'
import { ExportSheet } from './export-sheet'
import { ForkSheet } from './fork-sheet'
import { Head } from './head'
import type { Opened } from './opened'
import { ReportSheet } from './report-sheet'
import { SessionView } from './session-view'
import { SessionsSheet } from './sessions-sheet'
import type { SheetName } from './sheet-name'
import { nothingKept, stateAfter } from './states'
import './viewer.css'

export const FlowLog = ({ host }: { readonly host: ViewerHost }) => {
  const log = useRef<HTMLDialogElement | null>(null)
  const present = useSyncExternalStore(host.present.subscribe, host.present.facts)
  const [opened, setOpened] = useState<Opened>({ kind: 'present' })
  /** What was opened before has its own selection and states, even if it is of the same session: two files may hold two versions. */
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
      {/* In a dialog that is not shown yet, nothing can be scrolled to and nothing takes the focus. */}
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
