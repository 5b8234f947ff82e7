/** The merchant's global styles: each theme has its own, and they are written whole. */
import { expect } from 'vitest'
import { readActiveTheme } from '../../../../src/effects/shell/active-theme'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { versionNow } from '../../../../src/effects/restoring/stored-entity'
import { fact } from '../../../../src/events'
import { stylesText } from '../../../../src/events/saving/version'
import type { Story } from '../story'
import { published } from './published'

const coloured = (background: string) => ({ settings: {}, styles: { color: { background } } })

export const styles: readonly Story[] = [
  {
    title: 'styles are read as they were written, and they go back; others’ stay',
    tell: async (flow) => {
      const { done, found } = flow
      const id = Number((await found(readActiveTheme)).styles)
      const now = () => found((rest) => versionNow(rest, { kind: 'styles', id, ...coloured('') }))
      await published(flow, [{ kind: 'styles', id, ...coloured('#abcdef') }])
      expect((await now()).text).toBe(stylesText(coloured('#abcdef')))
      const from = { kind: 'styles', id, ...coloured('#abcdef') } as const
      const to = { kind: 'styles', id, settings: {}, styles: {} } as const
      const nowhere = { from: { ...from, id: 999_999 }, to: { ...to, id: 999_999 } }
      expect(await done(restoreStep, fact('RestoreStepRequested', { step: nowhere }))).toMatchObject({
        skipped: 'gone',
      })
      const touched = { from: { ...from, ...coloured('#123456') }, to }
      expect(await done(restoreStep, fact('RestoreStepRequested', { step: touched }))).toMatchObject({
        skipped: 'touched',
      })
      await done(restoreStep, fact('RestoreStepRequested', { step: { from, to } }))
      expect((await now()).text).toBe(stylesText({ settings: {}, styles: {} }))
    },
  },
]
