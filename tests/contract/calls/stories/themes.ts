/** Themes: one is looked for before it is installed, and the active one says which templates there are. */
import { expect } from 'vitest'
import { templateParts } from '../../../../src/effects/home-template'
import { installTheme } from '../../../../src/effects/themes'
import { readDesign, readEditorSettings } from '../../../../src/effects/read-design'
import { readStore } from '../../../../src/effects/read-store'
import { fact } from '../../../../src/events'
import type { Story } from '../story'
import { published, putBack } from './published'

const [theme, other, none] = ['twentytwentyfour', 'twentytwentyfive', 'no-such-theme']

export const themes: readonly Story[] = [
  {
    title: 'a theme that is there needs no installing, and one that is nowhere cannot be had',
    tell: async ({ done, refused }) => {
      expect((await done(installTheme, fact('ThemeInstallRequested', { theme }))).name).toMatch(/four/i)
      expect(await refused(installTheme, fact('ThemeInstallRequested', { theme: none }))).toMatchObject({ status: 500 })
    },
  },
  {
    title: 'another theme is seen before it is active, then active, and the first one is back',
    tell: async (flow) => {
      const { done, found } = flow
      expect(await done(readDesign, fact('DesignReadRequested', { preview: other }))).toMatchObject({
        theme: other,
        header: { id: `${other}//header` },
        footer: { id: `${other}//footer` },
      })
      await done(readEditorSettings, fact('EditorSettingsReadRequested', { preview: other }))
      const active = async () => (await done(readStore, fact('StoreReadRequested'))).theme
      expect(await active()).toBe(theme)
      for (const _ of ['once', 'twice']) await published(flow, [], { theme: other, overwrite: ['theme'] })
      expect(await active()).toBe(other)
      // WooCommerce has parts of its own beside the theme's.
      const parts = await found(templateParts)
      expect(parts.find(({ slug }) => slug === 'header')?.id).toBe(`${other}//header`)
      await putBack(flow)
      expect(await active()).toBe(theme)
    },
  },
]
