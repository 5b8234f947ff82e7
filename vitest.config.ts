import { defineConfig } from 'vitest/config'
import { lawTimeout } from './tests/properties/limits.ts'
import { LongestFirst } from './tests/setup/longest-first.ts'
import { scope } from './tests/setup/scope.ts'
import { tags } from './tests/setup/tags.ts'
import { filesOutside, testFiles } from './tests/setup/test-files.ts'
import { alsoOnNewest, isOnOlder } from './tests/setup/versions.ts'

/** Node refuses the packages' import of JSON without an attribute; Vite does not. */
const wordpressJson = { deps: { inline: [/\/@wordpress\//] } }

/** One file after the other in each worker, with the modules loaded once: loading them for each took a third of the time. */
const loadedOnce = { isolate: false, unstubGlobals: true } as const

/** Left to itself, Vitest would keep one core of two free. */
const workers = { maxWorkers: 2 } as const

/** A machine that is busy with something else is only slower: what has to come may take its time. */
const waiting = { timeout: 45_000 }

/** A third of its time a test of the store or in the browser waits, for another process or a frame: three workers keep two cores busy. */
const patientWorkers = { maxWorkers: 3 } as const

/** Each worker has an embedded store of its own. Those of the store, the browser and the screens run side by side. */
const onTheStore = {
  environment: 'node',
  globalSetup: 'tests/setup/shared-store.ts',
  setupFiles: ['tests/setup/claim-store.ts'] as string[],
  ...loadedOnce,
  ...patientWorkers,
  // PHP on WebAssembly takes a tenth of a second for an answer, and several where it has to compile WordPress first.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { ...waiting, interval: 50 } },
  server: wordpressJson,
} as const

/** Files without a test of this run's scope are not loaded; nor those that run on a real WooCommerce right after. */
const outside = [...filesOutside(scope), ...(process.env['ALSO_ON_WOOCOMMERCE'] === undefined ? [] : alsoOnNewest)]

/** Screens of the client without WordPress: each worker has a small server of its own (tests/screen/store). */
const onScreen = {
  ...onTheStore,
  name: 'screen',
  include: ['tests/screen/**/*.test.{ts,tsx}'],
  exclude: outside,
  globalSetup: 'tests/setup/record-screens.ts',
  setupFiles: ['tests/setup/screen-store.ts', 'tests/setup/end-visits.ts'],
  sequence: { groupOrder: 1 },
}

const inTheBrowser = {
  ...onTheStore,
  setupFiles: [...onTheStore.setupFiles, 'tests/setup/end-visits.ts'],
}

/** What is measured in milliseconds is measured alone. */
const measured = [
  'tests/browser/designer-palette.test.ts',
  'tests/browser/directions-in-time.test.ts',
  'tests/browser/viewer-steps.test.ts',
]

/** Minutes of a slow phone, of a slow store, and of a Save cut at every write: `npm run kill-everywhere` alone. */
const hardships = ['tests/browser/hardships.test.ts', 'tests/browser/save-cut.test.ts']

/**
 * What puts other modules in the place of ours needs to be the first that loads them, and faked timers must not drive what other
 * tests have left behind in the same worker.
 */
const mocking = [
  'tests/app/loop/code-missing.test.ts',
  'tests/replay/broken-laws.test.ts',
  'tests/effects/adapters/abortable.test.ts',
  'tests/effects/adapters/load-later-effects.test.ts',
  'tests/effects/adapters/referrals.test.ts',
  'tests/persistence/silent-database.test.ts',
  'tests/views/ui/resting.test.ts',
]

/** Laws, simulated sessions and recordings take most of the unit tests' time: `npm run test:unit` leaves them out. */
const sessions = [
  ...['properties', 'simulation', 'mutations'].map((room) => `tests/${room}/**`),
  ...['command', 'corpus', 'junk', 'made-sessions'].map((name) => `tests/replay/${name}.test.ts`),
]

const place = process.env['WOOCOMMERCE_PLACE']

/** Against a real WooCommerce other tests run: see tests/woocommerce.ts. */
const real = {
  test: {
    ...inTheBrowser,
    name: 'woocommerce',
    include: ['tests/woocommerce/**/*.test.{ts,tsx}', ...(place === 'newest' ? alsoOnNewest : [])],
    exclude: place === 'older' ? testFiles().flatMap(({ file }) => (isOnOlder(file) ? [] : [file])) : [],
  },
}

/** `npm run pages`: no tests, and so only where that asks for them. */
const pages = {
  test: { ...inTheBrowser, name: 'pages', include: ['tests/pages/*.walk.ts'] },
}

export default defineConfig({
  test: {
    tags,
    // The second run of a day begins ten seconds sooner.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: process.env['WOOCOMMERCE_UNDER_TEST']
      ? [process.env['PAGES_OF'] === undefined ? real : pages]
      : [
          {
            test: {
              name: 'unit',
              environment: 'node',
              setupFiles: ['tests/setup/same-seed.ts'],
              include: ['tests/**/*.test.{ts,tsx}'],
              exclude: [
                ...[
                  'tests/store/**',
                  'tests/browser/**',
                  'tests/screen/**',
                  'tests/woocommerce/**',
                  ...mocking,
                  ...outside,
                ],
                ...(process.env['LAWS_LEFT_OUT'] === undefined ? [] : sessions),
              ],
              // Laws run a thousand sessions each, on two cores beside other files.
              testTimeout: lawTimeout + 30_000,
              expect: { poll: waiting },
              server: wordpressJson,
              ...loadedOnce,
              ...workers,
            },
          },
          {
            test: {
              name: 'mocking',
              environment: 'node',
              include: mocking,
              exclude: outside,
              ...workers,
              testTimeout: lawTimeout + 30_000,
              expect: { poll: waiting },
              server: wordpressJson,
            },
          },
          {
            test: {
              ...onTheStore,
              name: 'store',
              include: ['tests/store/**/*.test.{ts,tsx}'],
              exclude: outside,
              sequence: { groupOrder: 1 },
            },
          },
          { test: onScreen },
          {
            test: {
              ...inTheBrowser,
              name: 'browser',
              include: ['tests/browser/**/*.test.{ts,tsx}'],
              exclude: [...measured, ...(process.env['KILL_EVERYWHERE'] === undefined ? hardships : []), ...outside],
              sequence: { groupOrder: 1 },
            },
          },
          {
            test: {
              ...inTheBrowser,
              name: 'measured',
              include: measured,
              exclude: outside,
              maxWorkers: 1,
              sequence: { groupOrder: 2 },
            },
          },
        ],
  },
})
