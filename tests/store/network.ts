/** A real network of two sites in folders: an embedded store of its own, which nobody else meets. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, vi } from 'vitest'
import { bootStore } from '../../store/boot'
import { places } from '../../store/places'
import { loginOf } from './login'
import { clientOf, newAccount, visitor, type Client } from './support'

export type Network = {
  readonly folder: string
  /** The second site, below `/second`. The first one has its own address and is the network's main site. */
  readonly url: string
  /** Who owns the network, on the second site, of which they are no member; and on the first. */
  readonly superAdmin: Client
  readonly onFirst: Client
  /** A new account with that role on the site of whoever makes it, logged in; as a caller of the second site. */
  readonly member: (role: string, as: Client) => Promise<Client>
  readonly forget: () => Promise<void>
}

export const newNetwork = async (): Promise<Network> => {
  const folder = await mkdtemp(join(places.state, 'network-'))
  const store = await bootStore({ folder })
  const forget = () => store.stop().then(() => rm(folder, { recursive: true, force: true }))
  try {
    await makeNetwork(store.url, folder)
    const url = `${store.url}/second`
    // The sites of a network share their logins, and Playground knows `wp-login.php` in the root only.
    const login = (name: string, password: string) => loginOf(store.url, name, password)
    const owner = await login('admin', 'password')
    return {
      folder,
      url,
      superAdmin: clientOf(owner, url),
      onFirst: clientOf(owner, store.url),
      member: async (role, as) => {
        const { name, password } = await newAccount(role, as)
        return clientOf(await login(name, password), url)
      },
      forget,
    }
  } catch (error) {
    await forget()
    throw error
  }
}

// Helpers

const plugins = resolve('tests', 'store', 'plugins')

const makeNetwork = async (url: string, folder: string): Promise<void> => {
  const content = join(folder, 'wp-content')
  await cp(join(plugins, 'network'), join(content, 'plugins', 'network'), { recursive: true })
  await cp(join(plugins, 'writes.php'), join(content, 'plugins', 'writes.php'))
  const owner = clientOf(await loginOf(url, 'admin', 'password'), url)
  expect(await owner.post('/wp/v2/plugins/network/network', { status: 'active' })).toMatchObject({ status: 200 })
  await cp(join(plugins, 'network', 'sunrise.php'), join(content, 'sunrise.php'))
  const config = join(folder, 'wp-config.php')
  await writeFile(config, (await readFile(config, 'utf8')).replace('<?php', `<?php\n${constants(new URL(url).host)}`))
  // PHP looks after a while whether a file has changed; the first request to the network makes its second site.
  const second = visitor(`${url}/second`)
  await vi.waitFor(
    async () => expect(await second.get('/')).toMatchObject({ status: 200, body: { url: `${url}/second` } }),
    { timeout: 30_000, interval: 100 },
  )
}

/** What WordPress's "Network Setup" tells to write into `wp-config.php`. */
const constants = (domain: string): string => `
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${domain}' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
define( 'SUNRISE', true );
`
