import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { askToKeep } from '../../../src/effects/adapters/browser'
import { askAtFirstChoice } from '../../../src/effects/sensors'
import { fact, type FlowEvent } from '../../../src/events'
import type { Appended } from '../../../src/projections/tracking/tracking'
import { fold, initialState } from '../../../src/reducers'
import { designRead } from '../../support/facts'
import { blocked, fakeStorage } from '../../support/fake-storage'

describe('what the flow keeps in the browser', { tags: ['L-05'] }, () => {
  it('is asked for once per browser', async () => {
    const { asked, storage } = aBrowser()
    const memory = fakeStorage()
    await askToKeep(storage, () => memory)
    await askToKeep(storage, () => memory)
    expect(asked).toEqual(['persist'])
  })

  it('is asked for once also by two pages of one moment', async () => {
    const { asked, storage } = aBrowser()
    const memory = fakeStorage()
    await Promise.all([askToKeep(storage, () => memory), askToKeep(storage, () => memory)])
    expect(asked).toEqual(['persist'])
  })

  it('is not asked for where it is granted, where nothing can be remembered, or where nobody can be asked', async () => {
    const granted = aBrowser(true)
    await askToKeep(granted.storage, fakeStorage)
    const forgetful = aBrowser()
    await askToKeep(forgetful.storage, blocked)
    expect([...granted.asked, ...forgetful.asked]).toEqual([])
    await expect(askToKeep(null, fakeStorage)).resolves.toBeUndefined()
  })

  it('a browser that refuses breaks nothing', async () => {
    const storage = { persisted: async () => false, persist: () => Promise.reject(new TypeError('no')) }
    await expect(askToKeep(storage, fakeStorage)).resolves.toBeUndefined()
  })

  it('is asked for with the first choice of a design, and not before or again', () => {
    const { asked, live } = aPage()
    live('ours', designRead())
    expect(asked).toEqual([])
    live('ours', fact('PaletteChosen', { palette: 'Slate' }))
    live('ours', fact('PaletteChosen', { palette: 'Canary' }))
    expect(asked).toEqual(['keep'])
  })

  it('is not asked for by a page that only hears of a choice in another', () => {
    const { asked, live } = aPage()
    live('theirs', designRead())
    live('theirs', fact('PaletteChosen', { palette: 'Slate' }))
    expect(asked).toEqual([])
  })
})

// Helpers

const aBrowser = (granted = false) => {
  const asked: string[] = []
  const persist = async () => {
    asked.push('persist')
    return false
  }
  return { asked, storage: { persisted: async () => granted, persist } }
}

const aPage = () => {
  const asked: string[] = []
  const appended$ = new Subject<Appended>()
  askAtFirstChoice(appended$, 'ours', () => asked.push('keep')).subscribe()
  let before = initialState
  const live = (tab: string, event: FlowEvent) => {
    const seq = before.seq + 1
    const recorded = { seq, id: `${seq}`, session: 's', at: seq, tab, build: 'b', cause: null, settles: null, event }
    const after = fold(before, recorded)
    appended$.next({ before, fact: recorded, after })
    before = after
  }
  return { asked, live }
}
