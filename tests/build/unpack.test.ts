import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'tar'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unpack } from '../../store/unpack'

let scratch = ''
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'unpack-'))
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

it('WordPress is unpacked whole', { tags: ['W-01'] }, async () => {
  await unpack(await tarball(), join(scratch, 'made'), () => undefined)
  expect((await readdir(join(scratch, 'made', 'wordpress'))).sort()).toEqual(['index.php', 'last.php'])
})

it(
  'WordPress is not unpacked if one of its files cannot be written, as on a full disk',
  { tags: ['W-01'] },
  async () => {
    const inTheWay = join(scratch, 'made', 'wordpress', 'index.php')
    await mkdir(inTheWay, { recursive: true })
    await writeFile(join(inTheWay, 'file'), '')
    await expect(unpack(await tarball(), join(scratch, 'made'), () => undefined)).rejects.toThrow(
      /ENOTEMPTY|EISDIR|EPERM/,
    )
  },
)

// Helpers

const tarball = async (): Promise<string> => {
  const folder = 'package/dist/cli/wp-files/latest/wordpress'
  await mkdir(join(scratch, folder), { recursive: true })
  for (const name of ['index.php', 'last.php']) await writeFile(join(scratch, folder, name), '<?php')
  await create({ file: join(scratch, 'wordpress.tgz'), cwd: scratch, gzip: true }, ['package'])
  return join(scratch, 'wordpress.tgz')
}
