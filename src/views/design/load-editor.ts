/** Loads the block editor: first WordPress's scripts, which the page does not load, then our own code that uses them. */
import {
  loadDesignerAssets,
  prefetchDesignerAssets,
  runDesignerAssetsAhead,
  type DesignerAssets,
} from './designer-assets'
import type * as editor from './editor/editor'

/** @param purpose to open the designer, also asks what blocks request when they first render */
type Describe = (purpose: 'ahead' | 'open') => Promise<DesignerAssets>

/** What the designer takes from `editor/`, the only room that may import the block editor. */
export type Editor = typeof editor

let describe: Describe = () => Promise.resolve({ scripts: [], styles: [] })

/** Called once at startup, with the function that fetches the list of the editor's scripts and styles. */
export const setDesignerAssets = (how: Describe): void => {
  describe = how
}

/**
 * Never taken for loaded: whenever the designer opens, the store is asked anew which scripts it needs, since a set-up may have changed the
 * theme. Rejects with an `Error` that names the missing file; a later call continues from there.
 */
export const loadEditor = async (): Promise<Editor> => {
  await loadDesignerAssets(await describe('open'))
  return import('./editor/editor')
}

/** Fetches the editor's files while a loader is shown, and runs those that the set-up does not change. */
export const prepareEditorFiles = (): void =>
  void describe('ahead').then(
    (assets) => {
      prefetchDesignerAssets(assets)
      runDesignerAssetsAhead(assets)
    },
    () => undefined,
  )
