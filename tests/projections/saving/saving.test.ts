import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { redoStep, undoStep } from '../../../src/projections/design/history'
import { saveButton, saveFault } from '../../../src/projections/saving'
import { designRead, refused } from '../../support/facts'
import { given, opened } from '../../support/story'

const shown = [opened(), designRead(), fact('CanvasShown')] as const
const target = { kind: 'header', id: 'header', content: '' } as const

describe('the Save button', () => {
  it('[D-13] can be pressed once the canvas is shown', () => {
    expect(saveButton(given(...shown))).toEqual({ busy: false, disabled: false })
  })

  it('[D-13] is disabled while the canvas loads', () => {
    expect(saveButton(given(opened(), designRead())).disabled).toBe(true)
  })

  it('[D-13] is disabled and busy while saving', () => {
    expect(saveButton(given(...shown, fact('SaveChosen')))).toEqual({ busy: true, disabled: true })
  })

  it('[D-13][D-19] is disabled while the store could not be read again, and what it holds is not known', () => {
    const unread = given(...shown, fact('DesignReadRefused', { fault: refused() }))
    expect(saveButton(unread).disabled).toBe(true)
    expect(saveButton(given(...shown, fact('DesignReadRefused', { fault: refused() }), designRead())).disabled).toBe(
      false,
    )
  })

  it('[D-13][D-11] is disabled while the page is empty', () => {
    const home = { id: 'home', content: '', modified: null }
    expect(saveButton(given(opened(), designRead({ home }), fact('CanvasShown'))).disabled).toBe(true)
  })

  it('[D-13] after a failure it says why, and can be pressed again', () => {
    const failed = given(...shown, fact('SaveChosen'), {
      ...fact('EntitySaveRefused', { fault: refused() }),
      target,
    } as never)
    expect(saveFault(failed)).toMatchObject({ tag: 'Refused' })
    expect(saveButton(failed)).toEqual({ busy: false, disabled: false })
  })
})

describe('undo and redo', () => {
  it('[D-16] are named after what they change', () => {
    const palette = fact('PaletteChosen', { palette: 'Slate' })
    expect([undoStep(given(...shown)), redoStep(given(...shown))]).toEqual([null, null])
    expect(undoStep(given(...shown, palette))).toEqual(palette)
    expect(redoStep(given(...shown, palette, fact('DesignUndone')))).toEqual(palette)
  })
})
