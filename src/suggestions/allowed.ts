/** Accepts a name from a model only if it is exactly one of those offered. */
import type { Issue } from './issue'

export const allowed = (
  list: readonly string[],
  message: string,
  name: string,
  ...path: Issue['path']
): readonly Issue[] => (list.includes(name) ? [] : [{ code: 'custom', message, path }])
