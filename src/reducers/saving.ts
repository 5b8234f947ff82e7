/** How far the last Save came. It is of the design as it was when Save was chosen: what is chosen after it is a draft. */
import { isEqual } from 'es-toolkit'
import { parsePath } from '../catalogue/route-path'
import type { EventOfType, FlowEvent } from '../events'
import type { Fault } from '../events/fault'
import type { Recorded } from '../events/envelope'
import { withAltered, type Altered } from './altered'
import type { Design } from './design'
import { changed } from './design-steps'
import { startOf } from './generation-start'
import { isOvertaken } from './logo-upload'
import { isRunning } from './set-up'
import type { State } from './state'
import { withTheirs } from './theirs'

/** What a Save writes, as it was when it was chosen. */
type Chosen = {
  readonly design: Design | null
  /** The logo was on its way then, and is part of it. */
  readonly awaitsLogo: boolean
  /** Another theme became active meanwhile, and the design's own is to be activated again. */
  readonly insists: boolean
  /** What the store did not keep of what was written so far. */
  readonly altered: readonly Altered[]
}

export type Saving =
  | { readonly stage: 'idle' }
  | ({ readonly stage: 'running' } & Chosen)
  | ({ readonly stage: 'failed'; readonly what: string; readonly fault: Fault } & Chosen)
  /** The design is on the store and the task is complete; `overtaken` when there were newer changes by then. */
  | { readonly stage: 'saved'; readonly overtaken: boolean; readonly altered: readonly Altered[] }

export const initialSaving: Saving = { stage: 'idle' }

export const reduceSaving = (saving: Saving, fact: Recorded<FlowEvent>, state: State): Saving => {
  const { event, settles } = fact
  if (startOf(event, state) === 'anew') return initialSaving
  switch (event.type) {
    case 'SaveChosen':
      return saving.stage === 'running'
        ? saving
        : {
            stage: 'running',
            design: state.designing.design,
            awaitsLogo: state.logoUpload.file !== null,
            insists: false,
            altered: saving.stage === 'failed' ? saving.altered : [],
          }
    case 'EntitySaved':
      return saving.stage === 'running' ? { ...saving, altered: withAltered(saving.altered, event) } : saving
    case 'BaselineReadRefused':
    case 'FontFamilyInstallRefused':
    case 'ThemeActivationRefused':
    case 'FrontPageSettingRefused':
    case 'EntitySaveRefused':
    case 'CompletionMarkRefused':
      return saving.stage === 'running'
        ? { ...saving, stage: 'failed', what: subject(settles, state), fault: event.fault }
        : saving
    case 'DesignSaved':
      return isLateSave(event, state) ? saving : saved(saving, state)
    case 'MediaUploaded':
      return isOvertaken(fact, state) ? saving : withLogo(saving, event)
    case 'MediaUploadRefused':
    case 'LogoChosen':
    case 'LogoRemoved':
      return saving.stage === 'running' && saving.awaitsLogo ? { ...saving, awaitsLogo: false } : saving
    // Someone else's change was looked at, and Save goes on.
    case 'MineKept':
      return saving.stage === 'failed'
        ? goingOn({ ...saving, insists: saving.insists || event.what === 'theme' }, saving.design)
        : saving
    case 'TheirsTaken':
      return saving.stage === 'failed' ? goingOn(saving, theirs(saving.design, fact, state)) : saving
    case 'SaveNoticeDismissed':
      return dismissed(saving)
    case 'DesignWithoutAiChosen':
      return initialSaving
    default:
      return saving
  }
}

/** The merchant began anew while Save was on its way: its end is not the end of what is made now. */
export const isLateSave = (event: FlowEvent, { saving }: State): boolean =>
  event.type === 'DesignSaved' && saving.stage !== 'running'

/** What goes to the store: what Save was chosen for, or the design at hand, which a set-up writes. */
export const designToWrite = (state: State): Design | null =>
  state.saving.stage === 'running' && !isMakingOne(state) ? state.saving.design : state.designing.design

/** On its loader alone a set-up goes on. */
export const isMakingOne = ({ setUp, route }: State): boolean =>
  isRunning(setUp) && ['design', 'design-with-ai'].includes(parsePath(route.path).step)

/** Something was chosen since Save, be it a picture that is still on its way: the merchant stays with it. */
export const isOvertakenSave = (state: State): boolean =>
  state.logoUpload.file !== null || !isEqual(designToWrite(state), state.designing.design)

const saved = (saving: Saving, state: State): Saving => ({
  stage: 'saved',
  overtaken: isOvertakenSave(state),
  altered: saving.stage === 'running' ? saving.altered : [],
})

const goingOn = ({ awaitsLogo, insists, altered }: Chosen, design: Design | null): Saving => ({
  stage: 'running',
  design,
  awaitsLogo,
  insists,
  altered,
})

const withLogo = (saving: Saving, event: EventOfType<'MediaUploaded'>): Saving =>
  saving.stage === 'running' && saving.awaitsLogo
    ? goingOn({ ...saving, awaitsLogo: false }, saving.design && changed(saving.design, event))
    : saving

/** Theirs is part of what is saved, and of what was chosen since. */
const theirs = (design: Design | null, { event, seq }: Recorded<FlowEvent>, state: State): Design | null => {
  const { server } = state.designing
  return event.type === 'TheirsTaken' && server !== null && design !== null
    ? withTheirs({ server, design }, event.what, event.theirs, seq).design
    : design
}

const dismissed = (saving: Saving): Saving => {
  switch (saving.stage) {
    case 'failed':
      return initialSaving
    case 'saved':
      return saving.overtaken ? { ...saving, overtaken: false } : saving
    default:
      return saving
  }
}

const subject = (settles: string | null, { calls }: State): string => {
  const request = settles === null ? undefined : calls.open[settles]
  return request?.type === 'EntitySaveRequested' ? request.target.kind : 'completion'
}
