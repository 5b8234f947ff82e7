/** Steps of the way back as lines of a list: samples and fonts are told by their number, the task's two options as one. */
import { completedOption, completedTemplateOption, suggestionsOption } from '../catalogue/restorable-options'
import type { Thing } from '../events/restoring'

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

/** Alone it is nothing that a person would notice. */
const isNote = (thing: Thing): boolean =>
  thing.kind === 'option' && (thing.name === completedTemplateOption || thing.name === suggestionsOption)

const lineKey = (thing: Thing): string => {
  if (thing.kind !== 'option') return thing.kind
  return thing.name.startsWith(completedOption) ? 'task' : thing.name
}
