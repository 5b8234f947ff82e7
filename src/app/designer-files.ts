/** Connects what opening the designer asks the store for: the editor's files, and what blocks read at first. */
import type { EarlyAnswers } from '../effects/adapters/early-answers'
import { editorAssets } from '../effects/adapters/editor-assets'
import { habitsIn } from '../effects/adapters/habits'
import { preload } from '../effects/adapters/rest-preload'
import type { Rest } from '../effects/runner/ports'
import type { Boot } from './boot'

/** @param pages accepts absolute addresses */
export const designerFiles = (rest: Rest, pages: Rest, early: EarlyAnswers, { rest: { root }, designer }: Boot) => {
  const reads = preload(
    rest,
    habitsIn(() => localStorage, root),
    early,
  )
  return editorAssets(pages, designer, reads, early)
}
