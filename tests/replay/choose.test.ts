import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as E from 'fp-ts/Either'
import { afterAll, describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { candidateOf, choose } from '../../src/replay/choose'
import { keepChosen, findFiles, outcomeOf } from '../../src/replay/cli/replay'
import { parseOptions } from '../../src/replay/cli/options'
import { readText, writeRecording } from '../../src/replay/cli/text-file'
import { readFile } from '../../src/replay/file/read-file'
import { toFile } from '../../src/replay/file/to-file'
import { opened, story } from '../support/story'
import { long, options } from './recordings'

const folder = mkdtempSync(join(tmpdir(), 'choose-'))
afterAll(() => rmSync(folder, { recursive: true }))

const short = story(opened())
const undone = story(opened(), fact('PaletteChosen', { palette: 'Slate' }), fact('DesignUndone'))
const redone = [...undone, ...story(fact('DesignRedone'), fact('DesignUndone'), fact('DesignRedone'))]

describe('few recordings that stand for many', { tags: ['P-03'] }, () => {
  const named = (name: string, size: number, facts: typeof short) => candidateOf(name, size, facts)
  const all = [named('short', 1, short), named('undone', 3, undone), named('twin', 2, undone), named('more', 9, redone)]
  const names = (count: number) => choose(all, count).map(({ name }) => name)

  it('given one has every fact, then it is enough, and what tells nothing new is never added', () => {
    expect(names(1)).toEqual(['more'])
    expect(names(4)).toEqual(['more'])
  })

  it('given two have the same facts, then the smaller is chosen', () => {
    expect(choose(all.slice(0, 3), 1).map(({ name }) => name)).toEqual(['twin'])
  })

  it('given more are wanted than the facts need, then those that went another way come next', () => {
    const other = story(opened(), fact('DesignUndone'), fact('PaletteChosen', { palette: 'Slate' }))
    const wider = [named('undone', 3, undone), named('twin', 4, undone), named('other', 5, other)]
    expect(choose(wider, 1).map(({ name }) => name)).toEqual(['undone'])
    expect(choose(wider, 3).map(({ name }) => name)).toEqual(['undone', 'other'])
  })

  it('given none, then none is chosen', () => expect(choose([], 25)).toEqual([]))
})

describe('recordings in packed files', { tags: ['V-03', 'P-03'] }, () => {
  it('given a big recording, then it is packed and reads the same; a small one of its name is removed', () => {
    const place = join(folder, 'packed', 'big')
    const small = toFile(short, options)
    const big = toFile(
      story(
        opened(),
        ...Array.from({ length: 30 }, (_, index) =>
          fact('SectionInserted', {
            after: null,
            section: `s-${index}`,
            pattern: 'own',
            title: 'Own',
            content: `${long}${index}`,
          }),
        ),
      ),
      options,
    )
    expect(writeRecording(place, small)).toBe(`${place}.ndjson`)
    expect(writeRecording(place, big)).toBe(`${place}.ndjson.gz`)
    expect(readdirSync(join(folder, 'packed'))).toEqual(['big.ndjson.gz'])
    expect(readText(`${place}.ndjson.gz`)).toBe(big)
    expect(findFiles([folder], null).files).toEqual([`${place}.ndjson.gz`])
    const asked = parseOptions(['x'])
    if (asked.kind === 'replay')
      expect(outcomeOf(`${place}.ndjson.gz`, asked.options)).toMatchObject({ right: { facts: 31 } })
  })

  it('given a packed file that was cut off, then that is said', () => {
    const file = join(folder, 'cut.ndjson.gz')
    writeFileSync(file, gzipSync(toFile(short, options)).subarray(0, 40))
    const asked = parseOptions(['x'])
    if (asked.kind !== 'replay') throw new Error(asked.kind)
    expect(outcomeOf(file, asked.options)).toMatchObject({
      left: { unreadable: { why: 'It cannot be unpacked: the file is no whole gzip file.' } },
    })
    rmSync(file)
  })

  it('given --choose, then what is kept takes the place of what was chosen before, under names without ids', () => {
    const from = join(folder, 'from')
    const into = join(folder, 'into')
    mkdirSync(from)
    mkdirSync(into)
    writeFileSync(join(into, 'of-another-day.ndjson'), 'old')
    writeFileSync(join(from, 'colors.a-palette-is-undone.0a1b2c3d.ndjson'), toFile(undone, options))
    writeFileSync(join(from, 'colors.opened.99999999.ndjson'), toFile(short, options))
    expect(keepChosen(findFiles([from], null).files, 2, into)).toEqual([
      join(into, 'colors-a-palette-is-undone.ndjson'),
    ])
    expect(existsSync(join(into, 'of-another-day.ndjson'))).toBe(false)
    expect(E.isRight(readFile(readText(join(into, 'colors-a-palette-is-undone.ndjson'))))).toBe(true)
  })

  it('given nothing to choose from, then what was chosen before stays', () => {
    expect(keepChosen([], 25, join(folder, 'into'))).toEqual([])
    expect(readdirSync(join(folder, 'into'))).toHaveLength(1)
  })

  it.each(['--choose', '--choose=many'])('given %s without a number, then one sentence says so', (flag) => {
    expect(parseOptions(['x', flag])).toMatchObject({ kind: 'mistake' })
  })
})
