/** Templates and their parts: written over what is known, and taken away again until the theme's own file counts. */
import { expect } from 'vitest'
import { homeTemplate } from '../../../../src/effects/design/home-template'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { saveEntity } from '../../../../src/effects/saving/save-entity'
import { versionNow } from '../../../../src/effects/saving/version-now'
import { fact } from '../../../../src/events'
import type { Version } from '../../../../src/events/saving/version'
import type { Flow } from '../flow'
import type { Story } from '../story'

const header = 'twentytwentyfour//header'
const footer = 'twentytwentyfour//footer'
const front = 'twentytwentyfour//front-page'

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const mine = paragraph('Mine')
const theirs = paragraph('Theirs')

type Kind = 'header' | 'footer' | 'home'

const now = ({ found }: Flow, kind: Kind, id: string) => found((rest) => versionNow(rest, { kind, id, content: '' }))
const save = (kind: Kind, id: string, content: string, known: Version | null, unheard: readonly string[] = []) =>
  fact('EntitySaveRequested', {
    target: { kind, id, content },
    known,
    unheard: unheard.map((sent) => ({ kind, id, content: sent })),
  })
const putBack = (kind: Kind, id: string, from: string | null, content: string | null) =>
  fact('RestoreStepRequested', { step: { from: { kind, id, content: from }, to: { kind, id, content } } })

export const templates: readonly Story[] = [
  {
    title: 'a part is written once over what is known; what another wrote since is a conflict',
    tell: async (flow) => {
      const { done, refused, somebody } = flow
      const { sent, ...known } = await now(flow, 'header', header)
      expect([sent, known.modified]).toEqual([null, null])
      const { modified, served } = await done(saveEntity, save('header', header, mine, known))
      expect([typeof modified, served]).toEqual(['string', null])
      expect(await now(flow, 'header', header)).toMatchObject({ modified, text: mine })
      // The answer got lost: the same again is what is there already.
      await done(saveEntity, save('header', header, mine, known))
      // And with another choice since then, what is there is the flow's own work.
      await done(saveEntity, save('header', header, paragraph('Another'), known, [mine]))
      await somebody.writesPart(header, theirs)
      expect(await now(flow, 'header', header)).toMatchObject({ text: theirs, sent: null })
      const conflict = { tag: 'Conflict', what: 'header', theirs: { text: theirs } }
      expect(await refused(saveEntity, save('header', header, paragraph('Later'), known))).toMatchObject(conflict)
      expect(await done(restoreStep, putBack('header', header, mine, null))).toMatchObject({ skipped: 'touched' })
      expect(await done(restoreStep, putBack('header', header, null, mine))).toMatchObject({ skipped: 'touched' })
      for (const _ of ['once', 'twice'])
        expect(await done(restoreStep, putBack('header', header, theirs, null))).toMatchObject({ skipped: null })
      expect(await now(flow, 'header', header)).toEqual({ ...known, sent })
    },
  },
  {
    title: 'a part gets its former words back, and one that is nowhere is told as such',
    tell: async (flow) => {
      const { done, refused } = flow
      const known = await now(flow, 'footer', footer)
      for (const _ of ['once', 'twice'])
        expect(await done(restoreStep, putBack('footer', footer, null, theirs))).toMatchObject({ skipped: null })
      expect((await now(flow, 'footer', footer)).text).toBe(theirs)
      await done(restoreStep, putBack('footer', footer, theirs, null))
      expect(await now(flow, 'footer', footer)).toEqual(known)
      const nowhere = 'twentytwentyfour//no-such-part'
      expect(await refused(saveEntity, save('footer', nowhere, mine, known))).toMatchObject({
        tag: 'Refused',
        status: 404,
      })
      expect(await done(restoreStep, putBack('footer', nowhere, mine, theirs))).toMatchObject({ skipped: 'gone' })
    },
  },
  {
    title: 'a template for the front page is made where the theme has none, wins over home, and goes',
    tell: async ({ done, found }) => {
      const home = await found(homeTemplate)
      expect(home.entity.id).toBe('twentytwentyfour//home')
      for (const _ of ['once', 'twice']) await done(saveEntity, save('home', front, mine, { text: '', modified: null }))
      expect(await found(homeTemplate)).toMatchObject({ entity: { id: front, content: mine } })
      for (const _ of ['once', 'twice']) await done(restoreStep, putBack('home', front, mine, null))
      expect(await found(homeTemplate)).toEqual(home)
      // The theme has none of this name, so it is made anew.
      await done(restoreStep, putBack('home', front, null, mine))
      expect(await found(homeTemplate)).toMatchObject({ entity: { id: front, content: mine } })
      await done(restoreStep, putBack('home', front, mine, null))
      expect(await found(homeTemplate)).toEqual(home)
    },
  },
]
