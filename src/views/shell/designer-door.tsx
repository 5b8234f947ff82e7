/** Loads the designer's code on demand. A failed load or a rendering error is caught here, and the rest of the flow keeps working. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Component, lazy, Suspense } from 'react'
import { loadDesigner } from '../design/load-designer'
import { BackToStart } from './back-to-start'
import { Breakdown } from './breakdown'
import { Opening } from './opening'
import { ReloadLink } from './reload-link'

type Now = { readonly Designer: ReturnType<typeof fetched>; readonly why: string | null }

// A lazy component caches its failure, so every attempt needs a new one.
const fetched = () => lazy(loadDesigner)

export class DesignerDoor extends Component<Record<never, never>, Now> {
  override state: Now = { Designer: fetched(), why: null }

  static getDerivedStateFromError(error: unknown): Partial<Now> {
    return { why: String(error) }
  }

  override render() {
    const { Designer, why } = this.state
    if (why !== null) return <DoorStuck why={why} onRetry={this.retry} />
    return (
      <Suspense fallback={<Opening />}>
        <Designer />
      </Suspense>
    )
  }

  retry = () => this.setState({ Designer: fetched(), why: null })
}

const DoorStuck = ({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) => (
  <div className="cys-over-loader">
    <Breakdown
      title={__('The store designer did not open', 'customize-your-store')}
      detail={why}
      actions={
        <>
          <Button __next40pxDefaultSize variant="primary" onClick={onRetry}>
            {__('Try again', 'customize-your-store')}
          </Button>
          <ReloadLink look="is-secondary" />
          <BackToStart />
        </>
      }
    >
      {__(
        'Part of it is missing, perhaps because the connection was lost. Your choices are kept.',
        'customize-your-store',
      )}
    </Breakdown>
  </div>
)
