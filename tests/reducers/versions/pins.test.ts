import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { upcast } from '../../../src/events/upcasters'
import { paths } from '../../../src/events/route-path'
import { owed } from '../../../src/projections/owed'
import { versionsView } from '../../../src/projections/versions'
import type { State } from '../../../src/reducers'
import { refused } from '../../support/facts'
import { changed, versionsRead } from '../../support/restore-story'
import { due, given, resumed } from '../../support/story'

const opens = fact('DialogOpened', { dialog: 'versions' })
const listed = [...changed, opens, versionsRead()] as const
const chosen = (version: number, pinned = true) => fact('VersionPinChosen', { version, pinned })
const asked = (version: number, pinned = true) => fact('VersionPinRequested', { version, pinned })

/** The store's answer, in which these are kept. */
const answered = (...pinned: readonly number[]) => {
  const { type: _, versions, ...list } = versionsRead()
  return fact('VersionPinSet', {
    ...list,
    versions: versions.map((version) => ({ ...version, pinned: pinned.includes(version.id) })),
  })
}
const refusal = fact('VersionPinRefused', { fault: refused(404) })

/** Of the published version: whether the store keeps it, is asked, and has refused. */
const shown = (...facts: readonly FlowEvent[]) => {
  const view = versionsView(given(...facts))
  if (view.stage !== 'list') return view.stage
  const { pinned, isPinning, pinFault } = view.versions.find(({ id }) => id === 2) ?? {}
  return { pinned, isPinning, isRefused: pinFault !== null }
}

const next = (state: State) => owed(state).flatMap(({ request }) => (/^Version/.test(request.type) ? [request] : []))

describe('a version that the merchant keeps', () => {
  it('given it is chosen, then a request is due, and nothing is shown as kept until the store answers', () => {
    expect(next(given(...listed, chosen(2)))).toEqual([asked(2)])
    expect(shown(...listed, chosen(2))).toEqual({ pinned: false, isPinning: true, isRefused: false })
  })

  it('given the store answers, then its list is shown, and nothing is due', () => {
    const facts = [...listed, chosen(2), asked(2), answered(2)]
    expect(shown(...facts)).toEqual({ pinned: true, isPinning: false, isRefused: false })
    expect(next(given(...facts))).toEqual([])
  })

  it('given it is no longer kept, then another request is due', () => {
    const facts = [...listed, chosen(2), asked(2), answered(2), chosen(2, false)]
    expect(next(given(...facts))).toEqual([asked(2, false)])
    expect(shown(...facts, asked(2, false), answered())).toEqual({ pinned: false, isPinning: false, isRefused: false })
  })

  it('given it is chosen twice before the answer, then the second press changes nothing', () => {
    expect(next(given(...listed, chosen(2), asked(2), chosen(2, false), answered(2)))).toEqual([])
  })

  it('given the store refuses, then that is shown until a retry or until the history is opened again', () => {
    const facts = [...listed, chosen(2), asked(2), refusal]
    expect(shown(...facts)).toEqual({ pinned: false, isPinning: false, isRefused: true })
    expect(next(given(...facts))).toEqual([])
    expect(shown(...facts, chosen(2))).toEqual({ pinned: false, isPinning: true, isRefused: false })
    expect(shown(...facts, fact('DialogClosed'), opens, versionsRead())).toMatchObject({ isRefused: false })
  })

  it('given two are chosen, then they are sent one after the other, because each answer has the whole list', () => {
    const facts = [...listed, chosen(2), chosen(1)]
    expect(next(given(...facts))).toEqual([asked(2)])
    expect(next(given(...facts, asked(2), answered(2)))).toEqual([asked(1)])
  })

  it('given the history closes or the page reloads, then the request continues under the same id', () => {
    const facts = [...listed, chosen(2), asked(2)]
    expect(due(given(...facts, fact('DialogClosed')))).toContain('VersionPin')
    const state = given(...facts, resumed(paths.designer))
    expect(owed(state).find(({ request }) => request.type === 'VersionPinRequested')?.id).toEqual(expect.any(String))
    expect(due(given(...listed, chosen(2), resumed(paths.designer)))).toContain('VersionPin')
  })

  it('given the history is opened again meanwhile, then the list is read after the answer, which is newer', () => {
    const facts = [...listed, chosen(2), asked(2), fact('DialogClosed'), opens]
    expect(due(given(...facts))).not.toContain('VersionsRead')
    expect(due(given(...facts, answered(2)))).toContain('VersionsRead')
  })

  it('given the session is abandoned, then nothing is due', () => {
    expect(next(given(...listed, chosen(2), fact('FlowAbandoned')))).toEqual([])
  })

  it('the store before the flow stays whatever happens: it cannot be chosen', () => {
    const view = versionsView(given(...listed))
    expect(view.stage === 'list' && view.versions.map(({ kind, mayPin }) => [kind, mayPin])).toEqual([
      ['published', true],
      ['before', false],
    ])
  })

  it('given a recording of a build that did not report this, then no version counts as kept', () => {
    const { pinned: _, ...version } = versionsRead().versions[0] ?? {}
    expect(upcast({ ...versionsRead(), versions: [version] })).toMatchObject({ versions: [{ id: 2, pinned: false }] })
  })
})
