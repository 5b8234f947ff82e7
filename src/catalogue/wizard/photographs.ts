/**
 * The photographs that WooCommerce brings and patterns show in trades whose goods they show (plugin/src/content/photographs.php): what they
 * are made of, by file.
 */
import table from '../../../plugin/catalogue/photographs.json'

type Photograph = {
  /** What stays in sight where the picture is cut; both from 0 to 1. */
  readonly focus: { readonly x: number; readonly y: number }
  /** Names of the trades whose goods it shows. */
  readonly trades: readonly string[]
}

const photographs: ReadonlyMap<string, Photograph> = new Map(
  Object.entries(table).map(
    ([
      file,
      {
        focus: [x = 0.5, y = 0.5],
        trades,
      },
    ]) => [file, { focus: { x, y }, trades }],
  ),
)

/** The photograph at an address in a pattern; undefined for every other picture. */
export const photographAt = (address: string): Photograph | undefined =>
  photographs.get(/([^/?]+)\?customize-your-store$/.exec(address)?.[1] ?? '')
