import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countBy } from 'es-toolkit'
import { afterEach, describe, expect, it } from 'vitest'
import { readDescriptions, storesOf } from './descriptions'

const bags = { language: 'en', country: 'IT', currency: 'EUR', name: 'Bottega Rossi', description: 'Leather bags' }

describe('a file of descriptions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'descriptions-'))
  const file = join(folder, 'mine.json')
  afterEach(() => rmSync(file, { force: true }))

  it('is a store each, the looks in turn, and three stores where all looks are wanted', () => {
    const stores = storesOf([bags, { ...bags, name: 'Été, café!' }, { ...bags, allLooks: true }], 'mine.json')
    expect(stores.map(({ id }) => id)).toEqual([
      '01-bottega-rossi-contemporary',
      '02-ete-cafe-classic',
      '03-bottega-rossi-contemporary',
      '03-bottega-rossi-classic',
      '03-bottega-rossi-bold',
    ])
    expect(stores[1]).toEqual({ ...bags, name: 'Été, café!', look: 'Classic', id: '02-ete-cafe-classic' })
  })

  it.each<[unknown, string]>([
    [{}, 'mine.json is not a list of descriptions'],
    [[], 'mine.json is not a list of descriptions'],
    [[bags, 'bags'], 'mine.json, entry 2: not an object'],
    [[{ ...bags, name: undefined }], 'mine.json, entry 1: "name" is missing'],
    [[bags, { ...bags, language: 'nl' }], 'mine.json, entry 2: "language" cannot be "nl"'],
    [[{ ...bags, allLooks: 'yes' }], 'mine.json, entry 1: "allLooks" cannot be "yes"'],
  ])('that is not one is refused in a sentence: %j', (content, sentence) => {
    expect(() => storesOf(content, 'mine.json')).toThrow(new Error(sentence))
  })

  it('that is missing, or no JSON, is refused in a sentence', () => {
    expect(() => readDescriptions(file)).toThrow(new Error(`${file} cannot be read`))
    writeFileSync(file, 'Leather bags from Florence')
    expect(() => readDescriptions(file)).toThrow(new Error(`${file} is not JSON`))
  })

  it('of the project has 60 descriptions in six languages, twelve of them in all looks', () => {
    const stores = readDescriptions('tests/pages/descriptions.json')
    const descriptions = new Map(stores.map((store) => [store.description, store]))
    expect(descriptions.size).toBeGreaterThanOrEqual(60)
    expect(stores.length - descriptions.size).toBe(24)
    const languages = countBy([...descriptions.values()], ({ language }) => language)
    expect(Object.keys(languages).sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'pt'])
    expect(Math.min(...Object.values(languages))).toBeGreaterThan(5)
  })
})
