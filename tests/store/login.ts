/** The `cookie` header of somebody. */
export type Cookies = string

// Playground logs every visitor in who does not carry this.
export const loggedOut: Cookies = 'playground_auto_login_already_happened=1'

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
