/** Plugins of `tests/store/plugins`, a file or a folder each, active in the store until it is restored. */
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { admin } from './support'
import { theStore } from './the-store'

const plugins = resolve('tests', 'store', 'plugins')

export const withPlugin = async (name: string): Promise<void> => {
  const home = join(theStore().folder, 'wp-content', 'plugins')
  const isFile = (await readdir(plugins)).includes(`${name}.php`)
  const file = isFile ? `${name}.php` : name
  await mkdir(home, { recursive: true })
  await cp(join(plugins, file), join(home, file), { recursive: true })
  await setPlugin(isFile ? name : `${name}/${name}`, 'active')
}

/** @param plugin as WordPress names it, without `.php` */
export const setPlugin = async (plugin: string, status: 'active' | 'inactive'): Promise<void> => {
  const answer = await (await admin()).post(`/wp/v2/plugins/${plugin}`, { status })
  if (answer.status !== 200) throw new Error(`${plugin} is not ${status}: ${JSON.stringify(answer.body)}`)
}
