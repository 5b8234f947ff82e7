/** `docs/events.md`: every fact of the glossary in order, by family. */
import type * as t from 'io-ts'
import { FlowEvent } from '../../src/events'
import { calls, type CallName } from '../../src/events/call-facts'
import { entriesOf, familyOf, type Entry, type Family } from './glossary-source'
import { grouped } from './grouped'
import { factFamilyOf as kindOf } from '../../src/replay/viewer/fact-families'
import { definitionOf, named, shared } from '../flow-log/schema'
import { schemaOf } from '../flow-log/schema-of'
import { payloadText, typeText } from './type-text'

const codecs = new Map(
  (FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]).map((codec) => [
    codec.type.props.type.value,
    codec,
  ]),
)

export const glossaryPage = (): string =>
  [
    '# Facts',
    '',
    'Everything that can happen in the flow, in the order of `src/events/index.ts`. Written by `npm run docs` from codecs and comments.',
    'A person or the browser begins; a call is asked, and answered, refused or abandoned. A refusal carries `fault: Fault`,',
    'and what is abandoned carries nothing. `string (typed)` is what a person typed; an export masks it.',
    '',
    ...[...grouped(entriesOf('index'), ({ file }) => file)].flatMap(([file, entries]) => section(file, entries)),
    '## Shapes',
    '',
    '| Shape | Fields |',
    '| --- | --- |',
    ...Object.entries(shared).map(([name, codec]) => `| ${name} | ${code(typeText(definitionOf(codec)))} |`),
    '',
  ].join('\n')

const section = (file: string, entries: readonly Entry[]): readonly string[] => {
  const family = familyOf(file)
  const [facts, asked] = [entries.filter(({ isCall }) => !isCall), entries.filter(({ isCall }) => isCall)]
  const above = entries.map((entry) => entry.above).filter((text) => text !== '')
  return [
    `## ${file}`,
    '',
    family.head,
    '',
    ...above.flatMap((text) => [`> ${text}`, '']),
    ...table(
      ['Fact', 'Kind', 'Payload', 'When'],
      facts.map((entry) => factRow(entry, family)),
    ),
    ...table(
      ['Asked', 'Answered', 'Refused', 'Abandoned', 'Asks', 'Brings', 'What'],
      asked.map((entry) => callRow(entry, family)),
    ),
  ]
}

const factRow = ({ name }: Entry, { comments }: Family): readonly string[] => [
  code(name),
  kindOf(name),
  payloadOf(name),
  comments.get(name) ?? '',
]

const callRow = ({ name }: Entry, { comments }: Family): readonly string[] => {
  const { requested, done, refused, abandoned } = calls[name as CallName]
  return [
    ...[requested, done, refused, abandoned].map((codec) => code(codec.name)),
    payloadOf(requested.name),
    payloadOf(done.name),
    comments.get(name) ?? '',
  ]
}

const payloadOf = (name: string): string => {
  const codec = codecs.get(name)
  const text = codec === undefined ? '' : payloadText(schemaOf(codec, named))
  return text === '' ? '' : code(text)
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : [line(heads), line(heads.map(() => '---')), ...rows.map(line), '']

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const code = (text: string): string => `\`${text.replace(/\|/g, '\\|')}\``
