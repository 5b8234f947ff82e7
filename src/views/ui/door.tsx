/** Loads code on demand and draws it. A failed load or a rendering error is caught here, and the rest of the flow keeps working. */
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Later } from './later'

type Props = {
  readonly to: Later
  /** Shown while the code is fetched. */
  readonly wait: ReactNode
  readonly stuck: (why: string, retry: () => void) => ReactNode
}

type Now = { readonly Room: ComponentType; readonly why: string | null }

// What is here is drawn in this frame. A lazy component takes another one, and caches its failure: every attempt needs a new one.
const roomOf = ({ here, load }: Later): ComponentType => here() ?? lazy(async () => ({ default: await load() }))

export class Door extends Component<Props, Now> {
  override state: Now = { Room: roomOf(this.props.to), why: null }

  static getDerivedStateFromError(error: unknown): Partial<Now> {
    return { why: String(error) }
  }

  override render() {
    const { wait, stuck } = this.props
    const { Room, why } = this.state
    if (why !== null) return stuck(why, this.retry)
    return (
      <Suspense fallback={wait}>
        <Room />
      </Suspense>
    )
  }

  retry = () => this.setState({ Room: roomOf(this.props.to), why: null })
}
