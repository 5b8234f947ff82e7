import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cardQuestions } from '../../../src/events/wizard'
import { pictureOf } from '../../../src/views/wizard/card-pictures'
import { wordsOf } from '../../../src/views/wizard/questions'
import type { Shop } from '../../../src/views/ui/shop-card'

const step = 'tone-of-voice'
const said = (shop: Shop | null) =>
  cardQuestions[step].answers.map((answer) =>
    renderToStaticMarkup(pictureOf(step, answer, wordsOf(step).cards[answer]?.sample, shop)),
  )
const shop = { name: ' Fio & Couro ', picture: '', good: 'Shoulder bag' }

it('given a shop, then each tone speaks of its name and goods; else of no goods', { tags: ['X-01'] }, () => {
  for (const sentence of said(shop)) {
    expect(sentence).toContain('Fio &amp; Couro')
    expect(sentence).toContain('Shoulder bag')
  }
  expect(said(null).join(' ')).not.toMatch(/bread|oven|loaf|%\d/)
  expect(said({ ...shop, name: ' ' })).toEqual(said(null))
})
