/** What changed in the working tree since a commit, by git. */
import { execFileSync } from 'node:child_process'

/** The commit that changes are counted from, how a person calls it, and the changed files from the project's root. */
export type Changes = Readonly<{ base: string; name: string; paths: readonly string[] }>

/**
 * Committed, staged, unstaged and new files since `since`, or since the branch left its upstream, or else main.
 * @throws an error with a sentence where there is no git repository, or no such commit
 */
export const changesSince = (since: string, folder = process.cwd()): Changes => {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', [...words], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const found = (...words: readonly string[]): string | undefined => {
    try {
      return git(...words)
    } catch {
      return undefined
    }
  }
  if (found('rev-parse', '--is-inside-work-tree') !== 'true')
    throw new Error('--changed needs a git repository, and there is none here: run npm test')
  const names = since === '' ? ['@{upstream}', 'main', 'origin/main', 'HEAD'] : [since]
  const name = names.find((one) => found('rev-parse', '--verify', '--quiet', `${one}^{commit}`) !== undefined)
  if (name === undefined) throw new Error(`--changed: git knows no commit '${since}'`)
  const base = found('merge-base', name, 'HEAD') ?? git('rev-parse', name)
  const lines = (text: string) => text.split('\n').filter((line) => line !== '')
  const paths = [
    ...lines(git('diff', '--name-only', '--no-renames', '--relative', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
  const called = name === '@{upstream}' ? (found('rev-parse', '--abbrev-ref', name) ?? name) : name
  return { base, name: called, paths: [...new Set(paths)].sort() }
}
