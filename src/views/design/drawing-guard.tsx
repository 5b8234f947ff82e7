/**
 * Error boundary for what the block editor renders. The rest of the designer keeps working, and `instead` replaces the broken part.
 */
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
