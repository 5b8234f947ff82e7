/** Pictures of the media library, logo and icon, and what the front page shows. */
import { expect } from 'vitest'
import { readBaseline } from '../../../../src/effects/restoring/read-baseline'
import { readSite } from '../../../../src/effects/design/read-site'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { saveEntity } from '../../../../src/effects/saving/save-entity'
import { setFrontPage } from '../../../../src/effects/set-up/set-front-page'
import { uploadMedia, uploadPicture } from '../../../../src/effects/design/upload-media'
import { fact } from '../../../../src/events'
import type { SiteChanges } from '../../../../src/events/saving/saving'
import { siteText } from '../../../../src/events/saving/version'
import { png, svg } from '../../../fixtures/pictures'
import type { Story } from '../story'

// The model knows pictures of one size.
const picture = { name: 'maple leaf.png', mime: 'image/png', data: png(300, 300).toString('base64') }
const none = { modified: null, text: siteText({ logo: null, icon: 0, identity: null }) }
const save = (changes: SiteChanges, known: typeof none | null) =>
  fact('EntitySaveRequested', { target: { kind: 'site', changes }, known, unheard: [] })

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
    title: 'logo and icon are read as they were set; others’ are a conflict; and they are unset again',
    tell: async (flow) => {
      const { done, refused } = flow
      const { media } = await done(uploadMedia, fact('MediaUploadRequested', { ...picture, as: 'logo' }), 'a-picture')
      const both = { site_logo: media.id, site_icon: media.id }
      for (const _ of ['once', 'twice']) await done(saveEntity, save(both, none))
      expect(await flow.found(readSite)).toMatchObject({ logo: media, icon: media.id })
      expect(await refused(saveEntity, save({ site_logo: null }, none))).toMatchObject({ tag: 'Conflict' })
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
    title:
      'title and tagline are read as they were written, signs and all; others’ are a conflict only for who writes them',
    tell: async (flow) => {
      const written = { title: 'Fox & Dog’s "Treats" <b>', description: 'Ümlaut &amp; 🐕' }
      const known = (title: string, tagline: string) => ({
        modified: null,
        text: siteText({ logo: null, icon: 0, identity: { title, tagline } }),
      })
      const { identity } = await flow.found(readSite)
      const first = known(identity?.title ?? '', identity?.tagline ?? '')
      for (const _ of ['once', 'twice']) await flow.done(saveEntity, save(written, first))
      expect((await flow.found(readSite)).identity).toEqual({ title: written.title, tagline: written.description })
      expect(await flow.refused(saveEntity, save({ title: 'Owl' }, first))).toMatchObject({ tag: 'Conflict' })
      await flow.done(saveEntity, save({ title: 'Owl' }, known(written.title, written.description)))
      const to = { kind: 'tagline', text: 'Kept & told' } as const
      const from = { ...to, text: written.description }
      await flow.done(restoreStep, fact('RestoreStepRequested', { step: { from, to } }))
      const touched = fact('RestoreStepRequested', { step: { from, to: { ...to, text: 'Late' } } })
      expect(await flow.done(restoreStep, touched)).toMatchObject({ skipped: 'touched' })
      expect((await flow.found(readSite)).identity).toEqual({ title: 'Owl', tagline: 'Kept & told' })
      await flow.done(saveEntity, save({ site_icon: 0 }, first))
    },
  },
  {
    title: 'a logo whose picture is gone from the library is none',
    tell: async (flow) => {
      await flow.done(saveEntity, save({ site_logo: 999_999 }, null))
      expect(await flow.found(readSite)).toMatchObject({ logo: null })
    },
  },
  {
    title: 'the front page shows the home template, or a page as before',
    tell: async ({ done }) => {
      const front = async () =>
        (await done(readBaseline, fact('BaselineReadRequested'))).things.find(({ kind }) => kind === 'front-page')
      for (const _ of ['once', 'twice']) await done(setFrontPage, fact('FrontPageSettingRequested'))
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
