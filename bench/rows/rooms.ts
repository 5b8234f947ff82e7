/** A room of the designer, until its choices are there: those that are drawn as pictures, until all in view are drawn. */
import { sincePress } from '../browser/seen'
import type { Room } from '../flows/flow'
import { leave } from './enter'
import { pictures } from './pictures'
import type { Row } from './row'

const room = (name: Room, what: string): Row => ({
  name: `${name}-room`,
  from: 'designer',
  measures: { open: { what: `${what} → open`, unit: 'ms', goal: '' } },
  measure: async ({ page, flow }) => {
    const open = await sincePress(
      page,
      flow.roomButton(page, name),
      (selector) => window.bench.shown(window.bench.all(selector)[0]),
      flow.choices[name],
    )
    await leave({ page, flow })
    return { open: [open] }
  },
})

const roomWithPictures = (name: Room, what: string): Row => ({
  name: `${name}-room`,
  from: 'designer',
  measures: {
    first: { what: `${what} → first picture drawn`, unit: 'ms', goal: '≤ 100 ms' },
    all: { what: `${what} → all in view drawn`, unit: 'ms', goal: '≤ 300 ms' },
  },
  measure: async ({ page, flow }) => {
    const samples = await pictures(page, flow.roomButton(page, name), flow.choices[name])
    await leave({ page, flow })
    return samples
  },
})

export const paletteRoom = room('palette', 'Palette room')
export const fontsRoom = room('fonts', 'Fonts room')
export const headerRoom = roomWithPictures('header', 'Header room')
export const footerRoom = roomWithPictures('footer', 'Footer room')
export const homepageRoom = roomWithPictures('homepage', 'Homepage room')
