/** A store that runs already, here or elsewhere. What is in it stays: the bench can neither reset it nor put plugins into it. */
import { UserError } from '../../store/user-error'
import { loginOf, type Login } from '../../tests/store/login'
import type { Server } from '../options'
import type { BenchStore } from './store'

export const openGiven = async (server: Extract<Server, { kind: 'given' }>): Promise<BenchStore> => {
  const { url } = server
  const admin = await loggedIn(server).catch((error: unknown) => {
    throw new UserError(
      `Nobody could be logged in at ${url} (${error instanceof Error ? error.message : String(error)}): give --user and --password, or --cookie.`,
    )
  })
  const home = await fetch(`${url}/wp-admin/admin.php?page=wc-admin`, {
    headers: { cookie: admin.cookies },
    redirect: 'manual',
  })
  return {
    about: `the store at ${new URL(url).host}`,
    url,
    admin,
    woocommerce: home.status === 200,
    states: null,
    content: null,
    stop: () => Promise.resolve(),
  }
}

const loggedIn = async ({ url, user, password, cookies }: Extract<Server, { kind: 'given' }>): Promise<Login> => {
  if (cookies === null) return loginOf(url, user, password)
  const answer = await fetch(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie: cookies } })
  if (answer.status !== 200) throw new Error(`the cookie is refused with ${answer.status}`)
  return { cookies, nonce: await answer.text() }
}
