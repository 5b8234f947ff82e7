/** The three tones of voice that the AI wizard asks for; the first is chosen at the start. */

export const tones = ['Informal', 'Neutral', 'Formal'] as const
export type Tone = (typeof tones)[number]
