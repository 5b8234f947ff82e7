/** A description as it leaves for a provider, and as the merchant is shown it before: nothing personal, and not too long. */
import { masked } from './masked'

/** In UTF-16 units. What a business is, is said by then; what follows would cost time and tell nothing. */
const longest = 4000

export const asSent = (description: string): string => masked(description).slice(0, longest).replace(halfACharacter, '')

const halfACharacter = /[\uD800-\uDBFF]$/
