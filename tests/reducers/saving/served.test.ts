import { describe, expect, it } from 'vitest'
import { fact, type EventOfType } from '../../../src/events'
import { unsavedTargets } from '../../../src/projections/publication'
import { designRead } from '../../support/facts'
import { part, saving } from './save-story'

type Read = EventOfType<'DesignReadReceived'>
type Story = ReturnType<typeof saving>

const hooked = 'header with a hooked block'
const header = { kind: 'header', id: 'theme//header', content: 'header' } as const

/** What is read once this is on the store. */
const nowRead = (save: Story, over: Partial<Omit<Read, 'type'>> = {}): Read => {
  const { server } = save.state().designing
  if (server === null) throw new Error('Nothing was read')
  return designRead({ ...server, ...over })
}

const showing = (content: string) => ({ header: { id: header.id, content, modified: 'later' } })

/** The header was saved, and the store keeps it with a block that a plugin hooks into it. */
const saved = () =>
  saving().sends().stores('styles').stores('footer').stores('header', header, hooked).then(fact('DesignSaved'))

const historyOf = (save: Story) => save.state().designing.past.length

describe('a text that the store keeps in another form than was sent', () => {
  it('given it is read, then nothing has changed and nothing is to be saved', { tags: ['D-20'] }, () => {
    const save = saved()
    const { design } = save.state().designing
    save.then(nowRead(save, showing(hooked)))
    expect(save.state().designing).toMatchObject({ saved: design, past: { length: 3 } })
    expect(unsavedTargets(save.state())).toEqual([])
  })

  it('given repeated reads, some as sent and some in the other form, then it is still ours', { tags: ['D-20'] }, () => {
    const save = saved()
    for (const content of [hooked, 'header', hooked]) save.then(nowRead(save, showing(content)))
    expect(historyOf(save)).toBe(3)
  })

  it('given another user changed it, then the read is used unchanged', { tags: ['D-20'] }, () => {
    const save = saved()
    save.then(nowRead(save, showing(`${hooked}, and more`)))
    expect(save.state().designing.design?.header?.content).toBe(`${hooked}, and more`)
    expect(historyOf(save)).toBe(0)
  })

  it('given another user changed something else, then the whole read is used unchanged', { tags: ['D-20'] }, () => {
    const save = saved()
    save.then(
      nowRead(save, { ...showing(hooked), footer: { id: 'theme//footer', content: 'theirs', modified: 'later' } }),
    )
    const { header: local, footer: remote } = save.state().designing.design ?? {}
    expect([local?.content, remote?.content]).toEqual([hooked, 'theirs'])
    expect(unsavedTargets(save.state())).toEqual([])
  })

  it('given their version was taken since, then reading ours again is a change', { tags: ['D-20'] }, () => {
    const save = saved()
      .then(fact('HeaderChosen', part('newer')))
      .then(fact('SaveChosen'))
      .sends()
      .refuses('header', { tag: 'Conflict', what: 'header', theirs: { modified: 'then', text: 'theirs' } })
      .then(fact('TheirsTaken', { what: 'header', theirs: { modified: 'then', text: 'theirs' } }))
      .then(fact('DesignSaved'))
    save.then(nowRead(save, showing(hooked)))
    expect(save.state().designing.design?.header?.content).toBe(hooked)
    expect(historyOf(save)).toBe(0)
  })

  it(
    'given another part of Save failed, and the store is read, then the next Save only writes the rest',
    { tags: ['D-13'] },
    () => {
      const save = saving().sends().refuses('styles').stores('footer').stores('header', header, hooked)
      save.then(nowRead(save, showing(hooked))).then(fact('SaveChosen'))
      expect(unsavedTargets(save.state()).map(({ kind }) => kind)).toEqual(['styles'])
    },
  )

  it(
    'given styles that are read in another form of JSON than was sent, then nothing has changed',
    { tags: ['D-20'] },
    () => {
      const save = saving().sends().stores('header').stores('footer')
      const styles = { kind: 'styles', id: 7, settings: {}, styles: { color: {}, css: 'a{}' } } as const
      save.stores('styles', styles).then(fact('DesignSaved'))
      save.then(nowRead(save, { styles: { id: 7, settings: {}, styles: { css: 'a{}', color: [] } } }))
      expect(historyOf(save)).toBe(3)
    },
  )
})
