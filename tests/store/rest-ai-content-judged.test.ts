import { beforeAll, describe, expect, it } from 'vitest'
import { judged } from '../suggestions/judged/judged'
import { admin, restore, type Client } from './support'
import { withPlugin } from './test-plugin'
import { allow, proposalsFor, route, type Proposal } from './ai-content-support'

type Understood = {
  readonly kind: string
  readonly summary: {
    readonly trades: readonly string[]
    readonly name: string | null
    readonly place: string | null
    readonly language: string
  }
}

const long = 600_000

const pictureOf = ({ image }: Proposal) => image.src.split('=').at(-1) ?? ''

describe('what the store proposes for judged descriptions', () => {
  let owner: Client
  const understood = new Map<string, Understood>()
  const proposed = new Map<string, readonly Proposal[]>()

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
    for (const { says } of judged) {
      understood.set(says, (await owner.post(route('images'), { business_description: says })).body as Understood)
      proposed.set(says, await proposalsFor(owner, says))
    }
  }, long)

  it.each(judged)(
    '$says',
    { tags: ['B-13'] },
    ({ says, trades, language, kind, name, place, has = [], never = [] }) => {
      const answer = understood.get(says)
      expect(answer).toMatchObject({ kind, summary: { trades, language, name: name ?? null } })
      if (place !== undefined) expect(answer?.summary.place).toBe(place)
      const titles = (proposed.get(says) ?? []).map(({ title }) => title)
      expect(new Set(titles).size).toBe(6)
      for (const part of has) expect(titles.join('\n').toLowerCase()).toContain(part.toLowerCase())
      for (const part of never) expect(titles.join('\n').toLowerCase()).not.toContain(part.toLowerCase())
    },
  )

  it.each(judged)('$says', { tags: ['B-14'] }, ({ says, trades }) => {
    const shown = (proposed.get(says) ?? []).map(pictureOf)
    expect(shown).toHaveLength(6)
    expect(new Set(shown).size).toBe(6)
    // Each shows a product of the trades that were understood; where none was, of none.
    const own = new RegExp(`-(?:${trades.length === 0 ? 'any' : trades.join('|')})-[tsk]\\d\\.webp$`)
    expect(shown.filter((picture) => !own.test(picture))).toEqual([])
  })

  it('prices are in the store’s currency, rounded as is usual there', { tags: ['B-13'] }, async () => {
    await owner.post('/wc-admin/options', { woocommerce_currency: 'JPY' })
    const prices = (await proposalsFor(owner, 'Coffee')).map(({ price }) => price)
    await owner.post('/wc-admin/options', { woocommerce_currency: 'USD' })
    expect(Math.min(...prices)).toBeGreaterThan(1000)
    expect(prices.filter((price) => price % 50 !== 0)).toEqual([])
  })

  it('a site in one of the six languages sells in that language', { tags: ['B-13'] }, async () => {
    await withPlugin('in-german')
    expect((await proposalsFor(owner, 'Coffee')).map(({ title }) => title)).toContain('Hausespresso')
  })
})
