/** A small drawing of a choice: pictures are filled areas, texts are lines, and buttons have the accent color. */
import type { ShopPlace } from '../../../events/sections'
import { CardDrawing } from '../choice-cards'

/** Left, top, width, height, in a drawing of 64 by 44. */
type Box = readonly [number, number, number, number]
type Drawing = {
  /** Dark backgrounds, drawn below the others. */
  readonly grounds?: readonly Box[]
  readonly pictures?: readonly Box[]
  readonly words?: readonly Box[]
  readonly pressed?: readonly Box[]
}

const row = (count: number, width: number, height: number, top = 6): readonly Box[] => {
  const gap = (64 - count * width) / (count + 1)
  return Array.from({ length: count }, (_, index) => [gap + index * (width + gap), top, width, height] as const)
}

const page: Drawing = {
  pictures: [[6, 6, 26, 26]],
  words: [
    [37, 8, 21, 4],
    [37, 16, 14, 3],
  ],
  pressed: [[37, 24, 21, 6]],
}

const mirrored = ([left, ...rest]: Box): Box => [64 - left - rest[0], ...rest]

const drawings: Readonly<Record<ShopPlace, Readonly<Record<string, Drawing>>>> = {
  ratio: {
    present: { pictures: row(3, 15, 20, 8), words: row(3, 12, 3, 32) },
    square: { pictures: row(3, 16, 16, 10), words: row(3, 12, 3, 30) },
    portrait: { pictures: row(3, 15, 24, 5), words: row(3, 12, 3, 33) },
    landscape: { pictures: row(3, 17, 12, 13), words: row(3, 12, 3, 29) },
  },
  align: {
    present: {
      pictures: [[18, 4, 28, 22]],
      words: [
        [18, 30, 22, 3],
        [18, 36, 12, 3],
      ],
    },
    start: {
      pictures: [[18, 4, 28, 22]],
      words: [
        [18, 30, 20, 3],
        [18, 36, 12, 3],
      ],
    },
    center: {
      pictures: [[18, 4, 28, 22]],
      words: [
        [22, 30, 20, 3],
        [26, 36, 12, 3],
      ],
    },
  },
  button: {
    shown: { pictures: [[18, 3, 28, 20]], words: [[18, 27, 20, 3]], pressed: [[18, 34, 28, 6]] },
    hover: { pictures: [[18, 3, 28, 28]], words: [[18, 35, 20, 3]], pressed: [[21, 22, 22, 6]] },
    none: { pictures: [[18, 3, 28, 28]], words: [[18, 35, 20, 3]] },
  },
  columns: {
    three: { pictures: row(3, 16, 16, 8), words: row(3, 12, 3, 28) },
    two: { pictures: row(2, 25, 24, 6), words: row(2, 20, 3, 34) },
    four: { pictures: row(4, 12, 12, 10), words: row(4, 9, 3, 26) },
  },
  filters: {
    none: { pictures: row(3, 16, 16, 8), words: row(3, 12, 3, 28) },
    side: {
      pictures: [
        [22, 8, 16, 20],
        [42, 8, 16, 20],
      ],
      words: [
        [5, 9, 11, 3],
        [5, 15, 11, 3],
        [5, 21, 11, 3],
        [22, 32, 12, 3],
        [42, 32, 12, 3],
      ],
    },
  },
  gallery: {
    start: page,
    end: {
      pictures: page.pictures?.map(mirrored) ?? [],
      words: [
        [6, 8, 21, 4],
        [6, 16, 14, 3],
      ],
      pressed: [[6, 24, 21, 6]],
    },
    large: {
      pictures: [[4, 4, 36, 36]],
      words: [
        [44, 8, 16, 4],
        [44, 16, 11, 3],
      ],
      pressed: [[44, 24, 16, 6]],
    },
  },
  buying: {
    scrolls: {
      pictures: [
        [6, 4, 26, 17],
        [6, 24, 26, 17],
      ],
      words: [[37, 6, 21, 3]],
      pressed: [[37, 12, 21, 6]],
    },
    stays: {
      pictures: [
        [6, 4, 26, 17],
        [6, 24, 26, 17],
      ],
      words: [[37, 26, 21, 3]],
      pressed: [[37, 32, 21, 6]],
    },
  },
  delivery: {
    none: page,
    line: { ...page, words: [...(page.words ?? []), [37, 34, 21, 2]] },
    folded: { ...page, words: [...(page.words ?? []), [37, 34, 15, 2], [56, 33, 2, 4]] },
  },
  summary: {
    plain: {
      words: [
        [5, 7, 32, 4],
        [5, 15, 32, 4],
        [5, 23, 32, 4],
        [44, 7, 15, 3],
        [44, 13, 15, 3],
      ],
      pressed: [[5, 32, 32, 6]],
    },
    card: {
      pictures: [[41, 4, 20, 24]],
      words: [
        [5, 7, 31, 4],
        [5, 15, 31, 4],
        [5, 23, 31, 4],
      ],
      pressed: [[5, 32, 31, 6]],
    },
    start: {
      words: [
        [27, 7, 32, 4],
        [27, 15, 32, 4],
        [27, 23, 32, 4],
        [5, 7, 15, 3],
        [5, 13, 15, 3],
      ],
      pressed: [[27, 32, 32, 6]],
    },
  },
  account: {
    side: {
      words: [
        [5, 8, 13, 3],
        [5, 15, 13, 3],
        [5, 22, 13, 3],
      ],
      pictures: [[24, 7, 35, 30]],
    },
    top: {
      words: [
        [5, 6, 13, 4],
        [22, 6, 13, 4],
        [39, 6, 13, 4],
      ],
      pictures: [[5, 15, 54, 23]],
    },
  },
  soon: {
    present: { pictures: [[4, 4, 56, 36]] },
    center: {
      words: [
        [20, 17, 24, 5],
        [24, 26, 16, 3],
      ],
      pictures: [[28, 7, 8, 7]],
    },
    band: {
      grounds: [[0, 0, 64, 44]],
      pictures: [
        [6, 25, 30, 5],
        [6, 34, 22, 3],
      ],
    },
  },
}

export const ChoiceDrawing = ({ place, choice }: { readonly place: ShopPlace; readonly choice: string }) => {
  const { grounds = [], pictures = [], words = [], pressed = [] } = drawings[place][choice] ?? {}
  return (
    <CardDrawing>
      {grounds.map(rect('is-ground'))}
      {pictures.map(rect('is-picture'))}
      {words.map(rect('is-word'))}
      {pressed.map(rect('is-pressed'))}
    </CardDrawing>
  )
}

const rect = (look: string) => {
  const Rect = ([x, y, width, height]: Box) => (
    <rect key={`${x} ${y}`} className={look} x={x} y={y} width={width} height={height} rx={1.5} />
  )
  return Rect
}
