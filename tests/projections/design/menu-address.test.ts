import { describe, expect, it } from 'vitest'
import { addressOf, longestLabel, overlongLabel } from '../../../src/projections/design/menu'

describe('the address of a link', { tags: ['B-08'] }, () => {
  it.each([
    [' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
    ['http://localhost:8080/', 'http://localhost:8080/'],
    ['example.com', 'https://example.com'],
    ['example.com:8080/shop', 'https://example.com:8080/shop'],
    ['//example.com', 'https://example.com'],
    ['متجر.com', 'https://متجر.com'],
    ['/about', '/about'],
    ['#top', '#top'],
    ['?s=fox', '?s=fox'],
    ['mailto:fox@example.com', 'mailto:fox@example.com'],
    ['fox@example.com', 'mailto:fox@example.com'],
    ['tel:+49123', 'tel:+49123'],
    ['+49 (30) 123-456', 'tel:+4930123456'],
    ['030 / 12 34 56', 'tel:030123456'],
    ['(+39) 055.123', 'tel:+39055123'],
    ['127.0.0.1', 'https://127.0.0.1'],
    ['/12345', '/12345'],
  ])('given %s, then it leads to %s', (typed, address) => expect(addressOf(typed)).toBe(address))

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://',
    'https:',
    'mailto:',
    'shop',
    '1234',
    '1234567890123456',
    'two words.com',
    '/a"b',
    `/${'a'.repeat(5_000)}`,
  ])('given %s, then it leads nowhere', (typed) => expect(addressOf(typed)).toBe(null))

  it('given a label, then its characters are counted as people do', () => {
    expect(overlongLabel('🐕‍🦺'.repeat(longestLabel))).toBe(0)
    expect(overlongLabel('é'.repeat(5_000))).toBe(4_800)
  })
})
