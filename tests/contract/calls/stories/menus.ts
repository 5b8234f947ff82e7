/** Menus of navigation: a draft is published with the design, and is a draft again without it. */
import { expect } from 'vitest'
import { readDesign } from '../../../../src/effects/read-design'
import { fact } from '../../../../src/events'
import type { Story } from '../story'
import { published, putBack } from './published'

export const menus: readonly Story[] = [
  {
    title: 'a menu is published, and a draft again',
    tell: async (flow) => {
      const { done, somebody } = flow
      const id = await somebody.draftsMenu()
      const found = async () => (await done(readDesign, fact('DesignReadRequested', { preview: null }))).menus
      for (const _ of ['once', 'twice']) await published(flow, [{ kind: 'menu', id }])
      expect(await found()).toContainEqual({ id, status: 'publish' })
      await putBack(flow)
      expect(await found()).toContainEqual({ id, status: 'draft' })
    },
  },
]
