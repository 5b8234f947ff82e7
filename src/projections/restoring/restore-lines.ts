/** Steps of a restore grouped into lines of a list: one line for all products, one for all fonts, one for the task's two options. */
import { completedOption, completedTemplateOption, suggestionsOption } from '../../catalogue/restorable-options'
import type { Thing } from '../../events/restoring/restoring'

export type Line = readonly [Thing, ...Thing[]]

export const linesOf = (things: readonly Thing[]): readonly Line[] => {
  const lines = new Map<string, [Thing, ...Thing[]]>()
  for (const thing of things) {
    const line = lines.get(lineKey(thing))
    if (line === undefined) lines.set(lineKey(thing), [thing])
    else line.push(thing)
  }
  return [...lines.values()].filter((line) => !line.every(isNote))
}

/** On its own, not worth a line: the merchant would not notice it. */
const isNote = (thing: Thing): boolean =>
  thing.kind === 'option' && (thing.name === completedTemplateOption || thing.name === suggestionsOption)

const lineKey = (thing: Thing): string => {
  if (thing.kind !== 'option') return thing.kind
  return thing.name.startsWith(completedOption) ? 'task' : thing.name
}
