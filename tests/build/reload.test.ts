import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startReloading, type Reloading } from '../../store/reload'

let plugin = ''
let reloading: Reloading
let heard = ''
beforeEach(async () => {
  plugin = await mkdtemp(join(tmpdir(), 'reload-'))
  await mkdir(join(plugin, 'build'))
  await mkdir(join(plugin, 'languages'))
  await mkdir(join(plugin, 'src'))
  reloading = await startReloading(plugin)
  heard = ''
  const { body } = await fetch(reloading.url)
  void body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: (text) => void (heard += text) }))
    .catch(() => undefined)
})
afterEach(async () => {
  reloading.stop()
  await rm(plugin, { recursive: true, force: true })
})

it('open pages load themselves anew when PHP has changed, once for several files', async () => {
  await writeFile(join(plugin, 'src', 'page.php'), '<?php')
  await writeFile(join(plugin, 'src', 'routes.php'), '<?php')
  await expect.poll(() => heard).toBe(event)
})

it('open pages wait until the client is built: neither its first files nor a translation suffice', async () => {
  await writeFile(join(plugin, 'build', 'main.js'), '// half')
  await writeFile(join(plugin, 'languages', 'customize-your-store-de_DE.po'), '')
  await setTimeout(600)
  expect(heard).toBe('')
  reloading.reload()
  await expect.poll(() => heard).toBe(event)
})

const event = 'data: reload\n\n'
