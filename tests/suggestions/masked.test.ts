import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masked } from '../../src/suggestions/masked'
import { timed } from '../support/cpu-time'

describe('given a description with an address or a number of a person', () => {
  it.each([
    ['Write to anna.k+shop@tea-house.co.uk.', 'Write to [email].'],
    ['Mail: <jürgen@müller.de>, or not', 'Mail: <[email]>, or not'],
    ['Call +49 (0) 171 / 234 5678 today', 'Call [phone] today'],
    ['(555) 123-4567', '[phone]'],
    ['We answer (555 123 4567)', 'We answer ([phone])'],
    ['1-800-555-1230 or 800.555.1230', '[phone] or [phone]'],
    ['0171 2345678', '[phone]'],
    ['06 12 34 56 78, 06.12.34.56.78', '[phone], [phone]'],
    ['5551234567', '[phone]'],
    ['Mobile no. 612 345 678', 'Mobile no. [phone]'],
    ['612 345 678 in the morning', '[phone] in the morning'],
    ['WhatsApp: 22345678', 'WhatsApp: [phone]'],
    ['Call us at 12 345 678', 'Call us at [phone]'],
    ['tel 555-0199', 'tel [phone]'],
    ['0044 20 7946 0958', '[phone]'],
    ['هاتف ٠١٢٣٤٥٦٧٨٩', 'هاتف [phone]'],
    ['a@b.co +1 202 555 2015', '[email] [phone]'],
  ])('%s, then it is hidden and the rest stays', { tags: ['A-08'] }, (text, hidden) =>
    expect(masked(text)).toBe(hidden),
  )
})

describe('given a description with other numbers', () => {
  it.each([
    'Since 1987, 1998-2024 and 2012/2013',
    'In 1987 500 cups, in 2019 1200 cups',
    'Open 9.00-17.00, 08.00 - 18.00 and 09:00-18:00',
    'Call us 9.00-17.00, in cups (200 300 400 ml)',
    'From 21.11.2024 to 2024-12-24, 1.12.2024 - 6.1.2025',
    'Rings 10.00-99.00 dollars, $1,250,000 a year, 19.99 24.99 29.99',
    '1 000 000 cups, 10 000 000 cups, 1.250.000 EUR, +1 000 000 fans, 250000000 stars',
    '$1234567890 or 1234567890 €',
    'Shoes 36 37 38 39 40, 36-38-40-42',
    'Tables 1200x800x600 mm, 1200 800 600, 100/200/300/400 ml, 123 456 789 mm',
    'Between 1500-3000 customers',
    'Article AB123456789, #123456789',
    '3.14159265',
    '100, 200, 300, 400\n500\n600\n700',
    'We open @ home, 50% off @ noon',
    'SPF 50, 5 stars, 24/7, 12 x 330 ml',
  ])('%s, then nothing is hidden', { tags: ['A-08'] }, (text) => expect(masked(text)).toBe(text))
})

describe('given any description', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('+49 171 2345678', 'a@b.co', '1987', ' ', '.', '$', '٠١٢'),
  )
  const anyText = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''))

  it('then masking does not throw, and leaves no separate address', { tags: ['A-08'] }, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(masked(text)).not.toMatch(/(?<![\p{L}\p{M}\p{N}.-])a@b\.co(?![\p{L}\p{M}\p{N}.-])/u)
      }),
    )
  })

  it('then what has neither digits nor an @ stays as it is', { tags: ['A-08'] }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).map((text) => text.replace(/[\p{N}@]/gu, '')),
        (text) => {
          expect(masked(text)).toBe(text)
        },
      ),
    )
  })

  it('then a very long one takes no more than a moment', { tags: ['A-08'] }, () => {
    const { took } = timed(() => {
      for (const part of ['a', 'a.', '1', '1 ', '@a.', '+1 (', 'tel ']) masked(part.repeat(50_000))
    })
    expect(took).toBeLessThan(3000)
  })
})
