/**
 * Loads the block editor in the background. The designer's screens do not wait for it; if it does not load, the canvas shows an error.
 */
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { fact } from '../../events'
import { canvasFailure } from '../../projections/design/page'
import { useAsk, useProjection, useRecord } from '../flow'
import { useHost } from '../host'
import { loadEditor, type Editor } from './load-editor'
import { ifChosen } from '../../projections/design/history'
import type { DesignChoice } from '../../reducers/design/design-choices'
import { screenIsStill } from '../ui/change-screen'
import { idle } from '../ui/later'

const Context = createContext<Editor | null>(null)

/** Null until it has loaded. */
export const useEditor = (): Editor | null => useContext(Context)

export const EditorProvider = ({ children }: { readonly children: ReactNode }) => {
  const record = useRecord()
  const { designerAssets } = useHost()
  const failed = useProjection(canvasFailure) !== null
  const [editor, setEditor] = useState<Editor | null>(null)
  const wanted = editor === null && !failed
  useEffect(() => {
    if (!wanted) return
    let left = false
    Promise.all([loadEditor(designerAssets), screenIsStill()]).then(
      ([loaded]) => {
        if (!left) setEditor(loaded)
      },
      (why: unknown) => {
        if (!left) void record(fact('CanvasFailed', { why: String(why) }))
      },
    )
    return () => {
      left = true
    }
  }, [wanted, record, designerAssets])
  return <Context.Provider value={editor}>{children}</Context.Provider>
}

/** Computes the style sheet of a choice in advance, when the pointer is over the choice or it has the focus. */
export const useStyleAhead = (): ((choice: DesignChoice) => void) => {
  const ask = useAsk()
  const editor = useEditor()
  return useCallback(
    (choice) => void idle().then(() => ask((state) => editor?.designStyle(ifChosen(state, choice)))),
    [ask, editor],
  )
}
