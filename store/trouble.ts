/** Something that stops the store and that a person can do something about. The message is one sentence for that person. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
}

/** One sentence for whatever stopped us: ours as it is, the well-known ones of the system in words, the rest by its message. */
export const sentenceFor = (error: unknown): string => {
  if (error instanceof Trouble) return error.message
  if (!(error instanceof Error)) return `The store stopped: ${String(error)}.`
  const code = 'code' in error ? String(error.code) : ''
  return known[code] ?? `The store stopped: ${error.message}`
}

const known: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full: the store needs about 400 MB in the folder .store. Make room and start it again.',
  EDQUOT:
    'Your disk quota is used up: the store needs about 400 MB in the folder .store. Make room and start it again.',
  EACCES: 'The folder .store cannot be written by you. Change its owner or its rights and start the store again.',
  EROFS: 'The project lies on a read-only disk, and the store keeps its state in the folder .store there.',
}
