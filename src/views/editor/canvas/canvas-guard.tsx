/** If drawing throws, the rest of the designer lives on: the reason becomes a fact, and the merchant can have the page drawn anew. */
import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly onFailure: (why: string) => void }

export class CanvasGuard extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(String(error))
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
