/** A screen, or a part of one, whose code is not in the page's first script. */
import { type ComponentType, Component, lazy, Suspense, type ReactNode } from 'react'

export type Later = {
  /** Null until its code is here. */
  readonly here: () => ComponentType | null
  /** Rejects with an error that names the missing file; a later call tries again. */
  readonly load: () => Promise<ComponentType>
  /** Fetches the code before it is needed, so that it comes at once and without a network. Failures are left to `load`. */
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

/** Resolves when the browser has nothing else to do. @param timeout milliseconds after which it does anyway */
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
  /** Its code did not come; otherwise it failed while it was drawn. */
  readonly missing: boolean
}

type Now = { readonly Room: ComponentType; readonly fault: DoorFault | null }

// What is here is drawn in this frame. A lazy component takes another one, and caches its failure: every attempt needs a new one.
const roomOf = ({ here, load }: Later): ComponentType =>
  here() ??
  lazy(() =>
    load().then(
      (Room) => ({ default: Room }),
      (why: unknown) => Promise.reject(new Missing(String(why))),
    ),
  )

class Missing extends Error {}

/** Loads code on demand and draws it. A failed load or a rendering error is caught here, and the rest of the flow keeps working. */
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
