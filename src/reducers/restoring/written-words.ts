/** The texts and pictures written for the business, as a thing that can be restored and written again (D-19). */
import type { RequestOf } from '../../events/calls/phase'
import type { ThingOf } from '../../events/restoring/restoring'
import type { Known, Row } from './restorable-row'

/** The original texts of samples and patterns. */
const ownWords: ThingOf<'words'> = { kind: 'words', written: null }

type Brief = RequestOf<'AiProductWriting' | 'AiPatternWriting'>

/** Written for the same description, the products keep their texts. */
const written = ({ description, provider, images }: Brief, known: Known): readonly ThingOf<'words'>[] => {
  const former = wordsNow(known)
  const products = former?.description === description ? former.products : []
  return [{ kind: 'words', written: { description, provider, images, products } }]
}

export const words: Row<ThingOf<'words'>> = {
  id: () => null,
  // Texts generated before this flow cannot be restored: the brief they were written from is unknown.
  seen: { AiStoreReadReceived: ({ generated }) => (generated ? null : [ownWords]) },
  asked: { AiProductWritingRequested: () => [ownWords], AiPatternWritingRequested: () => [ownWords] },
  // Texts count as written from the request on: a call without a response may still have taken effect.
  done: {
    AiProductWritingRequested: written,
    AiPatternWritingRequested: written,
    AiProductUpdateRequested: ({ product }, known) => {
      const former = wordsNow(known)
      if (former === null) return []
      const others = former.products.filter(({ product_id }) => product_id !== product.product_id)
      return [{ kind: 'words', written: { ...former, products: [...others, product] } }]
    },
  },
}

const wordsNow = ({ now }: Known) => {
  const thing = now[ownWords.kind]
  return thing?.kind === 'words' ? thing.written : null
}
