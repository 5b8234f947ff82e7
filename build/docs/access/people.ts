/** Everybody who may ask the plugin something, from those who may least to those who may most. */
export const people = ['nobody', 'subscriber', 'customer', 'author', 'editor', 'shop manager', 'administrator'] as const

export type Person = (typeof people)[number]
