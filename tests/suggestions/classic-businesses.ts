/** Shops that chose the classic look, and what a designer would be glad of. Written before any score was seen. */
import { business } from './business'

export const classicBusinesses = [
  business(
    'jewellery',
    'Handmade gold and silver jewelry: rings, necklaces and earrings with ethically sourced stones, for engagements and anniversaries.',
    ...['Oat Plum', 'Linen Ink', 'Blush Petal', 'Ancient Bronze', 'Bronze Serenity', 'Lilac Nightshade', 'Slate'],
  ),
  business(
    'books',
    'An antiquarian bookshop with first editions, maps and letters since 1952.',
    ...[
      'Sand Harbor',
      'Oat Plum',
      'Linen Ink',
      'Ancient Bronze',
      'Bronze Serenity',
      'Cinnamon Latte',
      'Raspberry Chocolate',
    ],
  ),
  business(
    'wine',
    'Natural wines from small growers in Burgundy and the Loire, chosen by a sommelier. Mixed cases of six bottles.',
    ...['Rose Burgundy', 'Oat Plum', 'Raspberry Chocolate', 'Vibrant Berry', 'Rustic Rosewood', 'Cinder'],
  ),
  business(
    'children',
    'Wooden toys, soft blankets and clothes for babies and toddlers. Gifts for new parents, wrapped with love.',
    ...['Peach Cocoa', 'Butter Brick', 'Candy Store', 'Gumtree Sunset'],
  ),
  business(
    'tailoring',
    'Made-to-measure suits, shirts and ties for gentlemen. Appointments in our workshop in Edinburgh.',
    ...['Sand Harbor', 'Linen Ink', 'Ancient Bronze', 'Charcoal', 'Slate', 'Bronze Serenity'],
  ),
  business(
    'chocolate',
    'Truffles and pralines by a master chocolatier. Every bar is made from bean to bar with cocoa from Ecuador.',
    ...['Peach Cocoa', 'Raspberry Chocolate', 'Cinnamon Latte'],
  ),
  business(
    'wedding',
    'Bridal gowns, veils and invitations. We help couples prepare the wedding of their dreams.',
    ...['Blush Petal', 'Oat Plum', 'Candy Store', 'Rustic Rosewood', 'Lilac Nightshade', 'Raspberry Chocolate'],
  ),
  business(
    'tea',
    'Loose leaf teas, herbal infusions and porcelain teapots, with tasting notes by our tea master.',
    ...[
      'Garden Sage',
      'Stone Olive',
      'Cream Forest',
      'Evergreen Twilight',
      'Bronze Serenity',
      'Gumtree Sunset',
      'Cinnamon Latte',
    ],
  ),
  business(
    'leather',
    'Bags, belts and wallets, hand stitched from vegetable tanned leather by two saddlers in Tuscany.',
    ...[
      'Honey Walnut',
      'Terracotta Sun',
      'Peach Cocoa',
      'Cinnamon Latte',
      'Cinder',
      'Bronze Serenity',
      'Sandalwood Oasis',
      'Raspberry Chocolate',
    ],
  ),
  business(
    'spa',
    'Candles, bath salts and essential oils for a calm evening at home. Relax, breathe, sleep well.',
    ...[
      'Garden Sage',
      'Lavender Fig',
      'Stone Olive',
      'Gumtree Sunset',
      'Lilac Nightshade',
      'Bronze Serenity',
      'Sandalwood Oasis',
    ],
  ),
]
