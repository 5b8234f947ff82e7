import { expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { allPictures, mayUploadPictures, picturesOf } from '../../../src/projections/design/pictures'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const image = (name: string) =>
  `<!-- wp:image --><figure><img src="${name}" alt="A &amp; B"/></figure><!-- /wp:image -->`
const content = `<!-- wp:group --><div>${image('a.webp')}${image('b.webp')}</div><!-- /wp:group -->`
const begun = [
  opened(paths.designer),
  designRead(),
  fact('SectionInserted', { section: 'new', pattern: 'a/b', title: 'B', content, after: null }),
] as const

it(
  'given a page, then the pictures of each section are listed, with their texts and open uploads',
  { tags: ['B-06'] },
  () => {
    const file = { section: 'new', block: 2, name: 'leaf.png', mime: 'image/png', data: 'AAAA' }
    const state = given(...begun, fact('PictureFileChosen', file))
    const shown = { section: 'new', id: null, alt: 'A & B', focus: null }
    expect(picturesOf(state, 'new')).toEqual([
      { ...shown, block: 1, url: 'a.webp', uploading: null },
      { ...shown, block: 2, url: 'b.webp', uploading: 'leaf.png' },
    ])
    expect([...allPictures(state).keys()]).toEqual(['new'])
    expect(picturesOf(state, 'header')).toEqual([])
    expect(picturesOf(state, 'constructor')).toEqual([])
  },
)

it('given another account, then it may upload only if the store allows it', { tags: ['B-06'] }, () => {
  expect(mayUploadPictures(given(...begun))).toBe(true)
  const { site } = designRead()
  expect(mayUploadPictures(given(opened(paths.designer), designRead({ site: { ...site, mayUpload: false } })))).toBe(
    false,
  )
  expect(mayUploadPictures(given(opened(paths.designer)))).toBe(false)
})
