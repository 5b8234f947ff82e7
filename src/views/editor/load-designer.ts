/** The way into the designer: first the block editor's scripts, which the page leaves out, then our own code that uses them. */
import type { ComponentType } from 'react'
import { loadDesignerAssets, prefetchDesignerAssets, type DesignerAssets } from './designer-assets'

let describe = (): Promise<DesignerAssets> => Promise.resolve({ scripts: [], styles: [] })

/** Told once, at the start, how to learn what the editor's scripts and styles are. */
export const setDesignerAssets = (how: () => Promise<DesignerAssets>): void => {
  describe = how
}

/** For `React.lazy`. Rejected with an `Error` that names the file which did not come; a later call goes on from there. */
export const loadDesigner = async (): Promise<{ readonly default: ComponentType }> => {
  // Asked anew: since it was fetched ahead the set-up has changed the theme.
  await loadDesignerAssets(await describe())
  return import('./designer')
}

/** Asks the browser to fetch the editor's files while the merchant reads or a loader runs. Nothing runs yet. */
export const prefetchDesigner = (): void => void describe().then(prefetchDesignerAssets, () => undefined)
