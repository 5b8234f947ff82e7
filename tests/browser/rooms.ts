/** The rooms of the designer, for tests that look at each of them. */
import { rooms, type Room } from '../../src/projections/design/place'

const headings: Readonly<Record<Exclude<Room, 'shop'>, string>> = {
  directions: 'Other directions',
  name: 'Name your store',
  logo: 'Add your logo',
  'color-palette': 'Choose your color palette',
  typography: 'Choose fonts',
  header: 'Choose your header',
  menu: 'Arrange your menu',
  homepage: 'Design your homepage',
  footer: 'Choose your footer',
}

/** What follows the designer's own address, and the heading there: the menu and its rooms. That of the shop needs WooCommerce. */
export const places: readonly (readonly [address: string, heading: string])[] = [
  ['', "Let's get creative"],
  ...rooms.filter((room) => room !== 'shop').map((room) => [`/${room}`, headings[room]] as const),
]

/** The same, with a category of patterns beside the homepage. */
export const placesWithPatterns = [...places, ['/homepage/intro', 'Intro'] as const]
