import { afterAll, describe, expect, it } from 'vitest'
import type { People } from '.'
import { bare, refused, type Model } from './model'

const view = 'woocommerce_rest_cannot_view'
const update = 'woocommerce_rest_cannot_update'
const options = '/wc-admin/options'

/** Those on WooCommerce's list that the flow reads or writes; it may count on them everywhere. */
const listed = [
  'woocommerce_admin_customize_store_completed',
  'woocommerce_admin_customize_store_completed_theme_id',
  'woocommerce_admin_customize_store_survey_completed',
  'woocommerce_allow_tracking',
  'woocommerce_coming_soon',
  'woocommerce_customize_store_ai_suggestions',
  'woocommerce_customize_store_onboarding_tour_hidden',
  'woocommerce_default_country',
  'woocommerce_show_marketplace_suggestions',
  'blogname',
]

/** Those that are not: outside production they are nobody's. */
const unlisted = ['siteurl', 'auth_key', 'blogdescription', 'woocommerce_blocks_allow_ai_connection']

export const optionsContract = (_: Model, people: () => People): void => {
  const environment = (name: string) =>
    people().owner.post('/wp/v2/settings', { embedded_store_variant: { environment: name } })

  describe('options', () => {
    afterAll(() => environment('production'))

    it('a value, or false for one that was never set; true for what a write changed', async () => {
      const { owner } = people()
      const name = 'woocommerce_admin_customize_store_survey_completed'
      expect(await owner.get(`${options}?options=${name}`)).toMatchObject({ status: 200, body: { [name]: false } })
      const yes = { [name]: 'yes' }
      expect(await owner.post(options, yes)).toMatchObject({ status: 200, body: { [name]: true } })
      expect(await owner.put(options, yes)).toMatchObject({ status: 200, body: { [name]: false } })
      expect(await owner.get(`${options}?options=${name}`)).toMatchObject({ status: 200, body: yes })
    })

    it('names are taken as they are written, and all are asked for together', async () => {
      const { owner, manager } = people()
      const asked = await owner.get(`${options}?options=${listed.join(',')}`)
      expect(asked.status).toBe(200)
      expect(Object.keys(asked.body as object)).toEqual(listed)
      const mixed = `${options}?options=blogname,siteurl`
      expect(await manager.get(mixed)).toMatchObject(refused(403, view))
      expect(await manager.get(`${options}?options=blogname,%20blogname`)).toMatchObject(refused(403, view))
      expect(await manager.post(options, { blogname: 'Mine', siteurl: 'x' })).toMatchObject(refused(403, update))
      expect((await owner.get(`${options}?options=blogname`)).body).not.toEqual({ blogname: 'Mine' })
    })

    it('no list, or no object, is an error before anybody’s rights', async () => {
      const { owner, visitor } = people()
      for (const who of [owner, visitor]) {
        expect(await who.get(options)).toMatchObject(bare(500, view))
        expect(await who.get(`${options}?options[]=blogname`)).toMatchObject(bare(500, view))
        expect(await who.post(options)).toMatchObject(bare(500, update))
        expect(await who.post(options, 'blogname')).toMatchObject(bare(500, update))
      }
      expect(await owner.get(`${options}?options=`)).toMatchObject({ status: 200, body: [] })
      expect(await owner.post(options, {})).toMatchObject({ status: 200, body: [] })
    })

    it('in production, administrators handle any; elsewhere, nobody handles what is not on the list', async () => {
      const { owner } = people()
      for (const name of unlisted) {
        const asked = await owner.get(`${options}?options=${name}`)
        expect({ status: asked.status, names: Object.keys(asked.body as object) }).toEqual({
          status: 200,
          names: [name],
        })
      }
      await environment('local')
      for (const name of unlisted) {
        expect(await owner.get(`${options}?options=${name}`), name).toMatchObject(refused(403, view))
        expect(await owner.post(options, { [name]: 'x' }), name).toMatchObject(refused(403, update))
      }
      const still = await owner.get(`${options}?options=${listed.join(',')}`)
      expect(still.status).toBe(200)
    })
  })
}
