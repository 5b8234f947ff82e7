/** Steps of a restore grouped into lines of a list: one line for all products, one for all fonts, one for the task's two options. */
import type { Thing } from '../../events/restoring/restoring'
import { rowOf } from '../../reducers/restoring/restorable'

export type Line = readonly [Thing, ...Thing[]]

export const linesOf = (things: readonly Thing[]): readonly Line[] => {
  const lines = new Map<string, [Thing, ...Thing[]]>()
  for (const thing of things) {
    const key = rowOf(thing).line?.(thing) ?? thing.kind
    const line = lines.get(key)
    if (line === undefined) lines.set(key, [thing])
    else line.push(thing)
  }
  return [...lines.values()].filter((line) => !line.every((thing) => rowOf(thing).isNote?.(thing)))
}
