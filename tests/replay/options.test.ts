import { describe, expect, it } from 'vitest'
import { help, parseOptions } from '../../src/replay/cli/options'
import { laws } from '../../src/replay/laws'

describe('what the replayer is asked for', { tags: ['V-03'] }, () => {
  it('given nothing but files, then the usual', () => {
    expect(parseOptions(['a', 'b'])).toEqual({
      kind: 'replay',
      options: {
        places: ['a', 'b'],
        json: false,
        until: null,
        diff: null,
        where: null,
        first: 5,
        law: null,
        minimize: false,
        keep: null,
        choose: null,
        shard: null,
      },
    })
  })

  it.each([
    [[], 'Which recording?'],
    [['x', '--minimize'], 'Add --law NAME'],
    [['x', '--minimize', '--law', 'folds-as-recorded'], 'nothing to shrink'],
    [['x', '--law', 'gravity'], 'There is no law "gravity"; there are in-order, '],
    [['x', '--until', 'soon'], '--until takes a number of a fact, and "soon" is none. See: '],
    [['x', '--diff', '3'], '--diff takes two facts like 12..15, and "3" is none. See: '],
    [['x', '--shard', '5/4'], 'takes a shard like 1/4'],
    [['x', '--keep', '../x'], 'takes a name like'],
    [['x', '--colour'], "Unknown option '--colour'. See: "],
  ])('given %j, then one sentence says what to do', (args, words) => {
    expect(parseOptions(args)).toEqual({ kind: 'mistake', sentence: expect.stringContaining(words) as string })
  })

  it('given --help, then every law is listed', () => {
    expect(parseOptions(['-h'])).toEqual({ kind: 'help' })
    for (const { name, sentence } of laws) expect(help).toContain(`${name.padEnd(20)} ${sentence}`)
  })
})
