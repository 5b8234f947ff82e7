import { expect, it } from 'vitest'
import { looks } from '../../src/catalogue/wizard/looks'
import { allDrawn, answerBoth, publicState, seenIn, tell } from '../browser/quick-start-support'
import { newVisit } from '../browser/support'
import { restore } from '../store/support'

it('given a store without products, then each direction lists goods, with pictures in its style', async () => {
  await restore()
  const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
  await tell(page)
  await answerBoth(page)
  await allDrawn(page)
  for (const look of looks) {
    const { products } = await seenIn(page, look)
    expect(products.map(({ name }) => name)).toEqual(['Shoulder bag', 'Wallet', 'Belt', 'Backpack'])
    for (const { picture } of products) expect(picture).toContain(`drawn-${look.toLowerCase()}-`)
  }
  expect((await publicState()).products).toEqual([])
})
