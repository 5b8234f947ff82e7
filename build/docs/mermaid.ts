/** A diagram in Mermaid's language, which GitHub draws. */
import type { Diagram } from './explore'
import { grouped } from './grouped'
import { linesOf } from './lines'
import { anyStage } from './tidy'

export const mermaid = ({ machine, stages, edges }: Diagram): readonly string[] => {
  const dashed = stages.filter((stage) => stage === anyStage || machine.beyond.includes(stage))
  return [
    '```mermaid',
    'stateDiagram-v2',
    `accTitle: ${machine.title}`,
    'accDescr: Stages and what leads from one to another, as in the table below',
    'classDef dashed stroke-dasharray: 5 4',
    ...stages.map((stage) => `state "${stage}" as ${idOf(stage)}`),
    ...stages.slice(0, 1).map((stage) => `[*] --> ${idOf(stage)}`),
    ...[...grouped(edges, ({ from, to }) => `${idOf(from)} --> ${idOf(to)}`)].map(
      ([arrow, group]) => `${arrow}: ${linesOf(group).join('<br/>')}`,
    ),
    ...(dashed.length > 0 ? [`class ${dashed.map(idOf).join(',')} dashed`] : []),
    '```',
  ]
}

const idOf = (stage: string): string => stage.replaceAll(/\W+/g, '_').replace(/_$/, '')
