/** An error that stops the store and that the user can fix. The message is one sentence for the user. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** One sentence for any error: our own messages unchanged, well-known system errors in words, others by their message. */
export const sentenceFor = (error: unknown, folder = '.store'): string => {
  if (error instanceof UserError) return error.message
  if (!(error instanceof Error)) return `The store stopped: ${String(error)}.`
  return known(codeOf(error), folder) ?? `The store stopped: ${error.message}`
}

/** Runs work that writes into the folder. System errors become a message that names the folder, which the original error does not. */
export const whereRoomIsNeeded = async <A>(folder: string, work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    const sentence = error instanceof UserError ? undefined : known(codeOf(error), folder)
    throw sentence === undefined ? error : new UserError(sentence)
  }
}

/** The message for a full disk. */
export const diskFull = (folder: string): string =>
  `The disk is full: there is no room in the folder ${folder}, and a first start needs about 400 MB. ${again}`

const known = (code: string, folder: string): string | undefined => {
  if (code === 'ENOSPC') return diskFull(folder)
  if (code === 'EDQUOT')
    return `Your disk quota is used up in the folder ${folder}, and a first start needs about 400 MB. ${again}`
  if (code === 'EACCES')
    return `The folder ${folder} cannot be written by you. Change its owner or its rights and start the store again.`
  if (code === 'EROFS') return `The folder ${folder} lies on a read-only disk, and the store has to write there.`
  return undefined
}

const again = 'Make room and start the store again; nothing that is half done is used.'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
