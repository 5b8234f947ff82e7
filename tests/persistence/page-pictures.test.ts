import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { pagePictures } from '../../src/persistence/page-pictures'

const slate = { from: 'Slate', html: '<p>Slate</p>' }
const rose = { from: 'Rose', html: '<p>Rose</p>' }

afterEach(() => vi.restoreAllMocks())

it('[L-02] the last picture is there after a reload; each site of a network has its own', async () => {
  pagePictures('one').keep(rose)
  pagePictures('one').keep(slate)
  await vi.waitFor(async () => expect(await pagePictures('one').last()).toEqual(slate))
  expect(await pagePictures('two').last()).toBeNull()
})

it('[L-02] within a page the last one is known without asking', async () => {
  const pictures = pagePictures('three')
  expect(await pictures.last()).toBeNull()
  pictures.keep(slate)
  expect(await pictures.last()).toEqual(slate)
})

it('[L-05] where storage is refused there is none, and nobody is troubled', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  const pictures = pagePictures('four')
  expect(await pictures.last()).toBeNull()
  pictures.keep(slate)
  expect(await pagePictures('four').last()).toBeNull()
})
