/** Searching by what a person types: case and the marks on letters do not count. */

export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
