/**
 * The title and progress of the current work (N-10). The bar advances slowly during long work. The loader covers a designer that is still
 * opening.
 */
import { useReducedMotion } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import { loader, type LoaderView } from '../../projections/set-up'
import { useProjection } from '../flow'
import { ProgressBar } from '../ui/progress-bar'
import { ScreenHeading } from '../ui/screen-heading'
import './loader.css'
import { ShopPicture } from './shop-picture'
import type { StageName } from '../../projections/loader-stages'
import { usePast } from '../past'

export const Loader = () => {
  const view = useProjection(loader)
  const percent = usePace(view)
  const title = stageTitles[view.stage]()
  return (
    <main className="cys-loader">
      <div className="cys-loader__column">
        <ShopPicture percent={percent} title={title} className="cys-loader__picture" />
        <div aria-live="polite">
          <ScreenHeading className="cys-loader__title">{title}</ScreenHeading>
        </div>
        <ProgressBar
          className="cys-loader__bar is-working"
          label={__('Progress', 'customize-your-store')}
          percent={percent}
        />
      </div>
    </main>
  )
}

// Functions, so that translations that load late still apply.
/** The loader's title in each stage. */
export const stageTitles: Readonly<Record<StageName, () => string>> = {
  analyzing: () => __('Analyzing your responses', 'customize-your-store'),
  'asking-ai': () => __('Asking AI for colors that suit your business', 'customize-your-store'),
  'choosing-colors': () => __('Choosing colors for your business', 'customize-your-store'),
  designing: () => __('Designing the best look for your business', 'customize-your-store'),
  writing: () => __('Generating content', 'customize-your-store'),
  assembling: () => __('Assembling your store', 'customize-your-store'),
  finishing: () => __('Applying the finishing touches', 'customize-your-store'),
  foundations: () => __('Setting up the foundations', 'customize-your-store'),
  lights: () => __('Turning on the lights', 'customize-your-store'),
  doors: () => __('Opening the doors', 'customize-your-store'),
}

/**
 * The bar's position: the finished work, plus a slow advance at the loader's pace while work takes long (docs/spec/set-up.md). It never
 * goes back, and never reaches the end before the work does. With reduced motion, it shows only the finished work.
 */
export const usePace = ({ percent, until, pace }: LoaderView): number => {
  const [shown, setShown] = useState(percent)
  const reduced = useReducedMotion()
  const past = usePast()
  const isStill = reduced || past !== null
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setShown((now) => movedOn(now, { percent, until, pace })), tick)
    return () => clearInterval(timer)
  }, [isStill, percent, until, pace])
  return Math.max(percent, isStill ? 0 : Math.floor(shown))
}

const tick = 250

/** The bar's position after the next tick. */
export const movedOn = (shown: number, { percent, until, pace }: Omit<LoaderView, 'stage'>): number =>
  Math.max(percent, shown, Math.min(until, Math.max(shown, percent) + (pace * tick) / 1000))
