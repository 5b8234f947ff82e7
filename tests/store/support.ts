import { restoreSnapshot, takeSnapshot } from '../../store/snapshot'
import { cleanState } from './clean-state'
import { logIn, loggedOut, loginOf, type Cookies, type Login } from './login'
import { theStore, type TestedStore } from './the-store'

/** What the store answered: the status, the body as JSON (as text if it is none) and the headers. */
export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/**
 * Somebody who calls the store's REST API. Paths begin after `/wp-json`: `/wp/v2/settings`. `page` fetches any other address
 * of the store, from its root; `told` does so as the flow's own page, with the nonce.
 */
export type Client = {
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body?: unknown) => Promise<Answer>
  readonly put: (path: string, body?: unknown) => Promise<Answer>
  readonly delete: (path: string) => Promise<Answer>
  readonly page: (path: string, init?: RequestInit) => Promise<Response>
  readonly told: (path: string, init?: RequestInit) => Promise<Response>
}

/** Puts the store back to its clean state: database, uploads, fonts, themes. Logins made after that state are forgotten. */
export const restore = (): Promise<void> => restoreSnapshot(theStore().url, cleanState)

/** A state of the store that several tests begin with: the first one makes it, for the others it is put back in a moment. */
export const sharedState = <Value>(name: string, make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: { readonly value: Value } | undefined
  return async () => {
    if (made === undefined) {
      const value = await make()
      await takeSnapshot(theStore().url, name)
      made = { value }
    } else await restoreSnapshot(theStore().url, name)
    return made.value
  }
}

/** The administrator, logged in, with a valid nonce. That login is a part of the clean state: it costs no request. */
export const admin = (): Promise<Client> => Promise.resolve(clientOf(theStore().admin))

/** The administrator of another store than the test file's own. */
export const adminOf = ({ url, admin }: TestedStore): Client => clientOf(admin, url)

/** Somebody with an account. */
export const member = async (name: string, password: string): Promise<Client> =>
  clientOf(await loginOf(theStore().url, name, password))

/** A new account with that role (`editor`, `subscriber`…), logged in. `as` is the administrator who makes it. */
export const memberWithRole = async (role: string, as: Client): Promise<Client> => {
  const { name, password } = await newAccount(role, as)
  return member(name, password)
}

/** A new account with that role on the site of whoever makes it. */
export const newAccount = async (role: string, as: Client): Promise<{ name: string; password: string }> => {
  // A network wants nothing but letters and digits.
  const [name, password] = [`${role}${crypto.randomUUID()}`.replaceAll(/[^a-z\d]/g, ''), crypto.randomUUID()]
  const { status } = await as.post('/wp/v2/users', {
    username: name,
    password,
    email: `${name}@example.org`,
    roles: [role],
  })
  if (status !== 201) throw new Error(`The account ${name} could not be made: ${status}`)
  return { name, password }
}

/** Somebody who is not logged in, here or at that address. */
export const visitor = (url?: string): Client => clientWith(loggedOut, {}, url)

/** The administrator with a nonce that is none, as after a long night. */
export const expired = async (): Promise<Client> =>
  clientWith(await logIn(theStore().url, 'admin', 'password'), { 'x-wp-nonce': 'stale' })

/** Somebody who is logged in to a store, here or at that address. */
export const clientOf = ({ cookies, nonce }: Login, url?: string): Client =>
  clientWith(cookies, { 'x-wp-nonce': nonce }, url)

const clientWith = (cookie: Cookies, headers: Readonly<Record<string, string>>, url = theStore().url): Client => {
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${url}/wp-json/${path.replace(/^\//, '')}`, {
      method,
      headers: { ...headers, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: read(await answer.text()), headers: answer.headers }
  }
  const page = (path: string, init?: RequestInit, added: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const own = new Headers({ ...Object.fromEntries(new Headers(init?.headers)), ...added, cookie })
    return fetch(url + path, { ...init, headers: own })
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
    page: (path, init) => page(path, init),
    told: (path, init) => page(path, init, headers),
  }
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
