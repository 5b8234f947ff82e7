/** What the block editor draws may throw. The rest of the designer then lives on; `instead` stands in the place of what broke. */
import { Component, type ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  readonly instead?: ReactNode
  readonly onFailure?: (why: string) => void
}

export class DrawingGuard extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(String(error))
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
