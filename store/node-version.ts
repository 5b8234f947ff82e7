/** The oldest supported version of Node, the same as in package.json. */
export const oldestNode = '20.19.0'

/** The message for a Node version (such as `18.20.4`) that is too old; undefined if it is supported. */
export const complaintAboutNode = (version: string): string | undefined =>
  isOlder(version, oldestNode)
    ? `The store needs Node ${oldestNode} or newer, and this is Node ${version}. Install a newer one and start again.`
    : undefined

const isOlder = (version: string, limit: string): boolean => {
  const [own, wanted] = [numbers(version), numbers(limit)]
  const at = wanted.findIndex((part, index) => part !== own[index])
  return at >= 0 && (own[at] ?? 0) < (wanted[at] ?? 0)
}

const numbers = (version: string): readonly number[] =>
  version
    .replace(/^v/, '')
    .split('.')
    .map((part) => parseInt(part, 10))
