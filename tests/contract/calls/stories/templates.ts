/** Templates and their parts: put back over what is known, and taken away again until the theme's own file counts. */
import { expect } from 'vitest'
import { homeTemplate } from '../../../../src/effects/design/home-template'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { versionNow } from '../../../../src/effects/restoring/stored-entity'
import { fact } from '../../../../src/events'
import type { Flow } from '../flow'
import type { Story } from '../story'
import { published } from './published'

const header = 'twentytwentyfour//header'
const footer = 'twentytwentyfour//footer'
const front = 'twentytwentyfour//front-page'

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
const mine = paragraph('Mine')
const theirs = paragraph('Theirs')

type Kind = 'header' | 'footer' | 'home'

const now = ({ found }: Flow, kind: Kind, id: string) => found((rest) => versionNow(rest, { kind, id, content: '' }))
const putBack = (kind: Kind, id: string, from: string | null, content: string | null) =>
  fact('RestoreStepRequested', { step: { from: { kind, id, content: from }, to: { kind, id, content } } })

export const templates: readonly Story[] = [
  {
    title: 'a part that the flow wrote goes back to the theme’s own; what another wrote since stays',
    tell: async (flow) => {
      const { done, somebody } = flow
      const known = await now(flow, 'header', header)
      expect([known.sent, known.modified]).toEqual([null, null])
      await published(flow, [{ kind: 'header', id: header, content: mine }])
      expect(await now(flow, 'header', header)).toMatchObject({ text: mine })
      await somebody.writesPart(header, theirs)
      expect(await now(flow, 'header', header)).toMatchObject({ text: theirs, sent: null })
      expect(await done(restoreStep, putBack('header', header, mine, null))).toMatchObject({ skipped: 'touched' })
      expect(await done(restoreStep, putBack('header', header, null, mine))).toMatchObject({ skipped: 'touched' })
      for (const _ of ['once', 'twice'])
        expect(await done(restoreStep, putBack('header', header, theirs, null))).toMatchObject({ skipped: null })
      expect(await now(flow, 'header', header)).toEqual(known)
    },
  },
  {
    title: 'a part gets its former words back, and one that is nowhere is told as such',
    tell: async (flow) => {
      const { done } = flow
      const known = await now(flow, 'footer', footer)
      for (const _ of ['once', 'twice'])
        expect(await done(restoreStep, putBack('footer', footer, null, theirs))).toMatchObject({ skipped: null })
      expect((await now(flow, 'footer', footer)).text).toBe(theirs)
      await done(restoreStep, putBack('footer', footer, theirs, null))
      expect(await now(flow, 'footer', footer)).toEqual(known)
      const nowhere = 'twentytwentyfour//no-such-part'
      expect(await done(restoreStep, putBack('footer', nowhere, mine, theirs))).toMatchObject({ skipped: 'gone' })
    },
  },
  {
    title: 'a template for the front page is made where the theme has none, wins over home, and goes',
    tell: async (flow) => {
      const { done, found } = flow
      const home = await found(homeTemplate)
      expect(home.entity.id).toBe('twentytwentyfour//home')
      for (const _ of ['once', 'twice']) await published(flow, [{ kind: 'home', id: front, content: mine }])
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
