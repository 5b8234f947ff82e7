/** The progress of Save, above its button. Screen readers hear each stage once, but not every count. */
import { Icon, Spinner } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { check } from '@wordpress/icons'
import { useEffect, type ReactNode } from 'react'
import { saveProgress, type SaveProgress } from '../../projections/saving'
import { saveSteps, type SaveStep } from '../../projections/saving-steps'
import { announce } from '../design/announce'
import { useProjection } from '../flow'
import './save-steps.css'

export const SaveSteps = () => {
  const steps = useProjection(saveSteps)
  const stage = useProjection(saveProgress)?.stage ?? null
  useEffect(() => {
    if (stage !== null) announce(stageWords(stage))
  }, [stage])
  if (steps === null) return null
  return (
    <div className="cys-save-steps">
      <ul>
        {steps.map((step) => (
          <li key={step.what} className={`cys-save-steps__step is-${step.is}`}>
            <span className="cys-save-steps__sign">{signs[step.is]}</span>
            <span className={step.is === 'now' ? 'cys-save-bar__progress' : ''}>{words(step)}</span>
            {step.is === 'done' && <span className="screen-reader-text">{__('(done)', 'customize-your-store')}</span>}
          </li>
        ))}
      </ul>
      <p>{__('You can close this page. It continues when you come back.', 'customize-your-store')}</p>
    </div>
  )
}

const signs: Readonly<Record<SaveStep['is'], ReactNode>> = {
  done: <Icon icon={check} size={20} />,
  now: <Spinner />,
  'to-come': <span className="cys-save-steps__dot" />,
}

const stageWords = (stage: SaveProgress['stage']): string =>
  stage === 'preparing' ? __('Preparing', 'customize-your-store') : __('Publishing', 'customize-your-store')

const words = ({ what, done, of }: SaveStep): string => {
  switch (what) {
    case 'files':
      return __('Fonts and files', 'customize-your-store')
    case 'pictures':
      return sprintf(
        // translators: 1: how many pictures are prepared, 2: how many there are.
        _n('Preparing (%1$d of %2$d picture)', 'Preparing (%1$d of %2$d pictures)', of, 'customize-your-store'),
        done,
        of,
      )
    case 'publishing':
      return __('Publishing', 'customize-your-store')
  }
}
