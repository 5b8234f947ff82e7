/**
 * Which tests a changed file can affect, as far as no import says so: what a store serves, what a browser loads and what a test reads
 * from the disk. Imports of TypeScript are followed by Vitest.
 */

/** Beginnings of the paths of test files, and the reason why these are affected. */
export type Affected = Readonly<{ tests: readonly string[]; why: string }>

const everything = ['tests/']
const withBrowser = ['tests/browser/', 'tests/screen/']
const withStore = ['tests/store/', ...withBrowser]

/** The first rule that matches a path counts. `why` stays empty where there is nothing to run. */
const rules: ReadonlyArray<readonly [path: RegExp, tests: readonly string[], why: string]> = [
  [
    /^(package(-lock)?|tsconfig)\.json$|^vite(st)?\.config\.ts$|^\.nvmrc$/,
    everything,
    'everything depends on the set-up',
  ],
  [/^src\/replay\/cli\//, [], ''],
  [/^src\//, [...withBrowser, 'tests/setup/', 'tests/build/'], 'the client is built from src'],
  [
    /^plugin\//,
    [...withStore, 'tests/setup/', 'tests/build/', 'tests/catalogue/', 'tests/suggestions/'],
    'the stores run the plugin',
  ],
  [/^store\//, [...withStore, 'tests/build/'], 'the stores are started from store'],
  [/^tests\/setup\/(claim|embedded|shared)-store\.ts$/, withStore, 'the stores of the tests are set up there'],
  [
    /^tests\/store\/(clean-state|login)\.ts$|^tests\/store\/plugins\//,
    withStore,
    'the stores of the tests are set up there',
  ],
  [/^tests\/setup\/end-visits\.ts$/, withBrowser, 'every browser test ends there'],
  [
    /^tests\/corpus\//,
    ['tests/replay/', 'tests/properties/', 'tests/simulation/', 'tests/browser/viewer', 'tests/browser/old-sessions'],
    'they read the corpus',
  ],
  [/^tests\/mutations\//, ['tests/mutations/'], 'they read the mutations'],
  [/^tests\/php\//, [], ''],
  [/^tests\/.*\.tsx?$/, [], ''],
  [/^tests\//, everything, 'tests may read it'],
  [/^build\//, ['tests/build/', 'tests/setup/'], 'they run the build'],
  [/^bench\//, ['tests/bench/', 'tests/browser/bench'], 'they run the bench'],
  [
    /^(lint\/|eslint\.config\.js|\.oxlintrc\.json|\.dependency-cruiser\.js)/,
    ['tests/setup/'],
    'they read the lint rules',
  ],
  [/^docs\/events\.md$/, ['tests/build/glossary'], 'it compares the glossary'],
  [/^docs\/flow-log/, ['tests/build/flow-log-schema'], 'it looks for the laws'],
  [/^docs\/security\.md$/, ['tests/store/access'], 'they compare the table of access'],
  [/^CHANGELOG\.md$/, ['tests/build/zip'], 'the zip contains it'],
  [/^blueprint\.json$/, ['tests/build/blueprint'], 'it reads the blueprint'],
  [/^docs\/|\.md$/, [], ''],
  [
    /^(assets|\.github|\.ci)\/|^(composer|knip|renovate)\.json$|^php(cs|stan|unit)\.|^LICENSE$|^\.(editorconfig|git\w*|oxfmtrc\.json)$/,
    [],
    '',
  ],
]

/** What the changed files affect; a file of an unknown kind affects everything. */
export const affectedBy = (paths: readonly string[]): readonly Affected[] => {
  const found = paths.map((path): Affected => {
    const rule = rules.find(([pattern]) => pattern.test(path))
    return rule === undefined ? { tests: everything, why: `tests may read ${path}` } : { tests: rule[1], why: rule[2] }
  })
  const reasons = [...new Set(found.map(({ why }) => why))].filter((why) => why !== '')
  return reasons.map((why) => ({ why, tests: found.find((one) => one.why === why)?.tests ?? [] }))
}

/** Whether tests may import a file, so that Vitest has to be asked. */
export const isImportable = (path: string): boolean =>
  /^(src|tests|store|build|bench)\/.*\.(tsx?|mjs|js|json)$/.test(path)
