import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { openedPicture } from '../../../src/projections/design/pictures'
import { hasNewerChanges } from '../../../src/projections/saving'
import { picturesIn } from '../../../src/markup/pictures'
import type { State } from '../../../src/reducers'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, opened, resumed } from '../../support/story'
import { valuesOf } from '../../../src/reducers/design/stack'

const content =
  '<!-- wp:group --><div><!-- wp:image --><figure><img src="a.webp" alt="Old"/></figure><!-- /wp:image --></div><!-- /wp:group -->'
const place = { section: 'new', block: 1 }
const picture = (id: number) => ({ id, url: `http://store.test/${id}.png`, width: 8, height: 4, alt: '' })
const file = (name: string) => ({ ...place, name, mime: 'image/png', data: 'AAAA' })
const picks = (name: string) => fact('PictureFileChosen', file(name))
const asks = (name: string) => fact('PictureUploadRequested', file(name))
const arrives = (id: number) => fact('PictureUploaded', { ...place, picture: picture(id) })
const pattern = { pattern: 'a/b', title: 'B', content }
const begun: readonly FlowEvent[] = [
  opened(paths.designer),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
  fact('SectionInserted', { section: 'new', ...pattern, after: null }),
]
const after = (...events: readonly FlowEvent[]): State => given(...begun, ...events)
const shown = ({ designing: { design } }: State) => picturesIn(design?.sections.at(-1)?.content ?? '')[0]
const steps = (state: State) => valuesOf(state.designing.past).map(({ step }) => step.type)

describe('a file that replaces a picture', { tags: ['B-06'] }, () => {
  it('given it is chosen, then it is owed to the store until it is there, and one step of the history', () => {
    expect(due(after(picks('a.png')))).toContain('PictureUpload')
    expect(shown(after(picks('a.png'), asks('a.png')))).toMatchObject({ url: 'a.webp', alt: 'Old' })
    const state = after(picks('a.png'), asks('a.png'), arrives(9))
    expect(shown(state)).toMatchObject({ id: 9, url: 'http://store.test/9.png', alt: '' })
    expect(steps(state)).toEqual(['SectionInserted', 'PictureUploaded'])
    expect(due(state)).not.toContain('PictureUpload')
    expect(shown(given(...begun, picks('a.png'), asks('a.png'), arrives(9), fact('DesignUndone')))).toMatchObject({
      url: 'a.webp',
    })
  })

  it('given the page is loaded again meanwhile, then it is still owed', () => {
    expect(due(after(picks('a.png'), asks('a.png'), resumed(paths.designer)))).toContain('PictureUpload')
  })

  it('given the store refuses it, then the old picture stays, and the reason is kept until it is put away', () => {
    const fault = refused()
    const sad = [picks('a.png'), asks('a.png'), fact('PictureUploadRefused', { fault })]
    expect(shown(after(...sad))).toMatchObject({ url: 'a.webp', alt: 'Old' })
    expect(after(...sad).pictureUploads).toEqual({
      files: [],
      trouble: { ...place, stage: 'refused', name: 'a.png', fault },
    })
    expect(due(after(...sad))).not.toContain('PictureUpload')
    expect(after(...sad, fact('PictureNoticeDismissed')).pictureUploads.trouble).toBeNull()
    expect(due(after(...sad, picks('a.png')))).toContain('PictureUpload')
  })

  it('given a file that is none of a picture, then that is said, and what is on its way goes on', () => {
    const declined = fact('PictureFileDeclined', { ...place, name: 'b.txt', why: 'kind' })
    const state = after(picks('a.png'), asks('a.png'), declined)
    expect(state.pictureUploads.trouble).toEqual({ ...place, stage: 'declined', name: 'b.txt', why: 'kind' })
    expect(due(state)).toContain('PictureUpload')
  })

  it.each<[string, FlowEvent]>([
    ['another picture is chosen', fact('PictureChosen', { ...place, picture: picture(5) })],
    ['the section is shuffled', fact('SectionShuffled', { section: 'new', ...pattern, pattern: 'a/c', keeps: true })],
    ['the section is deleted', fact('SectionDeleted', { section: 'new' })],
  ])('given %s meanwhile, then the uploaded picture changes nothing', (_, other) => {
    const facts = [picks('a.png'), asks('a.png'), other]
    const state = after(...facts, arrives(9))
    expect(state.designing.design).toEqual(after(...facts).designing.design)
    expect(state.pictureUploads.files).toEqual([])
    expect(due(state)).not.toContain('PictureUpload')
  })

  it('given two places, then both get theirs, in whichever order they arrive', () => {
    const two = content.replace(
      '<!-- /wp:image -->',
      '<!-- /wp:image --><!-- wp:image --><figure><img src="b.webp" alt=""/></figure><!-- /wp:image -->',
    )
    const second = { ...file('b.png'), block: 2 }
    const state = given(
      ...begun.slice(0, -1),
      fact('SectionInserted', { section: 'new', ...pattern, content: two, after: null }),
      picks('a.png'),
      fact('PictureFileChosen', second),
      asks('a.png'),
      arrives(9),
    )
    expect(shown(state)?.id).toBe(9)
    expect(state.pictureUploads.files.map(({ file: { name } }) => name)).toEqual(['b.png'])
  })

  it(
    'given it is being uploaded when Save is chosen, then it is part of the Save; a later one is not',
    { tags: ['P-13'] },
    () => {
      const waits = after(picks('a.png'), asks('a.png'), fact('SaveChosen'))
      expect(due(waits)).not.toContain('Publication')
      expect(hasNewerChanges(waits)).toBe(false)
      const saving = after(picks('a.png'), asks('a.png'), fact('SaveChosen'), arrives(9))
      expect(saving.saving).toMatchObject({ stage: 'running', awaits: [], design: saving.designing.design })
      expect(due(saving)).toContain('Publication')
      const later = after(fact('SaveChosen'), picks('a.png'), asks('a.png'), arrives(9))
      expect(hasNewerChanges(later)).toBe(true)
      expect(later.saving).toMatchObject({ design: after().designing.design })
    },
  )
})

describe('a picture', { tags: ['B-06'] }, () => {
  it('given it is described or focused, then each is a step; the same again is none', () => {
    const described = fact('PictureDescribed', { ...place, alt: 'A leaf' })
    const state = after(described, described)
    expect(shown(state)?.alt).toBe('A leaf')
    expect(steps(state)).toEqual(['SectionInserted', 'PictureDescribed'])
    const cover =
      '<!-- wp:cover {"url":"a.webp"} --><div><img class="wp-block-cover__image-background" src="a.webp" alt=""/></div><!-- /wp:cover -->'
    const header = fact('HeaderChosen', { pattern: 'h', title: 'H', content: cover })
    const focused = after(header, fact('PictureFocused', { section: 'header', block: 0, x: 0.2, y: 1 }))
    expect(picturesIn(focused.designing.design?.header?.content ?? '')[0]?.focus).toEqual({ x: 0.2, y: 1 })
  })

  it('given it is clicked on the canvas, then it is opened, until another section or screen is', () => {
    const clicked = [fact('SectionSelected', { section: 'new' }), fact('PictureOpened', place)]
    expect(openedPicture(after(...clicked))).toEqual(place)
    expect(openedPicture(after(...clicked, fact('SectionSelected', { section: 'new' })))).toEqual(place)
    expect(openedPicture(after(...clicked, fact('PictureOpened', place)))).not.toBe(openedPicture(after(...clicked)))
    expect(openedPicture(after(...clicked, fact('SectionSelected', { section: '5-0' })))).toBeNull()
    expect(openedPicture(after(...clicked, fact('ScreenOpened', { path: paths.homepage })))).toBeNull()
  })

  it('given a place that does not exist, then nothing changes', () => {
    for (const where of [
      { section: 'nobody', block: 1 },
      { section: 'new', block: 0 },
      { section: 'new', block: -1 },
      { section: 'toString', block: 0.5 },
    ])
      expect(steps(after(fact('PictureChosen', { ...where, picture: picture(9) })))).toEqual(['SectionInserted'])
  })
})
