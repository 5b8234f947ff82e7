/** `docs/machines.md`: every diagram, and all its transitions as a table. */
import type { Diagram } from './explore'
import { grouped } from './grouped'
import { labelOf } from './lines'
import { mermaid } from './mermaid'

export const machinesPage = (diagrams: readonly Diagram[]): string =>
  [
    '# The machines',
    '',
    'What leads from which stage to which. Nobody drew this: `npm run docs` runs the flow with every fact that a person may record and',
    'every answer that the world may give, and writes down what changes the stage. A dot leads to the first stage; dashed stages',
    'belong to another diagram. Where several calls run at once, the answer that came last is the one that is named.',
    'What leaves the stage as it is, is left out.',
    '',
    ...diagrams.flatMap(section),
  ].join('\n')

const section = (diagram: Diagram): readonly string[] => [
  `## ${diagram.machine.title}`,
  '',
  `${diagram.machine.about} What is promised: [${diagram.machine.room}](spec/${diagram.machine.room}.md).`,
  '',
  ...mermaid(diagram),
  '',
  '| From | Facts | To |',
  '| --- | --- | --- |',
  ...[...grouped(diagram.edges, ({ from, to }) => `${from} | ${to}`).values()].map((group) =>
    [`| ${group[0]?.from ?? ''}`, group.map(labelOf).join(', '), `${group[0]?.to ?? ''} |`].join(' | '),
  ),
  '',
]
