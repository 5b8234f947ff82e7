/** Moods by the impression a shop wants to make, and by the colours it mentions. */
import { mood } from './mood'

export const moodsOfFeeling = [
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
