import { expect, it } from 'vitest'
import { rooms } from '../../../src/events/design'
import { roomRows } from '../../../src/views/design/rooms'
import { titleOf } from '../../browser/rooms'

it('given a store made by AI, then header and footer are changed; else they are chosen', { tags: ['D-06'] }, () => {
  const titles = (ai: boolean) => [roomRows.header.title(ai), roomRows.footer.title(ai)]
  expect(titles(true)).toEqual(['Change your header', 'Change your footer'])
  expect(titles(false)).toEqual(['Choose your header', 'Choose your footer'])
})

it('the titles that browser tests read from the source are those of the rooms', { tags: ['D-01'] }, () => {
  expect(rooms.map(titleOf)).toEqual(rooms.map((room) => roomRows[room].title(false)))
})
