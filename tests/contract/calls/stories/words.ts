/** Words and pictures that the store writes for its business: only where it may, and with a way back. */
import { expect } from 'vitest'
import {
  writeSection,
  askPalette,
  markDescription,
  resetPatterns,
  resetProducts,
  searchImages,
  updateProduct,
  writePatterns,
  writeProducts,
  writeTitle,
  readAiStore,
  allowAi,
} from '../../../../src/effects/ai'
import { readAiStatus } from '../../../../src/effects/ai-status'
import { installPatterns } from '../../../../src/effects/themes'
import { fact } from '../../../../src/events'
import { firstAnswers, sentAnswers } from '../../../../src/events/wizard'
import { imagesIn, productsIn } from '../../../../src/suggestions/products-reply'
import { paletteQuery } from '../../../support/facts'
import type { Flow } from '../flow'
import type { Story } from '../story'

const brief = { description: 'Tiny Leaf sells loose tea from small gardens in Japan.', provider: 'rules' } as const

const section = {
  section: 'hero',
  title: null,
  name: 'Tiny Leaf',
  ...sentAnswers('SectionWords', firstAnswers),
  texts: [{ block: 0, kind: 'heading', now: 'Tea for every day', most: 32 }],
} as const

const rules = { provider: 'rules' } as const

const isWritten = async ({ done }: Flow) => (await done(readAiStore, fact('AiStoreReadRequested', rules))).generated
const images = async ({ done }: Flow) =>
  imagesIn((await done(searchImages, fact('AiImageSearchRequested', { ...brief, look: 'Bold' }))).reply)

export const words: readonly Story[] = [
  {
    title: 'a store that has not allowed it sends nothing to an AI; the built-in words need no consent',
    tell: async (flow) => {
      const search = fact('AiImageSearchRequested', { ...brief, look: null, provider: 'wordpress' })
      expect(await flow.refused(searchImages, search)).toMatchObject({ status: 403, code: 'ai_connection_not_allowed' })
      expect(await isWritten(flow)).toBe(false)
      expect(await images(flow)).not.toBe('')
      const asked = fact('SectionWordsRequested', { ...brief, ...section, provider: 'wordpress' })
      expect(await flow.refused(writeSection, asked)).toMatchObject({ status: 403, code: 'ai_connection_not_allowed' })
      for (const _ of ['once', 'twice']) await flow.done(allowAi, fact('AiConnectionRequested'))
      await flow.done(searchImages, search)
    },
  },
  {
    title: 'a store without a model of its own says so',
    tell: async ({ done, refused }) => {
      const status = await done(readAiStatus, fact('AiStatusReadRequested', { provider: 'wordpress' }))
      expect(status).toMatchObject({ indicator: 'critical' })
      const none = { status: 503, code: 'customize_your_store_ai_unavailable' }
      const shop = { provider: 'wordpress', description: brief.description } as const
      const query = paletteQuery({ ...shop, look: 'Classic', tone: 'Neutral' })
      const asked = fact('SectionWordsRequested', { ...shop, ...section })
      expect(await refused(askPalette, query)).toMatchObject(none)
      expect(await refused(writeSection, asked)).toMatchObject(none)
    },
  },
  {
    title: 'products and patterns are written for the business; the same business finds no pictures twice',
    tell: async (flow) => {
      const { done } = flow
      const found = (await images(flow)) ?? ''
      expect(found).not.toBe('')
      const asked = fact('AiProductWritingRequested', { ...brief, images: found, known: [], write: false })
      const { products, wrong } = productsIn((await done(writeProducts, asked)).reply)
      expect([products.length, wrong]).toEqual([6, null])
      const written = await done(writeProducts, { ...asked, write: true })
      expect(productsIn(written.reply)).toEqual({ products: [], wrong: null })
      await done(writePatterns, fact('AiPatternWritingRequested', { ...brief, images: found }))
      expect(await isWritten(flow)).toBe(true)
      const [product] = products
      if (product === undefined) return
      const updated = await done(updateProduct, fact('AiProductUpdateRequested', { ...rules, product, last: true }))
      expect(updated.modified).toBeTypeOf('string')
      await done(markDescription, fact('AiDescriptionMarkRequested', brief))
      expect(await images(flow)).toBe(null)
      // Somebody gave this store its title.
      const { reply } = await done(writeTitle, fact('AiTitleWritingRequested', brief))
      expect(JSON.parse(reply)).toMatchObject({ ai_content_generated: false })
    },
  },
  {
    title: 'the words go again',
    tell: async (flow) => {
      const { done } = flow
      await done(resetPatterns, fact('AiPatternResetRequested', rules))
      await done(resetProducts, fact('AiProductResetRequested', rules))
      expect(await isWritten(flow)).toBe(false)
    },
  },
  {
    title: 'more patterns can be had from their library',
    asksElsewhere: true,
    tell: async ({ done }) => {
      await done(installPatterns, fact('PatternInstallRequested'))
    },
  },
]
