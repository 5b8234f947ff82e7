import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFile } from '../../src/replay/file/read-file'
import { toFile } from '../../src/replay/file/to-file'
import { foldsAsRecorded, screensAsRecorded } from '../../src/replay/laws/replayed'
import { options, wholeFlow } from './recordings'

let text: string
beforeAll(async () => {
  text = toFile(await wholeFlow(), options)
})

describe('the first fact that two builds fold differently', { tags: ['V-05'] }, () => {
  it('given a recording of this build, then it is shown and folded as recorded', () => {
    expect(judged(text)).toEqual([null, null])
  })

  it('given a build that folded one part differently from some fact on, then that fact and part are named', () => {
    const seq = seqOf('PaletteChosen')
    expect(judged(edited(seq, (seen) => ({ ...seen, state: { ...seen.state, designing: 'another' } })))).toEqual([
      null,
      { seq, why: 'From here on this build folds designing differently.' },
    ])
  })

  it('given a build with a part of the state that this one lacks, then that is not a difference', () => {
    const file = edited(1, (seen) => ({ ...seen, state: { ...seen.state, weather: 'fine' } }))
    expect(judged(file)).toEqual([null, null])
  })

  it('given a build with fewer parts of the state, then the new parts are not a difference', () => {
    const file = text.replaceAll(/"tour":"[0-9a-f]+",?/g, '').replaceAll(',}', '}')
    expect(judged(file)).toEqual([null, null])
  })

  it('given a build that showed another screen, then the fact and both screens are named', () => {
    const seq = seqOf('DesignPublished')
    expect(judged(edited(seq, (seen) => ({ ...seen, screen: 'designer' })))[0]).toEqual({
      seq,
      why: 'The screen was designer, and is opening in this build.',
    })
  })

  it('given a fact that was changed by hand, then it is named', () => {
    const seq = seqOf('PaletteChosen')
    expect(judged(text.replace('"palette":"Slate"', '"palette":"Canary"'))[1]).toMatchObject({ seq })
  })

  it('given a recording without fingerprints, then only screens are compared', async () => {
    const plain = toFile(await wholeFlow(), { ...options, stateHashes: false })
    expect(plain).not.toContain('"state"')
    expect(judged(plain)).toEqual([null, null])
  })
})

type Told = { readonly screen?: string; readonly state?: Readonly<Record<string, string>> }
type Line = { readonly seq: number; readonly event: { readonly type: string }; readonly seen?: Told }

const lines = (): readonly Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

const seqOf = (type: string): number =>
  lines().findLast(({ event }) => (event as Line['event'] | undefined)?.type === type)!.seq

const edited = (seq: number, edit: (seen: Told) => Told): string =>
  lines()
    .map((line) => JSON.stringify(line.seq === seq ? { ...line, seen: edit(line.seen ?? {}) } : line))
    .join('\n')

const judged = (file: string) => {
  const recording = readFile(file)
  if (E.isLeft(recording)) throw new Error(recording.left.why)
  const { facts, seen } = recording.right
  return [screensAsRecorded.broken(facts, seen), foldsAsRecorded.broken(facts, seen)]
}
