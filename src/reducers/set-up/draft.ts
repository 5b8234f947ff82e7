/** A design that is not published yet, including theme and front page: by a set-up on its way, or by Save. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import type { State } from '../state'
import { isMaking } from './set-up'
import { activeTheme, themeToDesign } from './theme-to-design'

export const isDraftSetUp = ({ setUp }: State): boolean =>
  (setUp.stage === 'founding' || setUp.stage === 'assembling' || setUp.stage === 'done') && setUp.draft

/** The theme that the design is read and drawn with while another one is active; null for the active one. */
export const previewedTheme = (state: State): string | null =>
  (isDraftSetUp(state) || isMaking(state.setUp)) && state.restoring.stage !== 'looking' && changesTheme(state)
    ? themeToDesign(state)
    : null

/** Whether the design is for another theme than the active one. */
export const changesTheme = (state: State): boolean => activeTheme(state) !== themeToDesign(state)

/** Whether a design read asked for another theme than the one to draw now: its page lagged behind. */
export const isOfAnotherPreview = (settles: string | null, state: State): boolean => {
  const request = settles === null ? undefined : state.calls.open[settles]
  return request?.type === 'DesignReadRequested' && request.preview !== previewedTheme(state)
}

export const designRead = (state: State): RequestEvent =>
  fact('DesignReadRequested', { preview: previewedTheme(state) })

export const editorSettingsRead = (state: State): RequestEvent =>
  fact('EditorSettingsReadRequested', { preview: previewedTheme(state) })
