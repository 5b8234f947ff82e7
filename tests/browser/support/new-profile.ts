import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const home = resolve('.store', 'profiles')
const made: string[] = []

/** An empty folder for `newKillableVisit`, removed when the test file ends. */
export const newProfile = async (): Promise<string> => {
  await mkdir(home, { recursive: true })
  const folder = await mkdtemp(join(home, 'profile-'))
  made.push(folder)
  return folder
}

export const removeProfiles = async (): Promise<void> => {
  const folders = made.splice(0)
  // A killed browser's helpers may still be writing while they notice.
  await Promise.all(
    folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })),
  )
}
