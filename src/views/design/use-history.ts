/** Undo and redo. Each announces the step by name to screen readers. */
import { __, sprintf } from '@wordpress/i18n'
import { useCallback, useEffect } from 'react'
import { announce } from './announce'
import { fact } from '../../events'
import { redoStep, undoStep } from '../../projections/design/history'
import { useProjection, useRecord } from '../flow'
import { historyWish, isTyping } from '../ui/keys'
import { stepName } from './step-name'

type History = { readonly undo: () => void; readonly redo: () => void }

export const useHistory = (): History => {
  const record = useRecord()
  const undoes = useProjection(undoStep)
  const redoes = useProjection(redoStep)
  const undo = useCallback(() => {
    if (undoes === null) return
    void record(fact('DesignUndone'))
    // translators: %s: what was undone, e.g. "Palette: Slate".
    announce(sprintf(__('Undone: %s', 'customize-your-store'), stepName(undoes)))
  }, [record, undoes])
  const redo = useCallback(() => {
    if (redoes === null) return
    void record(fact('DesignRedone'))
    // translators: %s: what was done again, e.g. "Palette: Slate".
    announce(sprintf(__('Redone: %s', 'customize-your-store'), stepName(redoes)))
  }, [record, redoes])
  return { undo, redo }
}

/**
 * Undo and redo by keyboard, unless the focus is in a text. The canvas forwards its key events to the page around it.
 */
export const useHistoryKeys = ({ undo, redo }: History): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wish = historyWish(event)
      if (wish === null || isTyping(event.target)) return
      event.preventDefault()
      if (wish === 'undo') undo()
      else redo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
