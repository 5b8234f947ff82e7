import { describe, expect, it } from 'vitest'
import type { People } from '.'
import { refused, type Model } from './model'

type Method = 'get' | 'post'
type Outcome = number | 'refused'

/** A call, the code of its refusal, and what the shop manager and the editor come to; visitors and subscribers never may. */
type Case = readonly [method: Method, path: string, body: unknown, code: string, manager: Outcome, editor: Outcome]

const view = 'woocommerce_rest_cannot_view'
const update = 'woocommerce_rest_cannot_update'
const themes = '/wc-admin/onboarding/themes'

const cases: readonly Case[] = [
  ['get', '/wc-admin/options?options=woocommerce_allow_tracking', undefined, view, 200, 'refused'],
  ['post', '/wc-admin/options', { woocommerce_allow_tracking: 'no' }, update, 200, 'refused'],
  ['get', '/wc-admin/options?options=siteurl', undefined, view, 'refused', 'refused'],
  ['post', '/wc-admin/options', { default_role: 'administrator' }, update, 'refused', 'refused'],
  ['get', '/wc-admin/options?options=', undefined, view, 'refused', 'refused'],
  ['get', '/wc-admin/onboarding/tasks?ids=setup', undefined, 'woocommerce_rest_cannot_create', 200, 'refused'],
  ['post', '/wc-admin/onboarding/products', undefined, update, 'refused', 'refused'],
  ['post', `${themes}/install?theme=twentytwentyfour`, undefined, update, 'refused', 'refused'],
  ['post', `${themes}/activate?theme=twentytwentyfour`, undefined, update, 'refused', 'refused'],
  ['post', '/wp/v2/product', { title: 'Mine', status: 'draft' }, 'rest_cannot_create', 201, 'refused'],
  ['get', '/wp/v2/product?status=draft', undefined, 'rest_invalid_param', 200, 'refused'],
]

const wrongNonce = '/wc-admin/options?options=woocommerce_allow_tracking'

export const permissionsContract = (_: Model, people: () => People): void => {
  describe('who may', () => {
    for (const [method, path, body, code, manager, editor] of cases)
      it(`${method} ${path} ${body === undefined ? '' : JSON.stringify(body)}`, async () => {
        const { visitor, subscriber, ...members } = people()
        const outcomes = { manager, editor }
        // What a list may be filtered by is an argument, and is judged as one.
        const no = (status: number) => (code === 'rest_invalid_param' ? refused(400, code) : refused(status, code))
        expect(await visitor[method](path, body)).toMatchObject(no(401))
        expect(await subscriber[method](path, body)).toMatchObject(no(403))
        for (const who of ['manager', 'editor'] as const) {
          const outcome = outcomes[who]
          const expected = outcome === 'refused' ? no(403) : { status: outcome }
          expect(await members[who][method](path, body), who).toMatchObject(expected)
        }
      })

    it('what a refused call was about is as it was', async () => {
      const { owner } = people()
      expect((await owner.get('/wp/v2/product?per_page=100')).body).toEqual([])
      expect((await owner.get('/wp/v2/settings')).body).not.toMatchObject({ default_role: 'administrator' })
    })

    it('a call without a nonce is a visitor’s, whoever is logged in', async () => {
      const answer = await people().owner.page(`/wp-json${wrongNonce}`)
      expect({ status: answer.status, body: (await answer.json()) as unknown }).toMatchObject(refused(401, view))
    })
  })
}
