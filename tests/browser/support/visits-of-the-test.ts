import type { TestContext } from 'vitest'
import { expectCleanConsole } from './clean-console'
import { closeBrowser } from './open-browser'
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
  if (task.result?.state === 'fail') await Promise.all(visits.map((visit, index) => pictureOf(visit, task, index)))
  await Promise.all(visits.filter(({ keep }) => !keep).map(leave))
  for (const visit of visits) {
    const errors = visit.console.splice(0)
    expectCleanConsole({ ...visit, console: errors })
  }
}

export const endOfFile = async (): Promise<void> => {
  await Promise.all([...open].map(leave))
  await closeBrowser()
}

const leave = async (visit: Visit): Promise<void> => {
  open.delete(visit)
  await visit.close()
}

const pictureOf = async (visit: Visit, task: TestContext['task'], index: number): Promise<void> => {
  // A page that crashed or was killed has no picture to give, and its test has failed already.
  await picture(visit.page, `failed ${task.name} ${index + 1}`).catch(() => undefined)
}
