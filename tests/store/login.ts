/** The `cookie` header of somebody. */
export type Cookies = string

// Playground logs every visitor in who does not carry this.
export const loggedOut: Cookies = 'playground_auto_login_already_happened=1'

/** Somebody's cookies and the nonce that goes with them. */
export type Login = { readonly cookies: Cookies; readonly nonce: string }

/** Logs in, and asks for a nonce. */
export const loginOf = async (url: string, name: string, password: string): Promise<Login> => {
  const cookies = await logIn(url, name, password)
  const nonce = await fetch(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie: cookies } })
  return { cookies, nonce: await nonce.text() }
}

/** Logs in through WordPress's own form and returns the cookies. */
export const logIn = async (url: string, name: string, password: string): Promise<Cookies> => {
  const answer = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: loggedOut },
    body: new URLSearchParams({ log: name, pwd: password }),
  })
  const given = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  if (!given.some((cookie) => cookie.startsWith('wordpress_logged_in_'))) throw new Error(`${name} could not log in.`)
  return [loggedOut, ...given].join('; ')
}
