// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { looks } from '../../src/catalogue/wizard/looks'
import { restore } from '../store/support'
import { allDrawn, answerBoth, seenIn, shopName, tell } from './quick-start-support'
import { tooWide } from './reflow-support'
import { newVisit } from './support'

const odd: readonly (readonly [string, { readonly goods: string; readonly name: string }])[] = [
  ['nothing but emoji', { goods: '🥐🥐', name: '🥐' }],
  ['an address', { goods: 'https://example.com/shop?a=1&b=2', name: 'https://example.com' }],
  ['a whole text', { goods: 'We knit socks of wool. '.repeat(220), name: 'Sock'.repeat(40) }],
  ['an alphabet that no built-in suggestion reads', { goods: 'ჩვენ ვყიდით ჩაის', name: 'ჩაის სახლი' }],
  ['markup', { goods: '<script>alert(1)</script> & "tea"', name: '<b>Tea</b>' }],
]

describe('odd descriptions and names in the quick start', { tags: ['X-01'] }, () => {
  beforeAll(() => restore(), 120_000)

  it.each(odd)('given %s, then three whole pages follow, and the words stay', async (_, told) => {
    const { page } = await newVisit({ viewport: { width: 1024, height: 800 } })
    await tell(page, told)
    await answerBoth(page)
    await allDrawn(page)
    expect(await page.evaluate(tooWide)).toEqual([])
    for (const look of looks) expect((await seenIn(page, look)).text).toContain(told.name)
    await page.getByRole('button', { name: 'Change my answers' }).click()
    expect(await page.getByRole('textbox', { name: 'Your business' }).inputValue()).toBe(told.goods)
    expect(await shopName(page).inputValue()).toBe(told.name)
  })
})
