/** What the flow reads before it changes anything. */
import { expect } from 'vitest'
import {
  readDesign,
  readTour,
  readEditorSettings,
  readPatternLibrary,
  readPatterns,
} from '../../../../src/effects/read-design'
import { readFeatures, readStore } from '../../../../src/effects/read-store'
import { readFontCollection } from '../../../../src/effects/fonts'
import { fact } from '../../../../src/events'
import type { Story } from '../story'

const theme = 'twentytwentyfour'

export const reads: readonly Story[] = [
  {
    title: 'a store that nobody has designed says so on every screen',
    tell: async ({ done }) => {
      expect(await done(readStore, fact('StoreReadRequested'))).toMatchObject({
        theme,
        blockTheme: true,
        homeTemplate: `${theme}//home`,
        completedTemplate: '',
        taskCompleted: false,
      })
      expect(await done(readTour, fact('TourReadRequested'))).toMatchObject({ hidden: false })
    },
  },
  {
    title: 'its design is of the theme’s own files, whose parts are found by their areas',
    tell: async ({ done }) => {
      const design = await done(readDesign, fact('DesignReadRequested', { preview: null }))
      expect(design).toMatchObject({
        theme,
        blockTheme: true,
        home: { id: `${theme}//home`, modified: null },
        header: { id: `${theme}//header`, modified: null },
        footer: { id: `${theme}//footer`, modified: null },
        fonts: [],
        site: { logo: null, icon: 0, mayManage: true, mayUpload: true },
        suggestions: null,
      })
      for (const { content } of [design.home, design.header, design.footer].flatMap((one) => one ?? []))
        expect(content).toContain('<!-- wp:')
    },
  },
  {
    title: 'what a design is made of is there: patterns, fonts, and the editor’s settings',
    tell: async ({ done }) => {
      expect(await done(readFeatures, fact('FeaturesReadRequested'))).toMatchObject({ fontLibrary: true })
      const { patterns } = await done(readPatterns, fact('PatternsReadRequested'))
      expect(patterns.map(({ categories }) => categories).flat()).toEqual(
        expect.arrayContaining(['intro', 'woo-commerce', 'featured-selling', 'reviews']),
      )
      const { families } = await done(readFontCollection, fact('FontCollectionReadRequested'))
      expect(families.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['inter', 'rubik', 'bodoni-moda']))
      for (const { faces } of families) expect(faces).not.toEqual([])
      const { settings } = await done(readEditorSettings, fact('EditorSettingsReadRequested', { preview: null }))
      expect(JSON.parse(settings)).toBeTypeOf('object')
    },
  },
  {
    title: 'the library of patterns says whether it can be reached',
    asksElsewhere: true,
    tell: async ({ done }) => {
      expect((await done(readPatternLibrary, fact('PatternLibraryReadRequested'))).available).toBeTypeOf('boolean')
    },
  },
]
