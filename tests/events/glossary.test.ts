import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { FlowEvent } from '../../src/events'
import { calls, phaseOf } from '../../src/events/call-facts'
import { decodeEvent, decodeRecorded } from '../../src/events/log'
import { upcast } from '../../src/events/upcasters'
import { recorded } from '../arbitraries/sessions'
import { anyEvent } from '../arbitraries/sessions'

const members = FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]
const tags = members.map((member) => member.type.props.type.value)

describe('the glossary', () => {
  it('every member has its own tag, so that decoding finds its codec without a search', { tags: ['L-01'] }, () => {
    expect(tags.every((tag) => /^[A-Z]\w+$/.test(tag))).toBe(true)
    expect(new Set(tags).size).toBe(tags.length)
  })

  it('it contains the four facts of every call', { tags: ['L-01'] }, () => {
    for (const { requested, done, refused, abandoned } of Object.values(calls))
      for (const { name } of [requested, done, refused, abandoned]) {
        expect(tags).toContain(name)
        expect(phaseOf(name)).not.toBeNull()
      }
  })

  it('any fact comes back from the log as it was', { tags: ['L-01'] }, () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const row: unknown = JSON.parse(JSON.stringify(recorded(event)))
        expect(decodeRecorded(row)?.event).toEqual(JSON.parse(JSON.stringify(event)))
      }),
    )
  })

  it('no field of any fact is made for a token, a nonce or a password', { tags: ['L-09'] }, () => {
    const names = members.flatMap((member) => fieldsOf(member))
    expect(names.filter((name) => /token|nonce|password|secret|cookie/i.test(name))).toEqual([])
  })

  it(
    'what this build does not know is kept with the reason, and upcasters run before decoding',
    { tags: ['P-03'] },
    () => {
      const unknown = decodeEvent({ type: 'FromTheFuture', more: 1 })
      expect(unknown).toMatchObject({ type: 'UnknownFact', raw: { type: 'FromTheFuture', more: 1 } })
      const repairs = [
        (raw: Readonly<Record<string, unknown>>) => ({ ...raw, steps: 'a' }),
        (raw: Readonly<Record<string, unknown>>) => ({ ...raw, steps: `${String(raw['steps'])}b` }),
      ]
      expect(upcast({ type: 'Old' }, repairs)).toEqual({ type: 'Old', steps: 'ab' })
    },
  )

  it.each([
    [{ type: 'ProductCreationRequested' }, { known: null }],
    [{ type: 'ProductsCreated' }, { ids: [] }],
    [
      { type: 'EntitySaveRequested', target: { kind: 'menu', id: 1 } },
      { known: null, unheard: [] },
    ],
    [
      { type: 'EntitySaved', target: { kind: 'menu', id: 1 }, modified: null },
      { served: null, version: null },
    ],
  ])('a fact from before the way back, %o, gets what it lacks', { tags: ['L-06'] }, (old, given) => {
    expect(decodeEvent(old)).toEqual({ ...old, ...given })
  })
})

const fieldsOf = (codec: t.Mixed): readonly string[] => {
  if (codec instanceof t.ExactType) return fieldsOf(codec.type as t.Mixed)
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType)
    return Object.entries(codec.props as t.Props).flatMap(([name, field]) => [name, ...fieldsOf(field)])
  if (codec instanceof t.ReadonlyArrayType) return fieldsOf(codec.type as t.Mixed)
  if (codec instanceof t.UnionType || codec instanceof t.IntersectionType)
    return (codec.types as t.Mixed[]).flatMap(fieldsOf)
  return []
}
