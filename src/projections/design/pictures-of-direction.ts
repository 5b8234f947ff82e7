/**
 * The large pictures of a direction in the quick start. In trades with photographs each direction leads with another one; where they run
 * out, its pictures are drawn, first in Bold, whose drawings are the strongest. In other trades all are drawn.
 */
import { photographAt } from '../../catalogue/wizard/photographs'
import { drawnOf, isDrawn } from '../../catalogue/wizard/drawn-pictures'
import type { Look } from '../../catalogue/wizard/looks'
import type { Pattern } from '../../events/design-calls'
import { picturesIn, withFocusAt, withOwnPictureAt, type PictureInMarkup } from '../../markup/pictures'
import type { Good } from '../../suggestions/products-reply'
import { memo } from '../memo'

type Picture = Pick<PictureInMarkup, 'url' | 'alt'>

/** All photographs in patterns, each once. */
export const photographsIn = memo((patterns: readonly Pattern[]): readonly Picture[] => [
  ...new Map(
    patterns
      .filter(({ content }) => content.includes(mark))
      .flatMap(({ content }) => picturesIn(content))
      .filter(isPhotograph)
      .map(({ url, alt }) => [url, { url, alt }]),
  ).values(),
])

const mark = '?customize-your-store'

const isPhotograph = ({ id, url }: PictureInMarkup): boolean => id === null && photographAt(url) !== undefined

type Shop = {
  /** As of photographsIn(). */
  readonly photographs: readonly Picture[]
  /** The shop's trade; its first one if it has several. */
  readonly trade: string | undefined
  readonly goods: readonly Good[]
}

/** @param round from 0 */
type Place = { readonly look: Look; readonly looks: readonly Look[]; readonly round: number }

/** The sections with the pictures of the direction. */
export const withPicturesOf = <S extends { readonly content: string }>(
  sections: readonly S[],
  { look, looks, round }: Place,
  { photographs, trade, goods }: Shop,
): readonly S[] => {
  const first = sections.slice(0, 1).flatMap(({ content }) => picturesIn(content))[0]
  // Elsewhere the drawings of the pattern are those of the direction.
  if (first === undefined || (!isPhotograph(first) && look !== 'Classic')) return sections
  const lead = isPhotograph(first) ? leadOf(first, { look, looks, round }, photographs, trade) : undefined
  const drawn = lead === undefined ? drawnOf(goods, look) : null
  const instead = (picture: Picture): Picture => {
    if (drawn !== null) return picture.url === first.url ? drawn.first : drawn.other
    // The two change places, so that no photograph is on the page twice.
    return lead === undefined || (picture.url !== first.url && picture.url !== lead.url)
      ? picture
      : picture.url === first.url
        ? lead
        : first
  }
  // A drawing that is cut is a tile, which shows what it says.
  const isLarge = (picture: PictureInMarkup) =>
    isPhotograph(picture) || (isOwnDrawing(picture) && (picture.url === first.url || picture.focus === null))
  return sections.map((section) => ({ ...section, content: withPictures(section.content, isLarge, instead) }))
}

/** The photograph that begins the direction's page; undefined if there is none left for it. */
const leadOf = (
  first: Picture,
  { look, looks, round }: Place,
  photographs: readonly Picture[],
  trade: string | undefined,
): Picture | undefined => {
  const leads = photographs
    .filter(({ url }) => trade === undefined || photographAt(url)?.trades.includes(trade))
    .toSorted((one, other) => Number(other.url === first.url) - Number(one.url === first.url))
  const place = [...looks.filter((other) => other !== 'Bold'), 'Bold'].indexOf(look)
  return place < leads.length ? leads[(place + round) % leads.length] : undefined
}

const isOwnDrawing = ({ id, url }: PictureInMarkup): boolean => id === null && isDrawn(url)

const withPictures = (
  content: string,
  isLarge: (picture: PictureInMarkup) => boolean,
  instead: (picture: Picture) => Picture,
): string =>
  picturesIn(content)
    .filter(isLarge)
    .reduce((before, picture) => {
      const next = instead(picture)
      const shown = withOwnPictureAt(before, picture.block, next)
      const focus = photographAt(next.url)?.focus ?? { x: 0.5, y: 0.6 }
      return picture.focus === null ? shown : withFocusAt(shown, picture.block, focus)
    }, content)
