import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Where the last test run left what it found. */
export const reportFile = '.store/test-report.json'

/** Where the last run of only what `npm run test:all` adds left what it found. */
export const addedReportFile = '.store/test-report-added.json'

/** Where the last run against that version of WooCommerce left what it found. */
export const reportOf = (version: string): string => `.store/test-report-woocommerce-${version}.json`

/**
 * One test of the last run: its file from the project's root, its title with those of its groups, its outcome, what it failed of,
 * how long it took, its tags, and the files that it left for people to look at.
 */
export type Ran = Readonly<{
  file: string
  title: string
  outcome: 'passed' | 'failed' | 'not run'
  reasons: readonly string[]
  seconds: number
  tags: readonly string[]
  left: readonly string[]
}>

// Vitest's JSON report, as far as it is read here. A file that could not be loaded has no tests and the status "failed".
type Report = Readonly<{
  testResults: ReadonlyArray<{
    name: string
    status: string
    message?: string
    assertionResults: ReadonlyArray<{
      fullName: string
      status: string
      failureMessages?: readonly string[]
      duration?: number
      tags?: readonly string[]
      meta?: { left?: readonly string[] }
    }>
  }>
}>

/** All tests of the last run, or undefined if it left no readable report. A file that did not load is one failed test. */
export const readReport = (file = reportFile): readonly Ran[] | undefined => {
  try {
    return testsOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return undefined
  }
}

/** As readReport(), with the last run of only what `npm run test:all` adds. A test that ran in both has its worse outcome. */
export const readAllReports = (
  files: readonly string[] = [reportFile, addedReportFile],
): readonly Ran[] | undefined => {
  const reports = files.map((file) => readReport(file)).filter((ran) => ran !== undefined)
  if (reports.length === 0) return undefined
  const byName = new Map<string, Ran>()
  for (const ran of reports.flat()) {
    const key = `${ran.file} ${ran.title}`
    const other = byName.get(key)
    if (other === undefined || weight[ran.outcome] > weight[other.outcome]) byName.set(key, ran)
  }
  return [...byName.values()]
}

const weight = { 'not run': 0, passed: 1, failed: 2 } as const

/** What last ran on a version of a real WooCommerce. */
export type RanOn = Readonly<{ version: string; ran: readonly Ran[] }>

/** Every version of which a report is there, the oldest first. */
export const readRealReports = (folder = dirname(reportFile)): readonly RanOn[] =>
  listed(folder)
    .map((name) => ({ name, version: /^test-report-woocommerce-(.+)\.json$/.exec(name)?.[1] }))
    .flatMap(({ name, version }) => (version ? [{ version, ran: readReport(join(folder, name)) ?? [] }] : []))
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))

const listed = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const testsOf = ({ testResults }: Report): readonly Ran[] =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(process.cwd(), name).replaceAll('\\', '/')
    const tests = assertionResults.map(
      ({ fullName, status, failureMessages = [], duration = 0, tags = [], meta }): Ran => ({
        file,
        title: fullName,
        outcome: outcomeOf(status),
        reasons: failureMessages,
        seconds: duration / 1000,
        tags,
        left: meta?.left ?? [],
      }),
    )
    const broken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
    return broken ? [...tests, ranNot(file, message)] : tests
  })

const ranNot = (file: string, message: string): Ran => ({
  file,
  title: 'the file could not be run',
  outcome: 'failed',
  reasons: [message],
  seconds: 0,
  tags: [],
  left: [],
})

const outcomeOf = (status: string): Ran['outcome'] => (status === 'passed' || status === 'failed' ? status : 'not run')
