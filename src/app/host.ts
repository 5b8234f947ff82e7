/** Gives views the reads that are not recorded, because they change no design and a replay works without them. */
import type { EarlyAnswers } from '../effects/adapters/early-answers'
import { draftPages, storeSettings } from '../effects/adapters/browser'
import { mediaWords } from '../effects/adapters/media-words'
import type { Rest } from '../effects/runner/ports'
import { parsePath } from '../events/route-path'
import { pagePictures } from '../persistence/page-pictures'
import { setPagePictures } from '../views/design/canvas/page-pictures'
import { setDesignerAssets } from '../views/design/load-editor'
import { setMediaWords } from '../views/design/logo/load-media-library'
import { setDraftPages } from '../views/design/store-page/draft-address'
import { setStoreSettings } from '../views/design/store-settings'
import type { Boot } from './boot'
import { editorAssets } from '../effects/adapters/editor-assets'
import { habitsIn, preload } from '../effects/adapters/rest-preload'

/**
 * @param pages accepts absolute addresses
 * @param path  of the screen that the page opens with
 */
export const lendToViews = (rest: Rest, pages: Rest, early: EarlyAnswers, boot: Boot, path: string): void => {
  setDesignerAssets(designerFiles(rest, pages, early, boot))
  setMediaWords(mediaWords(pages))
  setDraftPages(draftPages(rest))
  setStoreSettings(storeSettings(rest))
  const pictures = pagePictures(boot.rest.root)
  setPagePictures(pictures)
  // Starts now, in parallel with reading the log.
  if (parsePath(path).step === 'assembler-hub') void pictures.last()
}

/** Connects the requests that opening the designer makes: for the editor's files, and for the blocks' first reads. */
const designerFiles = (rest: Rest, pages: Rest, early: EarlyAnswers, { rest: { root }, designer }: Boot) => {
  const reads = preload(
    rest,
    habitsIn(() => localStorage, root),
    early,
  )
  return editorAssets(pages, designer, reads, early)
}
