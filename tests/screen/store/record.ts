/** Makes the recording: boots a new store, asks it for everything that the screens need, and writes the answers down. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bootStore } from '../../../store/boot'
import { intoPlace } from '../../../store/into-place'
import { places } from '../../../store/places'
import type { Log } from '../../../store/progress'
import { loginOf, type Login } from '../../store/login'
import {
  isRecorded,
  keyOf,
  recordedOrigin,
  recordingFile,
  type Entity,
  type RecordedAnswer,
  type Recording,
} from './recording'
import { flowPages, recordedReads, recordedRights, recordedTexts } from './recorded-paths'

/** Makes the recording if this PHP has not made one yet. */
export const recordIfNew = async (log: Log): Promise<void> => {
  if (isRecorded()) return
  log.say('Recording what WordPress says to the screens; this is done once.')
  const folder = join(places.state, `recorder-${process.pid}`)
  const store = await bootStore({ folder, reset: true })
  try {
    const recording = await record(store.url, await loginOf(store.url, 'admin', 'password'))
    const text = JSON.stringify(recording)
      .replaceAll(store.url, recordedOrigin)
      .replaceAll(encodeURIComponent(store.url), encodeURIComponent(recordedOrigin))
    await intoPlace(dirname(recordingFile()), async (made) => {
      await mkdir(made, { recursive: true })
      await writeFile(join(made, 'recording.json'), text)
    })
  } finally {
    await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const record = async (url: string, { cookies, nonce }: Login): Promise<Recording> => {
  const ask = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    fetch(url + path, {
      ...init,
      headers: { cookie: cookies, 'x-wp-nonce': nonce, 'x-customize-your-store': '1', ...init.headers },
    })
  const send = async (path: string, body: unknown) =>
    (
      await ask(`/wp-json${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<Record<string, object>>

  const texts: Record<string, { type: string; text: string }> = {}
  const keep = async (address: string) => {
    const answer = await ask(address)
    if (!answer.ok) throw new Error(`${address} cannot be recorded: ${answer.status}`)
    const text = await answer.text()
    texts[address] = { type: answer.headers.get('content-type') ?? '', text }
    return text
  }
  const rest: Record<string, RecordedAnswer> = {}
  const read = async (path: string, method = 'GET') => {
    const answer = await ask(`/wp-json${path}`, { method })
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => /^(allow|link|x-wp-total(pages)?)$/.test(name)),
    )
    rest[keyOf(method, path)] = { status: answer.status, body: (await answer.json()) as unknown, headers }
  }

  const intro = await keep(flowPages.intro)
  // Who comes to the designer by its address is expected to have a design.
  await send('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
  const designer = await keep(flowPages.designer)
  await send('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'no' })
  for (const address of Object.values(recordedTexts)) await keep(address)

  const { answers = {}, rights = {} } = await send('/customize-your-store/v1/reads', { core: true })
  const early = earlyOf(designer).flow
  for (const path of new Set([...recordedReads, ...early.paths, ...Object.keys(answers)])) await read(path)
  for (const path of new Set([...recordedRights, ...early.rights, ...Object.keys(rights)])) await read(path, 'OPTIONS')

  const said = Object.values(rest).map(({ body }) => JSON.stringify(body).replaceAll('\\"', '"'))
  for (const address of new Set(bundles(url, [intro, designer, ...said].join('\n')))) await keep(address)

  await send('/wc-admin/onboarding/products', {})
  const products = (await (
    await ask('/wp-json/wp/v2/product?per_page=100&context=edit&orderby=id&order=asc')
  ).json()) as Entity[]
  const samples = []
  for (const product of products) {
    const picture = (await (
      await ask(`/wp-json/wp/v2/media/${String(product['featured_media'])}?context=edit`)
    ).json()) as Entity
    samples.push({ product, picture })
  }
  return {
    nonce,
    texts,
    rest,
    samples,
    ofBlocks: { paths: Object.keys(answers), rights: Object.keys(rights) },
  }
}

/** WordPress joins the admin's own scripts and styles in one answer of PHP. */
const bundles = (url: string, html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)=["']([^"']*\/wp-admin\/load-(?:scripts|styles)\.php[^"']*)/g)].map(
    ([, address = '']) => address.replaceAll(/&(amp|#038);/g, '&').replace(url, ''),
  )

/** What a page of the flow asks for before its scripts run (plugin/src/page/client.php). */
export const earlyOf = (html: string): Early => {
  const [, json = '{}'] = /^\} \)\( (\{.*\}) \);$/m.exec(html) ?? []
  return JSON.parse(json) as Early
}

export type Early = {
  readonly assets: string | null
  readonly blocks: string | null
  readonly flow: { readonly address: string; readonly paths: readonly string[]; readonly rights: readonly string[] }
}
