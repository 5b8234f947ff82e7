import { describe, expect, it } from 'vitest'
import type { People } from '.'
import type { Model } from './model'

/** Each route that the flow uses of WooCommerce's, with the methods that it answers. */
const routes = {
  '/wc-admin/options': ['GET', 'PATCH', 'POST', 'PUT'],
  '/wc-admin/onboarding/tasks': ['GET'],
  '/wc-admin/onboarding/products': ['POST'],
  '/wc-admin/onboarding/themes/install': ['PATCH', 'POST', 'PUT'],
  '/wc-admin/onboarding/themes/activate': ['PATCH', 'POST', 'PUT'],
  '/wp/v2/product': ['GET', 'POST'],
} as const

type Index = { readonly routes: Readonly<Record<string, { readonly methods: readonly string[] } | undefined>> }

const noRoute = { status: 404, body: { code: 'rest_no_route', data: { status: 404 } } }

export const placesContract = (_: Model, people: () => People): void => {
  describe('where', () => {
    it('the routes are, with their methods', async () => {
      const { routes: found } = (await people().owner.get('/')).body as Index
      for (const [path, methods] of Object.entries(routes))
        expect(found[path]?.methods, path).toEqual(expect.arrayContaining([...methods]))
    })

    it('other methods and other paths are nothing', async () => {
      const { owner } = people()
      expect(await owner.get('/wc-admin/onboarding/no-such-route')).toMatchObject(noRoute)
      expect(await owner.get('/wc-admin/onboarding/products')).toMatchObject(noRoute)
      expect(await owner.get('/wc-admin/onboarding/themes/install?theme=twentytwentyfour')).toMatchObject(noRoute)
      expect(await owner.delete('/wc-admin/options')).toMatchObject(noRoute)
      expect(await owner.delete('/wc-admin/onboarding/products')).toMatchObject(noRoute)
    })
  })
}
