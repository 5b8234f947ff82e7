import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claim, claimsFolder } from '../../store/lock'
import { finishSite, forgetSite, isUnfinished } from '../../store/site-folder'
import { runUntilKilled } from '../support/run-until-killed'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a site', () => {
  it('counts as unfinished until its first boot has ended, however far that came', { tags: ['W-01'] }, async () => {
    expect(isUnfinished(folder)).toBe(true)
    await forgetSite(folder)
    await install()
    expect(isUnfinished(folder)).toBe(true)
    await finishSite(folder)
    expect(isUnfinished(folder)).toBe(false)
  })

  it('made before there was a mark is kept', { tags: ['W-01'] }, async () => {
    await install()
    expect(isUnfinished(folder)).toBe(false)
  })

  it(
    'whose deletion was interrupted counts as unfinished, and the next one leaves nothing of it',
    { tags: ['W-01'] },
    async () => {
      await install()
      await runUntilKilled(`
      import { forgetSite } from 'store/site-folder.ts'
      const forgetting = forgetSite(${JSON.stringify(folder)})
      const { readdirSync } = await import('node:fs')
      while (!readdirSync(${JSON.stringify(folder)}).includes('.unfinished')) await new Promise(setImmediate)
      process.kill(process.pid, 'SIGKILL')
      await forgetting`)
      expect(isUnfinished(folder)).toBe(true)
      const { release } = await claim(folder)
      await forgetSite(folder)
      expect((await readdir(folder)).sort()).toEqual([claimsFolder, '.unfinished'].sort())
      expect(await readdir(join(folder, claimsFolder))).toHaveLength(1)
      await release()
    },
  )
})

// Helpers

const install = async (): Promise<void> => {
  await mkdir(join(folder, 'wp-content', 'database'), { recursive: true })
  await writeFile(join(folder, 'wp-content', 'database', '.ht.sqlite'), 'half or whole')
  await writeFile(join(folder, 'wp-config.php'), '<?php')
}
