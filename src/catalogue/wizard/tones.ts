/** The three tones of voice of the AI wizard; the first is preselected. */

export const tones = ['Informal', 'Neutral', 'Formal'] as const
export type Tone = (typeof tones)[number]
