// @module-tag more
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEvent, decodeRecorded } from '../../src/events/log'
import { upcast } from '../../src/events/upcasters'
import { readFile } from '../../src/replay/file/read-file'
import type { RecordedRow } from '../../src/replay/file/recording'
import { anyEvent } from '../arbitraries/sessions'
import { holds } from './holds'

const folder = join('tests', 'corpus')

const rowsOf = (name: string): readonly RecordedRow[] => {
  const recording = readFile(readFileSync(join(folder, name), 'utf8'))
  return E.isRight(recording) ? recording.right.rows : []
}

/** Every fact of every recorded session, as the build wrote it that recorded it. */
const written = readdirSync(folder)
  .filter((name) => name.endsWith('.ndjson'))
  .flatMap((name) => rowsOf(name).map((row) => ({ row, isOfNewerBuild: name === 'of-a-newer-build.ndjson' })))

describe('facts of any build can be read', { tags: ['P-03'] }, () => {
  it('given any fact of the corpus, then it decodes; only one of a newer build is kept as unknown', () => {
    expect(written.length).toBeGreaterThan(300)
    for (const { row, isOfNewerBuild } of written) {
      const type = decodeRecorded(row)?.event.type
      expect(type === row.event['type'] || (isOfNewerBuild && type === 'UnknownFact')).toBe(true)
      expect(upcast(upcast(row.event))).toEqual(upcast(row.event))
    }
  })

  it('given any fact of the corpus with a part lost or broken, then it decodes or is kept as unknown', () =>
    holds(
      fc.property(fc.constantFrom(...written), fc.nat(), fc.option(fc.jsonValue()), ({ row }, which, junk) => {
        const key = Object.keys(row.event)[which % Object.keys(row.event).length] ?? 'type'
        const { [key]: _, ...rest } = row.event
        const event = junk === null ? rest : { ...rest, [key]: junk }
        const read = decodeRecorded({ ...row, event })
        expect([read?.id, read?.seq, read?.settles]).toEqual([row.id, row.seq, row.settles])
        if (read?.event.type === 'UnknownFact') expect(read.event.raw).toEqual(event)
      }),
    ))

  it('given any fact of the glossary, when it is written and read, then no upcaster changes it', () =>
    holds(
      fc.property(anyEvent, (event) => {
        // What JSON itself cannot say, as the sign of a zero, is lost before.
        const kept = JSON.parse(JSON.stringify(event)) as typeof event
        expect(decodeEvent(kept)).toEqual(kept)
      }),
    ))
})
