import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'
import { allow, pattern, patterns, proposalsFor, route, tea, writeStore } from './ai-content-support'

const understood = '/customize-your-store/v1/understood'
const options = '/customize-your-store/v1/options'

type Told = {
  readonly trades: readonly string[]
  readonly place: string | null
  readonly name: string | null
  readonly pictures: string
  readonly choices: readonly { readonly trade: string; readonly name: string; readonly picture: string | null }[]
}

describe('what the built-in suggestions understood', { tags: ['B-12'] }, () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
  })

  const told = async (business_description: string) =>
    (await owner.post(understood, { business_description })).body as Told
  const choose = (description: string, trade: string) =>
    owner.post(options, { customize_your_store_trade: { description, trade } })

  it('trades and place are told, and 130 trades by name, each with a picture that is there or none', async () => {
    const { trades, place, choices, pictures } = await told('Lisbon dog treats: we bake dog biscuits in Lisbon.')
    expect(place).toBe('Lisbon')
    expect((await told('Turquoise rings and belts from Santa Fe')).place).toBe('Santa Fe')
    const names = new Map(choices.map(({ trade, name }) => [trade, name]))
    expect(names.get(trades[0] ?? '')).toMatch(/pet|dog/i)
    expect(choices.length).toBeGreaterThanOrEqual(120)
    expect(new Set(names.values()).size).toBe(choices.length)
    const files = choices.flatMap(({ picture }) => picture ?? [])
    expect(files.length).toBeGreaterThan(40)
    for (const file of files.slice(0, 5)) expect((await fetch(pictures + file)).status).toBe(200)
    expect((await told('xyzzy plugh')).trades).toEqual([])
    expect((await told('xyzzy plugh')).name).toBeNull()
    expect((await told('My shop is called Patinha. Dog treats.')).name).toBe('Patinha')
  })

  it.each([
    ['Tents, backpacks and hiking gear in Melbourne', ['outdoor']],
    ['Backpacks and belts from Florence', ['bags']],
    ['Azulejos e cerâmica pintados à mão em Lisboa', ['ceramics']],
    ['Azulejos, pavimentos e tinta de parede no Porto', ['building']],
    ['Tents and hiking gear, with rental in Melbourne', ['outdoor']],
    ['Camera rental in Oslo', ['cameras', 'rental']],
    ['Food and toys for dogs and cats', ['dogs']],
    ['Toys and games for children', ['toys']],
  ])('goods that two trades sell, and what belongs to a trade, make no second one: %s', async (description, trades) => {
    expect((await told(description)).trades).toEqual(trades)
  })

  it('given another trade was chosen, then texts are for it, and another description is not affected', async () => {
    expect((await choose(tea, 'soap')).status).toBe(200)
    expect((await told(tea)).trades).toEqual(['soap'])
    const titles = (await proposalsFor(owner, tea)).map(({ title }) => title).join()
    expect(titles).toMatch(/soap/i)
    expect(titles).not.toMatch(/tea/i)
    await writeStore(owner, tea)
    expect(await patterns(owner)).not.toContain('Put the kettle on')
    expect((await told('We sell coffee.')).trades).not.toContain('soap')
  })

  it('given what was written, when another trade is chosen, then the same description is written anew', async () => {
    await writeStore(owner, tea)
    const images = async () => (await owner.post(route('images'), { business_description: tea })).body
    expect(await images()).toMatchObject({ images: [] })
    await choose(tea, 'soap')
    expect(await images()).toHaveProperty('images.images.length')
    await writeStore(owner, tea)
    expect(await pattern(owner, 'customize-your-store/just-arrived-full-hero')).not.toMatch(/tea\b/i)
  })

  it('given that none fits, or a trade that nobody knows, then nothing is made up', async () => {
    await choose(tea, '')
    expect((await told(tea)).trades).toEqual([])
    await choose(tea, '../../etc/passwd')
    expect((await told(tea)).trades).toEqual(['tea'])
    for (const trade of [7, ['soap'], null, 'a'.repeat(101)])
      expect((await owner.post(options, { customize_your_store_trade: { description: tea, trade } })).status).toBe(400)
    expect((await owner.post(understood, {})).status).toBe(400)
  })
})
