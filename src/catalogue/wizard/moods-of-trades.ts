/** Moods by what is worn, used and made. */
import { mood } from './mood'

export const moodsOfTrades = [
  mood(
    'technology',
    'tech technolog- electronic- gadget phone smartphone laptop computer software app charger cable smart digital drone robot 3d',
    ...['Blue Lagoon', 'Slate', 'Charcoal', 'Midnight Citrus', 'Aquamarine Night', 'Lightning', 'Ancient Bronze'],
  ),
  mood(
    'games',
    'game gaming gamer esport console arcade streamer comic manga anime geek cosplay dice',
    ...[
      'Aquamarine Night',
      'Lilac Nightshade',
      'Purple Twilight',
      'Evergreen Twilight',
      'Lightning',
      'Midnight Citrus',
    ],
  ),
  mood(
    'music',
    'music record vinyl guitar piano band techno dj concert festival turntable drum instrument nightlife',
    ...['Purple Twilight', 'Lilac Nightshade', 'Aquamarine Night', 'Slate', 'Lightning', 'Rustic Rosewood'],
  ),
  mood(
    'photography',
    'photo- camera lens film gallery exhibition architect-',
    ...['Charcoal', 'Slate', 'Ancient Bronze', 'Midnight Citrus', 'Lightning'],
  ),
  mood(
    'art',
    'art artist artwork paint- print illustrat- poster graffiti canvas sculpt-',
    ...['Arctic Dawn', 'Slate', 'Charcoal', 'Canary', 'Lightning', 'Vibrant Berry'],
  ),
  mood(
    'books',
    'book bookshop bookstore antiquarian antique literature novel library map stationery paper pen notebook',
    ...[
      'Ancient Bronze',
      'Bronze Serenity',
      'Cinnamon Latte',
      'Raspberry Chocolate',
      'Juniper Dusk',
      'Purple Twilight',
    ],
  ),
  mood(
    'sport',
    'sport running runner cycl- bike bicycle athlet- football soccer tennis racing ski snowboard skate-',
    ...['Arctic Dawn', 'Midnight Citrus', 'Blue Lagoon', 'Crimson Tide', 'Lightning', 'Slate', 'Cinder'],
  ),
  mood(
    'fitness',
    'fitness gym workout protein train- muscle strength crossfit boxing',
    ...['Midnight Citrus', 'Crimson Tide', 'Arctic Dawn', 'Slate', 'Charcoal', 'Lightning', 'Canary'],
  ),
  mood(
    'outdoor',
    'outdoor hik- camping camper tent backpack mountain trail forest wood climb- fishing hunting adventure wilderness wildlife nature',
    ...['Juniper Dusk', 'Evergreen Twilight', 'Cinder', 'Gumtree Sunset', 'Crimson Tide'],
  ),
  mood(
    'sea',
    'sea ocean beach surf surfer surfing surfboard swim- sail- boat coast- yacht diving diver pool wetsuit island holiday travel',
    ...['Blue Lagoon', 'Arctic Dawn', 'Gumtree Sunset', 'Bronze Serenity', 'Aquamarine Night'],
  ),
  mood(
    'cleaning',
    'clean cleaning laundry soap detergent hygiene wash- refill- household',
    ...['Blue Lagoon', 'Gumtree Sunset', 'Arctic Dawn', 'Bronze Serenity', 'Aquamarine Night'],
  ),
  mood(
    'motors',
    'car motor- automotive garage tyre tire engine helmet vehicle truck spare racing speed',
    ...['Crimson Tide', 'Cinder', 'Slate', 'Charcoal', 'Midnight Citrus', 'Lightning'],
  ),
  mood(
    'tools',
    'tool hardware workshop builder construction plumb- electric- industrial repair drill steel',
    ...['Slate', 'Cinder', 'Charcoal', 'Ancient Bronze', 'Canary', 'Crimson Tide'],
  ),
  mood(
    'leather',
    'leather saddle- belt wallet stitched tanned boot shoemaker cobbler',
    ...['Cinnamon Latte', 'Cinder', 'Sandalwood Oasis', 'Bronze Serenity', 'Juniper Dusk', 'Crimson Tide'],
  ),
  mood(
    'craft',
    'craft- ceramic- tile tableware glass pottery potter clay knit- yarn wool cashmere wooden woodwork carpent- weav- woven linen handmade handcraft-',
    ...['Sandalwood Oasis', 'Juniper Dusk', 'Cinnamon Latte', 'Gumtree Sunset', 'Bronze Serenity', 'Vibrant Berry'],
  ),
  mood(
    'home',
    'furniture lamp sofa chair table interior decor- home oak rug carpet cushion scandinavian curtain bedding',
    ...['Ancient Bronze', 'Sandalwood Oasis', 'Juniper Dusk', 'Cinnamon Latte', 'Gumtree Sunset', 'Purple Twilight'],
  ),
] as const
