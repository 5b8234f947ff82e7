import { defineConfig } from 'vitest/config'

/** Node refuses the packages' import of JSON without an attribute; Vite does not. */
const wordpressJson = { deps: { inline: [/\/@wordpress\//] } }

// The store's tests and the browser's have an embedded store per worker: two files at a time, after the unit tests.
const onTheStore = {
  environment: 'node',
  globalSetup: 'tests/setup/shared-store.ts',
  setupFiles: 'tests/setup/claim-store.ts',
  // PHP on WebAssembly takes half a second for an answer.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  server: wordpressJson,
} as const

/** What is measured in milliseconds is measured alone. */
const measured = ['tests/browser/designer-palette.test.ts', 'tests/browser/viewer-steps.test.ts']

/** Against a real WooCommerce other tests run: see tests/woocommerce.ts. */
const real = {
  test: {
    ...onTheStore,
    name: 'woocommerce',
    include: ['tests/woocommerce/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
  },
}

export default defineConfig({
  test: {
    projects: process.env['WOOCOMMERCE_UNDER_TEST']
      ? [real]
      : [
          {
            test: {
              name: 'unit',
              environment: 'node',
              include: ['tests/**/*.test.{ts,tsx}'],
              exclude: ['tests/store/**', 'tests/browser/**', 'tests/woocommerce/**'],
              // Laws run a thousand sessions each, on two cores beside other files.
              testTimeout: 20_000,
              server: wordpressJson,
            },
          },
          {
            test: {
              ...onTheStore,
              name: 'store',
              include: ['tests/store/**/*.test.{ts,tsx}'],
              maxWorkers: 2,
              sequence: { groupOrder: 1 },
            },
          },
          {
            test: {
              ...onTheStore,
              name: 'browser',
              include: ['tests/browser/**/*.test.{ts,tsx}'],
              exclude: measured,
              maxWorkers: 2,
              sequence: { groupOrder: 2 },
            },
          },
          {
            test: {
              ...onTheStore,
              name: 'measured',
              include: measured,
              maxWorkers: 1,
              sequence: { groupOrder: 3 },
            },
          },
        ],
  },
})
