/**
 * The administrator of one site of a network: WordPress refuses them to install anything and to write any HTML they like. The
 * rights are taken away here as WordPress does it there; the store itself is no network (tests/store/access-in-a-network.test.ts
 * has one, without WooCommerce).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { unsavedTargets } from '../../src/projections/publication'
import { storeState } from '../browser/store-state'
import { admin, restore, type Client } from '../store/support'
import { designedAndSaved, session, timeout } from './session-support'
import { patternsOf } from './support'
import { withPlugin } from './theme-support'

const rights = `
add_filter( 'map_meta_cap', static function ( $caps, $cap ) {
	$refused = array( 'unfiltered_html', 'unfiltered_upload', 'install_themes', 'update_themes', 'delete_themes', 'edit_themes', 'install_plugins' );
	return in_array( $cap, $refused, true ) ? array( 'do_not_allow' ) : $caps;
}, 10, 2 );`

describe('an administrator of a site of a network', () => {
  let owner: Client
  let remove: () => Promise<void> = () => Promise.resolve()
  beforeAll(async () => {
    await restore()
    owner = await admin()
    remove = await withPlugin(owner, 'network-rights', rights)
  }, 120_000)
  afterAll(() => remove())

  it(
    'designs the present theme and saves; WordPress takes nothing away from what was designed',
    { tags: ['S-06'], timeout },
    async () => {
      const page = await session(owner)
      expect(page.surroundings.may).toMatchObject({ installThemes: false, switchThemes: true, editTheme: true })
      const state = await designedAndSaved(page, fact('PaletteChosen', { palette: 'Slate' }))
      expect([state.setUp.stage, state.saving.stage]).toEqual(['done', 'saved'])
      expect(unsavedTargets(state)).toEqual([])
      const { header, footer } = await storeState()
      const { design } = state.designing
      const wanted = [design?.header?.content, design?.footer?.content].map((content) => spelled(content ?? ''))
      expect(wanted).toEqual([header, footer].map((content) => spelled(content ?? '')))
    },
  )

  it('may use every pattern: WordPress keeps each as it is', { tags: ['S-06'] }, async () => {
    const own = (await patternsOf(owner)).filter(({ name }) => name.startsWith('customize-your-store/'))
    expect(own.length).toBeGreaterThan(40)
    const content = own.map((pattern) => pattern.content).join('\n\n')
    const { body } = await owner.post('/wp/v2/pages', { title: 'All patterns', content, status: 'draft' })
    const kept = (body as { content: { raw: string } }).content.raw
    expect(spelled(kept)).toEqual(spelled(content))
  })
})

/** Its lines, whatever way a tag is closed and wherever its pictures have moved. */
const spelled = (markup: string): readonly string[] =>
  markup
    .replaceAll(/ ?\/>/g, '/>')
    .replaceAll(/http[^"]*\/([\w-]+)(-\d+)?\.webp/g, '$1')
    .split('\n')
