/** The steps of a Save that runs, in order. */
import type { State } from '../reducers'
import { memo } from './memo'
import { saveProgress } from './saving'

export type SaveStep = {
  readonly what: 'files' | 'pictures' | 'publishing'
  readonly is: 'done' | 'now' | 'to-come'
  /** Of the pictures: how many are ready, and how many there are. */
  readonly done: number
  readonly of: number
}

/** Null while Save is not running. The step with the pictures is there once the store tells that it prepares some. */
export const saveSteps = memo(
  (state: State): readonly SaveStep[] | null => {
    const { saving } = state
    const progress = saveProgress(state)
    if (saving.stage !== 'running' || progress === null) return null
    const { done = 0, left = 0 } = saving.prepared ?? {}
    const isPublishing = progress.stage === 'publishing'
    const isAtPictures = progress.stage === 'preparing' && progress.of > 0
    return [
      { what: 'files', is: isPublishing || isAtPictures ? 'done' : 'now', done: 0, of: 0 },
      ...(isAtPictures || (isPublishing && done > 0)
        ? [{ what: 'pictures', is: isAtPictures ? 'now' : 'done', done, of: done + left } as const]
        : []),
      { what: 'publishing', is: isPublishing ? 'now' : 'to-come', done: 0, of: 0 },
    ]
  },
  (state) => [state.saving, saveProgress(state)],
)
