/** Screens, and parts of screens, whose code is loaded on demand. */
import { type ComponentType, Component, lazy, Suspense, type ReactNode } from 'react'

export type Later = {
  /** Null until its code is loaded. */
  readonly here: () => ComponentType | null
  /** Rejects with an error that names the missing file; a later call tries again. */
  readonly load: () => Promise<ComponentType>
  /**
   * Fetches the code before it is needed, so that it later renders immediately and without a network. Failures are left to `load`.
   */
  readonly ahead: () => void
}

/** @param get imports the code: `() => import('./wizard').then(({ Wizard }) => Wizard)` */
export const later = (get: () => Promise<ComponentType>): Later => {
  let found: ComponentType | null = null
  const load = async () => (found ??= await get())
  return {
    here: () => found,
    load,
    ahead: () =>
      void idle()
        .then(load)
        .catch(() => undefined),
  }
}

/** Resolves when the browser is idle. @param timeout milliseconds after which it resolves anyway */
export const idle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout })
    else setTimeout(resolve, 0)
  })

type Props = {
  readonly to: Later
  /** Shown while the code is fetched. */
  readonly wait: ReactNode
  readonly stuck: (fault: DoorFault, retry: () => void) => ReactNode
}

type DoorFault = {
  readonly why: string
  /** Whether the code could not be loaded; if not, it failed while rendering. */
  readonly missing: boolean
}

type Now = { readonly Room: ComponentType; readonly fault: DoorFault | null }

// Code that is loaded already renders in the current frame. A lazy component renders one frame later and caches its failure, so every
// attempt needs a new one.
const roomOf = ({ here, load }: Later): ComponentType =>
  here() ??
  lazy(() =>
    load().then(
      (Room) => ({ default: Room }),
      (why: unknown) => Promise.reject(new Missing(String(why))),
    ),
  )

class Missing extends Error {}

/**
 * Loads code on demand and renders it. It catches a failed load or a rendering error, and the rest of the flow keeps working.
 */
export class Door extends Component<Props, Now> {
  override state: Now = { Room: roomOf(this.props.to), fault: null }

  static getDerivedStateFromError(error: unknown): Partial<Now> {
    return {
      fault: error instanceof Missing ? { why: error.message, missing: true } : { why: String(error), missing: false },
    }
  }

  override render() {
    const { wait, stuck } = this.props
    const { Room, fault } = this.state
    if (fault !== null) return stuck(fault, this.retry)
    return (
      <Suspense fallback={wait}>
        <Room />
      </Suspense>
    )
  }

  retry = () => this.setState({ Room: roomOf(this.props.to), fault: null })
}
