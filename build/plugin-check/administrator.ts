/** The store's administrator, as the forms and scripts of the admin area know one. */
export type Administrator = {
  readonly page: (path: string) => Promise<string>
  readonly activate: (plugin: string) => Promise<void>
  /** Asks `admin-ajax.php`; the answer's `data`. */
  readonly ajax: (fields: readonly (readonly [string, string])[]) => Promise<unknown>
}

/** Logs in to an embedded store. */
export const administratorOf = async (url: string): Promise<Administrator> => {
  const cookie = await cookiesOf(url)
  const ask = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    return fetch(`${url}${path}`, { ...init, headers })
  }
  const nonce = await (await ask('/wp-admin/admin-ajax.php?action=rest-nonce')).text()

  const activate = async (plugin: string): Promise<void> => {
    const answer = await ask(`/wp-json/wp/v2/plugins/${plugin}`, {
      method: 'POST',
      headers: { 'x-wp-nonce': nonce, 'content-type': 'application/json' },
      body: '{"status":"active"}',
    })
    if (!answer.ok) throw new Error(`${plugin} cannot be activated: ${await answer.text()}`)
  }
  const ajax = async (fields: readonly (readonly [string, string])[]): Promise<unknown> => {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
    const answer = await ask('/wp-admin/admin-ajax.php', { method: 'POST', body })
    const text = await answer.text()
    const { success, data } = readAnswer(text)
    if (success) return data
    throw new Error(`WordPress refuses ${fields[0]?.[1] ?? ''}: ${text.slice(0, 500)}`)
  }
  return { page: async (path) => (await ask(path)).text(), activate, ajax }
}

const readAnswer = (text: string): { readonly success: boolean; readonly data?: unknown } => {
  try {
    return JSON.parse(text) as { success: boolean }
  } catch {
    return { success: false }
  }
}

// Playground logs every visitor in who does not carry the first one, and then redirects.
const cookiesOf = async (url: string): Promise<string> => {
  const first = 'playground_auto_login_already_happened=1'
  const answer = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: first },
    body: new URLSearchParams({ log: 'admin', pwd: 'password' }),
  })
  return [first, ...answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')].join('; ')
}
