/** All steps of the design by name; the merchant can go to any of them while the list stays open (D-16). */
import { Button, Dropdown, MenuItem, NavigableMenu } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { backup, check } from '@wordpress/icons'
import { useEffect, useRef } from 'react'
import { fact } from '../../events'
import { hasSteps, historyItems, type HistoryItem } from '../../projections/design/history'
import { useProjection, useRecord } from '../flow'
import { announce } from './announce'
import './history-list.css'
import { stepName } from './step-name'

export const HistoryList = () => {
  const isUsed = useProjection(hasSteps)
  return (
    <Dropdown
      // Inline: at the end of the body it would be outside of the main landmark, far from its button for who goes by landmarks.
      popoverProps={{ placement: 'bottom-end', className: 'cys-history', inline: true }}
      // The list then moves the focus to the current step.
      focusOnMount
      renderToggle={({ isOpen, onToggle }) => (
        <Button
          size="compact"
          className="cys-history-button"
          icon={backup}
          label={__('History', 'customize-your-store')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          disabled={!isUsed}
          accessibleWhenDisabled
          onClick={onToggle}
        />
      )}
      renderContent={() => <Steps />}
    />
  )
}

/** In a long session it has thousands of items: it is made only for who opens it. */
const Steps = () => {
  const items = useProjection(historyItems)
  const record = useRecord()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [])
  const go = (item: HistoryItem) => {
    if (item.when === 'now') return
    void record(fact('HistoryVisited', { steps: item.steps }))
    // translators: %s: a step of the design, e.g. "Palette: Slate".
    announce(sprintf(__('Your design is now at: %s', 'customize-your-store'), nameOf(item)))
  }
  return (
    <NavigableMenu ref={list} className="cys-history__list" aria-label={__('Steps', 'customize-your-store')}>
      {items.map((item) => (
        <MenuItem
          key={item.steps}
          className={`cys-history__step is-${item.when}`}
          icon={item.when === 'now' ? check : null}
          {...(item.when === 'now' ? { 'aria-current': 'step' as const } : {})}
          onClick={() => go(item)}
        >
          {nameOf(item)}
          {item.when === 'future' && (
            <span className="screen-reader-text"> {__('(undone)', 'customize-your-store')}</span>
          )}
        </MenuItem>
      ))}
    </NavigableMenu>
  )
}

const nameOf = ({ step }: HistoryItem): string =>
  step === null ? __('Before your changes', 'customize-your-store') : stepName(step)
