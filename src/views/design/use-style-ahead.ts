/** The style sheet of a choice that the merchant points at or has the focus on is worked out before it is made. */
import { useCallback } from 'react'
import { ifChosen } from '../../projections/design/if-chosen'
import type { DesignChoice } from '../../reducers/design/design-steps'
import { useAsk } from '../flow'
import { idle } from '../ui/idle'
import { useEditor } from './use-editor'

export const useStyleAhead = (): ((choice: DesignChoice) => void) => {
  const ask = useAsk()
  const editor = useEditor()
  return useCallback(
    (choice) => void idle().then(() => ask((state) => editor?.designStyle(ifChosen(state, choice)))),
    [ask, editor],
  )
}
