/** The database of a store on this computer's PHP. */
export type Database = {
  /** Lines of wp-config.php. */
  readonly config: string
  /** Writes the data, or where they are, to a file that takes the place of `current`; no request may be running. */
  readonly snapshot: (file: string, current: string) => Promise<void>
  /** Replaces the data with what is in the file; no request may be running. */
  readonly restore: (file: string) => Promise<void>
  readonly stop: () => Promise<void>
}
