import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { isPhoneAsked, phoneView } from '../../../src/projections/design/preview-links'
import { owed } from '../../../src/projections/owed'
import { refused } from '../../support/facts'
import { changed } from '../../support/restore-story'
import { given, resumed } from '../../support/story'

const chosen = fact('PreviewLinkChosen', { ends: null })
const ends = (link: string) => fact('PreviewLinkChosen', { ends: link })
const late = Date.UTC(2100, 0)
const listed = (...ids: readonly string[]) => ids.map((id) => ({ id, until: late, author: 'Ada' }))
const request = () => {
  const [found] = due(...changed, chosen)
  if (found?.type !== 'PreviewLinkMakingRequested') throw new Error('No link is due.')
  return found
}
const made = (id = 'one', ...others: readonly string[]) => fact('PreviewLinkMade', { id, links: listed(id, ...others) })

const due = (...facts: readonly FlowEvent[]) =>
  owed(given(...facts)).flatMap(({ request: { type, ...rest } }) =>
    type.startsWith('PreviewLink') ? [{ type, ...rest } as FlowEvent] : [],
  )
const view = (...facts: readonly FlowEvent[]) => phoneView(given(...facts))

describe('a link to the draft', { tags: ['U-10'] }, () => {
  it('given it is chosen, then one request is due, with the whole design as Save would write it', () => {
    const { targets } = request()
    expect(targets.map(({ kind }) => kind)).toEqual(['site', 'styles', 'header', 'footer', 'home'])
    expect(due(...changed, chosen, chosen)).toHaveLength(1)
    expect(view(...changed, chosen)).toMatchObject({ isMaking: true, latest: null })
  })

  it('given the store makes it, then it is shown, and nothing is due', () => {
    const facts = [...changed, chosen, request(), made('one', 'two')]
    expect(due(...facts)).toEqual([])
    expect(view(...facts)).toMatchObject({
      isMaking: false,
      latest: { id: 'one', isOld: false },
      others: [{ id: 'two' }],
    })
  })

  it('given the draft changes, then the link is of an old one until the change is undone', () => {
    const facts = [...changed, chosen, request(), made(), fact('PaletteChosen', { palette: 'Rose' })]
    expect(view(...facts).latest).toMatchObject({ isOld: true })
    expect(view(...facts, fact('DesignUndone')).latest).toMatchObject({ isOld: false })
  })

  it('given it changes while the link is made, then the link is of an old one', () => {
    const facts = [...changed, chosen, request(), fact('PaletteChosen', { palette: 'Rose' }), made()]
    expect(view(...facts).latest).toMatchObject({ isOld: true })
  })

  it('given the store refuses, then that is shown until the merchant tries again', () => {
    const facts = [...changed, chosen, request(), fact('PreviewLinkMakingRefused', { fault: refused(409) })]
    expect(due(...facts)).toEqual([])
    expect(view(...facts)).toMatchObject({ isMaking: false, fault: { tag: 'Refused', status: 409 } })
    expect(view(...facts, chosen)).toMatchObject({ isMaking: true, fault: null })
    expect(due(...facts, chosen)).toHaveLength(1)
  })

  it('given the page reloads before the answer, then the same request goes on', () => {
    const state = given(...changed, chosen, request(), resumed(paths.designer))
    const open = owed(state).filter(({ request: { type } }) => type === 'PreviewLinkMakingRequested')
    expect(open.map(({ id }) => id)).toEqual([expect.any(String)])
  })

  it('given links are turned off, then one after another, each once, and the list is the store’s', () => {
    const facts = [...changed, chosen, request(), made('one', 'two'), ends('one'), ends('one'), ends('two')]
    expect(due(...facts)).toEqual([fact('PreviewLinkEndingRequested', { link: 'one' })])
    const next = [
      ...facts,
      fact('PreviewLinkEndingRequested', { link: 'one' }),
      fact('PreviewLinkEnded', { links: listed('two') }),
    ]
    expect(due(...next)).toEqual([fact('PreviewLinkEndingRequested', { link: 'two' })])
    expect(view(...next)).toMatchObject({ latest: null, others: [{ id: 'two' }], ending: ['two'] })
  })

  it('given one cannot be turned off, then it stays and says so, and another press asks again', () => {
    const asked = fact('PreviewLinkEndingRequested', { link: 'one' })
    const facts = [...changed, chosen, request(), made(), ends('one'), asked]
    const stuck = [...facts, fact('PreviewLinkEndingRefused', { fault: refused(500) })]
    expect(view(...stuck)).toMatchObject({ latest: { id: 'one' }, ending: [], stuck: ['one'] })
    expect(due(...stuck)).toEqual([])
    expect(due(...stuck, ends('one'))).toEqual([asked])
  })

  it('given its time is over, then it is not shown', () => {
    const over = fact('PreviewLinkMade', { id: 'one', links: [{ id: 'one', until: 0, author: '' }] })
    expect(view(...changed, chosen, request(), over)).toMatchObject({ latest: null, others: [] })
  })

  it('given a session that was copied, as from another person’s file, then no link is offered', () => {
    const opened = [...changed, fact('DialogOpened', { dialog: 'phone' })]
    expect(isPhoneAsked(given(...opened))).toBe(true)
    expect(isPhoneAsked({ ...given(...opened), forked: true })).toBe(false)
  })
})
