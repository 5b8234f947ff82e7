/** A name that a model gives counts only if it is one of those it was offered, letter for letter. */
import type { Issue } from './issue'

export const allowed = (
  list: readonly string[],
  message: string,
  name: string,
  ...path: Issue['path']
): readonly Issue[] => (list.includes(name) ? [] : [{ code: 'custom', message, path }])
