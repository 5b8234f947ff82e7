/** Templates and their parts: written, and as the theme's own file has them again with the store from before. */
import { expect } from 'vitest'
import { homeTemplate } from '../../../../src/effects/home-template'
import { readDesign } from '../../../../src/effects/read-design'
import { fact } from '../../../../src/events'
import type { Flow } from '../flow'
import type { Story } from '../story'
import { published, putBack } from './published'

const header = 'twentytwentyfour//header'
const front = 'twentytwentyfour//front-page'

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const local = paragraph('Mine')

const parts = async ({ done }: Flow) => {
  const design = await done(readDesign, fact('DesignReadRequested', { preview: null }))
  return { header: design.header, footer: design.footer }
}

export const templates: readonly Story[] = [
  {
    title: 'a part that the flow wrote goes back to the theme’s own',
    tell: async (flow) => {
      const known = await parts(flow)
      expect(known.header?.modified).toBe(null)
      await published(flow, [{ kind: 'header', id: header, content: local }])
      expect((await parts(flow)).header).toMatchObject({ content: local })
      for (const _ of ['once', 'twice']) await putBack(flow)
      expect(await parts(flow)).toEqual(known)
    },
  },
  {
    title: 'a template for the front page is made where the theme has none, wins over home, and goes',
    tell: async (flow) => {
      const { found } = flow
      const home = await found(homeTemplate)
      expect(home.entity.id).toBe('twentytwentyfour//home')
      for (const _ of ['once', 'twice']) await published(flow, [{ kind: 'home', id: front, content: local }])
      expect(await found(homeTemplate)).toMatchObject({ entity: { id: front, content: local } })
      await putBack(flow)
      expect(await found(homeTemplate)).toEqual(home)
    },
  },
]
