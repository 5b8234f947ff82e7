/** The merchant's global styles: each theme has its own, and they are written whole. */
import { expect } from 'vitest'
import { readDesign } from '../../../../src/effects/read-design'
import { fact } from '../../../../src/events'
import type { Story } from '../story'
import { published, putBack } from './published'

const colored = (background: string) => ({ settings: {}, styles: { color: { background } } })

export const styles: readonly Story[] = [
  {
    title: 'styles are read as they were written, and they go back',
    tell: async (flow) => {
      const now = async () => (await flow.done(readDesign, fact('DesignReadRequested', { preview: null }))).styles
      const before = await now()
      const written = { id: before.id, ...colored('#abcdef') }
      await published(flow, [{ kind: 'styles', ...written }])
      expect(await now()).toEqual(written)
      await putBack(flow)
      // WordPress makes the record anew where a version has none.
      expect({ ...(await now()), id: 0 }).toEqual({ ...before, id: 0 })
    },
  },
]
