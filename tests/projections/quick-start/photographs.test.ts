import { describe, expect, it } from 'vitest'
import { looks, type Look } from '../../../src/catalogue/wizard/looks'
import { picturesIn } from '../../../src/markup/pictures'
import { photographsIn, withPicturesOf } from '../../../src/projections/design/pictures-of-direction'

const address = (file: string) => `http://store.test/pattern-placeholders/${file}?customize-your-store`
const road = 'road-sport-vintage-wheel-retro-old.jpg'
const wall = 'orange-wall-with-bicycle.jpg'
const leaf = 'plant-white-leaf-flower-vase-green.jpg'

const hero = (file: string, alt: string) =>
  `<!-- wp:media-text {"imageFill":true,"focalPoint":{"x":0.5,"y":0.6}} -->\n<div class="wp-block-media-text is-image-fill-element"><figure class="wp-block-media-text__media"><img src="${address(file)}" alt="${alt}" style="object-position:50% 60%"/></figure><div class="wp-block-media-text__content"></div></div>\n<!-- /wp:media-text -->`
const story = (file: string, alt: string) =>
  `<!-- wp:image -->\n<figure class="wp-block-image"><img src="${address(file)}" alt="${alt}"/></figure>\n<!-- /wp:image -->`

const page = [{ content: hero(road, 'Road') }, { content: story(wall, 'Wall') }]
const patterns = [...page, { content: story(leaf, 'Leaf') }].map(({ content }, index) => ({
  name: `pattern-${index}`,
  title: '',
  content,
  categories: [],
  source: 'plugin',
}))
const good = (number: number, alt: string) => ({
  title: alt,
  price: '',
  alt,
  picture: `http://store.test/?customize-your-store-picture=drawn-contemporary-light-square-${number + 1}-bicycles-t${number}.webp`,
})
const goods = [good(0, 'Bicycle'), good(1, 'Bell'), good(2, 'Lights'), good(3, 'Lock')]
const shop: Parameters<typeof withPicturesOf>[2] = { photographs: photographsIn(patterns), trade: 'bicycles', goods }

const shownIn = (look: Look, { round = 0, of = shop, from = page } = {}) =>
  withPicturesOf(from, { look, looks, round }, of).flatMap(({ content }) => picturesIn(content))
const files = (look: Look, round = 0) =>
  shownIn(look, { round }).map(({ url }) => url.replace(/^.*[/=]/, '').replace('?customize-your-store', ''))

describe('the pictures of directions in a trade with photographs', { tags: ['X-01'] }, () => {
  it('begin with another photograph in each, and those of Bold are drawn where there are two', () => {
    expect(files('Contemporary')).toEqual([road, wall])
    expect(files('Classic')).toEqual([wall, road])
    expect(files('Bold')).toEqual([
      'drawn-bold-light-wide-1-bicycles-t0.webp',
      'drawn-bold-light-wide-2-bicycles-t0t1t2.webp',
    ])
  })

  it('change places in the next round', () => {
    expect(files('Contemporary', 1)).toEqual([wall, road])
    expect(files('Classic', 1)).toEqual([road, wall])
  })

  it('have their own descriptions, and their own point that stays in sight', () => {
    expect(shownIn('Classic')).toMatchObject([
      { alt: 'Wall', focus: { x: 0.6, y: 0.92 } },
      { alt: 'Road', focus: null },
    ])
    expect(shownIn('Bold')).toMatchObject([
      { alt: 'Bicycle', focus: { x: 0.5, y: 0.6 } },
      { alt: 'Bicycle, Bell, Lights' },
    ])
  })

  it('given a photograph of the shop’s second trade, then no page begins with it', () => {
    const of = { ...shop, photographs: shop.photographs.filter(({ alt }) => alt !== 'Wall') }
    const from = [{ content: hero(road, 'Road') }, { content: story(leaf, 'Leaf') }]
    expect(looks.map((look) => shownIn(look, { of, from })[0]?.alt)).toEqual([
      'Road',
      'Bicycle, Bell, Lights',
      'Bicycle',
    ])
  })

  it('given three photographs, then nothing is drawn', () => {
    const all = { ...shop, trade: undefined }
    expect(looks.map((look) => shownIn(look, { of: all })[0]?.alt)).toEqual(['Road', 'Wall', 'Leaf'])
  })

  it('given no photograph, then Classic begins with several goods and goes on with another one; tiles stay', () => {
    const drawn = (name: string) => `http://store.test/?customize-your-store-picture=drawn-classic-light-${name}.webp`
    const tile = `<!-- wp:cover {"url":"${drawn('square-1-bicycles-c0')}"} -->\n<div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="${drawn('square-1-bicycles-c0')}"/></div>\n<!-- /wp:cover -->`
    const from = [...page, { content: tile }].map(({ content }) => ({
      content: content
        .replaceAll(address(road), drawn('wide-1-bicycles-t0'))
        .replaceAll(address(wall), drawn('wide-1-bicycles-t0t1t2')),
    }))
    expect(shownIn('Classic', { from }).map(({ url }) => url)).toEqual(
      ['wide-2-bicycles-t0t1t2', 'wide-3-bicycles-t3', 'square-1-bicycles-c0'].map(drawn),
    )
    expect(withPicturesOf(from, { look: 'Bold', looks, round: 0 }, shop)).toBe(from)
  })

  it('given goods that are not drawn, or pictures of the merchant’s, then these stay', () => {
    const own = [{ content: story(road, 'Road').replace('?customize-your-store', '') }]
    expect(withPicturesOf(own, { look: 'Bold', looks, round: 0 }, shop)).toBe(own)
    expect(shownIn('Bold', { of: { ...shop, goods: [] } }).map(({ alt }) => alt)).toEqual(['Road', 'Wall'])
  })
})
