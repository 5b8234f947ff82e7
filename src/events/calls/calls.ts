/** Every call to the outside world, by name. Each room lists its own. */
import { shellReads } from '../shell/reading'
import { leavingCalls } from '../shell/leaving'
import { foundingCalls } from '../set-up/set-up'
import { writingCalls } from '../set-up/content'
import { suggestingCalls } from '../wizard/suggesting'
import { designReads } from '../design/reading'
import { logoCalls } from '../design/logo'
import { pictureCalls } from '../design/pictures'
import { photographCalls } from '../design/photographs'
import { wordsCalls } from '../design/words'
import { tourCalls } from '../design/tour'
import { retiredCalls } from '../saving/retired'
import { savingCalls } from '../saving/saving'
import { restoringCalls } from '../restoring/restoring'
import { versionCalls } from '../versions/versions'
import { closingCalls } from '../closing/closing'
import { moreCalls } from '../tracking/more'

export const calls = {
  ...shellReads,
  ...leavingCalls,
  ...foundingCalls,
  ...writingCalls,
  ...suggestingCalls,
  ...designReads,
  ...logoCalls,
  ...pictureCalls,
  ...photographCalls,
  ...wordsCalls,
  ...tourCalls,
  ...savingCalls,
  ...retiredCalls,
  ...restoringCalls,
  ...versionCalls,
  ...closingCalls,
  ...moreCalls,
} as const

export type CallName = keyof typeof calls

type CallFact = (typeof calls)[CallName]['facts'][number]

/** The four facts of every call, for the glossary. */
export const callFacts = Object.values(calls).flatMap<CallFact>(({ facts }) => facts)
