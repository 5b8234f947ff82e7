/** Loads the designer: first the block editor's scripts, which the page does not load, then our own code that uses them. */
import type { ComponentType } from 'react'
import {
  loadDesignerAssets,
  prefetchDesignerAssets,
  runDesignerAssetsAhead,
  type DesignerAssets,
} from './designer-assets'

/** @param purpose to open the designer, also asks what blocks request when they first render */
type Describe = (purpose: 'ahead' | 'open') => Promise<DesignerAssets>

let describe: Describe = () => Promise.resolve({ scripts: [], styles: [] })

/** Called once at startup, with the function that fetches the list of the editor's scripts and styles. */
export const setDesignerAssets = (how: Describe): void => {
  describe = how
}

/** Rejects with an `Error` that names the missing file; a later call continues from there. */
export const loadDesigner = async (): Promise<ComponentType> => {
  // Fetched again: the setup may have changed the theme since the prefetch.
  await loadDesignerAssets(await describe('open'))
  return (await import('./designer')).Designer
}

/** Fetches the editor's files while a loader is shown, and runs those that the set-up does not change. */
export const prepareDesigner = (): void =>
  void describe('ahead').then(
    (assets) => {
      prefetchDesignerAssets(assets)
      runDesignerAssetsAhead(assets)
    },
    () => undefined,
  )
