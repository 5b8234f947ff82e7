import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { claims } from '../../../src/suggestions/claims'

const folder = 'plugin/patterns'
const patterns = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)

/** The texts that visitors would read. */
const textsIn = (code: string) => [...code.matchAll(/(?:__|_e)\( '((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => text)

/** The mark that a block of sample text has, as far as the quote of its text. */
const mark = '"metadata":{"sampleText":<?php in_attributes( __( '

const marksIn = (code: string) => code.split(mark).slice(1)

describe('the shipped patterns', () => {
  // What is offered only while the store has something on sale may say so.
  const always = patterns.filter(([, code]) => !/Needs: sale/.test(code))

  it.each(always)('%s claims no review, rating, discount or person', { tags: ['B-10'] }, (_, code) => {
    expect(textsIn(code).filter(claims)).toEqual([])
    expect(textsIn(code).join('\n')).not.toMatch(
      /\d+ ?%|★|rated|customer since|out of 5|\b\p{Lu}\p{Ll}+ \p{Lu}\.|free shipping|\b(?:sixty|thirty) days\b/iu,
    )
  })

  it.each(patterns.filter(([, code]) => /Categories:.*\breviews\b/.test(code)))(
    '%s says in place of each review that it is a sample, and marks it',
    { tags: ['B-10'] },
    (_, code) => {
      const said = textsIn(code).filter((text) => /customer wrote|customer’s|customer liked/.test(text))
      expect(new Set(said).size).toBeGreaterThanOrEqual(2)
      expect(marksIn(code).length).toBeGreaterThanOrEqual(2)
    },
  )

  it.each(patterns)('%s marks with the text of the block', { tags: ['B-10'] }, (_, code) => {
    for (const marked of marksIn(code)) {
      const [, text = ''] = /^'((?:[^'\\]|\\.)*)'/.exec(marked) ?? []
      const [, shown] = /esc_html_e\( '((?:[^'\\]|\\.)*)'/.exec(marked) ?? []
      expect(shown).toBe(text)
    }
  })
})

describe('what the built-in suggestions write', () => {
  const texts = (file: string): readonly string[] =>
    [...readFileSync(file, 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
  const spoken = ['en', 'de', 'fr', 'es', 'pt', 'it'].map((language) => `trade-words/${language}`)
  const written = ['stores', 'words', 'trades', ...spoken].flatMap((kind) =>
    readdirSync(join('plugin/catalogue', kind)).map((file) => join('plugin/catalogue', kind, file)),
  )

  it.each(written)('%s claims no review, rating, discount or person', { tags: ['B-10'] }, (file) => {
    expect(texts(file).filter(claims)).toEqual([])
  })

  it('given the slots, then none is a review, and what they say claims nothing', { tags: ['B-10'] }, () => {
    expect(texts('plugin/catalogue/text-slots.json').filter(claims)).toEqual([])
    expect(readFileSync('plugin/catalogue/text-slots.json', 'utf8')).not.toMatch(/praise|review/)
  })
})
