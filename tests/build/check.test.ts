import { describe, expect, it } from 'vitest'
import { inLanes } from '../../build/check/in-lanes'
import { runPart } from '../../build/check/run-part'

const node = (code: string) => `"${process.execPath}" -e "${code}"`

describe('npm run check', { tags: ['B-20'] }, () => {
  it('keeps what a part said, and says whether it passed', async () => {
    expect(await runPart({ name: 'well', command: node('console.log(1)') })).toEqual({ passed: true, said: '1\n' })
    const bad = await runPart({ name: 'bad', command: node('console.error(2); process.exit(3)') })
    expect(bad).toEqual({ passed: false, said: '2\n' })
    expect(await runPart({ name: 'killed', command: node('process.kill(process.pid)') })).toMatchObject({
      passed: false,
    })
  })

  it('does all, in order, and never more at a time than there are lanes', async () => {
    const begun: number[] = []
    const ends: (() => void)[] = []
    const outcomes = inLanes([1, 2, 3], 2, (one) => {
      begun.push(one)
      return new Promise<number>((resolve) => ends.push(() => resolve(one * 10)))
    })
    expect(begun).toEqual([1, 2])
    ends[1]?.()
    await expect.poll(() => begun).toEqual([1, 2, 3])
    ends[2]?.()
    ends[0]?.()
    expect(await outcomes).toEqual([10, 20, 30])
  })
})
