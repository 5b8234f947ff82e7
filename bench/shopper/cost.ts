/** What one answer took: as who asked saw it, and as the store tells by the plugin tests/store/plugins/shopper-cost.php. */
import type { BenchStore } from '../stores/store'

export type Cost = {
  readonly milliseconds: number
  readonly queries: number
  readonly files: number
  /** Script tags of the plugin. */
  readonly scripts: number
}

/** Somebody who asks: with a cookie, or without. */
export type Who = 'shopper' | 'owner'

export type Ask = {
  readonly who: Who
  readonly path: string
  readonly method?: string
  readonly body?: unknown
}

export const costOf = async ({ url, admin }: BenchStore, { who, path, method = 'GET', body }: Ask): Promise<Cost> => {
  const cookies = who === 'owner' ? { cookie: admin.cookies, 'x-wp-nonce': admin.nonce } : { cookie: visitor }
  const begin = performance.now()
  const answer = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { ...cookies, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const milliseconds = performance.now() - begin
  return {
    milliseconds,
    queries: Number(answer.headers.get('x-queries') ?? Number.NaN),
    files: (answer.headers.get('x-files') ?? '').split(' ').filter((file) => file !== '').length,
    scripts: (text.match(/<script[^>]+plugins\/customize-your-store\//g) ?? []).length,
  }
}

// The embedded store logs in whoever does not carry it.
const visitor = 'playground_auto_login_already_happened=1'
