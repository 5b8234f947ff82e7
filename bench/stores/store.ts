/** A store that is measured. */
import type { Login } from '../../tests/store/login'

export type BenchStore = {
  /** In a reader's words: the server, WordPress, the shop. */
  readonly about: string
  readonly url: string
  readonly admin: Login
  /** Whether the flow is a page of WooCommerce's admin. */
  readonly woocommerce: boolean
  /** Keeps the store's state under a name, and puts it back; null where the bench cannot. */
  readonly states: States | null
  /** Its folder `wp-content`, where the bench may put plugins; null where it may not. */
  readonly content: string | null
  readonly stop: () => Promise<void>
}

export type States = {
  readonly keep: (name: string) => Promise<void>
  readonly putBack: (name: string) => Promise<void>
}
