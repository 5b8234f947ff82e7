/** How long each test file takes: as the last run measured it, or else as it was measured for durations.json, which is in git. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Seconds until the stores are up, and for each file its seconds with imports and hooks, and the number of its tests. */
export type Durations = Readonly<{
  setup: number
  files: Readonly<Record<string, readonly [seconds: number, tests: number]>>
}>

/** The durations in git: npm run durations writes them from those of the last run. */
export const shippedDurations = fileURLToPath(new URL('durations.json', import.meta.url))

/** Where the last run left its durations. */
export const lastDurations = '.store/test-durations.json'

/** Every file with durations: those in git, those of runs on real WooCommerces and of everything, and last those of npm test. */
export const everyDurations = (folder = dirname(lastDurations)): readonly string[] => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^test-durations-.*\.json$/.test(name)) : []
  return [shippedDurations, ...names.sort().map((name) => join(folder, name)), join(folder, basename(lastDurations))]
}

/** What these files say; of a test file the last of them counts. */
export const knownDurations = (files: readonly string[]): Durations =>
  files.map(read).reduce((known, { setup, files: more }) => ({
    setup: setup > 0 ? setup : known.setup,
    files: { ...known.files, ...more },
  }))

const read = (file: string): Durations => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations
  } catch {
    return { setup: 0, files: {} }
  }
}

/** Adds what a run measured to the durations in a file. */
export const keepDurations = (file: string, measured: Durations): void => {
  const { setup, files } = knownDurations([file])
  write(file, { setup: measured.setup > 0 ? measured.setup : setup, files: { ...files, ...measured.files } })
}

/** Writes the durations of these test files only, in their order, rounded: two runs then differ in few lines. */
export const shipDurations = (file: string, { setup, files }: Durations, testFiles: readonly string[]): void => {
  const kept = testFiles.flatMap((name) => {
    const [seconds, tests] = files[name] ?? []
    return seconds === undefined || tests === undefined ? [] : [[name, [tenths(seconds), tests]] as const]
  })
  write(file, { setup: Math.round(setup), files: Object.fromEntries(kept) })
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10

const write = (file: string, { setup, files }: Durations): void => {
  mkdirSync(dirname(file), { recursive: true })
  const lines = Object.entries(files).map(([name, one]) => `    ${JSON.stringify(name)}: [${one.join(', ')}]`)
  writeFileSync(file, `{\n  "setup": ${setup},\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`)
}
