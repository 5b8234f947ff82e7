/** What Save is at, above its button. Screen readers hear each stage once, and not every count. */
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect } from 'react'
import { saveProgress, type SaveProgress as Progress } from '../../projections/saving/saving'
import { announce } from '../design/announce'
import { useProjection } from '../flow'

export const SaveProgress = () => {
  const progress = useProjection(saveProgress)
  const stage = progress?.stage ?? null
  useEffect(() => {
    if (stage !== null) announce(stageWords(stage))
  }, [stage])
  return progress && <p className="cys-save-bar__progress">{words(progress)}</p>
}

const stageWords = (stage: Progress['stage']): string =>
  stage === 'preparing' ? __('Preparing', 'customize-your-store') : __('Publishing', 'customize-your-store')

const words = (progress: Progress): string =>
  progress.stage === 'preparing' && progress.of > 0
    ? sprintf(
        // translators: 1: how many pictures are prepared, 2: how many there are.
        _n(
          'Preparing (%1$d of %2$d picture)',
          'Preparing (%1$d of %2$d pictures)',
          progress.of,
          'customize-your-store',
        ),
        progress.done,
        progress.of,
      )
    : stageWords(progress.stage)
