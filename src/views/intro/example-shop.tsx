/** A small finished shop, drawn in the colors and fonts of the first direction that its example leads to. */
import { __ } from '@wordpress/i18n'
import type { CSSProperties } from 'react'
import type { Look } from '../../catalogue/wizard/looks'
import { useHost } from '../host'
import type { Example } from './examples'
import './example-shop.css'

export type Shop = { readonly example: Example; readonly name: string }

/** Only a picture: the words beside it say what it shows. */
export const ExampleShop = ({ example, name }: Shop) => {
  const { headline, goods } = useHost().exampleShops[example.trade] ?? { headline: example.words(), goods: [] }
  const { look, trade } = example
  return (
    <span className={`cys-example-shop is-${look.toLowerCase()}`} style={styleOf(example)} aria-hidden="true">
      {look === 'Bold' && <span className="cys-example-shop__notice" />}
      <span className="cys-example-shop__bar">
        <bdi className="cys-example-shop__name">{name}</bdi>
        <span className="cys-example-shop__links" />
      </span>
      <span className="cys-example-shop__hero">
        <span className="cys-example-shop__words">
          <span className="cys-example-shop__headline">{example.saysFact ? example.words() : headline}</span>
          <span className="cys-example-shop__button">{__('Shop now', 'customize-your-store')}</span>
        </span>
        <img src={pictureAt(`${trade}-hero`)} alt="" />
      </span>
      <span className="cys-example-shop__goods">
        {[1, 2, 3].map((place) => (
          <span key={place} className="cys-example-shop__good">
            <img src={pictureAt(`${trade}-${place}`)} alt="" />
            {goods[place - 1] === undefined ? (
              <span className="cys-example-shop__line" />
            ) : (
              <>
                <span className="cys-example-shop__line is-small" />
                <span className="cys-example-shop__title">{goods[place - 1]?.title}</span>
                <span className="cys-example-shop__price">{goods[place - 1]?.price}</span>
              </>
            )}
          </span>
        ))}
      </span>
      <span className="cys-example-shop__foot">
        <bdi>{name}</bdi>
        <span className="cys-example-shop__links" />
      </span>
    </span>
  )
}

/** Drawn by the plugin (tests/store/example-pictures.test.ts), and kept as files so that nobody waits for PHP. */
const pictures = import.meta.glob<string>('./examples/*.svg', { eager: true, query: '?url', import: 'default' })

const pictureAt = (name: string): string | undefined => pictures[`./examples/${name}.svg`]

type Colors = Readonly<Record<'page' | 'words' | 'soft' | 'button' | 'label' | 'ground' | 'ending', string>>

/** The colors of the examples' palettes, so that the intro need not load the whole catalogue; a test compares them with it. */
export const colorsOfPalette: Readonly<Record<string, Colors>> = {
  'Butter Brick': {
    page: '#fef9e8',
    words: '#451f18',
    soft: '#faeec6',
    button: '#a83a25',
    label: '#fef9e8',
    ground: '#451f18',
    ending: '#fef9e8',
  },
  'Honey Walnut': {
    page: '#fefaf0',
    words: '#3b2a17',
    soft: '#f8ecd2',
    button: '#8a560f',
    label: '#fefaf0',
    ground: '#3b2a17',
    ending: '#fefaf0',
  },
  'Sand Harbor': {
    page: '#faf6ed',
    words: '#152a4a',
    soft: '#f0e6d4',
    button: '#23507f',
    label: '#faf6ed',
    ground: '#152a4a',
    ending: '#faf6ed',
  },
  'Cream Forest': {
    page: '#fbf7ec',
    words: '#1c3a2c',
    soft: '#f0e9d6',
    button: '#2f6b4c',
    label: '#fbf7ec',
    ground: '#1c3a2c',
    ending: '#fbf7ec',
  },
  'Pine Ember': {
    page: '#fafaf4',
    words: '#123a34',
    soft: '#e4ece4',
    button: '#b3431a',
    label: '#fafaf4',
    ground: '#123a34',
    ending: '#fafaf4',
  },
  'Blush Petal': {
    page: '#fdf6f3',
    words: '#47212d',
    soft: '#f8e4de',
    button: '#a63c52',
    label: '#fdf6f3',
    ground: '#47212d',
    ending: '#fdf6f3',
  },
}

/** The families of each look's first direction: of headings, then of text. */
export const familiesOfLook: Readonly<Record<Look, readonly [heading: string, text: string]>> = {
  Contemporary: ['inter', 'inter'],
  Classic: ['bodoni-moda', 'overpass'],
  Bold: ['rubik', 'inter'],
}

const styleOf = ({ look, palette }: Example): CSSProperties => {
  const [heading, text] = familiesOfLook[look]
  const colors = Object.entries(colorsOfPalette[palette] ?? {}).map(([role, color]) => [`--${role}`, color])
  return { ...Object.fromEntries(colors), '--heading': `cys-${heading}`, '--text': `cys-${text}` } as CSSProperties
}

/** The plugin's own files, beside the client. Scripts that they lack are drawn in the browser's font, as on a page of the store. */
export const ExampleFonts = () => <style>{faces}</style>

// Not in the place where it is used: Vite would look for the files among the sources.
const here = import.meta.url

const faces = [...new Set(Object.values(familiesOfLook).flat())]
  .map((family) => {
    const file = new URL(`fonts/${family}-latin-wght-normal.woff2`, here).href
    return `@font-face{font-family:"cys-${family}";src:url("${file}") format("woff2");font-weight:100 900;font-display:swap}`
  })
  .join('')
