import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claims, claimSigns, personSigns, withoutClaims } from '../../src/suggestions/claims'

const claiming = [
  '★★★★★',
  'Rated 4.9 out of 5 by the people who know best.',
  '4,8/5',
  'Five-star service',
  '2,000 happy customers',
  'Über 300 zufriedene Kunden',
  'Loved by thousands',
  'Our customers love it',
  'Marta K., customer since 2021',
  'Kundin seit 2019',
  '“Sturdy, simple and exactly the green I was looking for.”',
  'Up to 30% off kitchen favorites',
  'Get 20% off soft linen',
  'Jusqu’à 40 % sur tout',
  'Free shipping on every order',
  'Money-back guarantee',
  'Summer sale',
  '10 % Rabatt',
  'خصم كبير',
  'Olga T.',
  'Ines and Tom, founders',
  'It changed my life. — Anna',
]

const harmless = [
  'A scarf of 100% wool',
  'Dark chocolate, 85 % cocoa',
  'Half of every sale goes to the one who made it.',
  'Rich in Vitamin C.',
  'A stool, five inches high',
  'Box of 12 buns, best shared among 4 or 5',
  'Ask us anything: a person answers.',
  'For lovers of good bread',
  'A sign that said “try it”.',
  'Rye loaf — Walnut',
]

describe('what suggestions may not claim', { tags: ['B-10'] }, () => {
  it.each(claiming)('%s: a review, a rating, a discount or a person', (text) => {
    expect(claims(text)).toBe(true)
  })

  it.each(harmless)('%s: nothing of the kind', (text) => {
    expect(withoutClaims(text)).toBe(text)
  })

  it('given a text of several sentences, then only those that claim something are left out', () => {
    expect(withoutClaims('Dark and moist. Rated 4.9 out of 5! Keeps for a week.')).toBe(
      'Dark and moist. Keeps for a week.',
    )
    expect(withoutClaims('Now 20% off.')).toBe('')
  })

  it('given the list of the plugin, then it is the same', () => {
    const php = readFileSync('plugin/src/content/checked-words.php', 'utf8')
    const lists = [...php.matchAll(/^const (?:CLAIMS|PERSONS) = array\(([\s\S]*?)^\);/gm)]
      .map(([, list]) => list)
      .join('')
    const quoted = [...lists.matchAll(/^\t'(.*)',$/gm)].map(([, sign]) => sign)
    expect(quoted).toEqual([...claimSigns, ...personSigns])
  })
})
