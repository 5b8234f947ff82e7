import parser from '@typescript-eslint/parser'
import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import { explainedDisable } from './lint/explained-disable.js'
import {
  everywhere,
  noApiFetch,
  noEditor,
  noSubscription,
  noSwitch,
  noWords,
  rulesOf,
  words,
  world,
} from './lint/restrictions.js'
import { testTitles } from './lint/test-titles.js'

const joins = ['src/*.{ts,tsx}', 'src/app/*.{ts,tsx}']
const adapters = ['src/effects/adapters/**', 'src/persistence/**', ...joins]
const effects = { runner: 'src/effects/runner/runner.ts', read: 'src/effects/**/read-*.ts' }

export default defineConfig([
  globalIgnores(['plugin/', '.store/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { plugins: { house: { rules: { 'explained-disable': explainedDisable, 'test-titles': testTitles } } } },
  { rules: { 'house/explained-disable': 'error', 'max-lines': ['error', 400] } },
  // What needs types is asked by oxlint (.oxlintrc.json): it takes a third of the time, and what is left here can be cached.
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },

  // Who may touch the world. Who may import whom is asked by dependency-cruiser (.dependency-cruiser.js).
  { files: ['src/**'], rules: rulesOf(everywhere, world, noWords, noEditor, noApiFetch) },
  {
    files: ['src/views/**', 'src/replay/viewer/**'],
    rules: rulesOf(everywhere, world, words, noEditor, noApiFetch),
  },
  { files: ['src/views/editor/*'], rules: rulesOf(everywhere, world, words, noApiFetch) },
  {
    files: ['src/effects/**'],
    rules: rulesOf(everywhere, world, noEditor, noApiFetch, noSubscription, noSwitch),
  },
  { files: [effects.read], rules: rulesOf(everywhere, world, noEditor, noApiFetch, noSubscription) },
  { files: [effects.runner], rules: rulesOf(everywhere, world, noEditor, noApiFetch, noSwitch) },
  { files: adapters, rules: rulesOf(everywhere, noEditor, noApiFetch) },
  { files: ['src/effects/adapters/rest{,-*}.ts'], rules: rulesOf(everywhere, noEditor) },
  {
    files: ['src/{views,replay}/**/*.{ts,tsx}', 'src/app/*.tsx', 'src/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  // Blocks that complete themselves must not draw the page again: they are kept in a ref that is read while drawing.
  { files: ['src/views/editor/use-live-blocks.ts'], rules: { 'react-hooks/refs': 'off' } },

  {
    files: ['tests/**'],
    rules: {
      'house/test-titles': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(only|skip|todo|skipIf|runIf|fails)$/]',
          message: 'Every test runs, and passes by passing.',
        },
      ],
    },
  },
])
