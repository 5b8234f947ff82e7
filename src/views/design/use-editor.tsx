/** Brings the block editor behind the designer's screens, which do not wait for it. If it does not come, the canvas says so. */
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { fact } from '../../events'
import { canvasFailure } from '../../projections/design/page'
import { useAsk, useProjection, useRecord } from '../flow'
import { loadEditor, type Editor } from './load-editor'
import { ifChosen } from '../../projections/design/history'
import type { DesignChoice } from '../../reducers/design/design-steps'
import { idle } from '../ui/later'

const Context = createContext<Editor | null>(null)

/** Null until it is there. */
export const useEditor = (): Editor | null => useContext(Context)

export const EditorProvider = ({ children }: { readonly children: ReactNode }) => {
  const record = useRecord()
  const failed = useProjection(canvasFailure) !== null
  const [editor, setEditor] = useState<Editor | null>(null)
  const wanted = editor === null && !failed
  useEffect(() => {
    if (!wanted) return
    let left = false
    loadEditor().then(
      (loaded) => {
        if (!left) setEditor(loaded)
      },
      (why: unknown) => {
        if (!left) void record(fact('CanvasFailed', { why: String(why) }))
      },
    )
    return () => {
      left = true
    }
  }, [wanted, record])
  return <Context.Provider value={editor}>{children}</Context.Provider>
}

/** The style sheet of a choice that the merchant points at or has the focus on is worked out before it is made. */
export const useStyleAhead = (): ((choice: DesignChoice) => void) => {
  const ask = useAsk()
  const editor = useEditor()
  return useCallback(
    (choice) => void idle().then(() => ask((state) => editor?.designStyle(ifChosen(state, choice)))),
    [ask, editor],
  )
}
