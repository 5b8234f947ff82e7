/** Menus of navigation: a draft is published with the design, and is a draft again without it. */
import { expect } from 'vitest'
import { readDesign } from '../../../../src/effects/design/read-design'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { fact } from '../../../../src/events'
import type { Story } from '../story'
import { published } from './published'

export const menus: readonly Story[] = [
  {
    title: 'a menu is published, and a draft again; one that is nowhere is told as such',
    tell: async (flow) => {
      const { done, somebody } = flow
      const id = await somebody.draftsMenu()
      const found = async () => (await done(readDesign, fact('DesignReadRequested', { preview: null }))).menus
      for (const _ of ['once', 'twice']) await published(flow, [{ kind: 'menu', id }])
      expect(await found()).toContainEqual({ id, status: 'publish' })
      const to = { kind: 'menu', id, status: 'draft' } as const
      await done(restoreStep, fact('RestoreStepRequested', { step: { from: { ...to, status: 'publish' }, to } }))
      expect(await found()).toContainEqual({ id, status: 'draft' })
      const nowhere = { ...to, id: 999_999 }
      const step = { from: { ...nowhere, status: 'publish' }, to: nowhere }
      expect(await done(restoreStep, fact('RestoreStepRequested', { step }))).toMatchObject({ skipped: 'gone' })
    },
  },
]
