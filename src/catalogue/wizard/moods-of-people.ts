/** Moods by people: what they wear, how they care for themselves and others. */
import { mood } from './mood'

export const moodsOfPeople = [
  mood(
    'beauty',
    'beauty skincare skin cosmetic cream serum salon hair nail perfume fragrance facial moisturi- cleanser',
    ...['Rustic Rosewood', 'Lilac Nightshade', 'Sandalwood Oasis', 'Raspberry Chocolate', 'Fuchsia', 'Purple Twilight'],
  ),
  mood(
    'make-up',
    'makeup lipstick eyeshadow mascara glitter- eyeliner drag',
    ...['Raspberry Chocolate', 'Vibrant Berry', 'Fuchsia', 'Lilac Nightshade', 'Crimson Tide'],
  ),
  mood(
    'spa',
    'spa bath candle calm relax- sleep yoga meditat- wellness massage aromatherapy mindful- breathe',
    ...['Gumtree Sunset', 'Sandalwood Oasis', 'Lilac Nightshade', 'Bronze Serenity', 'Purple Twilight', 'Juniper Dusk'],
  ),
  mood(
    'health',
    'health- medic- doctor clinic pharmac- vitamin supplement dental nurse therap-',
    ...['Blue Lagoon', 'Bronze Serenity', 'Arctic Dawn', 'Gumtree Sunset', 'Juniper Dusk'],
  ),
  mood(
    'fashion',
    'fashion clothing clothes dress apparel boutique wardrobe textile skirt bag handbag scarf sock jumper sweater lingerie underwear',
    ...['Charcoal', 'Rustic Rosewood', 'Raspberry Chocolate', 'Ancient Bronze', 'Crimson Tide', 'Fuchsia'],
  ),
  mood(
    'streetwear',
    'streetwear hoodie sneaker cap tshirt skateboard hiphop urban street tattoo',
    ...['Slate', 'Midnight Citrus', 'Canary', 'Lightning', 'Charcoal', 'Crimson Tide'],
  ),
  mood(
    'tailoring',
    'tailor- suit shirt tie gentleman gentlemen menswear bespoke cufflink barber watch watchmaker clock',
    ...['Ancient Bronze', 'Charcoal', 'Slate', 'Bronze Serenity', 'Purple Twilight', 'Midnight Citrus'],
  ),
  mood(
    'jewellery',
    'jewel- gold golden silver ring necklace earring bracelet diamond gem gemstone pearl goldsmith',
    ...['Ancient Bronze', 'Lilac Nightshade', 'Slate', 'Bronze Serenity', 'Purple Twilight', 'Midnight Citrus'],
  ),
  mood(
    'wedding',
    'wedding bride bridal groom engagement veil gown couple marriage romantic romance valentine',
    ...['Rustic Rosewood', 'Candy Store', 'Lilac Nightshade', 'Raspberry Chocolate', 'Vibrant Berry', 'Fuchsia'],
  ),
  mood(
    'children',
    'child children kid baby toddler toy nursery newborn parent playground school puzzle teddy christening baptism',
    ...['Candy Store', 'Gumtree Sunset', 'Arctic Dawn', 'Blue Lagoon', 'Canary', 'Vibrant Berry'],
  ),
  mood(
    'pets',
    'pet dog puppy cat kitten horse aquarium vet veterinar- animal leash collar bird',
    ...['Juniper Dusk', 'Gumtree Sunset', 'Canary', 'Cinder', 'Blue Lagoon', 'Candy Store'],
  ),
  mood(
    'party',
    'party birthday celebrat- balloon carnival costume confetti fun christmas',
    ...['Arctic Dawn', 'Candy Store', 'Fuchsia', 'Canary', 'Vibrant Berry', 'Raspberry Chocolate'],
  ),
  mood(
    'advice',
    'lawyer legal accountan- consult- finance financial insurance agency office b2b coach- lesson',
    ...['Ancient Bronze', 'Blue Lagoon', 'Bronze Serenity', 'Arctic Dawn', 'Purple Twilight'],
  ),
] as const
