/** Error boundary around the whole app: shows a message and a reload link. The log has everything, so a reload loses nothing. */
import { Component, type ReactNode } from 'react'
import { stoppedTitle, stoppedWords } from '../ui/breakdown-words'
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
      <Breakdown title={stoppedTitle()} detail={why} actions={<ReloadLink />}>
        {stoppedWords()}
      </Breakdown>
    )
  }
}
