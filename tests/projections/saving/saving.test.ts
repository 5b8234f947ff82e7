import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { redoStep, undoStep } from '../../../src/projections/design/history'
import { saveButton, saveFault } from '../../../src/projections/saving'
import { designRead, refused } from '../../support/facts'
import { given, opened } from '../../support/story'

const shown = [opened(), designRead(), fact('CanvasShown')] as const
const target = { kind: 'header', id: 'header', content: '' } as const

describe('the Save button', () => {
  it('can be pressed once the canvas is shown', { tags: ['D-13'] }, () => {
    expect(saveButton(given(...shown))).toEqual({ busy: false, disabled: false })
  })

  it('is disabled while the canvas loads', { tags: ['D-13'] }, () => {
    expect(saveButton(given(opened(), designRead())).disabled).toBe(true)
  })

  it('is disabled and busy while saving', { tags: ['D-13'] }, () => {
    expect(saveButton(given(...shown, fact('SaveChosen')))).toEqual({ busy: true, disabled: true })
  })

  it(
    'is disabled while the store could not be read again, and what it holds is not known',
    { tags: ['D-13', 'D-19'] },
    () => {
      const unread = given(...shown, fact('DesignReadRefused', { fault: refused() }))
      expect(saveButton(unread).disabled).toBe(true)
      expect(saveButton(given(...shown, fact('DesignReadRefused', { fault: refused() }), designRead())).disabled).toBe(
        false,
      )
    },
  )

  it('is disabled while the page is empty', { tags: ['D-13', 'D-11'] }, () => {
    const home = { id: 'home', content: '', modified: null }
    expect(saveButton(given(opened(), designRead({ home }), fact('CanvasShown'))).disabled).toBe(true)
  })

  it('after a failure it says why, and can be pressed again', { tags: ['D-13'] }, () => {
    const failed = given(...shown, fact('SaveChosen'), {
      ...fact('EntitySaveRefused', { fault: refused() }),
      target,
    } as never)
    expect(saveFault(failed)).toMatchObject({ tag: 'Refused' })
    expect(saveButton(failed)).toEqual({ busy: false, disabled: false })
  })
})

describe('undo and redo', () => {
  it('are named after what they change', { tags: ['D-16'] }, () => {
    const palette = fact('PaletteChosen', { palette: 'Slate' })
    expect([undoStep(given(...shown)), redoStep(given(...shown))]).toEqual([null, null])
    expect(undoStep(given(...shown, palette))).toEqual(palette)
    expect(redoStep(given(...shown, palette, fact('DesignUndone')))).toEqual(palette)
  })
})
