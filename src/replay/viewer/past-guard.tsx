/** Error boundary for states that the views cannot draw; the next fact tries again. */
import { __ } from '@wordpress/i18n'
import { Component, type ReactNode } from 'react'
import type { State } from '../../reducers'

type Props = { readonly state: State; readonly children: ReactNode }
type Now = { readonly why: string | null }

export class PastGuard extends Component<Props, Now> {
  override state: Now = { why: null }

  static getDerivedStateFromError(error: unknown): Now {
    return { why: String(error) }
  }

  override componentDidUpdate({ state }: Props) {
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
