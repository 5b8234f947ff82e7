/** What a model wrote for a section, held to what the section has room for, and to claim nothing: alike for every provider. */
import type { EventOfType } from '../events'
import { withoutClaims } from './claims'
import { withoutPrices } from './named-prices'
import { plainText } from './plain-text'

type Asked = Omit<EventOfType<'SectionWordsRequested'>, 'type'>
type Words = EventOfType<'SectionWordsReceived'>['texts']

/**
 * @param texts as many as were asked for, in their order
 * @returns those that differ from what stands there; null if they are fewer or more, or nothing of them can be used
 */
export const newWords = ({ description, name, texts: asked }: Asked, texts: readonly string[]): Words | null => {
  if (texts.length !== asked.length) return null
  const told = [description, name, ...asked.map(({ now }) => now)].join('\n')
  const words = asked.flatMap(({ block, now, most }, index) => {
    const text = withoutPrices(told)(withoutClaims(plainText(most)(texts[index] ?? '')))
    return text === '' || text === now ? [] : [{ block, text }]
  })
  return words.length === 0 ? null : words
}
