/** Devices whose width the canvas can take. Lengths in CSS pixels; null for the full width. */
export const devices = [
  { name: 'phone', width: 390 },
  { name: 'tablet', width: 780 },
  { name: 'desktop', width: null },
] as const

export type Device = (typeof devices)[number]['name']
