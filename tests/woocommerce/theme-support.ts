/** Themes and plugins that a test puts into the store's own folder. */
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client } from '../store/support'
import { theStore } from '../store/the-store'

/** `files` by their path in the theme's folder. Restoring the store takes it away again. */
export const writeTheme = async (slug: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(theStore().folder, 'wp-content', 'themes', slug, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

export const activateTheme = async (owner: Client, slug: string): Promise<void> => {
  const { status } = await owner.post(`/wc-admin/onboarding/themes/activate?theme=${slug}`)
  if (status !== 200) throw new Error(`The theme ${slug} was not activated: ${status}`)
}

/**
 * A plugin of one file, active until the store is restored. Other code has another file: PHP may run what a file held up to
 * two seconds ago (see store/server/php-ini.ts).
 */
export const withPlugin = async (owner: Client, name: string, code: string): Promise<() => Promise<void>> => {
  const plugin = `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}`
  const file = join(theStore().folder, 'wp-content', 'plugins', `${plugin}.php`)
  await writeFile(file, `<?php\n/** Plugin Name: ${name} */\n${code}\n`)
  const { status } = await owner.put(`/wp/v2/plugins/${plugin}`, { status: 'active' })
  if (status !== 200) throw new Error(`The plugin ${plugin} was not activated: ${status}`)
  return () => rm(file, { force: true })
}
