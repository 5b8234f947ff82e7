/** The three looks that the AI wizard asks for; the first is chosen at the start. */

export const looks = ['Contemporary', 'Classic', 'Bold'] as const
export type Look = (typeof looks)[number]

/** The pairing that the wizard takes for a look. */
export const pairingOfLook: Readonly<Record<Look, string>> = {
  Contemporary: 'Inter + Inter',
  Classic: 'Bodoni Moda + Overpass',
  Bold: 'Rubik + Inter',
}
