/** `npm run plugin-check`: WordPress.org's own Plugin Check, run on the built zip, all categories, errors and warnings. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { unzipSync } from 'fflate'
import { asked } from '../../tests/setup/asked'
import { UserError } from '../../store/user-error'
import { root } from '../zip/pack'
import { makeZip } from '../zip/make-zip'
import { administratorOf } from './administrator'
import { findPluginCheck } from './find'
import { report } from './findings'
import { runChecks } from './run-checks'
import { openComplete, openEmbedded } from './store'

const help = `Runs WordPress.org's Plugin Check on the plugin as it is shipped, in a WordPress of its own.

  npm run plugin-check
  npm run plugin-check -- --zip dist/customize-your-store.zip
  npm run plugin-check -- --plugin-check <folder|zip>
  npm run plugin-check -- --embedded

Plugin Check is the given one, else that of the cache (~/.cache/customize-your-store/plugin-check), else the newest from wordpress.org,
which is kept there. Where PHP and MariaDB are on the PATH, the WordPress runs on them, beside WooCommerce, and all checks run; elsewhere, or
with --embedded, it is an embedded store, whose SQLite cannot run those that load pages.

Exit codes: 0 nothing was found, 1 something was, 2 the command line is not understood, 3 nothing was checked, or not everything.`

const { values } = asked(help, () =>
  parseArgs({
    options: { zip: { type: 'string' }, 'plugin-check': { type: 'string' }, embedded: { type: 'boolean' } },
  }),
)

const run = async (): Promise<number> => {
  const checker = await findPluginCheck(values['plugin-check'])
  const bytes = values.zip === undefined ? (await makeZip()).bytes : await readFile(values.zip)
  const store = (values.embedded ? undefined : await openComplete()) ?? (await openEmbedded())
  console.log(`In: ${store.about}.`)
  try {
    await cp(checker, join(store.plugins, 'plugin-check'), { recursive: true })
    await unpackInto(store.plugins, bytes)
    const administrator = await administratorOf(store.url)
    await administrator.activate('plugin-check/plugin')
    await administrator.activate(`${root}/${root}`)
    const outcome = await runChecks(administrator, `${root}/${root}.php`, (check) => console.log(`… ${check}`))
    for (const line of report(outcome)) console.log(line)
    return outcome.findings.length > 0 ? 1 : outcome.left.length > 0 ? 3 : 0
  } finally {
    await store.stop()
  }
}

const unpackInto = async (plugins: string, zip: Uint8Array): Promise<void> => {
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    await mkdir(dirname(join(plugins, name)), { recursive: true })
    await writeFile(join(plugins, name), bytes)
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof UserError ? error.message : `Nothing was checked. ${String(error)}`)
  process.exitCode = 3
}
