/**
 * Vitest's reporter for `npm test` and its like. On a terminal one line says what runs, how many tests have ended and how long the run
 * still takes; elsewhere a line every half minute does. Failures are printed when they happen. TEST_DURATIONS names the file in
 * which the durations are kept for the next run.
 */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters, styleText } from 'node:util'
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite, Vitest } from 'vitest/node'
import { places } from '../../../store/places'
import { wordpressVersion } from '../../../store/files'
import { withRows } from '../row-tags'
import { keepDurations, knownDurations, lastDurations, shippedDurations } from './durations'
import { failureText, type ErrorOfTest, type Failure } from './failure'
import { barLine, duration, measured, numberOf, plainLine } from './line'
import { redrawnLine, type RedrawnLine } from './redrawn-line'
import { runUnderWay, type RunUnderWay } from './run-under-way'

declare module 'vitest' {
  interface TaskMeta {
    /** The files that a failed test left for people to look at. */
    left?: readonly string[]
  }
}

const redrawEvery = 500
const sayEvery = 30_000

export default class Progress implements Reporter {
  #vitest: Vitest | undefined
  #run: RunUnderWay | undefined
  #line: RedrawnLine | undefined
  #timer: NodeJS.Timeout | undefined
  #began = 0

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#began = seconds()
    const projects = new Set(specifications.map(({ project }) => project))
    const needsStore = [...projects].some(({ config }) => config.globalSetup.length > 0)
    const known = knownDurations([shippedDurations, lastDurations, durationsFile()])
    const planned = specifications.map(({ project, moduleId }) => ({
      file: this.#path(moduleId),
      project: project.name,
      group: project.config.sequence.groupOrder,
      workers: project.config.maxWorkers,
    }))
    this.#run = runUnderWay(planned, known, needsStore, this.#began)
    if (specifications.length === 0) return
    this.#announce(specifications.length, needsStore)
    this.#watch(this.#run)
  }

  onTestModuleQueued(module: TestModule): void {
    this.#run?.fileBegan(this.#path(module.moduleId), seconds())
  }

  onTestModuleCollected(module: TestModule): void {
    const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped')
    this.#run?.testsFound(this.#path(module.moduleId), tests.length)
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'skipped' || state === 'pending') return
    this.#run?.testEnded(this.#path(test.module.moduleId), state)
    if (state === 'failed') this.#fail(test.module, withRows(test.fullName, test.tags), errors, test.meta().left)
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) this.#fail(suite.module, suite.fullName, suite.errors())
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) this.#fail(module, '', module.errors())
    const isWhole = module.state() === 'passed' && this.#vitest?.config.testNamePattern === undefined
    this.#run?.fileEnded(this.#path(module.moduleId), seconds(), isWhole)
  }

  onUserConsoleLog(log: {
    readonly content: string
    readonly type: 'stdout' | 'stderr'
    readonly taskId?: string
  }): void {
    const task = log.taskId === undefined ? undefined : this.#vitest?.state.idMap.get(log.taskId)
    const where = task === undefined ? '' : `${task.file.name}: `
    process[log.type].write(`${where}${log.content.trimEnd()}\n`)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly ErrorOfTest[]): void {
    clearInterval(this.#timer)
    this.#line?.end()
    for (const error of errors) this.#print({ file: 'Outside of any test', title: '', errors: [error], left: [] })
    const { done } = this.#run?.standing(seconds()) ?? { done: 0 }
    if (done === 0 && errors.length === 0) console.log(this.#nothingFound())
    if (this.#run !== undefined) keepDurations(durationsFile(), this.#run.measured())
    console.log(
      `\n${numberOf(done, 'test')} in ${numberOf(modules.length, 'file')}, ${measured(seconds() - this.#began)}`,
    )
  }

  #announce(files: number, needsStore: boolean): void {
    const { total, left } = this.#run?.standing(this.#began) ?? { total: 0, left: 0 }
    const isFirst = needsStore && !existsSync(join(places.cache, `wordpress-${wordpressVersion}`))
    const counts = `${numberOf(total, 'test')} in ${numberOf(files, 'file')}`
    console.log(
      isFirst
        ? `First run: WordPress is fetched once (67 MB). ${counts} then take ${duration(left)}.`
        : `${counts}: ${duration(left)}`,
    )
  }

  #watch(run: RunUnderWay): void {
    if (process.stdout.isTTY) {
      const line = redrawnLine(process.stdout, process.stderr.isTTY ? [process.stderr] : [])
      this.#line = line
      const show = () => line.show(barLine(run.standing(seconds()), process.stdout.columns || 80))
      this.#timer = setInterval(show, redrawEvery)
      show()
    } else this.#timer = setInterval(() => console.log(`… ${plainLine(run.standing(seconds()))}`), sayEvery)
    this.#timer.unref()
  }

  #fail(module: TestModule, title: string, errors: readonly ErrorOfTest[] = [], left: readonly string[] = []): void {
    this.#print({ file: this.#path(module.moduleId), title, errors, left })
  }

  #print(failure: Failure): void {
    const text = failureText(failure, this.#root())
    // Differences come in color from the workers.
    console.log(process.stdout.isTTY ? text.replace('✗', styleText('red', '✗')) : stripVTControlCharacters(text))
  }

  /** Of a title pattern, the words that were asked for: Vitest has made a pattern of them. */
  #nothingFound(): string {
    const pattern = this.#vitest?.config.testNamePattern
    return pattern === undefined
      ? `There is no test to run: no test matches '${process.env['TEST_WORDS'] ?? ''}'.`
      : `There is no test to run: no title matches '${pattern.source}'.`
  }

  #root(): string {
    return this.#vitest?.config.root ?? process.cwd()
  }

  #path(moduleId: string): string {
    return relative(this.#root(), moduleId).replaceAll('\\', '/')
  }
}

const seconds = (): number => performance.now() / 1000

const durationsFile = (): string => process.env['TEST_DURATIONS'] ?? lastDurations
