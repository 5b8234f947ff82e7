import { giveProfileBack, takeProfile } from './warm-profile'

const taken: string[] = []

/** A profile folder for `newKillableVisit`, without anything stored in it. It is the test file's own until that ends. */
export const newProfile = async (): Promise<string> => {
  const folder = await takeProfile()
  taken.push(folder)
  return folder
}

export const removeProfiles = async (): Promise<void> => {
  await Promise.all(taken.splice(0).map(giveProfileBack))
}
