/**
 * Reports on every screen that the design was restored: what was skipped, and an undo button. On the intro also what the store said of it, which
 * stands above Save in the designer, and on the closing screen.
 */
import { Button, Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useRef } from 'react'
import { fact } from '../../events'
import { restoreResult, type RestoreResult } from '../../projections/restoring/restore-view'
import { screen } from '../../projections/screen'
import { useProjection, useRecord } from '../flow'
import { NotedNotice } from '../saving/noted-notice'
import { dateWords } from '../ui/date-words'
import { leftWords } from './left-words'

export const RestoreNotice = () => {
  const result = useProjection(restoreResult)
  const now = useProjection(screen)
  const record = useRecord()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // The element that opened the dialog is gone, so the focus is lost.
    if (result !== null && (document.activeElement ?? document.body) === document.body) place.current?.focus()
  }, [result])
  if (result === null) return null
  const words = [headline(result), ...leftWords(result.left, result.way)].join(' ')
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="cys-notices cys-restore-notice"
      aria-label={__('Result', 'customize-your-store')}
    >
      <Notice status="success" spokenMessage={words} onRemove={() => void record(fact('RestoreNoticeDismissed'))}>
        <p>{words}</p>
        {result.canUndo && (
          <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('RestoreUndone'))}>
            {__('Undo', 'customize-your-store')}
          </Button>
        )}
      </Notice>
      {now === 'intro' && <NotedNotice />}
    </section>
  )
}

const headline = ({ way, design, at }: RestoreResult) =>
  design === 'version'
    ? way === 'back' && at > 0
      ? // translators: %s: a date with a time.
        sprintf(__('Your store shows the version of %s now.', 'customize-your-store'), dateWords(at))
      : __('Your store shows again what it showed before.', 'customize-your-store')
    : way === 'back'
      ? design === 'saved'
        ? __('The design that you saved last is back.', 'customize-your-store')
        : __('Your previous design is back.', 'customize-your-store')
      : __('Your new design is back.', 'customize-your-store')
