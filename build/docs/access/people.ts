/** All roles that may send requests to the plugin, from the fewest rights to the most. */
export const people = ['nobody', 'subscriber', 'customer', 'author', 'editor', 'shop manager', 'administrator'] as const

export type Person = (typeof people)[number]

/** Additional roles in a network of sites. */
export const peopleBeside = ['administrator of another site', 'super admin'] as const

export const peopleOfNetwork = [...people, ...peopleBeside] as const

export type PersonOfNetwork = (typeof peopleOfNetwork)[number]
