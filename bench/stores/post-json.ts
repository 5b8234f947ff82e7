import type { BenchStore } from './store'

/** Sends something to the store as its administrator. */
export const postJson = async ({ url, admin }: BenchStore, path: string, body: unknown): Promise<void> => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { cookie: admin.cookies, 'x-wp-nonce': admin.nonce, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
}
