/** Every mood that a business description can match. */
import { mood, type Mood } from './mood'
import { moodsOfPeople } from './moods-of-people'
import { moodsOfTrades } from './moods-of-trades'
import type { Tone } from './tones'

/** Moods of food, drink and plants. */
const moodsOfFood = [
  mood(
    'coffee',
    'coffee espresso cappuccino latte roast- cafe barista arabica mocha',
    ...[
      'Cinnamon Latte',
      'Peach Cocoa',
      'Terracotta Sun',
      'Raspberry Chocolate',
      'Sandalwood Oasis',
      'Juniper Dusk',
      'Canary',
    ],
  ),
  mood(
    'tea',
    'tea teapot matcha infusion oolong chai herbal',
    ...[
      'Garden Sage',
      'Stone Olive',
      'Cream Forest',
      'Evergreen Twilight',
      'Bronze Serenity',
      'Juniper Dusk',
      'Gumtree Sunset',
      'Vibrant Berry',
    ],
  ),
  mood(
    'chocolate',
    'chocolate chocolatier cocoa cacao praline truffle brownie fudge',
    ...['Raspberry Chocolate', 'Peach Cocoa', 'Rose Burgundy', 'Cinnamon Latte', 'Crimson Tide', 'Vibrant Berry'],
  ),
  mood(
    'sweets',
    'sweet candy lollipop gummy gummi bonbon dessert icecream gelato cupcake macaron',
    ...[
      'Blush Petal',
      'Rose Burgundy',
      'Candy Store',
      'Butter Brick',
      'Raspberry Chocolate',
      'Rustic Rosewood',
      'Fuchsia',
      'Vibrant Berry',
      'Canary',
    ],
  ),
  mood(
    'bakery',
    'bakery baker bake baked baking bread sourdough cake pastry patisserie croissant cookie flour',
    ...[
      'Butter Brick',
      'Honey Walnut',
      'Peach Cocoa',
      'Cinnamon Latte',
      'Candy Store',
      'Raspberry Chocolate',
      'Gumtree Sunset',
      'Canary',
      'Juniper Dusk',
    ],
  ),
  mood(
    'wine',
    'wine vineyard winery sommelier grape vintner champagne prosecco burgundy cellar',
    ...[
      'Rose Burgundy',
      'Oat Plum',
      'Butter Brick',
      'Raspberry Chocolate',
      'Rustic Rosewood',
      'Vibrant Berry',
      'Cinder',
      'Crimson Tide',
    ],
  ),
  mood(
    'beer',
    'beer brew- ale lager hops lemonade kombucha juice whisky whiskey gin rum spirits distill- cocktail pub',
    ...[
      'Honey Walnut',
      'Butter Brick',
      'Pine Ember',
      'Slate',
      'Cinnamon Latte',
      'Cinder',
      'Bronze Serenity',
      'Canary',
      'Juniper Dusk',
    ],
  ),
  mood(
    'spices',
    'spice spicy chilli chili pepper sauce curry salsa mustard barbecue bbq grill pizza',
    ...['Terracotta Sun', 'Butter Brick', 'Cinder', 'Arctic Dawn', 'Rustic Rosewood', 'Crimson Tide', 'Canary'],
  ),
  mood(
    'delicatessen',
    'deli delicatessen cheese- olive oil honey jam butcher meat pasta hamper grocer- gourmet restaurant kitchen cooking food',
    ...[
      'Stone Olive',
      'Terracotta Sun',
      'Cream Forest',
      'Juniper Dusk',
      'Cinder',
      'Gumtree Sunset',
      'Sandalwood Oasis',
      'Crimson Tide',
    ],
  ),
  mood(
    'plants',
    'plant houseplant seed garden- compost soil vegetable farm grower mushroom greenhouse botanic- herb cactus succulent tree',
    ...[
      'Cream Forest',
      'Garden Sage',
      'Juniper Dusk',
      'Evergreen Twilight',
      'Gumtree Sunset',
      'Bronze Serenity',
      'Aquamarine Night',
    ],
  ),
  mood(
    'flowers',
    'flower florist floral bouquet rose tulip peony blossom petal bloom',
    ...[
      'Blush Petal',
      'Rose Burgundy',
      'Garden Sage',
      'Rustic Rosewood',
      'Candy Store',
      'Lilac Nightshade',
      'Vibrant Berry',
      'Raspberry Chocolate',
      'Fuchsia',
    ],
  ),
] as const

/** Moods by the impression that a shop wants to make, and by the colors that it mentions. */
const moodsOfFeeling = [
  mood(
    'luxury',
    'luxur- exclusive premium elegan- couture opulent prestig- refined sophisticat- finest',
    ...[
      'Lilac Nightshade',
      'Ancient Bronze',
      'Oat Plum',
      'Linen Ink',
      'Slate',
      'Bronze Serenity',
      'Purple Twilight',
      'Midnight Citrus',
    ],
  ),
  mood(
    'natural',
    'natural organic eco ecolog- sustainab- vegan recycl- ethical biodegradable compostable planet green',
    ...[
      'Garden Sage',
      'Cream Forest',
      'Juniper Dusk',
      'Evergreen Twilight',
      'Gumtree Sunset',
      'Bronze Serenity',
      'Aquamarine Night',
    ],
  ),
  mood(
    'plain',
    'minimal- plain simple modern timeless quiet monochrome black white grey gray',
    ...['Linen Ink', 'Charcoal', 'Ancient Bronze', 'Slate', 'Midnight Citrus'],
  ),
  mood(
    'rustic',
    'rustic vintage retro heritage traditional country cottage family nostalgi- autumn brown copper bronze terracotta',
    ...[
      'Honey Walnut',
      'Terracotta Sun',
      'Cinder',
      'Sandalwood Oasis',
      'Cinnamon Latte',
      'Bronze Serenity',
      'Juniper Dusk',
      'Crimson Tide',
    ],
  ),
  mood(
    'loud',
    'loud crazy vivid bright- colorful colourful daring rebel- punk wild energ-',
    ...['Midnight Citrus', 'Arctic Dawn', 'Vibrant Berry', 'Fuchsia', 'Pine Ember', 'Lightning', 'Canary'],
  ),
  mood(
    'neon',
    'neon electric glow- lightning laser',
    'Evergreen Twilight',
    'Lightning',
    'Aquamarine Night',
    'Midnight Citrus',
    'Lavender Fig',
  ),
  mood(
    'night',
    'night midnight dark gothic goth noir cinema movie nightclub casino vampire occult mystic- magic- witch- tarot crystal astrolog- moon',
    ...['Lilac Nightshade', 'Purple Twilight', 'Aquamarine Night', 'Slate', 'Charcoal', 'Lavender Fig', 'Oat Plum'],
  ),
  mood(
    'red',
    'red crimson scarlet cherry ruby',
    ...['Arctic Dawn', 'Cinder', 'Butter Brick', 'Rustic Rosewood', 'Crimson Tide'],
  ),
  mood(
    'pink',
    'pink fuchsia magenta raspberry berry',
    ...['Blush Petal', 'Rose Burgundy', 'Raspberry Chocolate', 'Rustic Rosewood', 'Vibrant Berry', 'Fuchsia'],
  ),
  mood(
    'purple',
    'purple violet lilac lavender',
    ...['Lilac Nightshade', 'Lavender Fig', 'Oat Plum', 'Purple Twilight', 'Vibrant Berry'],
  ),
  mood(
    'blue',
    'blue navy turquoise indigo sky water ice',
    ...[
      'Blue Lagoon',
      'Arctic Dawn',
      'Sand Harbor',
      'Mist Petrol',
      'Ancient Bronze',
      'Gumtree Sunset',
      'Aquamarine Night',
      'Lightning',
    ],
  ),
  mood(
    'yellow',
    'yellow lemon sun sunny sunshine summer banana',
    ...['Slate', 'Canary', 'Butter Brick', 'Honey Walnut', 'Gumtree Sunset', 'Midnight Citrus'],
  ),
  mood(
    'orange',
    'orange peach apricot coral sunset',
    ...['Peach Cocoa', 'Pine Ember', 'Terracotta Sun', 'Sandalwood Oasis', 'Gumtree Sunset', 'Cinder', 'Juniper Dusk'],
  ),
] as const

export const moods: readonly Mood[] = [...moodsOfFood, ...moodsOfTrades, ...moodsOfPeople, ...moodsOfFeeling]

/** By tone: the palettes to prefer if the words of a description leave several almost equal. */
export const palettesOfTone: Readonly<Record<Tone, readonly string[]>> = {
  Informal: [
    'Peach Cocoa',
    'Butter Brick',
    'Arctic Dawn',
    'Candy Store',
    'Canary',
    'Fuchsia',
    'Vibrant Berry',
    'Blue Lagoon',
    'Cinder',
  ],
  Neutral: [],
  Formal: [
    'Sand Harbor',
    'Oat Plum',
    'Linen Ink',
    'Ancient Bronze',
    'Bronze Serenity',
    'Charcoal',
    'Slate',
    'Purple Twilight',
    'Midnight Citrus',
  ],
}
