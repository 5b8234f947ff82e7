import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** In the order in which a merchant meets them. */
const rooms = [
  'shell',
  'intro',
  'set-up',
  'wizard',
  'quick-start',
  'design',
  'saving',
  'restoring',
  'versions',
  'closing',
  'tracking',
]

/** What serves every room of its floor. */
const floors = {
  events: ['calls', 'log'],
  reducers: ['plans'],
  projections: [],
  effects: ['runner', 'adapters'],
  views: ['ui', 'editor'],
} as const

describe('every floor', () => {
  it.each(Object.entries(floors))('has rooms of the same names: %s', (floor, services) => {
    expect([...rooms, ...services]).toEqual(expect.arrayContaining(foldersIn(`src/${floor}`)))
    expect([...rooms, ...services]).toEqual(expect.arrayContaining(foldersIn(`tests/${floor}`)))
  })
})

const foldersIn = (path: string): string[] =>
  readdirSync(resolve(import.meta.dirname, '../..', path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
