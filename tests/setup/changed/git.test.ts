import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changesSince } from './git'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...words], { cwd: folder, stdio: 'ignore' })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const commit = (name: string) => {
  write(name, name)
  git('add', '.')
  git('commit', '-m', name)
}

describe('what changed', () => {
  beforeEach(() => {
    git('init', '-b', 'main')
    commit('first.ts')
  })

  it('on a branch is what was committed, staged, changed, deleted or added since main', () => {
    commit('kept.ts')
    git('checkout', '-b', 'work')
    commit('committed.ts')
    write('staged.ts', '')
    git('add', 'staged.ts')
    write('kept.ts', 'changed')
    rmSync(join(folder, 'first.ts'))
    write('new file.ts', '')
    const paths = ['committed.ts', 'first.ts', 'kept.ts', 'new file.ts', 'staged.ts']
    expect(changesSince('', folder)).toMatchObject({ name: 'main', paths })
  })

  it('on main is what is not committed yet', () => {
    expect(changesSince('', folder)).toMatchObject({ name: 'main', paths: [] })
    write('first.ts', 'changed')
    expect(changesSince('', folder).paths).toEqual(['first.ts'])
  })

  it('is counted from another commit where one is named', () => {
    commit('second.ts')
    expect(changesSince('HEAD~1', folder)).toMatchObject({ name: 'HEAD~1', paths: ['second.ts'] })
  })

  it('does not contain what main has got meanwhile', () => {
    git('checkout', '-b', 'work')
    commit('mine.ts')
    git('checkout', 'main')
    commit('theirs.ts')
    git('checkout', 'work')
    expect(changesSince('', folder).paths).toEqual(['mine.ts'])
  })

  it('since a commit that is not there is refused with a sentence', () => {
    expect(() => changesSince('nowhere', folder)).toThrow("--changed: git knows no commit 'nowhere'")
  })
})

it('outside a git repository, what changed is refused with a sentence', () => {
  expect(() => changesSince('', folder)).toThrow(
    '--changed needs a git repository, and there is none here: run npm test',
  )
})
