/** A mood: words that describe a business, and the palettes that suit them. A row of the `moods-of-*` tables. */

export type Mood = {
  readonly name: string
  /** English, lower case, singular. A trailing hyphen matches every word that begins with the entry. */
  readonly words: readonly string[]
  /** Titles of palettes, the most suitable first; at least some for every look, and some light ones. */
  readonly palettes: readonly string[]
}

export const mood = (name: string, words: string, ...palettes: readonly string[]): Mood => ({
  name,
  words: words.split(' '),
  palettes,
})

/**
 * Words of a description that ask for a dark store, in the six languages in which descriptions are understood. Lower case, without accents;
 * a trailing hyphen matches every word that begins with the entry, as in the tables of moods.
 */
const words = {
  english:
    'night midnight dark darkness black gothic goth noir neon cinema movie nightclub nightlife casino vampire witch- occult tarot luxur- cocktail whisky whiskey whiskies',
  german:
    'nacht nachts nachtleben mitternacht dunkel- dunkl- schwarz schwarze schwarzen schwarzer schwarzes duster- gotisch- luxus- luxurios- kino',
  french: 'nuit minuit sombre obscur- noir noire gothique luxe luxueu-',
  italian: 'notte mezzanotte notturn- scuro scura scuri scure oscur- nero nera neri nere gotic- lusso lussuos-',
  spanish: 'noche medianoche nocturn- negro negra lujo lujos- cine',
  portuguese: 'noite noturn- escur- preto preta luxo luxuos-',
} as const

export const darkWords: readonly string[] = Object.values(words).flatMap((list) => list.split(' '))
