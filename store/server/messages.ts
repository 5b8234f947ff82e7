/** A folder of this machine that PHP sees under another path. */
export type Mount = { readonly hostPath: string; readonly vfsPath: string }

/** What the child process is told first: the site's folder, the port (0 for any free one), and what else PHP sees. */
export type Order = {
  readonly folder: string
  readonly port: number
  readonly mounts: readonly Mount[]
  readonly constants: Readonly<Record<string, boolean | number | string>>
}

/** What the child process tells: where it serves, or why it does not. */
export type Word =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'failed'; readonly code: string; readonly reason: string }
