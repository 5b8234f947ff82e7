/** Undo and redo, labeled with the change, and the list of all steps (D-16). */
import { Button } from '@wordpress/components'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import { redo as redoIcon, undo as undoIcon } from '@wordpress/icons'
import { displayShortcut } from '@wordpress/keycodes'
import { redoStep, undoStep } from '../../projections/design/history'
import { useProjection } from '../flow'
import { HistoryList } from './history-list'
import { stepName } from './step-name'
import { useHistory } from './use-history'

export const HistoryButtons = () => {
  const undoes = useProjection(undoStep)
  const redoes = useProjection(redoStep)
  const { undo, redo } = useHistory()
  const common = { size: 'compact', className: 'cys-history-button', accessibleWhenDisabled: true } as const
  const [undoArrow, redoArrow] = isRTL() ? [redoIcon, undoIcon] : [undoIcon, redoIcon]
  return (
    <>
      <Button
        {...common}
        icon={undoArrow}
        disabled={undoes === null}
        shortcut={displayShortcut.primary('z')}
        // translators: %s: what is undone, e.g. "Palette: Slate".
        label={
          undoes
            ? sprintf(__('Undo: %s', 'customize-your-store'), stepName(undoes))
            : __('Undo', 'customize-your-store')
        }
        onClick={undo}
      />
      <Button
        {...common}
        icon={redoArrow}
        disabled={redoes === null}
        shortcut={displayShortcut.primaryShift('z')}
        // translators: %s: what is done again, e.g. "Palette: Slate".
        label={
          redoes
            ? sprintf(__('Redo: %s', 'customize-your-store'), stepName(redoes))
            : __('Redo', 'customize-your-store')
        }
        onClick={redo}
      />
      <HistoryList />
    </>
  )
}
