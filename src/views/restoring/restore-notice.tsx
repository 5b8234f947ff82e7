/** Reports on every screen that the design was restored: what was skipped, and an undo button. */
import { Button, Notice } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect, useRef } from 'react'
import { fact } from '../../events'
import { restoreResult, type RestoreResult } from '../../projections/restoring/restore-view'
import { useProjection, useRecord } from '../flow'

export const RestoreNotice = () => {
  const result = useProjection(restoreResult)
  const record = useRecord()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // The element that opened the dialog is gone, so the focus is lost.
    if (result !== null && (document.activeElement ?? document.body) === document.body) place.current?.focus()
  }, [result])
  if (result === null) return null
  const words = [headline(result), ...leftWords(result)].join(' ')
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
    </section>
  )
}

const headline = ({ way, design }: RestoreResult) =>
  way === 'back'
    ? design === 'saved'
      ? __('The design that you saved last is back.', 'customize-your-store')
      : __('Your previous design is back.', 'customize-your-store')
    : __('Your new design is back.', 'customize-your-store')

const leftWords = ({ way, left }: RestoreResult): readonly string[] => {
  const touched = left.filter(({ why }) => why === 'touched').length
  const gone = left.filter(({ thing, why }) => why === 'gone' && thing.kind === 'product').length
  return [
    ...(touched === 0
      ? []
      : [
          sprintf(
            _n(
              // translators: %d: a number of products.
              '%d sample product stays, because somebody has worked on it.',
              '%d sample products stay, because somebody has worked on them.',
              touched,
              'customize-your-store',
            ),
            touched,
          ),
        ]),
    ...(gone === 0 || way === 'back'
      ? []
      : [
          sprintf(
            _n(
              // translators: %d: a number of products.
              '%d sample product was deleted for good meanwhile.',
              '%d sample products were deleted for good meanwhile.',
              gone,
              'customize-your-store',
            ),
            gone,
          ),
        ]),
    ...(left.some(({ thing }) => thing.kind === 'words')
      ? [__('Texts and pictures stay as they are, because what wrote them is switched off.', 'customize-your-store')]
      : []),
  ]
}
