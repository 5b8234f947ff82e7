import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { admin } from '../store/support'
import { theStore } from '../store/the-store'

/** Puts a plugin of this folder into the store and activates it; its files are gone when the test ends. */
export const withPlugin = async (name: string): Promise<void> => {
  const home = join(theStore().folder, 'wp-content', 'plugins', name)
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  await cp(resolve('tests', 'woocommerce', name), home, { recursive: true })
  const { status, body } = await (await admin()).post(`/wp/v2/plugins/${name}/${name}`, { status: 'active' })
  if (status !== 200) throw new Error(`The plugin ${name} could not be activated: ${status} ${JSON.stringify(body)}`)
}
