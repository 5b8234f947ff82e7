/**
 * A store that answers "saved" and kept less: a plugin takes something out, or WordPress does where nobody may save code as it is.
 * What the merchant is told is judged here; how it looks is the closing screen's business.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { alteredBy, alteredBySave } from '../../src/projections/saving-notices'
import { admin, restore, type Client } from '../store/support'
import { designedAndSaved, session, timeout } from './session-support'
import { withPlugin } from './theme-support'

const noTagline = `
add_filter( 'rest_pre_insert_wp_template_part', static function ( $part ) {
	if ( isset( $part->post_content ) ) {
		$part->post_content = str_replace( '<!-- wp:site-tagline /-->', '', $part->post_content );
	}
	return $part;
} );`

const strict = `
add_filter( 'map_meta_cap', static fn( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );`

const content =
  '<!-- wp:group --><div class="wp-block-group"><!-- wp:site-title /--><!-- wp:site-tagline /--><!-- wp:html --><iframe src="https://maps.test/"></iframe><!-- /wp:html --></div><!-- /wp:group -->'

const header = fact('HeaderChosen', { pattern: 'customize-your-store/own', title: 'Own', content })

describe('saved, and yet not all of it', { tags: ['D-13'] }, () => {
  let owner: Client
  let remove: () => Promise<void> = () => Promise.resolve()
  beforeEach(async () => {
    await restore()
    owner = await admin()
  }, 120_000)
  afterEach(() => remove())

  it(
    'given a plugin that takes a block out while it is saved, then it is told which',
    async () => {
      remove = await withPlugin(owner, 'no-tagline', noTagline)
      const state = await designedAndSaved(await session(owner), header)
      expect(state.saving.stage).toBe('saved')
      expect(alteredBySave(state)).toEqual([{ what: 'header', lost: ['core/site-tagline'] }])
      expect(alteredBy(state)).toBe('plugin')
    },
    timeout,
  )

  it(
    'given an account whose code WordPress filters, then it says what is gone, and not what was kept',
    async () => {
      remove = await withPlugin(owner, 'strict', strict)
      const state = await designedAndSaved(await session(owner), header)
      expect(state.saving.stage).toBe('saved')
      expect(alteredBySave(state)).toEqual([{ what: 'header', lost: ['<iframe>', '<iframe src>'] }])
      expect(alteredBy(state)).toBe('wordpress')
    },
    timeout,
  )
})
