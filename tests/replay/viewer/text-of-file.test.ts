import { gzipSync } from 'node:zlib'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { importFile, textOfFile } from '../../../src/replay/viewer/head'
import { toFile } from '../../../src/replay/file/to-file'
import { session } from './session'

const text = toFile(session, { build: '1.0', exported: 1, masked: false })
const packed = new Uint8Array(gzipSync(text))

describe('a file that is imported', { tags: ['B-20'] }, () => {
  it('may be gzipped, whatever its name', async () => {
    for (const name of ['a.ndjson.gz', 'a.ndjson']) {
      const read = await textOfFile(new File([packed], name))
      expect(read).toEqual(E.right(text))
      expect(E.chain((whole: string) => importFile(name, whole))(read)).toMatchObject({ right: { facts: session } })
    }
  })

  it('is plain text if it is not gzipped, also if its name ends in .gz', async () => {
    expect(await textOfFile(new File([text], 'a.ndjson.gz'))).toEqual(E.right(text))
    expect(await textOfFile(new File([], 'a.gz'))).toEqual(E.right(''))
  })

  it('is refused with a sentence if it is truncated or damaged', async () => {
    const damaged = packed.map((byte, place) => (place > 10 && place < 40 ? 255 - byte : byte))
    for (const bytes of [packed.slice(0, packed.length / 2), packed.slice(0, 2), damaged])
      expect(await textOfFile(new File([bytes], 'cut.gz'))).toEqual(
        E.left('cut.gz could not be unpacked: it is incomplete, damaged or not a gzip file.'),
      )
  })
})
