/**
 * A store whose every page is forced to be secure, behind a proxy that ends TLS. The embedded store has no certificate, so no
 * browser can look: what is judged is what the server tells the flow. One insecure address would be blocked as mixed content.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeState } from '../browser/store-state'
import { flowAddress } from '../browser/walk-support'
import { theStore } from '../store/the-store'
import { admin, restore, type Client } from '../store/support'
import { designedAndSaved, session, timeout } from './session-support'
import { withPlugin } from './theme-support'

// Logins of the tests were made without TLS: the cookie for insecure pages counts here.
const behindProxy = `
$_SERVER['HTTPS'] = 'on';
foreach ( array( 'option_home', 'option_siteurl' ) as $option ) {
	add_filter( $option, static fn( $url ) => set_url_scheme( $url, 'https' ), 99 );
}
add_filter( 'auth_redirect_scheme', static fn() => 'logged_in' );
add_filter( 'determine_current_user', static fn( $user ) => $user ?: wp_validate_auth_cookie( $_COOKIE[ LOGGED_IN_COOKIE ] ?? '', 'logged_in' ), 30 );`

describe('a store that is forced to be secure', () => {
  let owner: Client
  let remove: () => Promise<void> = () => Promise.resolve()
  beforeAll(async () => {
    await restore()
    owner = await admin()
    remove = await withPlugin(owner, 'behind-proxy', behindProxy)
  }, 120_000)
  afterAll(() => remove())

  const insecure = (text: string) => {
    const host = theStore().url
    return [...text.replaceAll('\\/', '/').matchAll(new RegExp(`.{0,60}${host}[^"' <]*`, 'g'))].map(([found]) => found)
  }

  it.each([
    ['the page of the flow', flowAddress],
    ['the description of the designer’s files', '/wp-admin/site-editor.php?p=/&customize-your-store-assets=1'],
  ])('%s names no insecure address', async (_, address) => {
    const text = await (await owner.told(address)).text()
    expect(text).toContain(theStore().url.replace('http:', 'https:'))
    expect(insecure(text)).toEqual([])
  })

  it.each(['/customize-your-store/v1/editor-settings', '/wp/v2/block-patterns/patterns'])(
    '%s names no insecure address',
    async (route) => {
      const { status, body } = await owner.get(route)
      expect(status).toBe(200)
      expect(insecure(JSON.stringify(body))).toEqual([])
    },
  )

  it(
    'is set up and saved, and what is saved names no insecure address',
    async () => {
      const state = await designedAndSaved(await session(owner))
      expect([state.setUp.stage, state.saving.stage]).toEqual(['done', 'saved'])
      expect(insecure(JSON.stringify(await storeState()))).toEqual([])
    },
    timeout,
  )
})
