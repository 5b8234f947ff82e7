/** Moves the merchant's own words from the present header or footer into a new one. */
import { blockTree, withInner } from './blocks'
import { plainText } from './inline'
import { factsIn, withFacts } from './shop-facts'
import { socialLinksIn, withSocialLinkAt } from './social-links'
import { textsIn, withTextAt } from './texts'

/**
 * Words that replaced a sample text replace the same sample text in the new part, and facts go to the places of the same fact; addresses of
 * social networks go to the same network.
 * @param part a header or footer as its pattern provides it
 */
export const withWordsOf = (present: string, part: string): string => {
  const words = new Map(
    samplesIn(present)
      .filter(({ sample, html }) => plainText(html) !== plainText(sample))
      .map(({ sample, html }) => [sample, html]),
  )
  const addresses = new Map(socialLinksIn(present).map(({ service, url }) => [service, url]))
  const written = samplesIn(part).reduce(
    (markup, { block, sample }) => {
      const own = words.get(sample)
      return own === undefined ? markup : withTextAt(markup, block, own)
    },
    withFacts(part, factsIn(present)),
  )
  return socialLinksIn(written).reduce((markup, { block, service, url }) => {
    const own = addresses.get(service) ?? ''
    return own === '' || url !== '' ? markup : withSocialLinkAt(markup, block, own)
  }, written)
}

const samplesIn = (markup: string) => {
  const samples = new Map(
    blockTree(markup)
      .flatMap(withInner)
      .map(({ index, attributes }) => [index, sampleOf(attributes['metadata'])]),
  )
  return textsIn(markup).flatMap(({ block, html }) => {
    const sample = samples.get(block)
    return typeof sample === 'string' ? [{ block, html, sample }] : []
  })
}

const sampleOf = (metadata: unknown): unknown =>
  typeof metadata === 'object' && metadata !== null && 'sampleText' in metadata ? metadata.sampleText : null
