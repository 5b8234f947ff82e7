/** Devices that the canvas can be made as wide as. Lengths in CSS pixels; null for all the room there is. */
export const devices = [
  { name: 'phone', width: 390 },
  { name: 'tablet', width: 780 },
  { name: 'desktop', width: null },
] as const

export type Device = (typeof devices)[number]['name']
