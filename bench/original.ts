/** The original flow: WooCommerce 9.4 as a merchant sees it, on the WordPress of its days. */
import { unzipSync } from 'fflate'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { x } from 'tar'
import { intoPlace } from '../store/into-place'
import { npmPack } from '../store/npm-pack'
import { places } from '../store/places'
import type { Log } from '../store/progress'
import { findWooCommerce } from '../store/woocommerce'
import { ours, type Flow, type Room } from './flow'
import { bootSite, postJson, type BenchStore } from './stores'

const page = '/wp-admin/admin.php?page=wc-admin'
const variation = '.woocommerce-customize-store_global-styles-variations_item'
const pattern = '.block-editor-block-patterns-list__item'

const choices: Readonly<Record<Room, string>> = {
  palette: variation,
  fonts: variation,
  header: `.edit-site-sidebar-navigation-screen__content ${pattern}`,
  footer: `.edit-site-sidebar-navigation-screen__content ${pattern}`,
  homepage: `.woocommerce-customize-store-edit-site-layout__sidebar-extra__pattern ${pattern}`,
}
const drawn: Flow['drawn'] = () =>
  window.bench.all('.woocommerce-customize-store__loading').every((loader) => !window.bench.shown(loader)) &&
  window.bench.all('.cys-fullscreen-iframe').every(window.bench.shown) &&
  window.bench.isPage(window.bench.canvas())

/** The buttons of its intro and rooms, and the title of its closing screen, are the same as ours. */
export const original: Flow = {
  ...ours(true),
  name: 'original',
  intro: `${page}&path=/customize-store`,
  designer: `${page}&path=/customize-store/assembler-hub&customizing=true`,
  drawn,
  seen: drawn,
  openChoices: () => Promise.resolve(),
  back: (at) => at.getByRole('button', { name: 'Back', exact: true }).first(),
  choices,
  otherChoices: (at, room) => at.locator(`${choices[room]}:not(.is-active, .is-selected)`),
  save: (at) => at.getByRole('button', { name: 'Finish customizing' }),
  // All of it is there before its designer opens.
  allThere: () => Promise.resolve(),
  closeTour: () => Promise.resolve(),
}

/** Its store, on the same kind of server as ours, without our plugin. */
export const openOriginal = async (log: Log): Promise<BenchStore> => {
  const core = join(places.cache, 'wordpress-of-the-original')
  if (!existsSync(core)) {
    log.say('The WordPress of the original flow is fetched once.')
    await intoPlace(core, (made, workshop) => unpackWordPress(made, workshop, log))
  }
  const about = await readFile(join(core, 'wp-includes', 'version.php'), 'utf8')
  const version = /\$wp_version = '([^']+)'/.exec(about)?.[1] ?? ''
  const woocommerce = await findWooCommerce('9.4.3', log)
  const site = { wordpress: { version, core, languages: core }, woocommerce, plugin: false }
  const store = await bootSite('original', site, 'php', log)
  // Its tour would cover the rooms.
  await postJson(store, '/wp-json/wc-admin/options', { woocommerce_customize_store_onboarding_tour_hidden: 'yes' })
  return store
}

/** WordPress 6.7, of which Playground published a build as an npm package: a zip of what PHP runs, and beside it what browsers fetch. */
const unpackWordPress = async (made: string, workshop: string, log: Log): Promise<void> => {
  const spec = '@wp-playground/wordpress-builds@0.9.19'
  const tarball = await npmPack(spec, 158_509_326, workshop, log.task('Downloading WordPress'))
  const [zip, files] = ['package/src/wordpress/wp-nightly.zip', 'package/public/wp-nightly']
  await x({ file: tarball, cwd: workshop, filter: (path) => path === zip || path.startsWith(`${files}/`) })
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(join(workshop, zip))))) {
    // The package's settings are for Playground.
    if (name.endsWith('/') || ['wp-config.php', 'wp-content/db.php'].includes(name)) continue
    await mkdir(dirname(join(made, name)), { recursive: true })
    await writeFile(join(made, name), bytes)
  }
  await cp(join(workshop, files), made, { recursive: true })
}
