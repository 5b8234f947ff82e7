import parser from '@typescript-eslint/parser'
import { ESLint, Linter } from 'eslint'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('the lint rules', () => {
  const refused: ReadonlyArray<[file: string, code: string]> = [
    ['src/reducers/drafts.ts', 'const now = Date.now()'],
    ['src/projections/drafts.ts', 'const now = new Date()'],
    ['src/projections/drafts.ts', 'window.location.assign(address)'],
    ['src/views/intro/card.tsx', "import { BlockCanvas } from '@wordpress/block-editor'"],
    ['src/views/intro/card.tsx', 'const card = <p dangerouslySetInnerHTML={{ __html: text }} />'],
    ['src/views/intro/card.tsx', 'const card = <p>Design your own</p>'],
    ['src/views/intro/card.tsx', "const card = <p>{'Design your own'}</p>"],
    ['src/views/design/canvas.tsx', "import { BlockCanvas } from '@wordpress/block-editor'"],
    ['src/views/editor/frame/outline.tsx', "import { BlockCanvas } from '@wordpress/block-editor'"],
    ['src/views/editor/canvas.tsx', 'const canvas = <iframe title="Preview" />'],
    ['src/views/editor/canvas.tsx', 'const canvas = <Canvas __unstableFrame />'],
    [
      'src/views/editor/canvas.tsx',
      '// eslint-disable-next-line no-restricted-syntax\nsettings.__experimentalFeatures',
    ],
    ['src/effects/write-drafts.ts', "import { switchMap } from 'rxjs'"],
    ['src/effects/write-drafts.ts', 'drafts.subscribe(write)'],
    ['src/effects/write-drafts.ts', "import { Subject } from 'rxjs'"],
    ['src/effects/write-drafts.ts', "import apiFetch from '@wordpress/api-fetch'"],
    ['src/effects/runner/runner.ts', "import { switchMap } from 'rxjs'"],
    ['src/effects/adapters/clock.ts', "import { map } from 'rxjs/operators'"],
    ['src/effects/adapters/clock.ts', "import * as E from 'fp-ts/lib/Either'"],
    ['src/reducers/drafts.ts', "if (event.type.startsWith('Ai')) return state"],
    ['src/replay/mask.ts', 'const isAi = /^Ai/.test(event.type)'],
    ['src/projections/drafts.ts', "import { __ } from '@wordpress/i18n'"],
    ['tests/reducers/drafts.test.ts', "it.skip.each([1])('folds', () => {})"],
    ['tests/reducers/drafts.test.ts', `describe('folds ${'x'.repeat(95)}', () => {})`],
    ['tests/reducers/drafts.test.ts', `it.each([1])('${'[P' + '-13]'} folds', () => {})`],
    ['tests/reducers/drafts.test.ts', `it(\`${'[P' + '-13]'} \${name}\`, () => {})`],
    ['src/views/intro/card.tsx', 'useLayoutEffect(() => list.current?.scrollTo(0, 0), [])'],
    ['src/catalogue/long.ts', 'export {}\n'.repeat(401)],
  ]
  it.each(refused)('refuse in %s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([expect.stringMatching(ours)])
  })

  const accepted: ReadonlyArray<[file: string, code: string]> = [
    ['src/views/editor/canvas.tsx', "import { BlockCanvas } from '@wordpress/block-editor'"],
    ['src/views/intro/card.tsx', 'const card = <p className="card" title={__(\'Design\')}>{name} +{3}</p>'],
    ['src/effects/read-drafts.ts', "import { switchMap } from 'rxjs'"],
    ['src/effects/runner/runner.ts', 'call.subscribe(settle)'],
    ['src/effects/adapters/clock.ts', 'const now = Date.now()'],
    ['src/effects/adapters/rest-nonce.ts', "import apiFetch from '@wordpress/api-fetch'\nfetch(address)"],
    ['src/persistence/tabs.ts', "const channel = new BroadcastChannel('tabs')"],
    ['src/main.tsx', "import { rest } from './effects/adapters/rest'\nlocation.reload()"],
    ['tests/effects/drafts.test.ts', 'const now = Date.now()'],
    ['tests/effects/drafts.test.ts', `it('folds ${'x'.repeat(94)}', { tags: ['P-13'] }, () => {})`],
    ['tests/effects/drafts.test.ts', `console.log('${'x'.repeat(101)}')`],
    ['src/views/intro/card.tsx', 'useEffect(() => () => pending.flush(), [])'],
  ]
  it.each(accepted)('accept in %s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

// Helpers

// The rules of our own that the configuration sets for the file, without React's.
const complaints = async (file: string, code: string): Promise<readonly string[]> => {
  const config = (await eslint.calculateConfigForFile(file)) as Pick<Linter.Config, 'plugins' | 'rules'>
  const own = Object.entries(config.rules ?? {}).filter(([rule]) => ours.test(rule))
  const tried = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: config.plugins ?? {},
    rules: Object.fromEntries(own),
  }
  return new Linter({ cwd: process.cwd() })
    .verify(code, [tried], { filename: resolve(file) })
    .map(({ ruleId, message }) => ruleId ?? message)
}

const ours = /^(no-restricted|house\/|max-lines)/

const eslint = new ESLint()
