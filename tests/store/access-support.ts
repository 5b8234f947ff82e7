/** Asks what is in the table of `docs/security.md`. */
import type { Access } from '../../build/docs/access/table'
import type { Client } from './support'

export const space = '/customize-your-store/v1'

export const statusOf = async (client: Client, { method, route, query, body }: Access): Promise<number> => {
  const path = `${space}${route}${query === undefined ? '' : `?${query}`}`
  if (method === 'GET') return (await client.get(path)).status
  if (method === 'DELETE') return (await client.delete(path)).status
  return (method === 'POST' ? await client.post(path, body) : await client.put(path, body)).status
}

/** The status for a caller who has cookies only, and no nonce. */
export const statusWithoutNonce = async (client: Client, { method, route, query, body }: Access): Promise<number> =>
  (
    await client.page(`/wp-json${space}${route}?${query ?? ''}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  ).status

export const statusOfPage = async (client: Client, { route }: Access): Promise<number> =>
  (await client.told(`/wp-admin/${route}`, { redirect: 'manual' })).status

/** What each of them is answered, one after the other. */
export const inTurn = async <Name extends string, A>(
  names: readonly Name[],
  ask: (name: Name) => Promise<A>,
): Promise<Record<string, A>> => {
  const found: Record<string, A> = {}
  for (const name of names) found[name] = await ask(name)
  return found
}

export const forEach = <Name extends string, A>(names: readonly Name[], say: (name: Name) => A): Record<string, A> =>
  Object.fromEntries(names.map((name) => [name, say(name)]))
