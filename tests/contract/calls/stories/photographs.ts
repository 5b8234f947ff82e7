/** Photographs in the public domain: asked for elsewhere only once somebody agreed. */
import { expect } from 'vitest'
import { askPhotographConsent, importPhotograph, searchPhotographs } from '../../../../src/effects/media'
import { fact } from '../../../../src/events'
import { photograph } from '../../../replay/made/photographed'
import type { Story } from '../story'

const ours = (name: string) => `customize_your_store_photographs_${name}`

export const photographs: readonly Story[] = [
  {
    title: 'a store where nobody agreed asks nobody for photographs; one that cannot reach Openverse says so',
    tell: async ({ done, refused }) => {
      const search = () => refused(searchPhotographs, fact('PhotographSearchRequested', { words: 'tea & co', page: 1 }))
      const copy = () =>
        refused(importPhotograph, fact('PhotographImportRequested', { section: 'hero', block: 0, photograph }))
      for (const ask of [search, copy]) expect(await ask()).toMatchObject({ status: 403, code: ours('consent') })
      for (const _ of ['once', 'twice']) await done(askPhotographConsent, fact('PhotographConsentRequested'))
      for (const ask of [search, copy]) expect(await ask()).toMatchObject({ status: 502, code: ours('unreachable') })
    },
  },
]
