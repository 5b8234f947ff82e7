/** What the canvas draws. */
import * as t from 'io-ts'
import type { State } from '../../reducers'
import { hasEnded, isRefused } from '../../reducers/calls'
import type { DesignPart, Section } from '../../reducers/design/design-document'
import { memo } from '../memo'
import { mayChoose } from '../shell'
import type { ThemeFiles } from './styles/font-faces'
import { parseTree } from './styles/tree'

export { isRevealed } from '../../reducers/design/canvas'
export { mayChoose } from '../shell'

export type Page = {
  readonly header: DesignPart | null
  readonly sections: readonly Section[]
  readonly footer: DesignPart | null
}

/** The page as a document; null until the store's design was read. The same object as long as no block changes. */
export const page = memo(
  ({ designing: { design } }: State): Page | null =>
    design && { header: design.header, sections: design.sections, footer: design.footer },
  ({ designing: { design } }) => [design === null, design?.header, design?.sections, design?.footer],
)

export type EditorSettings = Readonly<Record<string, unknown>>

type Sheet = { readonly isGlobalStyles?: boolean }

/**
 * The block editor's settings for the theme, without their global styles: the canvas draws its own, which follow the palette and the fonts.
 * Null until read, and for a text in another format than the plugin's route serves.
 */
export const editorSettings = memo(
  ({ canvas: { settings } }: State): EditorSettings | null => (settings === null ? null : read(settings)),
  ({ canvas }) => [canvas.settings],
)

/** Whether the settings were requested, but the request was refused or the response was unusable. */
export const lacksSettings = (state: State): boolean =>
  hasEnded(state.calls, 'EditorSettingsRead') && editorSettings(state) === null

/**
 * What the page cannot be drawn without, once it is certain that it will not arrive. Without the design, nothing can be chosen either.
 */
export const lack = (state: State): 'design' | 'settings' | null => {
  if (!mayChoose(state) && isRefused(state.calls, 'DesignRead')) return 'design'
  return lacksSettings(state) ? 'settings' : null
}

const read = (text: string): EditorSettings | null => {
  const settings = parseTree(text)
  if (settings === null) return null
  const styles = Array.isArray(settings['styles']) ? (settings['styles'] as readonly Sheet[]) : []
  return { ...settings, styles: styles.filter(({ isGlobalStyles }) => isGlobalStyles !== true) }
}

/** URL of the theme's folder, the base of its fonts' and pictures' relative addresses. '' until known. */
export const themeUrl = (state: State): string => {
  const url = editorSettings(state)?.['themeUrl']
  return typeof url === 'string' ? url : ''
}

/** URLs of the theme's fonts, by names like `file:./…`; empty for a store with an older plugin. */
export const themeFiles = (state: State): ThemeFiles => {
  const files = editorSettings(state)?.['themeFiles']
  return t.record(t.string, t.string).is(files) ? files : noFiles
}

const noFiles: ThemeFiles = {}

/** Why the canvas failed to draw; null while it works. */
export const canvasFailure = ({ canvas }: State): string | null => canvas.failed

/** A number that changes when products are created while the page is open; null if none were. */
export const newProducts = ({ canvas }: State): number | null => canvas.products

/** Whether the home page has no sections; the spec's placeholder then replaces it. */
export const isEmpty = ({ designing: { design } }: State): boolean => design !== null && design.sections.length === 0
