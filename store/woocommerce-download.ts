import type { Log } from './progress'
import { UserError } from './user-error'
import { rememberedHash, sha256 } from './woocommerce-keep'

/** The WooCommerce that a store runs by default: the newest one we know, with the hash of its zip file on wordpress.org. */
export const newest = {
  version: '11.0.1',
  sha256: 'da189b6616c610d15a2106f93151dab81b78f83e075bcefce221ac0d00b4fa21',
} as const

/** The host of released plugins. */
export const wordpressOrg = 'https://downloads.wordpress.org'

/** Milliseconds until wordpress.org must respond; short, so that offline users do not wait. */
const responseTimeout = 3000

/** Milliseconds without data before a download is aborted. */
const silence = 20_000

/**
 * Downloads the zip file of a version. Its hash is compared with the known one, or else with that of the zip file from which the version
 * was unpacked before.
 */
export const downloadWooCommerce = async (
  version: string,
  log: Log,
  cache: string,
  from = wordpressOrg,
): Promise<Uint8Array> => {
  const url = `${from}/plugin/woocommerce.${version}.zip`
  const stop = new AbortController()
  const answer = await withinTime(responseTimeout, stop, fetch(url, { signal: stop.signal })).catch(() => {
    throw new UserError(`WooCommerce ${version} cannot be downloaded: ${new URL(url).host} does not answer.`)
  })
  if (!answer.ok) {
    stop.abort()
    throw new UserError(
      `WooCommerce ${version} cannot be downloaded: ${new URL(url).host} answers with ${answer.status}.`,
    )
  }
  const zip = await read(answer, stop, log.task(`Downloading WooCommerce ${version}`)).catch(() => {
    throw new UserError(`The download of WooCommerce ${version} broke off. Start again; nothing of it was kept.`)
  })
  const known = version === newest.version ? newest.sha256 : await rememberedHash(version, cache)
  if (known !== undefined && known !== sha256(zip))
    throw new UserError(
      `The WooCommerce ${version} that was downloaded is not the one we know; nothing of it was used.`,
    )
  return zip
}

const read = async (
  answer: Response,
  stop: AbortController,
  progress: (share: number) => void,
): Promise<Uint8Array> => {
  const total = Number(answer.headers.get('content-length')) || Infinity
  const chunks: Uint8Array[] = []
  let got = 0
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader()
  for (;;) {
    const { done, value } = await withinTime(silence, stop, reader.read())
    if (done) break
    chunks.push(value)
    progress(Math.min((got += value.length) / total, 0.99))
  }
  progress(1)
  return Buffer.concat(chunks)
}

const withinTime = async <A>(time: number, stop: AbortController, work: Promise<A>): Promise<A> => {
  const timer = setTimeout(() => stop.abort(), time)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}
