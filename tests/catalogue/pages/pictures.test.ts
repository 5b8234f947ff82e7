import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { everyPage } from '../../support/every-page'
import { trades } from './trades'

type Kind = readonly ['dark' | 'mid' | 'light', 'wide' | 'tall' | 'square']
type Slot = readonly [pattern: string, picture: string, alt: string]
type Photograph = {
  readonly kind: Kind
  readonly focus: readonly number[]
  readonly trades: readonly string[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(join('plugin/catalogue', file), 'utf8'))
const kinds = read('pictures.json') as Readonly<Record<string, Kind>>
const slots = read('picture-slots.json') as readonly Slot[]
const photographs = read('photographs.json') as Readonly<Record<string, Photograph>>
const list = readFileSync('plugin/src/content/pictures.php', 'utf8')
const files = readdirSync('plugin/pictures').filter((file) => file.endsWith('.webp'))

/** Width and height as the list has them. */
const sizeOf = (picture: string): readonly number[] =>
  [...(new RegExp(`'${picture}' .*, (\\d+), (\\d+) \\)`).exec(list) ?? [])].slice(1).map(Number)

const slotsOf = (file: string): readonly Slot[] =>
  [
    ...readFileSync(join('plugin/patterns', file), 'utf8').matchAll(
      /picture\( '([^']+)' \) \).{0,50}?(?:__|esc_attr_e)\( '([^']+)'/g,
    ),
  ].map(([, picture = '', alt = '']) => [file.replace('.php', ''), picture, alt])

describe('the catalogue of pictures', () => {
  it(
    'every picture of the plugin is in it and in the list of what pictures show, and none is heavy',
    { tags: ['A-10'] },
    () => {
      expect(Object.keys(kinds)).toEqual([...files].sort())
      for (const file of files) {
        expect(sizeOf(file)).toHaveLength(2)
        expect(statSync(join('plugin/pictures', file)).size).toBeLessThan(60_000)
      }
    },
  )

  it('every picture has the shape that its size says', { tags: ['A-10'] }, () => {
    for (const [picture, [, shape]] of Object.entries(kinds)) {
      const [width = 0, height = 0] = sizeOf(picture)
      expect([picture, width > height ? 'wide' : width < height ? 'tall' : 'square']).toEqual([picture, shape])
    }
  })

  it('every place of a picture in a pattern file is in it, with its description', { tags: ['A-10'] }, () => {
    const inOrder = (all: readonly Slot[]) => all.map((slot) => slot.join(' | ')).sort()
    expect(inOrder(slots)).toEqual(inOrder(readdirSync('plugin/patterns').flatMap(slotsOf)))
  })

  it('a description always means the same picture', { tags: ['A-10'] }, () => {
    const pictureOf = new Map(slots.map(([, picture, alt]) => [alt, picture]))
    for (const [, picture, alt] of slots) expect([alt, pictureOf.get(alt)]).toEqual([alt, picture])
  })

  it('photographs are of trades that there are', { tags: ['M-02'] }, () => {
    const known = new Set(trades.map(([trade]) => trade))
    for (const [file, { trades: shown }] of Object.entries(photographs))
      for (const trade of shown) expect([file, trade, known.has(trade)]).toEqual([file, trade, true])
  })

  it(
    'every photograph is described, has the shape that its size says, and a point that stays in sight',
    { tags: ['M-02'] },
    () => {
      const described = readFileSync('plugin/src/content/photographs.php', 'utf8')
      for (const [file, { kind, focus }] of Object.entries(photographs)) {
        const [, width, height] = (new RegExp(`'${file}' .*, (\\d+), (\\d+) \\)`).exec(described) ?? []).map(Number)
        expect([file, Number(width) > Number(height) ? 'wide' : 'tall']).toEqual([file, kind[1]])
        for (const part of focus) expect(Math.abs(part - 0.5)).toBeLessThanOrEqual(0.5)
      }
    },
  )

  it(
    'pages.json lists exactly the patterns with large pictures that begin a page or follow one another',
    { tags: ['M-02'] },
    () => {
      const pictured = new Set(slots.map(([pattern]) => pattern))
      const wanted = everyPage.flatMap((page) => {
        const shown = page.filter((pattern) => pictured.has(pattern))
        return shown.length > 1 || (shown.length > 0 && shown[0] === page[0]) ? [shown.join()] : []
      })
      expect((read('pages.json') as readonly (readonly string[])[]).map((page) => page.join()).sort()).toEqual(
        [...new Set(wanted)].sort(),
      )
    },
  )

  it(
    'the large picture that begins a page follows on no page, so that one photograph can begin all pages',
    { tags: ['M-02'] },
    () => {
      const pages = read('pages.json') as readonly (readonly string[])[]
      const picturesOf = (patterns: readonly string[]) =>
        slots.filter(([pattern]) => patterns.includes(pattern)).map(([, picture]) => picture)
      const begins = picturesOf(pages.flatMap(([first = '']) => first))
      const follows = picturesOf(pages.flatMap(([, ...rest]) => rest))
      expect(begins.filter((picture) => follows.includes(picture))).toEqual([])
    },
  )

  it(
    'a section of three pictures or more is a list, whose pictures have places of their own',
    { tags: ['M-02'] },
    () => {
      for (const [pattern, all] of Object.entries(groupBy(slots, ([name]) => name)))
        expect([pattern, all.length < 3]).toEqual([pattern, true])
      const lists = readdirSync('plugin/patterns').flatMap((file) => {
        const places = [
          ...readFileSync(join('plugin/patterns', file), 'utf8').matchAll(/picture\( '[^']+', 'list-(\d)' \)/g),
        ]
        return places.length > 0 ? [[file, ...places.map(([, place]) => Number(place))] as const] : []
      })
      expect(lists.length).toBeGreaterThan(8)
      for (const [file, ...places] of lists) expect([file, places]).toEqual([file, places.map((_, index) => index + 1)])
    },
  )
})
