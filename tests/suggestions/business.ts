/** A shop: the mood that its words speak of, and the palettes that a designer would begin with. */

export const business = (mood: string, description: string, ...palettes: readonly string[]) => ({
  mood,
  description,
  palettes,
})
