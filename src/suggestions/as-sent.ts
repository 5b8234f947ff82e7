/** A description as it is sent to a provider, and shown to the merchant before: masked and shortened. */
import { masked } from './masked'

/** In UTF-16 units. Enough to describe a business; more would only take time. */
const longest = 4000

export const asSent = (description: string): string => masked(description).slice(0, longest).replace(halfACharacter, '')

const halfACharacter = /[\uD800-\uDBFF]$/
