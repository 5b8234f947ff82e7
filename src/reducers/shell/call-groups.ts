/** Calls that are wanted together. */
import { declaredAs, these } from './endings'

export const everyCall = declaredAs(() => true)
export const reads = declaredAs((call) => call.reads)
/** What a set-up calls, with AI or without. */
export const setUpCalls = declaredAs(({ partOf }) => partOf === 'set-up')
/** What a generation calls: a set-up, and what only the wizard asks for. */
export const generationCalls = declaredAs(({ partOf }) => partOf !== null)

export const fontCalls = these('FontCollectionRead', 'FontFamilyInstall')

/** What a page reads anew that was loaded again, or whose store was restored. */
export const pageReads = declaredAs(
  ({ name, on }) => on !== null || name === 'StoreRead' || name === 'EditorSettingsRead',
)

/** Reads of what the flow itself changes. */
export const designRead = these('DesignRead')
