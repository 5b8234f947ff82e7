import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { designerFault, isBroken, isLoggedOut, isOffline, previewFault, storage } from '../../../src/projections/shell'
import { paths } from '../../../src/events/route-path'
import { refused, storeRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const lost = fact('StorageLost', { why: 'quota' })
const designer = [opened(paths.designer), storeRead({ taskCompleted: true })] as const

describe('the notices over every screen', () => {
  it('given the network goes and comes, then so does the notice', { tags: ['I-07'] }, () => {
    expect(isOffline(given(opened(), fact('NetworkLost')))).toBe(true)
    expect(isOffline(given(opened(), fact('NetworkLost'), fact('NetworkRegained')))).toBe(false)
  })

  it('given the login is over, then it is said until the merchant has logged in', () => {
    expect(isLoggedOut(given(opened(), fact('LoginExpired')))).toBe(true)
    expect(isLoggedOut(given(opened(), fact('LoginExpired'), fact('LoginRenewed')))).toBe(false)
  })

  it('given nothing is kept, then it is asked once and said ever after', { tags: ['L-05'] }, () => {
    expect(storage(given(opened()))).toBe('kept')
    expect(storage(given(opened(), lost))).toBe('lost')
    expect(storage(given(opened(), lost, fact('UnsavedWorkAccepted')))).toBe('given-up')
  })

  it.each([
    ['the design', fact('DesignReadRefused', { fault: refused(403) }), designerFault, previewFault],
    ['the editor settings', fact('EditorSettingsReadRefused', { fault: refused(403) }), previewFault, designerFault],
  ])(
    'given %s cannot be read, then only that is reported, and a retry reads it again',
    { tags: ['D-01'] },
    (_name, refusal, said, other) => {
      expect(said(given(...designer, refusal))).toMatchObject({ status: 403 })
      expect(other(given(...designer, refusal))).toBeNull()
      expect(said(given(...designer, refusal, fact('ReadingRetried')))).toBeNull()
    },
  )

  it('given neither can be read, then one notice is enough', { tags: ['D-01'] }, () => {
    const refusals = [
      fact('DesignReadRefused', { fault: refused(500) }),
      fact('EditorSettingsReadRefused', { fault: refused(500) }),
    ]
    expect(designerFault(given(...designer, ...refusals))).toMatchObject({ status: 500 })
    expect(previewFault(given(...designer, ...refusals))).toBeNull()
  })

  it('given it was read elsewhere or the network was lost, then the designer has no notice of its own', () => {
    expect(designerFault(given(opened(), fact('DesignReadRefused', { fault: refused() })))).toBeNull()
    expect(designerFault(given(...designer, fact('DesignReadRefused', { fault: { tag: 'Offline' } })))).toBeNull()
  })

  it(
    'given an effect failed by a bug, then a notice says so until the page is loaded again',
    { tags: ['L-10'] },
    () => {
      expect(isBroken(given(opened(), fact('EffectFailed', { effect: 'read-store', why: 'bug' })))).toBe(true)
      expect(isBroken(given(opened()))).toBe(false)
    },
  )
})
