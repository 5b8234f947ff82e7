/** Makes what views ask of the environment from the effects' adapters. */
import type { EarlyAnswers } from '../effects/adapters/early-answers'
import { draftPages, shareSheet, storeSettings } from '../effects/adapters/browser'
import { mediaWords } from '../effects/adapters/media-words'
import type { LinkAddresses, Rest } from '../effects/runner/ports'
import { parsePath } from '../events/route-path'
import { pagePictures } from '../persistence/page-pictures'
import type { Host } from '../views/host'
import type { Boot } from './boot'
import { editorAssets } from '../effects/adapters/editor-assets'
import { habitsIn, preload } from '../effects/adapters/rest-preload'

/**
 * @param pages accepts absolute addresses
 * @param path  of the screen that the page opens with
 */
export const hostOf = (
  rest: Rest,
  pages: Rest,
  early: EarlyAnswers,
  boot: Boot,
  path: string,
  linkAddresses: LinkAddresses,
): Host => {
  const pictures = pagePictures(boot.rest.root)
  // Starts now, in parallel with reading the log.
  if (parsePath(path).step === 'assembler-hub') void pictures.last()
  return {
    exampleShops: boot.examples ?? {},
    designerAssets: designerFiles(rest, pages, early, boot),
    mediaWords: mediaWords(pages),
    draftAddress: draftPages(rest),
    linkAddresses,
    share: shareSheet(),
    storeSettings: askedOnce(storeSettings(rest)),
    pagePictures: pictures,
  }
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

/** All calls share one request. After a failure, the next call sends it again. */
const askedOnce = <A>(ask: () => Promise<A>): (() => Promise<A>) => {
  let asked: Promise<A> | null = null
  return () => {
    const answer = (asked ??= ask())
    answer.catch(() => {
      if (asked === answer) asked = null
    })
    return answer
  }
}
