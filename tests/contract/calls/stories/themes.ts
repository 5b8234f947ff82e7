/** Themes: one is looked for before it is installed, and the active one says which templates there are. */
import { expect } from 'vitest'
import { templateParts } from '../../../../src/effects/design/home-template'
import { installTheme } from '../../../../src/effects/set-up/install-theme'
import { readDesign } from '../../../../src/effects/design/read-design'
import { readEditorSettings } from '../../../../src/effects/design/read-editor-settings'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { themeNow } from '../../../../src/effects/shell/theme-now'
import { fact } from '../../../../src/events'
import type { Story } from '../story'
import { published } from './published'

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
      const [to] = await found(themeNow)
      expect(to).toMatchObject({ slug: theme })
      for (const _ of ['once', 'twice']) await published(flow, [], { theme: other, overwrite: ['theme'] })
      const [from] = await found(themeNow)
      expect(from).toMatchObject({ slug: other })
      // WooCommerce has parts of its own beside the theme's.
      const parts = await found(templateParts)
      expect(parts.find(({ slug }) => slug === 'header')?.id).toBe(`${other}//header`)
      if (from === undefined || to === undefined) return
      await done(restoreStep, fact('RestoreStepRequested', { step: { from, to } }))
      expect(await found(themeNow)).toEqual([to])
      const missing = { ...from, slug: none }
      expect(await done(restoreStep, fact('RestoreStepRequested', { step: { from: to, to: missing } }))).toMatchObject({
        skipped: 'gone',
      })
    },
  },
]
