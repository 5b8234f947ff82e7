/** Connects the flow log to the page: to the log, the clock and files. Loaded as a separate chunk. */
import * as E from 'fp-ts/Either'
import { createRoot } from 'react-dom/client'
import { screenAddress } from '../effects/adapters/address-bar'
import { saveFile, storageUse } from '../effects/adapters/browser'
import { connect } from '../persistence/database'
import { indexedDbLog } from '../persistence/indexed-db-log'
import { readSummaries } from '../persistence/remove-sessions'
import type { ViewerHost } from '../replay/viewer/viewer-host'
import { FlowLog } from '../replay/viewer/flow-log'
import { HostProvider } from '../views/host'
import type { FlowPage } from './flow-page'

/** Resolves when the flow log is closed. */
export const openFlowLog = (page: FlowPage): Promise<void> =>
  new Promise((closed) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const close = () => {
      root.unmount()
      place.remove()
      closed()
    }
    root.render(
      <HostProvider host={page.host}>
        <FlowLog host={viewerHost(page, close)} />
      </HostProvider>,
    )
  })

const viewerHost = ({ boot, loop, stamps, removeSession, leave }: FlowPage, close: () => void): ViewerHost => {
  // Not the flow's own log, which tracks what it has read and falls back to memory if storage fails.
  const kept = indexedDbLog()
  const connection = connect()
  return {
    present: {
      session: loop.session,
      facts: loop.facts,
      subscribe: (listener) => {
        const subscription = loop.state$.subscribe(listener)
        return () => subscription.unsubscribe()
      },
    },
    sessions: () => readSummaries(connection),
    read: async (session) => {
      const found = await kept.read(session, 0)
      return E.isRight(found) ? found.right : null
    },
    storage: storageUse,
    remove: removeSession,
    stamps,
    about: { build: stamps.build, browser: navigator.userAgent, versions: boot.versions ?? {} },
    fork: async (drafts, path) => {
      if (E.isLeft(await kept.append(drafts))) return false
      leave(screenAddress(boot.addresses.page, path))
      return true
    },
    save: saveFile,
    close,
  }
}
