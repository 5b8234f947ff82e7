import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Puts `src/app/load-chunk.ts`, which says why, in the place of the helper that Vite wraps around each `import()`. */
export const loadChunks = (): Plugin => ({
  name: 'load-chunks',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) =>
    source === '\0vite/preload-helper.js' ? fileURLToPath(new URL('../src/app/load-chunk.ts', import.meta.url)) : null,
})

/** Vite names a chunk to its helper only if it has other files beside it. */
export const withItself = (chunk: string, files: readonly string[]): string[] => [...new Set([chunk, ...files])]
