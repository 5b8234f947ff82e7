/** The design that Save writes: the one for which it was chosen, whatever is chosen meanwhile. */
import { isEqual } from 'es-toolkit'
import { parsePath } from '../../events/shell/route-path'
import type { FlowEvent } from '../../events'
import type { Design } from '../design/design'
import type { Designing } from '../design/designing'
import { isUploading, type Uploading } from '../design/uploading'
import { isRunning, type SetUp } from '../set-up/set-up'
import type { Saving } from './saving'

type Making = { readonly setUp: SetUp; readonly route: { readonly path: string } }

type Writing = Making & { readonly saving: Saving; readonly designing: Designing }

/** While a set-up writes, the current design. */
export const designToWrite = (state: Writing): Design | null =>
  state.saving.stage === 'running' && !isMakingOne(state) ? state.saving.design : state.designing.design

/** A set-up runs only while its loader is shown. */
export const isMakingOne = ({ setUp, route }: Making): boolean =>
  isRunning(setUp) && ['design', 'design-with-ai'].includes(parsePath(route.path).step)

export const isLateSave = (event: FlowEvent, { saving }: Pick<Writing, 'saving'>): boolean =>
  event.type === 'DesignSaved' && saving.stage !== 'running'

/** Whether a Save ends after newer choices, including a picture that is still being uploaded. */
export const isOvertakenSave = (event: FlowEvent, state: Writing & Uploading): boolean =>
  event.type === 'DesignSaved' && (isUploading(state) || !isEqual(designToWrite(state), state.designing.design))
