import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readReport } from './test-report'

/** How many tests passed and failed. */
export type Sum = Readonly<{ passed: number; failed: number }>

/**
 * Runs Vitest with these filters and leaves its report in `report`. Anything that kept a test from running counts as failed.
 * `env` is added to our own environment.
 */
export const runVitest = async (
  filters: readonly string[],
  report: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Sum> => {
  rmSync(report, { force: true })
  const durations = report.replace('test-report', 'test-durations')
  const code = await spawned(filters, {
    TEST_REPORT: report,
    TEST_DURATIONS: durations,
    TEST_WORDS: filters.join(' '),
    ...env,
  })
  const outcomes = (readReport(report) ?? []).map(({ outcome }) => outcome)
  const passed = outcomes.filter((outcome) => outcome === 'passed').length
  const failures = outcomes.filter((outcome) => outcome === 'failed').length
  // An error outside of any test, or no test at all, leaves no failed test behind.
  return { passed, failed: failures === 0 && (code !== 0 || passed === 0) ? 1 : failures }
}

/** Vitest's program, for Node. */
export const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))

const reporters = ['reporter', 'quiet-json'].map((name) =>
  fileURLToPath(new URL(`progress/${name}.ts`, import.meta.url)),
)

// In a process of its own: Vitest's workers inherit how their parent was started, and ours was started by tsx.
const spawned = (filters: readonly string[], env: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const chosen = reporters.map((file) => `--reporter=${file}`)
    const child = spawn(process.execPath, [vitest, 'run', ...chosen, ...filters], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
