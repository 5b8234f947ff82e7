/** Links to the draft: the same request makes the same link, and one that is turned off is in no list. */
import { expect } from 'vitest'
import { endPreviewLink, makePreviewLink } from '../../../../src/effects/preview-links'
import { fact } from '../../../../src/events'
import type { Story } from '../story'

const request = fact('PreviewLinkMakingRequested', {
  targets: [
    {
      kind: 'home',
      id: 'twentytwentyfour//home',
      content: '<!-- wp:paragraph -->\n<p>Draft</p>\n<!-- /wp:paragraph -->',
    },
  ],
  fonts: '',
})

export const links: readonly Story[] = [
  {
    title: 'a link to the draft is made, once for its request, and turned off, also twice',
    tell: async ({ done }) => {
      const { id, links: made } = await done(makePreviewLink, request, 'a-link-to-the-draft')
      expect(made.map((link) => link.id)).toEqual([id])
      expect(made[0]?.until).toBeGreaterThan(0)
      expect((await done(makePreviewLink, request, 'a-link-to-the-draft')).id).toBe(id)
      for (const _ of ['once', 'twice'])
        expect((await done(endPreviewLink, fact('PreviewLinkEndingRequested', { link: id }))).links).toEqual([])
    },
  },
]
