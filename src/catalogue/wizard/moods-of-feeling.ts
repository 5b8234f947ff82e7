/** Moods by the impression a shop wants to make, and by the colours it mentions. */
import { mood } from './mood'

export const moodsOfFeeling = [
  mood(
    'luxury',
    'luxur- exclusive premium elegan- couture opulent prestig- refined sophisticat- finest',
    ...['Lilac Nightshade', 'Ancient Bronze', 'Slate', 'Bronze Serenity', 'Purple Twilight', 'Midnight Citrus'],
  ),
  mood(
    'natural',
    'natural organic eco ecolog- sustainab- vegan recycl- ethical biodegradable compostable planet green',
    ...['Juniper Dusk', 'Evergreen Twilight', 'Gumtree Sunset', 'Bronze Serenity', 'Aquamarine Night'],
  ),
  mood(
    'plain',
    'minimal- plain simple modern timeless quiet monochrome black white grey gray',
    ...['Charcoal', 'Ancient Bronze', 'Slate', 'Midnight Citrus'],
  ),
  mood(
    'rustic',
    'rustic vintage retro heritage traditional country cottage family nostalgi- autumn brown copper bronze terracotta',
    ...['Cinder', 'Sandalwood Oasis', 'Cinnamon Latte', 'Bronze Serenity', 'Juniper Dusk', 'Crimson Tide'],
  ),
  mood(
    'loud',
    'loud crazy vivid bright- colorful colourful daring rebel- punk wild energ-',
    ...['Midnight Citrus', 'Arctic Dawn', 'Vibrant Berry', 'Fuchsia', 'Lightning', 'Canary'],
  ),
  mood(
    'neon',
    'neon electric glow- lightning laser',
    'Evergreen Twilight',
    'Lightning',
    'Aquamarine Night',
    'Midnight Citrus',
  ),
  mood(
    'night',
    'night midnight dark gothic goth mystic- magic- witch- tarot crystal astrolog- moon',
    ...['Lilac Nightshade', 'Purple Twilight', 'Aquamarine Night', 'Slate', 'Charcoal'],
  ),
  mood('red', 'red crimson scarlet cherry ruby', 'Arctic Dawn', 'Cinder', 'Rustic Rosewood', 'Crimson Tide'),
  mood(
    'pink',
    'pink fuchsia magenta raspberry berry',
    ...['Raspberry Chocolate', 'Rustic Rosewood', 'Vibrant Berry', 'Fuchsia'],
  ),
  mood('purple', 'purple violet lilac lavender', 'Lilac Nightshade', 'Purple Twilight', 'Vibrant Berry'),
  mood(
    'blue',
    'blue navy turquoise indigo sky water ice',
    ...['Blue Lagoon', 'Arctic Dawn', 'Ancient Bronze', 'Gumtree Sunset', 'Aquamarine Night', 'Lightning'],
  ),
  mood(
    'yellow',
    'yellow lemon sun sunny sunshine summer banana',
    'Slate',
    'Gumtree Sunset',
    'Canary',
    'Midnight Citrus',
  ),
  mood('orange', 'orange peach apricot coral sunset', 'Sandalwood Oasis', 'Gumtree Sunset', 'Cinder', 'Juniper Dusk'),
] as const
