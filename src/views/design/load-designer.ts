/** Loads the designer: first the block editor's scripts, which the page does not load, then our own code that uses them. */
import type { ComponentType } from 'react'
import { loadDesignerAssets, prefetchDesignerAssets, type DesignerAssets } from './designer-assets'

let describe = (): Promise<DesignerAssets> => Promise.resolve({ scripts: [], styles: [] })

/** Called once at startup, with the function that fetches the list of the editor's scripts and styles. */
export const setDesignerAssets = (how: () => Promise<DesignerAssets>): void => {
  describe = how
}

/** For `React.lazy`. Rejects with an `Error` that names the missing file; a later call continues from there. */
export const loadDesigner = async (): Promise<{ readonly default: ComponentType }> => {
  // Fetched again: the setup may have changed the theme since the prefetch.
  await loadDesignerAssets(await describe())
  return import('./designer')
}

/** Prefetches the editor's files while the merchant reads or a loader is shown. Executes nothing. */
export const prefetchDesigner = (): void => void describe().then(prefetchDesignerAssets, () => undefined)
