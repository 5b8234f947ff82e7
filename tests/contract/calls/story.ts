import type { Flow } from './flow'

/** What the flow may rely on, told on a store with the flow's own calls. A story begins where the one before it has ended. */
export type Story = {
  readonly title: string
  readonly tell: (flow: Flow) => Promise<void>
  /** The store asks another host, which may be out of reach: two stores need not say the same. */
  readonly asksElsewhere?: true
}
