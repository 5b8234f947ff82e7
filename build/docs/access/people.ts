/** Everybody who may ask the plugin something, from those who may least to those who may most. */
export const people = ['nobody', 'subscriber', 'customer', 'author', 'editor', 'shop manager', 'administrator'] as const

export type Person = (typeof people)[number]

/** Besides those of the asked site, in a network of sites. */
export const peopleBeside = ['administrator of another site', 'super admin'] as const

export const peopleOfNetwork = [...people, ...peopleBeside] as const

export type PersonOfNetwork = (typeof peopleOfNetwork)[number]
