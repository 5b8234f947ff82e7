/**
 * The order in which Vitest starts test files: the longest first, so that no long one is left for a single worker at the end. Without
 * its cache, as in a fresh clone, Vitest would go by their sizes.
 */
import { isAbsolute, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { everyDurations, knownDurations } from './progress/durations.ts'

/** A test file by its path from the project's root, and where it runs. */
export type Planned = Readonly<{ file: string; project: string; group: number }>

/**
 * Groups run one after the other. In a group the projects stay together, since a worker changes the project only with a new process;
 * the one with the longest file comes first. A file without a duration is new and may be long.
 */
export const longestFirst = <P extends Planned>(
  planned: readonly P[],
  files: Readonly<Record<string, readonly [seconds: number, tests: number]>>,
): P[] => {
  const secondsOf = ({ file }: Planned): number => files[file]?.[0] ?? Infinity
  const longestOf = new Map<string, number>()
  for (const one of planned) {
    const seconds = files[one.file]?.[0] ?? 0
    longestOf.set(one.project, Math.max(seconds, longestOf.get(one.project) ?? 0))
  }
  const order = [...longestOf].toSorted(([, a], [, b]) => b - a).map(([project]) => project)
  return planned.toSorted(
    (a, b) =>
      a.group - b.group ||
      order.indexOf(a.project) - order.indexOf(b.project) ||
      // Two infinities have no difference.
      (secondsOf(b) === secondsOf(a) ? 0 : secondsOf(b) - secondsOf(a)),
  )
}

export class LongestFirst extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const planned = specifications.map((specification) => {
      const { project, moduleId } = specification
      const path = isAbsolute(moduleId) ? relative(this.ctx.config.root, moduleId) : moduleId
      const file = path.replaceAll('\\', '/')
      return { file, project: project.name, group: project.config.sequence.groupOrder, specification }
    })
    const { files } = knownDurations(everyDurations())
    return Promise.resolve(longestFirst(planned, files).map(({ specification }) => specification))
  }
}
