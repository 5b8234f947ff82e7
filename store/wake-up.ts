import { readFile } from 'node:fs/promises'
import { UserError } from './user-error'

/** Requests the front page once, which sets up a new site, and checks the response. `log` is PHP's error log. */
export const wakeUp = async (url: string, log: string): Promise<void> => {
  // Playground answers the very first request with a redirect to itself.
  await fetch(url, { redirect: 'manual', headers: loggedOut })
  const { status } = await fetch(url, { redirect: 'manual', headers: loggedOut })
  if (status === 200) return
  const said = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join('\n')
  throw new UserError(`WordPress started, but its front page answers with ${status}. ${said}`)
}

const loggedOut = { cookie: 'playground_auto_login_already_happened=1' }
