/** Whether a design, including theme and front page, is published yet, by a running set-up or by Save. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { isDone } from '../calls'
import type { State } from '../state'
import { isMaking, isRecipeMade } from './set-up'
import { activeTheme, themeToDesign } from './theme-to-design'

export const isDraftSetUp = ({ setUp }: State): boolean =>
  (setUp.stage === 'founding' || setUp.stage === 'assembling' || setUp.stage === 'done') && setUp.draft

/**
 * Whether the recipe is in the store. Builds up to 0.5 wrote each entity separately; a theme without a header or footer part has fewer of
 * them.
 */
export const isPublished = ({ calls, designing: { design } }: State): boolean =>
  isDone(calls, 'Publication') ||
  (['styles', 'home', 'header', 'footer'] as const).every(
    (kind) => isDone(calls, 'EntitySave', kind) || ((kind === 'header' || kind === 'footer') && design?.[kind] == null),
  )

/**
 * Whether Save has to publish what the set-up made: a draft, or a recipe whose own publication was refused or abandoned.
 */
export const isLeftToSave = (state: State): boolean =>
  isDraftSetUp(state) || (isRecipeMade(state.setUp) && !isPublished(state))

/** The theme that the design is read and drawn with while another one is active; null for the active one. */
export const previewedTheme = (state: State): string | null =>
  (isLeftToSave(state) || isMaking(state.setUp)) && state.restoring.stage !== 'looking' && changesTheme(state)
    ? themeToDesign(state)
    : null

/** Whether the design is for another theme than the active one. */
export const changesTheme = (state: State): boolean => activeTheme(state) !== themeToDesign(state)

/** Whether a design was read for another theme than the one to draw now, by a page whose state was out of date. */
export const isOfAnotherPreview = (settles: string | null, state: State): boolean => {
  const request = settles === null ? undefined : state.calls.open[settles]
  return request?.type === 'DesignReadRequested' && request.preview !== previewedTheme(state)
}

export const designRead = (state: State): RequestEvent =>
  fact('DesignReadRequested', { preview: previewedTheme(state) })

export const editorSettingsRead = (state: State): RequestEvent =>
  fact('EditorSettingsReadRequested', { preview: previewedTheme(state) })
