import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { pagePictures } from '../../src/persistence/page-pictures'

const slate = { from: 'Slate', html: '<p>Slate</p>' }
const rose = { from: 'Rose', html: '<p>Rose</p>' }

afterEach(() => vi.restoreAllMocks())

it('the last picture is there after a reload; each site of a network has its own', { tags: ['L-02'] }, async () => {
  pagePictures('one').keep(rose)
  pagePictures('one').keep(slate)
  await vi.waitFor(async () => expect(await pagePictures('one').last()).toEqual(slate))
  expect(await pagePictures('two').last()).toBeNull()
})

it('within a page, the last picture is returned after it is stored', { tags: ['L-02'] }, async () => {
  const pictures = pagePictures('three')
  expect(await pictures.last()).toBeNull()
  pictures.keep(slate)
  expect(await pictures.last()).toEqual(slate)
})

it('if storage is blocked, there is none, and nothing throws', { tags: ['L-05'] }, async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  const pictures = pagePictures('four')
  expect(await pictures.last()).toBeNull()
  pictures.keep(slate)
  expect(await pagePictures('four').last()).toBeNull()
})
