import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { schemaOf } from '../../build/flow-log/schema-of'
import { shipSchema } from '../../build/flow-log/ship-schema'
import { FlowEvent } from '../../src/events'
import { Typed } from '../../src/events/codecs'
import { laws } from '../../src/replay/laws'
import { buildWith } from './build-with'

describe('the documented format of a flow log', () => {
  it(
    'comes with the built client, knows every fact, and defines every shape that it refers to',
    { tags: ['L-07'] },
    async () => {
      const { output } = (await buildWith(shipSchema(), { write: false })) as Rolldown.RolldownOutput
      const file = output.find(({ fileName }) => fileName === 'flow-log.schema.json')
      const text = file?.type === 'asset' ? String(file.source) : ''
      const { $defs } = JSON.parse(text) as { $defs: object }
      const names = (FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]).map(
        ({ type }) => type.props.type.value,
      )
      const referredTo = [...text.matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name)
      expect(Object.keys($defs)).toEqual(expect.arrayContaining([...names, ...referredTo]))
    },
  )

  it('tells every law', { tags: ['V-03'] }, () => {
    const page = readFileSync(join('docs', 'flow-log.md'), 'utf8')
    for (const { name } of laws) expect(page).toContain(`\`${name}\``)
  })
})

describe('the schema of a codec', () => {
  it('given a name for it, then the name', () => {
    const named = new Map([[t.string, { $ref: '#/$defs/text' }]])
    expect(schemaOf(t.array(t.string), named)).toEqual({ type: 'array', items: { $ref: '#/$defs/text' } })
  })

  it.each([
    ['a text', t.string, { type: 'string' }],
    ['a typed text', Typed, { type: 'string' }],
    ['a choice of words', t.keyof({ up: null, down: null }), { enum: ['up', 'down'] }],
    ['a choice of literals', t.union([t.literal('a'), t.literal('b')]), { enum: ['a', 'b'] }],
    ['one that may be missing', t.union([t.number, t.null]), { anyOf: [{ type: 'number' }, { type: 'null' }] }],
    ['a list', t.readonlyArray(t.boolean), { type: 'array', items: { type: 'boolean' } }],
    ['anything', t.unknown, {}],
    ['any object', t.UnknownRecord, { type: 'object' }],
    ['a table', t.record(t.string, t.number), { type: 'object', additionalProperties: { type: 'number' } }],
    [
      'an object with what it may have',
      t.intersection([t.strict({ a: t.string }), t.exact(t.partial({ b: t.number }))]),
      { type: 'object', required: ['a'], properties: { a: { type: 'string' }, b: { type: 'number' } } },
    ],
  ])('given %s', (_name, codec, schema) => {
    expect(schemaOf(codec)).toEqual(schema)
  })
})
