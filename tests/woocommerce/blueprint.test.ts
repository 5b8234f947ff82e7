import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeZip } from '../../build/zip/make-zip'
import { fetchWordPress } from '../../store/files'
import { places } from '../../store/places'
import { silent } from '../../store/progress'

type Step = { readonly step: string; readonly [field: string]: unknown }
type Blueprint = { readonly landingPage: string; readonly steps: readonly Step[] }

const woocommerce = process.env['WOOCOMMERCE_UNDER_TEST'] ?? ''

/** What the blueprint would fetch from WordPress.org is on this computer already: it is only activated. */
const withoutNetwork = (step: Step): Step => {
  const text = JSON.stringify(step)
  if (!text.includes('"wordpress.org/')) return step
  return text.includes('"woocommerce"')
    ? { step: 'activatePlugin', pluginPath: 'woocommerce/woocommerce.php' }
    : { step: 'activateTheme', themeFolderName: 'twentytwentyfour' }
}

describe('the blueprint, booted by Playground’s own command line from the built zip', () => {
  let folder: string
  let child: ChildProcess | undefined
  let blueprint: Blueprint
  let url: string

  beforeAll(async () => {
    folder = await mkdtemp(join(places.state, 'blueprint-'))
    blueprint = JSON.parse(await readFile('blueprint.json', 'utf8')) as Blueprint
    await cp((await fetchWordPress(silent)).core, join(folder, 'wordpress'), { recursive: true })
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'dist', 'customize-your-store.zip'), (await makeZip()).bytes)
    const steps = blueprint.steps.map(withoutNetwork)
    await writeFile(join(folder, 'blueprint.json'), JSON.stringify({ ...blueprint, steps }))
    const server = await served(folder)
    url = server.url
    child = server.process
  }, 240_000)

  afterAll(async () => {
    child?.kill()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  })

  it('lands in the flow, logged in', { tags: ['W-05'] }, async () => {
    const html = await asVisitor(url + blueprint.landingPage)
    expect(html).toContain('<div id="customize-your-store">')
    expect(html).toContain('window.customizeYourStore = ')
  })

  it('brings products, which needed no network', { tags: ['W-05'] }, async () => {
    const products = JSON.parse(await asVisitor(`${url}/wp-json/wc/store/v1/products`)) as { name: string }[]
    expect(products.map(({ name }) => name).toSorted()).toEqual([
      'Beeswax candle',
      'Linen tea towel',
      'Olive wood board',
      'Stoneware mug',
    ])
  })
})

/** The page to which an address leads somebody without cookies: Playground logs them in by redirects. */
const asVisitor = async (address: string, jar: ReadonlyMap<string, string> = new Map(), hops = 8): Promise<string> => {
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
  const to = answer.headers.get('location')
  if (to === null || hops === 0) return answer.text()
  const pairs = answer.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? [])
  const fresh = pairs.map(([, name = '', value = '']) => [name, value] as const)
  return asVisitor(new URL(to, address).href, new Map([...jar, ...fresh]), hops - 1)
}

const cli = join(dirname(createRequire(import.meta.url).resolve('@wp-playground/cli')), 'wp-playground.js')

/** Starts the server on this computer's own address only, and waits until the blueprint is done. */
const served = (folder: string): Promise<{ url: string; process: ChildProcess }> => {
  const options = [
    `--blueprint=${join(folder, 'blueprint.json')}`,
    '--blueprint-may-read-adjacent-files',
    '--wordpress-install-mode=install-from-existing-files-if-needed',
    `--mount-before-install=${join(folder, 'wordpress')}:/wordpress`,
    `--mount-before-install=${woocommerce}:/wordpress/wp-content/plugins/woocommerce`,
    '--port=0',
  ]
  const only = join(places.server, 'loopback-only.mjs')
  const started = spawn(process.execPath, ['--import', only, cli, 'server', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (url !== undefined) resolve({ url, process: started })
    }
    started.stdout.on('data', listen)
    started.stderr.on('data', listen)
    started.once('exit', (code) => reject(new Error(`Playground ended with ${String(code)}: ${said.slice(-1000)}`)))
  })
}
