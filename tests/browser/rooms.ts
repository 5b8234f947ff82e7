/** The rooms of the designer, for tests that look at each of them. */
import { readFileSync } from 'node:fs'
import { rooms, type Room } from '../../src/events/design'

const source = readFileSync('src/views/design/rooms.tsx', 'utf8')

/**
 * The title of a room where no AI made the first choice. It is read from the source: to import the screens takes ten seconds
 * (tests/views/design/room-titles.test.ts compares both).
 */
export const titleOf = (room: Room): string => {
  const [, row = ''] = source.split(new RegExp(`^  '?${room}'?: \\{$`, 'm'))
  const [, title = ''] = /^ {4}title: (.*?)^ {4}\w+:/ms.exec(row) ?? []
  return [...title.matchAll(/__\('(.*?)', 'customize-your-store'\)/g)].at(-1)?.[1] ?? ''
}

/** What follows the designer's own address, and the heading there: the menu and its rooms. That of the shop needs WooCommerce. */
export const places: readonly (readonly [address: string, heading: string])[] = [
  ['', "Let's get creative"],
  ...rooms.filter((room) => room !== 'shop').map((room) => [`/${room}`, titleOf(room)] as const),
]

/** The same, with a category of patterns beside the homepage. */
export const placesWithPatterns = [...places, ['/homepage/intro', 'Intro'] as const]
