/** Pictures of the media library, logo and icon, and what the front page shows. */
import { expect } from 'vitest'
import { readBaseline } from '../../../../src/effects/restoring/read-baseline'
import { readSite } from '../../../../src/effects/design/read-site'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { uploadMedia, uploadPicture } from '../../../../src/effects/design/upload-media'
import { fact } from '../../../../src/events'
import type { SiteChanges } from '../../../../src/events/saving/saving'
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
      const to = { kind: 'site', logo: 0, icon: 0 } as const
      const step = { from: { ...to, logo: media.id, icon: media.id }, to }
      for (const _ of ['once', 'twice']) await done(restoreStep, fact('RestoreStepRequested', { step }))
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
      const to = { kind: 'tagline', text: 'Kept & told' } as const
      const from = { ...to, text: written.description }
      await flow.done(restoreStep, fact('RestoreStepRequested', { step: { from, to } }))
      const touched = fact('RestoreStepRequested', { step: { from, to: { ...to, text: 'Late' } } })
      expect(await flow.done(restoreStep, touched)).toMatchObject({ skipped: 'touched' })
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
    title: 'the front page shows the home template, or a page as before',
    tell: async (flow) => {
      const { done } = flow
      const front = async () =>
        (await done(readBaseline, fact('BaselineReadRequested'))).things.find(({ kind }) => kind === 'front-page')
      for (const _ of ['once', 'twice']) await published(flow, [], { inFront: true, overwrite: ['frontPage'] })
      const from = await front()
      expect(from).toMatchObject({ show: 'posts' })
      if (from?.kind !== 'front-page') return
      const to = { ...from, show: 'page', page: 2 }
      await done(restoreStep, fact('RestoreStepRequested', { step: { from, to } }))
      expect(await front()).toEqual(to)
      await done(restoreStep, fact('RestoreStepRequested', { step: { from: to, to: from } }))
      expect(await front()).toEqual(from)
      const gone = { ...to, page: 999_999 }
      expect(await done(restoreStep, fact('RestoreStepRequested', { step: { from, to: gone } }))).toMatchObject({
        skipped: 'gone',
      })
      expect(await front()).toEqual(from)
    },
  },
]
