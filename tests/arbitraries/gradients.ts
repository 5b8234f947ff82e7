/** Gradients as the panel records them. */
import fc from 'fast-check'

export const hexes = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

const stops = fc
  .array(fc.record({ color: hexes, at: fc.nat({ max: 100 }) }), { minLength: 2, maxLength: 4 })
  .map((all) => all.map(({ color, at }) => `${color} ${at}%`).join(','))

export const gradients = fc
  .tuple(fc.option(fc.nat({ max: 359 })), stops)
  .map(([angle, list]) => (angle === null ? `radial-gradient(${list})` : `linear-gradient(${angle}deg,${list})`))
