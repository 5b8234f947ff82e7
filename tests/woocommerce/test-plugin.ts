/** Plugins of `tests/woocommerce/plugins`, active in the store until it is restored. */
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { admin } from '../store/support'
import { theStore } from '../store/the-store'

const here = dirname(fileURLToPath(import.meta.url))

export const withPlugin = async (name: string): Promise<void> => {
  const folder = join(theStore().folder, 'wp-content', 'plugins')
  await mkdir(folder, { recursive: true })
  await copyFile(join(here, 'plugins', `${name}.php`), join(folder, `${name}.php`))
  await setPlugin(name, 'active')
}

/** @param plugin as WordPress names it, without `.php` */
export const setPlugin = async (plugin: string, status: 'active' | 'inactive'): Promise<void> => {
  const answer = await (await admin()).post(`/wp/v2/plugins/${plugin}`, { status })
  if (answer.status !== 200) throw new Error(`${plugin} is not ${status}: ${JSON.stringify(answer.body)}`)
}
