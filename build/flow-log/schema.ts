/** The schema of a flow log's lines. */
import * as t from 'io-ts'
import { FlowEvent } from '../../src/events'
import { Fault } from '../../src/events/calls'
import { Media, FontFamily } from '../../src/events/design'
import { Entity, Pattern } from '../../src/events/design-calls'
import { ThemeCard, Surroundings } from '../../src/events/shell'
import { Step, Thing, Target } from '../../src/events/publishing'
import { Typed } from '../../src/events/codecs'
import { Version } from '../../src/events/written'
import { Header, BlobLine, FactLine } from '../../src/replay/file/recording'
import { schemaOf, type Schema } from './schema-of'

const members = FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]

/** A long text is stored in a separate line. */
const text: Schema = {
  anyOf: [
    { type: 'string' },
    { type: 'object', required: ['$blob'], properties: { $blob: { type: 'string', pattern: '^[0-9a-f]{64}$' } } },
  ],
}

const typed: Schema = { description: 'What a person typed: masked unless they say otherwise.', $ref: '#/$defs/text' }

/** Shapes that many facts share. */
export const shared = {
  Surroundings,
  Fault,
  Version,
  Media,
  FontFamily,
  Entity,
  Pattern,
  ThemeCard,
  Thing,
  Step,
  Target,
}

const refTo = (name: string): Schema => ({ $ref: `#/$defs/${name}` })

export const named: ReadonlyMap<t.Mixed, Schema> = new Map<t.Mixed, Schema>([
  [t.string, refTo('text')],
  [Typed, refTo('typed')],
  ...Object.entries(shared).map(([name, codec]) => [codec, refTo(name)] as const),
])

/** The full definition, for shapes that others refer to by name. */
export const definitionOf = (codec: t.Mixed): Schema =>
  schemaOf(codec, new Map([...named].filter(([other]) => other !== codec)))

const fact = (line: Schema): Schema => ({
  ...line,
  properties: {
    ...(line['properties'] as Schema),
    event: {
      description: 'A fact of the glossary (src/events/index.ts); other names are of other builds.',
      type: 'object',
      required: ['type'],
      properties: { type: { type: 'string' } },
      oneOf: [
        ...members.map((member) => ({ $ref: `#/$defs/${member.type.props.type.value}` })),
        { properties: { type: { not: { enum: members.map((member) => member.type.props.type.value) } } } },
      ],
    },
  },
})

/** JSON Schema 2020-12, made from the codecs that read the file. */
export const flowLogSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A line of a flow log',
  description: 'The first line is the header; then come facts, then long texts.',
  anyOf: [{ $ref: '#/$defs/header' }, { $ref: '#/$defs/fact' }, { $ref: '#/$defs/blob' }],
  $defs: {
    header: schemaOf(Header),
    fact: fact(schemaOf(FactLine)),
    blob: schemaOf(BlobLine),
    text,
    typed,
    ...Object.fromEntries(Object.entries(shared).map(([name, codec]) => [name, definitionOf(codec)])),
    ...Object.fromEntries(
      [...members]
        .sort((a, b) => (a.type.props.type.value < b.type.props.type.value ? -1 : 1))
        .map((member) => [member.type.props.type.value, schemaOf(member, named)]),
    ),
  },
})
