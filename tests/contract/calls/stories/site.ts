/** Pictures of the media library, logo and icon, and what the front page shows. */
import * as t from 'io-ts'
import { expect } from 'vitest'
import { readSite } from '../../../../src/effects/read-design'
import { uploadMedia, uploadPicture } from '../../../../src/effects/media'
import { fact } from '../../../../src/events'
import type { SiteChanges } from '../../../../src/events/publishing'
import { png, svg } from '../../../fixtures/pictures'
import type { Flow } from '../flow'
import type { Story } from '../story'
import { published } from './published'

// The model knows pictures of one size.
const picture = { name: 'maple leaf.png', mime: 'image/png', data: png(300, 300).toString('base64') }
const save = (flow: Flow, changes: SiteChanges) => published(flow, [{ kind: 'site', changes }])

export const site: readonly Story[] = [
  {
    title: 'a picture is uploaded once, also when it is asked for again; what is no picture is not taken',
    tell: async ({ done, refused, again }) => {
      const upload = () => done(uploadMedia, fact('MediaUploadRequested', { ...picture, as: 'logo' }), 'a-picture')
      const { media } = await upload()
      expect(media).toMatchObject({ width: 300, height: 300, alt: '', url: expect.stringMatching(/\.png$/) as unknown })
      expect((await upload()).media).toEqual(media)
      const place = { section: '5-0', block: 1 }
      const asked = fact('PictureUploadRequested', { ...place, ...picture })
      expect(await done(uploadPicture, asked, 'a-picture')).toMatchObject({ ...place, picture: media })
      // Two tabs have looked before either of them sent it.
      const twin = new FormData()
      twin.append('file', new Blob([Uint8Array.from(png(300, 300))], { type: picture.mime }), picture.name)
      twin.append('slug', 'cys-a-picture')
      expect(await again({ method: 'POST', path: '/wp/v2/media', body: twin })).toBe(null)
      expect((await upload()).media).toEqual(media)
      const file = { name: 'logo.svg', mime: 'image/svg+xml', data: svg.toString('base64') }
      expect(await refused(uploadMedia, fact('MediaUploadRequested', { ...file, as: 'logo' }))).toMatchObject({
        status: 415,
      })
      expect(await again({ method: 'DELETE', path: `/wp/v2/media/${media.id}?force=true` })).toBe(null)
      expect((await upload()).media.id).not.toBe(media.id)
    },
  },
  {
    title: 'logo and icon are read as they were set, and they are unset again',
    tell: async (flow) => {
      const { done } = flow
      const { media } = await done(uploadMedia, fact('MediaUploadRequested', { ...picture, as: 'logo' }), 'a-picture')
      const both = { site_logo: media.id, site_icon: media.id }
      for (const _ of ['once', 'twice']) await save(flow, both)
      expect(await flow.found(readSite)).toMatchObject({ logo: media, icon: media.id })
      for (const _ of ['once', 'twice']) await save(flow, { site_logo: null, site_icon: null })
      expect(await flow.found(readSite)).toMatchObject({ logo: null, icon: 0 })
      // Somebody has unset the logo since it was seen.
      const unset = { method: 'PUT', path: '/wp/v2/settings?_fields=site_logo', body: { site_logo: null } } as const
      expect(await flow.again(unset)).toMatch(/^500 /)
    },
  },
  {
    title: 'title and tagline are read as they were written, signs and all; others’ stay',
    tell: async (flow) => {
      const written = { title: 'Fox & Dog’s "Treats" <b>', description: 'Ümlaut &amp; 🐕' }
      for (const _ of ['once', 'twice']) await save(flow, written)
      expect((await flow.found(readSite)).identity).toEqual({ title: written.title, tagline: written.description })
      await save(flow, { title: 'Owl' })
      await save(flow, { description: 'Kept & told' })
      expect((await flow.found(readSite)).identity).toEqual({ title: 'Owl', tagline: 'Kept & told' })
      await save(flow, { site_icon: 0 })
    },
  },
  {
    title: 'a logo whose picture is gone from the library is none',
    tell: async (flow) => {
      await save(flow, { site_logo: 999_999 })
      expect(await flow.found(readSite)).toMatchObject({ logo: null })
    },
  },
  {
    title: 'the front page shows the home template',
    tell: async (flow) => {
      const front = () =>
        flow.found(({ ask }) =>
          ask({
            method: 'GET',
            path: '/wp/v2/settings?_fields=show_on_front',
            reply: t.type({ show_on_front: t.string }),
          }),
        )
      for (const _ of ['once', 'twice']) await published(flow, [], { inFront: true, overwrite: ['frontPage'] })
      expect(await front()).toEqual({ show_on_front: 'posts' })
    },
  },
]
