/** The three looks of the AI wizard; the first is preselected. */

export const looks = ['Contemporary', 'Classic', 'Bold'] as const
export type Look = (typeof looks)[number]

/** The font pairing of each look. */
export const pairingOfLook: Readonly<Record<Look, string>> = {
  Contemporary: 'Inter + Inter',
  Classic: 'Bodoni Moda + Overpass',
  Bold: 'Rubik + Inter',
}
