/** The keys of undo and redo: Ctrl or Cmd with Z, Shift+Z or Y. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What is wished for by these keys; null for others. */
export const historyWish = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): 'undo' | 'redo' | null => {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
