/** A local folder that PHP sees under another path. */
export type Mount = { readonly hostPath: string; readonly vfsPath: string }

/** The first message to the child process: the site's folder, the port (0 for any free one), and the mounts for PHP. */
export type Order = {
  readonly folder: string
  readonly port: number
  readonly mounts: readonly Mount[]
  readonly constants: Readonly<Record<string, boolean | number | string>>
}

/** The reply of the child process: its address, or why it failed. */
export type Word =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'failed'; readonly code: string; readonly reason: string }
