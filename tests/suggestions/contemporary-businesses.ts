/** Shops that chose the contemporary look, and what a designer would be glad of. Written before any score was seen. */
import { business } from './business'

export const contemporaryBusinesses = [
  business(
    'coffee',
    'We roast single-origin coffee in small batches and post it to your door the same day. Espresso, filter and a monthly subscription.',
    ...['Peach Cocoa', 'Terracotta Sun', 'Honey Walnut', 'Cinnamon Latte', 'Raspberry Chocolate', 'Sandalwood Oasis'],
  ),
  business(
    'plants',
    'Houseplants, pots and good soil for people who live in flats. About 120 products, everything grown without peat.',
    ...['Cream Forest', 'Garden Sage', 'Juniper Dusk', 'Evergreen Twilight'],
  ),
  business(
    'technology',
    'Phone cases, chargers and cables that last. We sell accessories for every smartphone and laptop to busy young professionals.',
    ...['Mist Petrol', 'Linen Ink', 'Blue Lagoon', 'Arctic Dawn', 'Slate', 'Midnight Citrus', 'Charcoal'],
  ),
  business(
    'beauty',
    'Vegan skincare for sensitive skin: serums, creams and cleansers, made by hand in Porto and free of perfume.',
    ...[
      'Blush Petal',
      'Lavender Fig',
      'Garden Sage',
      'Rustic Rosewood',
      'Lilac Nightshade',
      'Raspberry Chocolate',
      'Sandalwood Oasis',
    ],
  ),
  business(
    'sport',
    'Running shoes and cycling kit for women. Light, reflective, tested in Norwegian rain by our team of athletes.',
    ...['Pine Ember', 'Mist Petrol', 'Midnight Citrus', 'Arctic Dawn', 'Blue Lagoon', 'Slate'],
  ),
  business(
    'home',
    'Scandinavian furniture and lamps in oak and linen. Few pieces, made to order, for quiet homes.',
    ...[
      'Stone Olive',
      'Linen Ink',
      'Garden Sage',
      'Ancient Bronze',
      'Juniper Dusk',
      'Cinnamon Latte',
      'Charcoal',
      'Sandalwood Oasis',
    ],
  ),
  business(
    'photography',
    'I am a photographer and sell limited prints of cities at night, in black and white, signed and numbered.',
    ...['Linen Ink', 'Charcoal', 'Slate', 'Lilac Nightshade'],
  ),
  business(
    'outdoor',
    'Tents, backpacks and stoves for long hikes. We repair what we sell and rent the rest.',
    ...['Cream Forest', 'Pine Ember', 'Juniper Dusk', 'Evergreen Twilight', 'Cinder'],
  ),
  business(
    'spices',
    'Hot sauces and chilli oils from our own garden, from mild to reckless. Gift boxes for people who like it spicy.',
    ...['Terracotta Sun', 'Cinder', 'Arctic Dawn', 'Rustic Rosewood'],
  ),
  business(
    'sea',
    'Surfboards, wetsuits and swimwear from a family business on the Atlantic coast.',
    ...['Mist Petrol', 'Sand Harbor', 'Blue Lagoon', 'Arctic Dawn'],
  ),
]
