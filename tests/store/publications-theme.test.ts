/** A publication that changes the theme: the new one is tried before, and the change is finished before the answer. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseEngine } from '../../store/engine'
import { useOwnStore } from './own-store'
import { admin, restore, visitor, type Answer, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const publications = '/customize-your-store/v1/publications'

type Published = {
  readonly version: number
  readonly before: number
  readonly notes: readonly { readonly code: string; readonly message: string }[]
}
const publishedIn = ({ body }: Answer) => body as Published

let owner: Client
let count = 0

const inContent = (...path: readonly string[]) => join(theStore().folder, 'wp-content', ...path)

/** A block theme with one template, and this in its functions.php; or a child theme of that parent. */
const withTheme = async (slug: string, php: string, parent?: string) => {
  const files = {
    'style.css': `/*\nTheme Name: Theme ${slug}\n${parent === undefined ? '' : `Template: ${parent}\n`}*/`,
    'theme.json': JSON.stringify({ version: 3 }),
    'templates/index.html': `<!-- wp:navigation /-->\n<!-- wp:paragraph -->\n<p>Page of ${slug}</p>\n<!-- /wp:paragraph -->`,
    'functions.php': `<?php\n${php}\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    const file = inContent('themes', slug, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

const id = () => `theme-${(count += 1)}-of-a-test`
const change = (theme: string) => owner.post(publications, { id: id(), overwrite: ['theme'], writes: { theme } })
const publish = (version: number) => owner.post(publications, { id: id(), version })

const active = async () =>
  ((await owner.get('/customize-your-store/v1/versions')).body as { readonly theme: string }).theme
const option = async (name: string) => (await owner.get(`/stored/v1/option?name=${name}`)).body as string
const setOption = (name: string, value: string) => owner.post('/stored/v1/option', { name, value })
const live = async () => ((await owner.get(publications)).body as { readonly live: number | null }).live

/** Which of its own addresses the store asked for. */
const calls = async () =>
  existsSync(inContent('calls-itself.log'))
    ? (await readFile(inContent('calls-itself.log'), 'utf8')).trim().split('\n')
    : []

const frontPage = async () => (await visitor().page('/')).text()

const changesOfTheme = (): void => {
  beforeEach(async () => {
    await Promise.all(['calls-itself.log', 'cannot-call-itself'].map((name) => rm(inContent(name), { force: true })))
    await restore()
    owner = await admin()
    await withPlugin('stored')
    await withPlugin('calls-itself')
  })

  describe('a new theme', () => {
    it.each([
      ['on every page', 'call_to_nowhere();'],
      ['in the admin area', "add_action( 'admin_init', 'call_to_nowhere' );"],
      ['on pages that visitors see', "add_action( 'wp_head', 'call_to_nowhere' );"],
      ['since PHP cannot read it', 'this is no PHP;'],
    ])('that ends with an error %s is refused with the cause, and nothing has changed', async (_, php) => {
      await withTheme('broken', php)
      const before = (await owner.get('/stored/v1/all')).body
      const answer = await change('broken')
      expect(answer).toMatchObject({ status: 400, body: { code: 'customize_your_store_theme_fails' } })
      const { message } = answer.body as { readonly message: string }
      expect(message).toMatch(/Theme broken.*(call_to_nowhere|unexpected identifier).*functions\.php|call_to_nowhere/)
      expect((await owner.get('/stored/v1/all')).body).toEqual(before)
      expect((await owner.get(publications)).body).toMatchObject({ versions: [], live: null })
      expect(await frontPage()).not.toContain('Page of broken')
    })

    it('that is refused leaves no menu behind, as WordPress makes one where a page names none', async () => {
      const menus = async () => (await owner.get('/wp/v2/navigation')).body as readonly { readonly id: number }[]
      for (const { id: menu } of await menus()) await owner.delete(`/wp/v2/navigation/${menu}?force=true`)
      await withTheme('broken', "add_action( 'admin_init', 'call_to_nowhere' );")
      expect((await change('broken')).status).toBe(400)
      expect(await menus()).toEqual([])
    })

    it('is not refused for an error that the present theme has as well', async () => {
      await withTheme('tired', "add_action( 'wp_head', 'call_to_nowhere' );")
      await withTheme('tired-too', "add_action( 'wp_head', 'call_to_nowhere' );")
      await writeFile(inContent('cannot-call-itself'), '')
      await change('tired')
      await rm(inContent('cannot-call-itself'))
      expect(await change('tired-too')).toMatchObject({ status: 200, body: { notes: [] } })
    })

    it('is published untried where the store cannot call itself, and the answer says so', async () => {
      await withTheme('good', '')
      await writeFile(inContent('cannot-call-itself'), '')
      const { notes } = publishedIn(await change('good'))
      expect(notes.map(({ code }) => code)).toEqual(['theme_not_tried'])
      expect(notes[0]?.message).toContain('could not call itself')
      // Nor is it asked twice, which may take ten seconds each time.
      expect(await calls()).toEqual(['/'])
      expect(await frontPage()).toContain('Page of good')
    })

    it('is tried with its parent, as whoever publishes it sees it, and out of caches', async () => {
      await rm(inContent('on-trial.log'), { force: true })
      await withTheme(
        'parent',
        `add_action( 'shutdown', static function () {
          if ( isset( $_GET['cys-theme-on-trial'] ) ) {
            $seen = array( is_admin(), get_current_user_id(), get_option( 'template' ), get_option( 'current_theme' ), $_SERVER['PHP_AUTH_USER'] ?? '', defined( 'DONOTCACHEPAGE' ) );
            file_put_contents( WP_CONTENT_DIR . '/on-trial.log', json_encode( $seen ) . "\\n", FILE_APPEND );
          }
        } );`,
      )
      await withTheme('child', '', 'parent')
      const answer = await owner.told(`/wp-json${publications}`, {
        method: 'POST',
        // Of a store that its host asks a password for.
        headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('host:password')}` },
        body: JSON.stringify({ id: id(), overwrite: ['theme'], writes: { theme: 'child' } }),
      })
      expect(await answer.json()).toMatchObject({ notes: [] })
      const seen = (await readFile(inContent('on-trial.log'), 'utf8')).trim().split('\n')
      const whatIsSeen = [1, 'parent', 'Theme child', 'host', true]
      expect(seen.map((line) => JSON.parse(line) as unknown)).toEqual([
        [false, ...whatIsSeen],
        [true, ...whatIsSeen],
      ])
    })

    it('whose parent ends with an error is refused', async () => {
      await withTheme('parent', 'call_to_nowhere();')
      await withTheme('child', '', 'parent')
      expect(await change('child')).toMatchObject({ status: 400, body: { code: 'customize_your_store_theme_fails' } })
    })

    it('is shown on trial to the store alone', async () => {
      await withTheme('good', '')
      expect(await (await visitor().page('/?cys-theme-on-trial=good')).text()).not.toContain('Page of good')
      expect(await (await owner.page('/?cys-theme-on-trial=good')).text()).not.toContain('Page of good')
    })

    it('is tried where a plugin holds a session for each request', async () => {
      await withTheme('good', '')
      await withPlugin('holds-a-session')
      expect(publishedIn(await change('good')).notes).toEqual([])
    })

    it('costs a publication nothing that keeps the theme', async () => {
      await withTheme('good', '')
      expect(publishedIn(await change('good')).notes).toEqual([])
      expect(await calls()).toEqual(['/', '/wp-admin/admin-ajax.php', '/wp-admin/admin-ajax.php'])
      await change('good')
      await owner.post(publications, { id: id(), overwrite: ['site'], writes: { site: { title: 'Mine' } } })
      expect(await calls()).toHaveLength(3)
    })
  })

  describe('a change of theme', () => {
    const changes = {
      woocommerce_catalog_columns: '7',
      woocommerce_catalog_rows: '9',
      woocommerce_email_base_color: '#123456',
      woocommerce_email_footer_text_color: '#654321',
    }
    const hook = `add_action( 'after_switch_theme', static function () {
    foreach ( json_decode( '${JSON.stringify(changes)}', true ) as $name => $value ) {
      update_option( $name, $value );
    }
    update_option( 'sidebars_widgets', array( 'mine' => array(), 'array_version' => 3 ) );
    set_theme_mod( 'nav_menu_locations', array( 'primary' => 77 ) );
    update_option( 'blogdescription', 'A tagline of the theme' );
    update_option( 'of_the_theme', is_admin() ? 'done' : 'done elsewhere' );
  } );`
    const now = () => Promise.all(Object.keys(changes).map(option))

    it('is finished before the answer; the version from before brings back what the theme has changed', async () => {
      await withTheme('greedy', hook)
      await setOption('woocommerce_catalog_columns', '3')
      await setOption('woocommerce_email_base_color', '#ffffff')
      const [widgets, tagline] = [await option('sidebars_widgets'), await option('blogdescription')]
      const first = publishedIn(await change('greedy'))
      expect(first.notes).toEqual([])
      expect(await option('theme_switched')).toBe('')
      expect(await option('of_the_theme')).toBe('done')
      expect(await now()).toEqual(Object.values(changes))
      expect(await option('theme_mods_greedy')).toContain('i:77')
      expect(await option('blogdescription')).toBe('A tagline of the theme')
      expect(await live()).toBe(first.version)

      const back = publishedIn(await publish(first.before))
      expect(await active()).toBe('twentytwentyfour')
      expect(await now()).toEqual(['3', '', '#ffffff', ''])
      expect(await option('sidebars_widgets')).toBe(widgets)
      expect(await option('blogdescription')).toBe(tagline)
      expect(await live()).toBe(back.version)

      // The theme sets them again, and after it the version of what was published then.
      await setOption('of_the_theme', '')
      await owner.post(publications, { id: id(), overwrite: ['site'], writes: { site: { title: 'Mine' } } })
      expect(publishedIn(await publish(first.version)).notes).toEqual([])
      expect(await option('of_the_theme')).toBe('done')
      expect(await now()).toEqual(Object.values(changes))
      expect(await option('sidebars_widgets')).toContain('mine')
    })

    it('does not take back what was chosen together with the theme', async () => {
      await withTheme('greedy', hook)
      const site = { description: 'My own tagline' }
      const writes = { theme: 'greedy', site }
      const answer = await owner.post(publications, { id: id(), overwrite: ['theme', 'site'], writes })
      expect(answer).toMatchObject({ status: 200, body: { notes: [], stored: { site: { value: site } } } })
      expect([await option('blogdescription'), await option('of_the_theme')]).toEqual(['My own tagline', 'done'])
      expect(await live()).toBe(publishedIn(answer).version)
    })

    it('keeps what a merchant has set over what the theme sets when its version is published again', async () => {
      await withTheme('greedy', hook)
      await change('greedy')
      await setOption('woocommerce_catalog_columns', '2')
      const { before } = publishedIn(await change('twentytwentyfour'))
      await publish(before)
      expect(await active()).toBe('greedy')
      expect(await option('woocommerce_catalog_columns')).toBe('2')
    })

    it('that the store cannot finish itself is finished with the next page, and the answer says so', async () => {
      // It is refused from the second page of the trial on.
      const refuse = "add_action( 'admin_init', static fn() => touch( WP_CONTENT_DIR . '/cannot-call-itself' ) );"
      await withTheme('slow', `${hook}\n${refuse}`)
      const { notes } = publishedIn(await change('slow'))
      expect(notes.map(({ code }) => code)).toEqual(['theme_unfinished'])
      expect(await frontPage()).toContain('Page of slow')
      expect(await option('theme_switched')).toBe('')
      expect(await option('of_the_theme')).toBe('done elsewhere')
    })

    it('whose own set-up ends with an error does not end every page, and the answer has the cause', async () => {
      await withTheme('clumsy', "add_action( 'after_switch_theme', 'call_to_nowhere' );")
      const request = { id: id(), overwrite: ['theme'], writes: { theme: 'clumsy' } }
      const answer = await owner.post(publications, request)
      const { notes } = publishedIn(answer)
      expect(notes.map(({ code }) => code)).toEqual(['theme_error'])
      // Whoever did not hear the answer asks again.
      expect((await owner.post(publications, request)).body).toEqual(answer.body)
      expect(notes[0]?.message).toContain('call_to_nowhere')
      expect(await frontPage()).toContain('Page of clumsy')
      expect(await active()).toBe('clumsy')
    })
  })
}

// PHP on WebAssembly cannot answer itself.
const { engine } = await chooseEngine()
if (engine.kind === 'php') describe('on this store', changesOfTheme)

const mariaDb = await chooseEngine({ engine: 'php', database: 'mariadb' }).then(
  (choice) => choice.engine,
  () => undefined,
)
if (mariaDb !== undefined)
  describe('on MariaDB', { tags: ['all'] }, () => {
    useOwnStore({ engine: mariaDb })
    changesOfTheme()
  })
