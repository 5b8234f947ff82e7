/** The way into the designer: first the block editor's scripts, which the page leaves out, then our own code that uses them. */
import type { ComponentType } from 'react'
import { loadDesignerAssets, prefetchDesignerAssets, type DesignerAssets } from './designer-assets'

let assets: DesignerAssets = { scripts: [], styles: [] }

/** Told once, at the start, what the page says about the editor's scripts and styles. */
export const setDesignerAssets = (described: DesignerAssets): void => {
  assets = described
}

/** For `React.lazy`. Rejected with an `Error` that names the file which did not come; a later call goes on from there. */
export const loadDesigner = async (): Promise<{ readonly default: ComponentType }> => {
  await loadDesignerAssets(assets)
  return import('./designer')
}

/** Asks the browser to fetch the editor's files while the merchant reads or a loader runs. Nothing runs yet. */
export const prefetchDesigner = (): void => prefetchDesignerAssets(assets)
