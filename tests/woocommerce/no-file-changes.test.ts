import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { cannotDesign, themeQuestion } from '../../src/projections/intro'
import { admin, memberWithRole, restore, type Client } from '../store/support'
import { until } from '../support/session-run'
import { session, timeout, type Session } from './session-support'
import { activateTheme, withPlugin } from './theme-support'

const forbidden = "define( 'DISALLOW_FILE_MODS', true );"

/** The recommended theme is not in this store. */
const withoutTheme = `
add_action( 'init', function () {
	$folder = get_theme_root() . '/twentytwentyfour';
	if ( 'twentytwentyfour' === get_stylesheet() || ! is_dir( $folder ) ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
	require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
	defined( 'FS_CHMOD_DIR' ) || define( 'FS_CHMOD_DIR', 0755 );
	( new WP_Filesystem_Direct( null ) )->delete( $folder, true );
} );`

const begun = async (page: Session) => {
  await until(page, ({ store }) => store !== null, timeout)
  await page.loop.record(fact('DesignWithoutAiChosen'))
  const state = await until(page, ({ setUp }) => setUp.stage === 'done' || setUp.stage === 'failed', timeout)
  page.close()
  return state
}

const changesOfTheme = ({ asked }: Session) => asked.filter((call) => /^POST .*themes\/(install|activate)/.test(call))

describe('a store that does not let its theme be changed', () => {
  let owner: Client
  const plugins: (() => Promise<void>)[] = []
  beforeEach(async () => {
    await restore()
    owner = await admin()
  }, 120_000)
  afterAll(() => Promise.all(plugins.map((remove) => remove())))

  it(
    'given file changes are forbidden and the theme is active, then it is neither installed nor activated',
    { tags: ['S-06'], timeout },
    async () => {
      plugins.push(await withPlugin(owner, 'no-file-changes', forbidden))
      const page = await session(owner)
      expect(page.surroundings).toMatchObject({
        may: { installThemes: false, fileChanges: false },
        theme: { there: true },
      })
      expect((await begun(page)).setUp.stage).toBe('done')
      expect(changesOfTheme(page)).toEqual([])
    },
  )

  it(
    'given file changes are forbidden and the theme is missing, then the present block theme is designed',
    { tags: ['S-06'], timeout },
    async () => {
      await activateTheme(owner, 'twentytwentyfive')
      plugins.push(await withPlugin(owner, 'no-file-changes', forbidden + withoutTheme))
      await owner.get('/')
      const page = await session(owner)
      expect(page.surroundings.theme).toEqual({ there: false, block: true })
      const state = await begun(page)
      expect([state.setUp.stage, state.designing.server?.theme]).toEqual(['done', 'twentytwentyfive'])
      expect(changesOfTheme(page)).toEqual([])
      expect(cannotDesign(state)).toBeNull()
    },
  )

  it(
    'given an account that may not change themes, then the present one is designed, and nothing else made',
    { tags: ['S-06'], timeout },
    async () => {
      await activateTheme(owner, 'twentytwentyfive')
      const manager = await memberWithRole('shop_manager', owner)
      const page = await session(manager)
      expect(page.surroundings.may).toMatchObject({ switchThemes: false, manageOptions: false, editTheme: true })
      await page.loop.record(fact('StoreDesignerChosen'))
      expect(themeQuestion(await until(page, ({ store }) => store !== null, timeout))).toEqual({ obstacle: 'account' })
      const state = await begun(page)
      expect([state.setUp.stage, state.designing.server?.theme]).toEqual(['done', 'twentytwentyfive'])
      expect(page.asked.filter((call) => call.startsWith('POST'))).toEqual([
        'POST /customize-your-store/v1/publications',
      ])
      expect((await owner.get('/wp/v2/product?status=any')).body).toEqual([])
    },
  )
})

describe('sample products', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  }, 120_000)

  it('given the merchant has products, then none are made', { tags: ['P-16', 'S-05'], timeout }, async () => {
    for (const title of ['Mine', 'Mine too', 'Also mine']) await owner.post('/wc/v3/products', { name: title })
    const page = await session(owner)
    expect((await begun(page)).setUp.stage).toBe('done')
    expect(page.asked.filter((call) => call.startsWith('POST') && call.includes('products'))).toEqual([])
    expect((await owner.get('/wp/v2/product?status=any')).body).toHaveLength(3)
  })

  it('asked for three times at once, then there are six and none is doubled', { tags: ['P-16'], timeout }, async () => {
    const ask = () => owner.post('/wc-admin/onboarding/products', { unless_used: true })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 503)).toBe(true)
    const products = (await owner.get('/wp/v2/product?per_page=100')).body as { slug: string }[]
    expect(products).toHaveLength(6)
    const marks = await owner.get('/wp/v2/product?context=edit&per_page=100&_fields=customize_your_store_sample')
    expect(marks.body).toEqual(products.map(() => ({ customize_your_store_sample: true })))
    expect(products.filter(({ slug }) => /-\d+$/.test(slug) && !slug.includes('jug'))).toEqual([])
  })
})
