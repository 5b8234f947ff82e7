/** What is not taken out of a file: a flow that goes on from the recording saves it again. */
import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { siteText } from '../../src/events/written'
import { rowsToFile } from '../../src/replay/file/to-file'
import { designRead } from '../support/facts'
import { options } from './recordings'
import { rowOf } from '../support/recorded-row'

const said = '<a href="mailto:mugs@example.org">mugs@example.org</a>'
const footer = { kind: 'footer', id: 'theme//footer', content: said } as const
const identity = { title: 'Mugs', tagline: said }
const titled = (value: string) => ({ kind: 'option', name: 'blogname', value }) as const

describe('what the merchant wrote and what is on the store’s pages', () => {
  it('leaves the merchant’s pages alone: who goes on from a recording saves them', () => {
    const content = '<!-- wp:paragraph --><p>Write to mugs@example.org</p><!-- /wp:paragraph -->'
    const event = { type: 'HeaderChosen', pattern: 'a', title: 'b', content }
    expect(rowsToFile([rowOf(event)], options)).toContain('mugs@example.org')
  })

  it.each([
    fact('TextWritten', { section: 'footer', block: 1, html: said }),
    fact('ButtonLinked', {
      section: 'footer',
      block: 1,
      url: 'mailto:mugs@example.org?subject=a&token=planted123',
      entity: null,
    }),
    fact('MenuItemAdded', { label: 'Write', url: 'mailto:mugs@example.org', entity: null }),
    fact('BusinessDescribed', { text: said }),
    fact('TaglineWritten', { tagline: said }),
    fact('TheirsTaken', { what: 'footer', theirs: { modified: null, text: said } }),
    fact('TheirsTaken', {
      what: 'site',
      theirs: { modified: null, text: siteText({ logo: null, icon: 0, identity }) },
    }),
    fact('EntitySaveRequested', { target: footer, known: { modified: null, text: said }, unheard: [] }),
    fact('EntitySaveRequested', {
      target: { kind: 'site', changes: { title: said, description: said } },
      known: null,
      unheard: [],
    }),
    fact('EntitySaved', { version: null, target: footer, modified: null, served: said }),
    fact('EntitySaveRefused', { fault: { tag: 'Conflict', what: 'footer', theirs: { modified: null, text: said } } }),
    { ...designRead(), site: { logo: null, icon: 0, identity, mayManage: true, mayUpload: true } },
    fact('RestoreStepRequested', { step: { from: titled(said), to: titled('Mugs') } }),
  ])(
    'unmasked, leaves the merchant’s words alone, and what is on the store’s pages: $type',
    { tags: ['L-07'] },
    (event) => {
      expect(eventIn(rowsToFile([rowOf(event)], { ...options, masked: false }))).toEqual(event)
    },
  )

  it('masked, has none of the merchant’s words', { tags: ['L-07'] }, () => {
    const event = fact('TextWritten', { section: 'footer', block: 1, html: said })
    expect(rowsToFile([rowOf(event)], options)).not.toContain('mugs@example.org')
  })

  it('in a fact of an older or a damaged form, keeps what was typed and removes secrets', { tags: ['L-07'] }, () => {
    const typed = { type: 'TextWritten', section: 'me@planted.org', block: 'none', html: said, more: 'me@planted.org' }
    expect(eventIn(rowsToFile([rowOf(typed)], { ...options, masked: false }))).toEqual({
      ...typed,
      section: '…',
      more: '…',
    })
    const unread = { type: 'TextWritten', html: { said: 'me@planted.org' } }
    expect(rowsToFile([rowOf(unread)], { ...options, masked: false })).not.toContain('planted')
  })
})

const eventIn = (file: string): unknown => (JSON.parse(file.split('\n')[1]!) as { event: unknown }).event
