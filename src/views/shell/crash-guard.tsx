/** Error boundary around the whole app: shows a message and a reload link. The log has everything, so a reload loses nothing. */
import { __ } from '@wordpress/i18n'
import { Component, type ReactNode } from 'react'
import { Breakdown } from './breakdown'
import { ReloadLink } from './reload-link'

type Props = { readonly children: ReactNode }
type Now = { readonly why: string | null }

export class CrashGuard extends Component<Props, Now> {
  override state: Now = { why: null }

  static getDerivedStateFromError(error: unknown): Now {
    return { why: String(error) }
  }

  override render() {
    const { why } = this.state
    if (why === null) return this.props.children
    return (
      <Breakdown
        title={__('This page has stopped working', 'customize-your-store')}
        detail={why}
        actions={<ReloadLink />}
      >
        {__('Your choices are kept. Reload the page to continue where you left off.', 'customize-your-store')}
      </Breakdown>
    )
  }
}
