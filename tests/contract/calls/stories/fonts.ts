/** The font library: of a family, and of a face of it, there is never more than one. */
import * as t from 'io-ts'
import { expect } from 'vitest'
import { installFontFamily, readFontCollection } from '../../../../src/effects/fonts'
import { readDesign } from '../../../../src/effects/read-design'
import { fact } from '../../../../src/events'
import type { FontFamily } from '../../../../src/events/design'
import type { Flow } from '../flow'
import type { Story } from '../story'
import { putBack } from './published'

const library = async ({ done }: Flow) => (await done(readDesign, fact('DesignReadRequested', { preview: null }))).fonts

const rubik = async ({ done }: Flow): Promise<FontFamily> => {
  const { families } = await done(readFontCollection, fact('FontCollectionReadRequested'))
  const found = families.find(({ slug }) => slug === 'rubik')
  if (found === undefined) throw new Error('The collection has no Rubik.')
  return { ...found, faces: found.faces.slice(0, 1) }
}

export const fonts: readonly Story[] = [
  {
    title: 'a family is installed with its faces, once, and found in the library',
    tell: async (flow) => {
      const family = await rubik(flow)
      const install = () => flow.done(installFontFamily, fact('FontFamilyInstallRequested', { family }))
      const installed = (await install()).family
      const [{ fontFamily, fontStyle, fontWeight } = {}] = family.faces
      expect(installed).toMatchObject({ slug: 'rubik', faces: [{ fontFamily, fontStyle, fontWeight }] })
      // Not from where it came, but the store's own file.
      expect(installed.faces[0]?.src[0]).toMatch(/^https?:.*\.woff2$/)
      expect((await install()).family).toEqual(installed)
      expect(await library(flow)).toEqual([installed])
    },
  },
  {
    title: 'another tab’s request for the same is refused, and makes no second one',
    tell: async (flow) => {
      const { name, slug, fontFamily } = await rubik(flow)
      const before = await library(flow)
      const body = { font_family_settings: JSON.stringify({ name, slug, fontFamily, preview: '' }) }
      const path = '/wp/v2/font-families'
      expect(await flow.again({ method: 'POST', path, body })).toBe('400 rest_duplicate_font_family')
      const [{ id } = { id: 0 }] = await flow.found(({ ask }) =>
        ask({ method: 'GET', path: `${path}?slug=rubik&_fields=id`, reply: t.array(t.type({ id: t.number })) }),
      )
      const face = () => {
        const form = new FormData()
        form.append('font_face_settings', JSON.stringify({ ...before[0]?.faces[0], src: 'file-0' }))
        form.append('file-0', new Blob(['font']), 'rubik.woff2')
        return form
      }
      const postFace = (family: number) =>
        flow.again({ method: 'POST', path: `${path}/${family}/font-faces`, body: face() })
      expect(await postFace(id)).toBe('400 rest_duplicate_font_face')
      // Somebody has removed the family meanwhile.
      expect(await postFace(999_999)).toMatch(/^404 /)
      expect(await library(flow)).toEqual(before)
    },
  },
  {
    title: 'a family goes from the library with the store from before; one that is gone is no trouble',
    tell: async (flow) => {
      for (const _ of ['once', 'twice']) await putBack(flow)
      expect(await library(flow)).toEqual([])
      const gone = { method: 'DELETE', path: '/wp/v2/font-families/999999?force=true' } as const
      expect(await flow.again(gone)).toMatch(/^404 /)
    },
  },
]
