import { describe, expect, it } from 'vitest'
import type { People } from '.'
import { bare, type Model } from './model'

const install = '/wc-admin/onboarding/themes/install'
const activate = '/wc-admin/onboarding/themes/activate'

const done = (slug: string, name: string) => ({ status: 200, body: { slug, name, status: 'success' } })

export const themesContract = (_: Model, people: () => People): void => {
  describe('themes', () => {
    it('installing what is there and activating what is active succeed, again and again', async () => {
      const { owner } = people()
      const four = done('twentytwentyfour', 'Twenty Twenty-Four')
      const withMark = `${activate}?theme=twentytwentyfour&theme_switch_via_cys_ai_loader=1`
      for (const path of [`${install}?theme=twentytwentyfour`, withMark, withMark])
        expect(await owner.post(path)).toMatchObject(four)
    })

    it('another theme is activated, and back', async () => {
      const { owner } = people()
      const active = async () => (await owner.get('/wp/v2/themes?status=active')).body
      expect(await owner.post(`${activate}?theme=twentytwentyfive`)).toMatchObject(
        done('twentytwentyfive', 'Twenty Twenty-Five'),
      )
      expect(await active()).toMatchObject([{ stylesheet: 'twentytwentyfive' }])
      await owner.post(`${activate}?theme=twentytwentyfour`)
      expect(await active()).toMatchObject([{ stylesheet: 'twentytwentyfour' }])
    })

    it('what is not a theme', async () => {
      const { owner } = people()
      for (const theme of ['no-such-theme', '', '..', '../../plugins'])
        expect(await owner.post(`${activate}?theme=${encodeURIComponent(theme)}`), theme).toMatchObject(
          bare(404, 'woocommerce_rest_invalid_theme'),
        )
      expect(await owner.post(activate)).toMatchObject(bare(404, 'woocommerce_rest_invalid_theme'))
      for (const path of [install, `${install}?theme=`, `${install}?theme=no-such-theme`])
        expect(await owner.post(path), path).toMatchObject(bare(500, 'woocommerce_rest_theme_install'))
    })
  })
}
