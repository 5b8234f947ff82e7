import { describe, expect, it } from 'vitest'
import type { People } from '.'
import type { Client } from '../store/support'
import { refused } from './model'

/** What the flow reads together, in every spelling that it uses: bare, with fields, embedded, of WooCommerce, of the plugin. */
const paths = [
  '/wp/v2/themes?context=edit&status=active',
  '/wp/v2/templates/lookup?slug=front-page',
  '/wp/v2/template-parts?context=edit&_fields=id,slug,area,content,modified,customize_your_store_version',
  '/wp/v2/global-styles/themes/twentytwentyfour',
  '/wp/v2/navigation?context=edit&per_page=100&status=publish,draft&_fields=id,status',
  '/wp/v2/font-families?per_page=100&_embed=font_faces',
  '/wp/v2/settings?_fields=show_on_front,page_on_front,page_for_posts,site_logo,site_icon',
  '/wp/v2/product?per_page=100&status=any&_fields=id',
  '/wc-admin/options?options=blogname,woocommerce_admin_customize_store_completed',
  '/customize-your-store/v1/store',
]
const rights = ['/wp/v2/settings', '/wp/v2/media']

const together = (who: Client, asked: readonly string[], of: readonly string[] = []) =>
  who.get(
    `/customize-your-store/v1/reads?${String(new URLSearchParams([...asked.map((path) => ['paths[]', path]), ...of.map((path) => ['rights[]', path])]))}`,
  )

/** By path, what each answers that answers well. */
const apart = async (who: Client) => {
  const found: Record<string, unknown> = {}
  for (const path of paths) {
    const { status, body } = await who.get(path)
    if (status === 200) found[path] = body
  }
  return found
}

export const readsContract = (people: () => People): void => {
  describe('reads', () => {
    it.each(['owner', 'manager'] as const)('together answer the %s what each answers alone', async (name) => {
      const who = people()[name]
      const alone = await apart(who)
      expect(Object.keys(alone).length).toBeGreaterThan(name === 'owner' ? 9 : 3)
      const { status, body } = await together(who, paths, rights)
      expect([status, (body as { answers: unknown }).answers]).toEqual([200, alone])
    })

    it('together tell each account its own rights', async () => {
      const { owner, manager } = people()
      const told = async (who: Client) =>
        Object.values(((await together(who, [], rights)).body as { rights: Record<string, string> }).rights)
      expect(await told(owner)).toEqual([expect.stringContaining('PUT'), expect.stringContaining('POST')])
      expect((await told(manager)).join()).not.toContain('PUT')
    })

    it('leave out what is refused, broken or not there', async () => {
      const none = ['/wp/v2/no-such-route', '/wp/v2/media/999999', '/wp/v2/product?per_page=-1', '/wc-admin/options']
      const { status, body } = await together(people().owner, [...none, '/customize-your-store/v1/store'])
      expect([status, Object.keys((body as { answers: object }).answers)]).toEqual([
        200,
        ['/customize-your-store/v1/store'],
      ])
    })

    it('are for those who may customize the store, and never many or elsewhere', async () => {
      const { owner, editor, visitor } = people()
      expect(await together(visitor, paths)).toMatchObject(refused(401, 'rest_forbidden'))
      expect(await together(editor, paths)).toMatchObject(refused(403, 'rest_forbidden'))
      const wrong = refused(400, 'rest_invalid_param')
      expect(await together(owner, ['https://elsewhere.test/'])).toMatchObject(wrong)
      expect(
        await together(
          owner,
          Array.from({ length: 31 }, (_, index) => `/wp/v2/pages?page=${index}`),
        ),
      ).toMatchObject(wrong)
    })
  })
}
