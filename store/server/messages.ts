/** A local folder that PHP sees under another path. */
export type Mount = { readonly hostPath: string; readonly vfsPath: string }

/** Constants of WordPress and of the store's must-use plugins. */
export type Constants = Readonly<Record<string, boolean | number | string>>

/** The first message to the child process: the engine, the site's folder, the port (0 for any free one), and the mounts for PHP. */
export type Order = {
  readonly engine:
    | { readonly kind: 'wasm' }
    | { readonly kind: 'php'; readonly program: string; readonly database: 'sqlite' | 'mariadb' }
  readonly folder: string
  readonly port: number
  readonly mounts: readonly Mount[]
  readonly constants: Constants
  /** Whether text files are sent compressed. */
  readonly packed: boolean
}

/** A site that is served: its address, and how to stop it. */
export type Site = { readonly url: string; readonly stop: () => Promise<void> }

/** The code of a failure whose reason is a sentence for the user. */
export const told = 'TOLD'

/** The reply of the child process: its address, or why it failed. */
export type Word =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'failed'; readonly code: string; readonly reason: string }
