/** The screen after the selected fact, drawn by the real views as an inert picture: nothing in it can be focused or recorded. */
import { __ } from '@wordpress/i18n'
import { useLayoutEffect, useRef, useState } from 'react'
import type { State } from '../../reducers'
import { App } from '../../views/app'
import { FlowProvider } from '../../views/flow'
import { PastProvider } from '../../views/past'
import { AtAGlance } from './at-a-glance'
import { createPastClient } from './past-client'
import { PastCanvas } from './past-canvas'
import { PastDialog } from './past-dialog'
import { PastGuard } from './past-guard'
import './past-screen.css'

type Props = {
  readonly state: State
  /** When the session was opened, in milliseconds since 1970. */
  readonly since: number
}

export const PastScreen = ({ state, since }: Props) => {
  const [client] = useState(() => {
    const past = createPastClient()
    past.show(state)
    return past
  })
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    client.show(state)
  }, [client, state])
  useLayoutEffect(() => {
    return fitted(frame.current)
  }, [])
  return (
    <section
      className="cys-log-screen"
      data-seq={state.seq}
      aria-label={__('Screen as it was', 'customize-your-store')}
    >
      <div ref={frame} className="cys-log-screen__frame">
        {/* React 18 accepts the attribute only as a string. */}
        <div className="cys-log-screen__page" aria-hidden="true" {...{ inert: '' }}>
          <PastGuard state={state}>
            <PastProvider value={past}>
              <FlowProvider client={client}>
                <App />
              </FlowProvider>
            </PastProvider>
          </PastGuard>
        </div>
      </div>
      <div className="cys-log-screen__side">
        <AtAGlance state={state} since={since} />
      </div>
    </section>
  )
}

const past = { Canvas: PastCanvas, Dialog: PastDialog }

/** The page has the window's size, as its style sheets expect, and is scaled down to the space beside the description. */
const fitted = (frame: HTMLDivElement | null) => {
  const room = frame?.parentElement ?? null
  if (frame === null || room === null) return undefined
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = frame.ownerDocument.documentElement
    const words = (frame.nextElementSibling as HTMLElement | null)?.offsetWidth ?? 0
    const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(room)
    const taken = [paddingInlineStart, paddingInlineEnd, columnGap].reduce((sum, it) => sum + (parseFloat(it) || 0), 0)
    const scale = Math.min((room.clientWidth - taken - words) / width, frame.clientHeight / height)
    frame.style.setProperty('inline-size', `${scale * width}px`)
    frame.style.setProperty('--cys-log-scale', String(scale))
    frame.style.setProperty('--cys-log-width', `${width}px`)
    frame.style.setProperty('--cys-log-height', `${height}px`)
  }
  const observer = new ResizeObserver(fit)
  observer.observe(room)
  return () => observer.disconnect()
}
