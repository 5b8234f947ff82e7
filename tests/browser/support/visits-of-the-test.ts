import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { expectCleanConsole } from './clean-console'
import { picture } from './screenshot'
import type { Visit } from './visit'

const open = new Set<Visit>()

/** Keeps a visit in the list of those that are looked at and closed after the test. */
export const remember = <V extends Visit>(visit: V): V => {
  open.add(visit)
  return visit
}

/** After each test, without its asking: an error on the console fails it. */
export const endOfTest = async ({ task }: TestContext): Promise<void> => {
  const visits = [...open]
  if (task.result?.state === 'fail') task.meta.left = await leftBy(visits, task.name)
  await Promise.all(visits.filter(({ keep }) => !keep).map(leave))
  for (const visit of visits) {
    const errors = visit.console.splice(0)
    expectCleanConsole({ ...visit, console: errors })
  }
}

export const endOfFile = async (): Promise<void> => {
  await Promise.all([...open].map(leave))
}

const leave = async (visit: Visit): Promise<void> => {
  open.delete(visit)
  await visit.close()
}

/** The pictures and recordings that a failed test leaves for people to look at. */
const leftBy = async (visits: readonly Visit[], title: string): Promise<readonly string[]> => {
  // A page that crashed or was killed has no picture to give, and its test has failed already.
  const pictures = await Promise.all(
    visits.map(({ page }, index) => picture(page, `failed ${title} ${index + 1}`).catch(() => undefined)),
  )
  const recordings = await Promise.all(visits.map(({ record }) => record(join('.store', 'recordings'))))
  return [...pictures.filter((path) => path !== undefined), ...recordings.flat()]
}
