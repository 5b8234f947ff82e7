/**
 * The mood of each trade in `plugin/catalogue/trades`: trades are recognized by the store, in any language of the description.
 */
import type { Mood } from './mood'
import { moods } from './moods'

const tradesByMood: Readonly<Record<string, string>> = {
  coffee: 'coffee',
  tea: 'tea',
  chocolate: 'chocolate',
  sweets: 'sweets icecream',
  bakery: 'bakery cakes biscuits',
  wine: 'wine',
  beer: 'beer spirits softdrinks',
  spices: 'spices hotsauce meat',
  delicatessen: 'jam oliveoil cheese pasta nuts deli mealkits catering_supply',
  plants: 'produce plants garden vegan',
  beauty: 'skincare haircare perfume beautysalon',
  'make-up': 'makeup',
  spa: 'soap candles wellness bath',
  health: 'supplements health lab',
  fashion: 'clothing underwear accessories',
  streetwear: 'tshirts',
  tailoring: 'watches eyewear',
  jewellery: 'jewelry',
  wedding: 'wedding',
  children: 'babyclothes toys baby',
  pets: 'dogs dogtreats cats smallpets pets',
  party: 'party gifts events',
  advice: 'consulting office courses',
  technology: 'software templates webdesign electronics phones printing3d appliances solar',
  games: 'boardgames comics videogames',
  music: 'instruments records beats',
  photography: 'cameras photography',
  art: 'art artsupplies',
  books: 'stationery books ebooks',
  sport: 'bicycles ebikesparts teamsports wintersports',
  fitness: 'fitness',
  outdoor: 'outdoor',
  sea: 'fish fishing watersports swimwear aquarium travel',
  cleaning: 'cleaning cleaningservice',
  motors: 'motorcycles cars rental',
  tools: 'valves machines fasteners packaging wholesale signs tools building plumbing repairs',
  leather: 'bags shoes horses workwear',
  craft: 'ceramics glass',
  wool: 'yarn fabric',
  wood: 'woodcraft',
  home: 'hometextiles furniture lighting rugs kitchenware homeware',
  rustic: 'honey antiques vintage',
  natural: 'charity',
  plain: 'funeral',
  night: 'esoteric',
}

/** Moods by the name of the trade (tests/catalogue/wizard/moods.test.ts). */
export const moodOfTrade: ReadonlyMap<string, Mood> = new Map(
  moods.flatMap((mood) => (tradesByMood[mood.name]?.split(' ') ?? []).map((trade) => [trade, mood] as const)),
)
