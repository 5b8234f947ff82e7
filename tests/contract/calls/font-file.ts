import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { defer, of } from 'rxjs'
import type { Files } from '../../../src/effects/runner/ports'

const file = new URL(
  '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  import.meta.url,
)

/** A font's file, whichever is asked for: the stores look into it. */
export const fontFiles: Files = { download: () => defer(() => of(E.right(new Blob([readFileSync(file)])))) }
