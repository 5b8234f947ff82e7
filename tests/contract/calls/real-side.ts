/** The embedded WordPress of the tests, with the small shop or a real WooCommerce, as the flow's own page asks it. */
import { atHome } from '../../../src/effects/adapters/rest-preload'
import { readTogether } from '../../../src/effects/adapters/read-together'
import { flowAddress } from '../../browser/walk-support'
import { fakeStore } from '../../support/fake-store'
import { fakePorts } from '../../support/world'
import { bootOf } from '../../store/boot-of'
import { restOf } from '../../store/media-port'
import type { Client } from '../../store/support'
import { fontFiles } from './font-file'
import type { Side } from './side'

export const realSide = async (owner: Client): Promise<Side> => {
  const { routes } = await bootOf(flowAddress, owner)
  const rest = readTogether(atHome(await restOf(owner), routes))
  return {
    ports: { ...fakePorts(fakeStore()), rest, files: fontFiles },
    somebody: {
      draftsMenu: async () => {
        const { body } = await owner.post('/wp/v2/navigation', { title: 'Shop', status: 'draft' })
        return (body as { id: number }).id
      },
      writesPart: async (id, content) => {
        await owner.put(`/wp/v2/template-parts/${id}`, { content })
      },
    },
  }
}
