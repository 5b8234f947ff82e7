import { describe, expect, it } from 'vitest'
import { testFiles } from '../test-files'
import { affectedBy, isImportable } from './affected'

const testsOf = (path: string) => affectedBy([path]).flatMap(({ tests }) => tests)

describe('a change', () => {
  it.each([
    ['src/views/design/palette/palette-screen.tsx', 'tests/browser/'],
    ['plugin/src/Routes.php', 'tests/store/'],
    ['plugin/src/Routes.php', 'tests/browser/'],
    ['plugin/catalogue/trades/food.json', 'tests/suggestions/'],
    ['store/must-use/no-mail.php', 'tests/store/'],
    ['tests/setup/claim-store.ts', 'tests/browser/'],
    ['tests/corpus/made/x.ndjson', 'tests/replay/'],
    ['tests/mutations/x.mutation.json', 'tests/mutations/'],
    ['docs/events.md', 'tests/build/glossary'],
    ['.oxlintrc.json', 'tests/setup/'],
    ['package-lock.json', 'tests/'],
    ['vitest.config.ts', 'tests/'],
    ['tests/fixtures/hand-made-home.html', 'tests/'],
    ['a-file-of-a-new-kind', 'tests/'],
  ])('in %s affects %s', (path, tests) => {
    expect(testsOf(path)).toContain(tests)
  })

  it.each(['README.md', 'docs/for-hosts.md', '.github/workflows/ci.yml', '.ci/run', 'tests/php/ClaimsTest.php'])(
    'in %s affects no test',
    (path) => {
      expect(affectedBy([path])).toEqual([])
    },
  )

  it.each(['src/replay/cli/main.ts', 'tests/support/story.ts'])('in %s is left to the imports', (path) => {
    expect(affectedBy([path])).toEqual([])
    expect(isImportable(path)).toBe(true)
  })
})

it('many files of one kind are one reason', () => {
  expect(affectedBy(['src/a.ts', 'src/b.ts', 'README.md']).map(({ why }) => why)).toEqual([
    'the client is built from src',
  ])
})

it('every path of a test that a rule names exists, but for screens', () => {
  const named = ['src/a.ts', 'plugin/a.php', 'store/a.ts', 'tests/corpus/a.json', 'build/a.ts', 'bench/a.ts']
    .concat('docs/events.md', 'docs/flow-log.md', 'docs/security.md', 'CHANGELOG.md', 'blueprint.json')
    .flatMap(testsOf)
  const files = testFiles().map(({ file }) => file)
  const missing = named.filter((begin) => !files.some((file) => file.startsWith(begin)))
  expect(missing.filter((begin) => begin !== 'tests/screen/')).toEqual([])
})
