import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

let folder: string
afterEach(() => rmSync(folder, { recursive: true }))

/** Names of the rules that these files break. */
const broken = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  folder = mkdtempSync(join(tmpdir(), 'structure-'))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  const { forbidden = [] } = await extractDepcruiseConfig(resolve('.dependency-cruiser.js'))
  const { output } = await cruise(['src'], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
  })
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)
}

const floors = {
  'src/events/index.ts': 'export const fact = 1',
  'src/catalogue/limits.ts': 'export const limits = 1',
  'src/reducers/index.ts': 'export type State = 1\nexport const fold = 1',
  'src/projections/owed.ts': 'export const owed = 1',
  'src/effects/adapters/rest.ts': 'export const rest = 1',
  'src/persistence/log.ts': 'export const log = 1',
  'src/views/app.tsx': 'export const App = 1',
  'src/views/editor/editor.ts': 'export const editor = 1\nexport type Drawn = 1',
  'src/replay/diff.ts': 'export const differences = 1',
  'src/replay/viewer/timeline.tsx': 'export const Timeline = 1',
  'src/app/boot.ts': 'export const boot = 1',
}

describe('the structure of src', () => {
  it.each([
    ['src/events/drafts.ts', "import { fold } from '../reducers'", 'events imports'],
    ['src/reducers/deep/drafts.ts', "export { owed } from '../../projections/owed'", 'reducers imports'],
    ['src/views/intro/card.tsx', "import { rest } from '../../effects/adapters/rest'", 'views imports'],
    ['src/views/intro/card.tsx', "import { fold } from '../../reducers'", 'views imports types of reducers'],
    ['src/effects/write-drafts.ts', "import { log } from '../persistence/log'", 'effects imports'],
    ['src/replay/laws/drafts.ts', "import { App } from '../../views/app'", 'replay imports'],
    ['src/replay/drafts.ts', "import { Timeline } from './viewer/timeline'", 'replay imports'],
    ['src/projections/drafts.ts', "import { boot } from '../app/boot'", 'projections imports'],
    [
      'src/views/design/page.tsx',
      "import { editor } from '../editor/editor'",
      'only load-editor.ts loads the block editor',
    ],
    [
      'src/views/editor/frame/marks.tsx',
      "import { editor } from '../editor'",
      'the frame does not know the block editor',
    ],
  ])('refuses in %s: %s', async (file, code, rule) => {
    expect(await broken({ ...floors, [file]: code })).toEqual([rule])
  })

  it.each([
    ['src/reducers/drafts.ts', "import { fact } from '../events'\nimport { limits } from '../catalogue/limits'"],
    ['src/views/intro/card.tsx', "import type { State } from '../../reducers'\nimport { fact } from '../../events'"],
    ['src/replay/viewer/drafts.tsx', "import { App } from '../../views/app'\nimport { differences } from '../diff'"],
    ['src/main.tsx', "import { rest } from './effects/adapters/rest'"],
    ['src/views/design/load-editor.ts', "export const load = () => import('../editor/editor')"],
    ['src/views/editor/frame/marks.tsx', "import type { Drawn } from '../editor'"],
  ])('accepts in %s: %s', async (file, code) => {
    expect(await broken({ ...floors, [file]: code })).toEqual([])
  })

  it('lets only the editor draw inside its frame', async () => {
    const marks = { 'src/views/editor/frame/marks.ts': 'export type Marks = 1' }
    const code = "import type { Marks } from '../editor/frame/marks'"
    expect(await broken({ ...floors, ...marks, 'src/views/design/page.tsx': code })).toEqual([
      'only the editor draws in its frame',
    ])
  })

  it('refuses a circle of values', async () => {
    const circle = {
      'src/reducers/one.ts': "import { two } from './two'\nexport const one = two",
      'src/reducers/two.ts': "import { one } from './one'\nexport const two = one",
    }
    expect(await broken({ ...floors, ...circle })).toContain('no circles')
  })

  it.each([
    ['type imports only', 'import type'],
    ['a value import and a type import', 'import'],
  ])('accepts a circle of %s', async (_name, how) => {
    const circle = {
      'src/reducers/state.ts': `${how} { slice } from './slice'\nexport type State = typeof slice`,
      'src/reducers/slice.ts':
        "import type { State } from './state'\nexport const slice = 1\nexport type Slice = State | 2",
    }
    expect(await broken({ ...floors, ...circle })).toEqual([])
  })
})
