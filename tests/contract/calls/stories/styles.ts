/** The merchant's global styles: each theme has its own, and they are written whole. */
import { expect } from 'vitest'
import { readActiveTheme } from '../../../../src/effects/shell/active-theme'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { saveEntity } from '../../../../src/effects/saving/save-entity'
import { versionNow } from '../../../../src/effects/saving/version-now'
import { fact } from '../../../../src/events'
import { stylesText } from '../../../../src/events/saving/version'
import type { Story } from '../story'

const coloured = (background: string) => ({ settings: {}, styles: { color: { background } } })

export const styles: readonly Story[] = [
  {
    title: 'styles are read as they were written; others’ are a conflict; and they go back',
    tell: async ({ done, refused, found }) => {
      const id = Number((await found(readActiveTheme)).styles)
      const now = () => found((rest) => versionNow(rest, { kind: 'styles', id, ...coloured('') }))
      const known = await now()
      const save = (background: string, of: typeof known | null, where = id) =>
        fact('EntitySaveRequested', {
          target: { kind: 'styles', id: where, ...coloured(background) },
          known: of,
          unheard: [],
        })
      for (const _ of ['once', 'twice']) await done(saveEntity, save('#123456', known))
      expect((await now()).text).toBe(stylesText(coloured('#123456')))
      await done(saveEntity, save('#abcdef', null))
      expect(await refused(saveEntity, save('#fedcba', known))).toMatchObject({ tag: 'Conflict', what: 'styles' })
      expect(await refused(saveEntity, save('#fedcba', null, 999_999))).toMatchObject({ tag: 'Refused', status: 404 })
      const from = { kind: 'styles', id, ...coloured('#abcdef') } as const
      const to = { kind: 'styles', id, settings: {}, styles: {} } as const
      const nowhere = { from: { ...from, id: 999_999 }, to: { ...to, id: 999_999 } }
      expect(await done(restoreStep, fact('RestoreStepRequested', { step: nowhere }))).toMatchObject({
        skipped: 'gone',
      })
      await done(restoreStep, fact('RestoreStepRequested', { step: { from, to } }))
      expect((await now()).text).toBe(stylesText({ settings: {}, styles: {} }))
    },
  },
]
