// @module-tag all
/** Who may ask the plugin what on a site of a network: the table from which `docs/security.md` is written, on a real one. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, peopleOfNetwork, type PersonOfNetwork } from '../../build/docs/access/people'
import { pages } from '../../build/docs/access/pages'
import { routes, statusInNetwork } from '../../build/docs/access/table'
import { fact } from '../../src/events'
import { unsavedTargets } from '../../src/projections/publication'
import { bootOf, designedAndSaved, session } from '../woocommerce/session-support'
import { forEach, inTurn, space, statusOf, statusOfPage, statusWithoutNonce } from './access-support'
import { newNetwork, type Network } from './network'
import { visitor, type Client } from './support'

const consent = { woocommerce_blocks_allow_ai_connection: 'yes' }

describe('who may ask the plugin what, on a site of a network', () => {
  let network: Network | undefined
  const clients: Partial<Record<PersonOfNetwork, Client>> = {}
  const files = () => join(network!.folder, 'wp-content')
  /** The table of each statement so far that wrote into the database. */
  const writes = async (): Promise<readonly string[]> =>
    (await readFile(join(files(), 'writes.log'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => /\bwp_\w+/.exec(line)?.[0] ?? '')
  let before = 0

  beforeAll(async () => {
    network = await newNetwork()
    const { url, superAdmin, onFirst, member } = network
    clients['super admin'] = superAdmin
    clients['administrator of another site'] = await member('administrator', onFirst)
    for (const name of people)
      clients[name] = name === 'nobody' ? visitor(url) : await member(name.replace(' ', '_'), superAdmin)
    // In another spelling than here: who wrote the one over the other would be seen.
    const consentThere = { woocommerce_blocks_allow_ai_connection: true }
    expect(await onFirst.post(`${space}/options`, consentThere)).toMatchObject({ status: 200 })
    before = (await writes()).length
  })
  afterAll(() => network?.forget())

  it('a merchant agrees to AI for their own site: that of another one has done so', { tags: ['W-02'] }, async () => {
    for (const access of routes.filter(({ takes }) => takes.includes('consent')))
      expect([access.route, await statusOf(clients.administrator!, access)]).toEqual([access.route, 403])
    expect(await clients.administrator!.post(`${space}/options`, consent)).toMatchObject({ status: 200 })
  })

  for (const access of routes)
    it(`${access.method} ${access.route}`, { tags: ['W-02'] }, async () => {
      const found = await inTurn(peopleOfNetwork, (name) => statusOf(clients[name]!, access))
      expect(found).toEqual(forEach(peopleOfNetwork, (name) => statusInNetwork(name, access)))
      expect(await statusWithoutNonce(clients['super admin']!, access)).toBe(statusInNetwork('nobody', access))
    })

  for (const access of pages)
    it(access.route, { tags: ['W-02'] }, async () => {
      const found = await inTurn(peopleOfNetwork, (name) => statusOfPage(clients[name]!, access))
      expect(found).toEqual(forEach(peopleOfNetwork, (name) => statusInNetwork(name, access)))
    })

  it(
    'the page tells what its visitor may do here, and leads nowhere but to this site',
    { tags: ['W-02'] },
    async () => {
      const all = { customize: true, switchThemes: true, editTheme: true, manageOptions: true, upload: true }
      for (const [name, may] of [
        ['administrator', { ...all, installThemes: false, unfilteredHtml: false, fileChanges: true }],
        ['super admin', { ...all, installThemes: true, unfilteredHtml: true, fileChanges: true }],
      ] as const) {
        const { rest, addresses, designer, ...told } = await bootOf(clients[name]!)
        expect([name, told.may]).toEqual([name, may])
        for (const address of [rest.root, rest.nonceEndpoint, ...Object.values(addresses), designer.assets])
          expect(address).toMatch(`${network!.url}/`)
      }
    },
  )

  it('the administrator of the site designs it and saves', { tags: ['S-06'] }, async () => {
    const state = await designedAndSaved(
      await session(clients.administrator!),
      fact('PaletteChosen', { palette: 'Slate' }),
    )
    expect([state.setUp.stage, state.saving.stage]).toEqual(['done', 'saved'])
    expect(unsavedTargets(state)).toEqual([])
    expect(await clients.administrator!.get(`${space}/store`)).toMatchObject({
      body: { frontPage: false, pageInFront: false },
    })
  })

  it('nothing of all that was written into another site', { tags: ['W-02'] }, async () => {
    const tables = new Set((await writes()).slice(before))
    expect(tables).toContain('wp_2_options')
    expect(tables).toContain('wp_2_posts')
    const ofEverySite = ['wp_users', 'wp_usermeta', 'wp_blogs', 'wp_sitemeta', '']
    expect([...tables].filter((table) => !table.startsWith('wp_2_') && !ofEverySite.includes(table))).toEqual([])
    const uploads = await readdir(join(files(), 'uploads'), { recursive: true })
    expect(uploads.filter((name) => /^sites.2.*\.webp$/.test(name))).not.toEqual([])
    expect(uploads.filter((name) => !/^sites(.2|$)/.test(name))).toEqual([])
  })

  it(
    'the network’s own admin area has no page of ours, and PHP has complained of nothing',
    { tags: ['W-02'] },
    async () => {
      const { status } = await network!.onFirst.page('/wp-admin/network/admin.php?page=customize-your-store')
      expect(status).toBe(403)
      expect(await readFile(join(files(), 'debug.log'), 'utf8').catch(() => '')).toBe('')
    },
  )
})
