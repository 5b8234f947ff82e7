/** The database of a native store. */
export type Database = {
  readonly about: string
  /** Lines of wp-config.php. */
  readonly config: string
  readonly keep: (file: string) => Promise<void>
  readonly putBack: (file: string) => Promise<void>
  readonly stop: () => Promise<void>
}
