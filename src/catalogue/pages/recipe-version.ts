/** The version of the recipe that makes a page of patterns (PatternsReadReceived in events/design/reading.ts tells what each does). */
export const latestRecipe = 7
