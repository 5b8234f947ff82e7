import { beforeAll, describe, expect, it } from 'vitest'
import { at } from '../browser/walk-support'
import { admin, restore, type Client } from './support'

type Told = {
  readonly flow: {
    readonly address: string
    readonly paths: readonly string[]
    readonly rights: readonly string[]
  } | null
}

type Answered = {
  readonly answers: Readonly<Record<string, unknown>>
  readonly rights: Readonly<Record<string, string>>
}

describe('what the page of the designer asks for the flow', () => {
  let owner: Client
  let asked: NonNullable<Told['flow']>
  let answered: Answered
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await owner.post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
    const html = await (await owner.page(at('assembler-hub'))).text()
    const { flow } = JSON.parse(/\)\( (\{"assets".*\}) \);/.exec(html)?.[1] ?? '{}') as Told
    if (flow === null) throw new Error('The page asks for nothing.')
    asked = flow
    answered = (await owner.get(flow.address.split('/wp-json')[1] ?? '')).body as Answered
  }, 240_000)

  it('is answered whole', { tags: ['D-01'] }, () => {
    expect([Object.keys(answered.answers), Object.keys(answered.rights)]).toEqual([asked.paths, asked.rights])
  })

  it(
    'is answered as each path alone, although plugins look at the address of the request',
    { tags: ['D-01'] },
    async () => {
      for (const path of asked.paths) expect(answered.answers[path], path).toEqual((await owner.get(path)).body)
    },
  )

  it('says of rights what each route says alone', { tags: ['D-12'] }, async () => {
    for (const path of asked.rights) {
      const { headers } = await owner.told(`/wp-json${path}`, { method: 'OPTIONS' })
      expect(answered.rights[path], path).toBe(headers.get('Allow'))
    }
  })
})
