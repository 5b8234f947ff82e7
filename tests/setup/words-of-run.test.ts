import { describe, expect, it } from 'vitest'
import { isChosen, readWords } from './words-of-run'

describe('the command line of npm test', () => {
  it('leaves to Vitest what is not ours', () => {
    expect(readWords(['--project', 'unit', 'reducers'], 'quick')).toEqual({
      scope: 'quick',
      woocommerce: false,
      words: ['--project', 'unit', 'reducers'],
    })
  })

  it('asks for everything, or for what test:all adds, with real WooCommerces', () => {
    expect(readWords(['--all'], 'quick')).toEqual({ scope: 'all', woocommerce: true, words: [] })
    expect(readWords(['--all', '--added'], 'quick')).toEqual({ scope: 'added', woocommerce: true, words: [] })
  })

  it('leaves real WooCommerces out where Vitest is to choose', () => {
    expect(readWords(['--all', '--shard=1/3'], 'quick')).toMatchObject({ scope: 'all', woocommerce: false })
    expect(readWords(['--all', '--changed'], 'quick')).toMatchObject({ scope: 'all', woocommerce: false, changed: '' })
  })

  it('asks for what changed since the usual commit, or since another', () => {
    expect(readWords(['--changed'], 'quick')).toEqual({ scope: 'quick', woocommerce: false, changed: '', words: [] })
    expect(readWords(['--changed=HEAD~3'], 'quick').changed).toBe('HEAD~3')
  })
})

it.each([
  [['reducers'], true],
  [['--project', 'unit', 'reducers'], true],
  [['--no-coverage', 'reducers'], true],
  [['--project=unit', 'reducers'], true],
  [['-t', 'a title'], true],
  [['--testNamePattern=title'], true],
  [['--tags-filter', 'B-20'], true],
  [['--tagsFilter=B-20'], true],
  [['--project', 'unit'], false],
  [['--shard=1/3'], false],
  [[], false],
])('%j chooses tests: %s', (words, chosen) => {
  expect(isChosen(words)).toBe(chosen)
})
