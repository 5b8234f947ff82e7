import type { Flow } from './flow'

/** What the flow may rely on, told on a store with the flow's own calls. A story begins where the one before it has ended. */
export type Story = { readonly title: string; readonly tell: (flow: Flow) => Promise<void> }
