/** The rooms of the designer, for tests that look at each of them. */
import { rooms } from '../../src/events/design'
import { roomRows } from '../../src/views/design/rooms'

/** What follows the designer's own address, and the heading there: the menu and its rooms. That of the shop needs WooCommerce. */
export const places: readonly (readonly [address: string, heading: string])[] = [
  ['', "Let's get creative"],
  ...rooms.filter((room) => room !== 'shop').map((room) => [`/${room}`, roomRows[room].title(false)] as const),
]

/** The same, with a category of patterns beside the homepage. */
export const placesWithPatterns = [...places, ['/homepage/intro', 'Intro'] as const]
