/** The screen after the selected fact, drawn by the real views as an inert picture: nothing in it can be focused or recorded. */
import { __, _n, sprintf } from '@wordpress/i18n'
import { Component, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { initialState, type State } from '../../reducers'
import { App } from '../../views/app'
import { FlowProvider, useProjection, type FlowClient } from '../../views/flow'
import { PastProvider, type Past } from '../../views/past'
import { screen } from '../../projections/screen'
import { duration, screenName } from './words'
import './past-screen.css'

type PastClient = FlowClient & { readonly show: (state: State) => void }

/** A client for the past: views draw a state from a log, and what they record is ignored. */
const createPastClient = (): PastClient => {
  let now = initialState
  const listeners = new Set<() => void>()
  return {
    state: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    record: async () => undefined,
    show: (state) => {
      now = state
      for (const listener of [...listeners]) listener()
    },
  }
}

/**
 * Milliseconds without a change before the canvas is drawn. A held key repeats faster, and playing four facts a second is slower.
 */
const rest = 200

/**
 * The canvas in a picture of the past. It is slow to draw, so it waits until the picture rests, and steps stay quick.
 */
const PastCanvas: Past['Canvas'] = ({ children }) => {
  const now = useProjection(whole)
  const [client] = useState(createPastClient)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const later = setTimeout(() => {
      client.show(now)
      setDrawn(true)
    }, rest)
    return () => clearTimeout(later)
  }, [client, now])
  return isDrawn ? <FlowProvider client={client}>{children}</FlowProvider> : null
}

const whole = (state: State) => state

/** A dialog in a picture of the past: looks like one, but takes no focus and stays inside the picture. */
const PastDialog: Past['Dialog'] = ({ title, className = '', children }) => (
  <div className="cys-past-dialog">
    <div className={`cys-past-dialog__box cys-dialog ${className}`}>
      <h2 className="cys-past-dialog__title">{title}</h2>
      {children}
    </div>
  </div>
)

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

/**
 * The state of the flow in words, next to the picture.
 *
 * @param since when the session was opened, in milliseconds since 1970
 */
const AtAGlance = ({ state, since }: { readonly state: State; readonly since: number }) => {
  const open = Object.keys(state.calls.open).length
  return (
    <dl className="cys-log-glance">
      <dt>{__('Screen', 'customize-your-store')}</dt>
      <dd>{screenName(screen(state))}</dd>
      <dt>{__('Address', 'customize-your-store')}</dt>
      <dd>{state.route.path}</dd>
      <dt>{__('Since the start', 'customize-your-store')}</dt>
      <dd>{duration(Math.max(0, state.at - since))}</dd>
      <dt>{__('Calls', 'customize-your-store')}</dt>
      <dd>
        {open === 0
          ? __('none open', 'customize-your-store')
          : // translators: %d: how many calls.
            sprintf(_n('%d open', '%d open', open, 'customize-your-store'), open)}
      </dd>
    </dl>
  )
}

type PastGuardProps = { readonly state: State; readonly children: ReactNode }
type Now = { readonly why: string | null }

/** Error boundary for states that the views cannot draw; the next fact tries again. */
class PastGuard extends Component<PastGuardProps, Now> {
  override state: Now = { why: null }

  static getDerivedStateFromError(error: unknown): Now {
    return { why: String(error) }
  }

  override componentDidUpdate({ state }: PastGuardProps) {
    if (this.state.why !== null && state !== this.props.state) this.setState({ why: null })
  }

  override render() {
    const { why } = this.state
    if (why === null) return this.props.children
    return (
      <p className="cys-log-note">
        {__('This screen could not be drawn:', 'customize-your-store')} {why}
      </p>
    )
  }
}
