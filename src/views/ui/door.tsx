/** Loads code on demand and draws it. A failed load or a rendering error is caught here, and the rest of the flow keeps working. */
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Later } from './later'

type Props = {
  readonly to: Later
  /** Shown while the code is fetched. */
  readonly wait: ReactNode
  readonly stuck: (fault: DoorFault, retry: () => void) => ReactNode
}

export type DoorFault = {
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
