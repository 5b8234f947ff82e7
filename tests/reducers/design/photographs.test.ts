import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { picturesIn } from '../../../src/markup/pictures'
import {
  looksForPhotographs,
  photographComing,
  photographsView,
  photographTrouble,
} from '../../../src/projections/design/pictures'
import type { State } from '../../../src/reducers'
import { valuesOf } from '../../../src/reducers/design/stack'
import { photograph } from '../../replay/made/photographed'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, opened, resumed } from '../../support/story'

const content =
  '<!-- wp:heading --><h2 class="wp-block-heading">Picked by <em>hand</em>, every spring &amp; autumn in Uji</h2><!-- /wp:heading --><!-- wp:image --><figure class="wp-block-image"><img src="a.webp" alt="A teapot, two cups"/></figure><!-- /wp:image -->'
const place = { section: 'new', block: 1 }
const begun: readonly FlowEvent[] = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
  fact('SectionInserted', { section: 'new', pattern: 'a/b', title: 'B', content, after: null }),
]
const after = (...events: readonly FlowEvent[]): State => given(...begun, ...events)

const opens = fact('PhotographsOpened', place)
const agrees = fact('PhotographSharingAgreed')
const searches = (words = 'tea', page = 1) => fact('PhotographsSearched', { words, page })
const consents = [fact('PhotographConsentRequested'), fact('PhotographConsentGiven')]
const asks = (words = 'tea', page = 1) => fact('PhotographSearchRequested', { words, page })
const found = (...ids: readonly string[]) => ids.map((id) => ({ ...photograph, id }))
const finds = (page: number, ...ids: readonly string[]) =>
  fact('PhotographsFound', { photographs: found(...ids), page, pages: 3 })
const searched = [opens, agrees, searches(), ...consents, asks()]
const chooses = fact('PhotographChosen', { ...place, photograph })
const fetches = fact('PhotographImportRequested', { ...place, photograph })
const picture = { id: 9, url: 'http://store.test/tea.jpg', width: 1200, height: 800, alt: 'Tea harvest' }
const arrives = fact('PhotographImported', { ...place, picture })

const shown = ({ designing: { design } }: State) => picturesIn(design?.sections.at(-1)?.content ?? '')[0]
const steps = (state: State) => valuesOf(state.designing.past).map(({ step }) => step.type)
const ids = (state: State) => photographsView(state)?.search?.found.map(({ id }) => id)
const calls = (state: State) => due(state).filter((name) => name.startsWith('Photograph'))

describe('a search for photographs', () => {
  it('given no consent, then nothing is asked; given consent, then the store gets the consent first', () => {
    expect(calls(after(opens, searches()))).toEqual([])
    expect(calls(after(opens, agrees))).toEqual([])
    expect(calls(after(opens, agrees, searches()))).toEqual(['PhotographConsent'])
    expect(calls(after(opens, agrees, searches(), ...consents))).toEqual(['PhotographSearch'])
    expect(photographsView(after(opens))).toMatchObject({ place, agreed: false, stage: 'none' })
  })

  it('given a second search, then the consent is not written again', () => {
    expect(calls(after(...searched, finds(1, 'a'), searches('cups')))).toEqual(['PhotographSearch'])
  })

  it('begins with what the picture shows, or what the section says; at most five words', () => {
    expect(photographsView(after(opens))?.ideas).toEqual(['A teapot two cups', 'Picked by hand every spring'])
  })

  it('given photographs are found, then they are listed, and another page follows them without doubles', () => {
    const first = after(...searched, finds(1, 'a', 'b'))
    expect([photographsView(first)?.stage, ids(first)]).toEqual(['found', ['a', 'b']])
    expect(calls(first)).toEqual([])
    const more = after(...searched, finds(1, 'a', 'b'), searches('tea', 2), asks('tea', 2))
    expect([photographsView(more)?.stage, ids(more)]).toEqual(['searching', ['a', 'b']])
    const second = after(...searched, finds(1, 'a', 'b'), searches('tea', 2), asks('tea', 2), finds(2, 'b', 'c'))
    expect(ids(second)).toEqual(['a', 'b', 'c'])
    expect(ids(after(...searched, finds(1, 'a'), searches('cups')))).toEqual([])
  })

  it('given it is refused, then it says why, and asks again only when the merchant does', () => {
    const sad = [...searched, fact('PhotographSearchRefused', { fault: refused(429) })]
    expect(photographsView(after(...sad))).toMatchObject({ stage: 'refused', fault: { status: 429 } })
    expect(calls(after(...sad))).toEqual([])
    expect(calls(after(...sad, searches()))).toEqual(['PhotographSearch'])
  })

  it('given the consent could not be written, then that is the reason, and the next search writes it', () => {
    const [request] = consents
    const sad = [opens, agrees, searches(), request!, fact('PhotographConsentRefused', { fault: refused(500) })]
    expect(photographsView(after(...sad))).toMatchObject({ stage: 'refused', fault: { status: 500 } })
    expect(calls(after(...sad, searches()))).toEqual(['PhotographConsent'])
  })

  it('given the consent was withdrawn, then the merchant is asked for it again', () => {
    const fault = {
      tag: 'Refused',
      status: 403,
      code: 'customize_your_store_photographs_consent',
      message: '',
    } as const
    const state = after(...searched, fact('PhotographSearchRefused', { fault }))
    expect(photographsView(state)).toMatchObject({ agreed: false, stage: 'none' })
    expect(calls(after(...searched, fact('PhotographSearchRefused', { fault }), agrees, searches()))).toEqual([
      'PhotographConsent',
    ])
  })

  it('given no network, then it waits and says so', () => {
    expect(photographsView(after(...searched, fact('NetworkLost')))?.stage).toBe('offline')
  })

  it('ends when it is closed, another screen opens or the picture is gone; the consent stays', () => {
    for (const end of [fact('PhotographsClosed'), fact('ScreenOpened', { path: `${paths.designer}/header` })]) {
      const over = after(...searched, finds(1, 'a'), end)
      expect([looksForPhotographs(over), calls(over)]).toEqual([false, []])
      expect(photographsView(given(...begun, ...searched, finds(1, 'a'), end, opens))).toMatchObject({
        agreed: true,
        search: null,
      })
    }
    expect(looksForPhotographs(after(opens, fact('SectionDeleted', { section: 'new' })))).toBe(false)
    expect(looksForPhotographs(after(opens, resumed(paths.designer)))).toBe(false)
  })

  it('given the answer to another search, then it is not listed', () => {
    const late = after(...searched, searches('cups'), finds(1, 'a'))
    expect([photographsView(late)?.stage, ids(late)]).toEqual(['searching', []])
  })
})

describe('a photograph that replaces a picture', () => {
  const chosen = [...searched, finds(1, photograph.id), chooses]

  it('given it is chosen, then its copy is due until the library has it; then it is one step for undo', () => {
    expect(calls(after(...chosen))).toEqual(['PhotographImport'])
    expect(photographsView(after(...chosen))?.coming).toBe(photograph.id)
    expect(photographComing(after(...chosen), place)).toEqual(photograph)
    const state = after(...chosen, fetches, arrives)
    expect(shown(state)).toMatchObject({ id: 9, url: picture.url, alt: 'Tea harvest' })
    expect(steps(state)).toEqual(['SectionInserted', 'PhotographImported'])
    expect([looksForPhotographs(state), calls(state)]).toEqual([false, []])
    expect(shown(after(...chosen, fetches, arrives, fact('DesignUndone')))).toMatchObject({ url: 'a.webp' })
  })

  it('given it cannot be copied, then the reason is shown at the picture, and another can be chosen', () => {
    const sad = [...chosen, fetches, fact('PhotographImportRefused', { fault: refused(404) })]
    expect(photographsView(after(...sad))).toMatchObject({ coming: null, trouble: { status: 404 } })
    expect(photographTrouble(after(...sad))).toBeNull()
    expect(photographTrouble(after(...sad, fact('PhotographsClosed')))).toMatchObject({
      ...place,
      fault: { status: 404 },
    })
    expect(calls(after(...sad))).toEqual([])
    expect(calls(after(...sad, chooses))).toEqual(['PhotographImport'])
    expect(photographsView(after(...sad, fact('PhotographNoticeDismissed')))?.trouble).toBeNull()
  })

  it('given the search is closed or the page is loaded again meanwhile, then it is copied nevertheless', () => {
    for (const meanwhile of [fact('PhotographsClosed'), resumed(paths.designer)])
      expect(shown(after(...chosen, fetches, meanwhile, arrives))).toMatchObject({ id: 9 })
  })

  it('given another picture or another section is there by then, then the photograph is not used', () => {
    const other = fact('PictureChosen', { ...place, picture: { ...picture, id: 5 } })
    expect(shown(after(...chosen, fetches, other, arrives))).toMatchObject({ id: 5 })
    const another = fact('SectionShuffled', { section: 'new', pattern: 'a/c', title: 'C', content, keeps: true })
    expect(shown(after(...chosen, fetches, another, arrives))).toMatchObject({ url: 'a.webp' })
  })

  it('given a file is being uploaded for the same place, then the later choice wins', () => {
    const file = { ...place, name: 'a.png', mime: 'image/png', data: 'AAAA' }
    const picks = fact('PictureFileChosen', file)
    expect(due(after(picks, chooses))).not.toContain('PictureUpload')
    expect(calls(after(chooses, picks))).toEqual([])
  })
})
