/** The texts and pictures written for the business, as a thing that can be restored and written again (D-19). */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import type { ProductProposal } from '../../events/set-up/content'
import type { RequestOf } from '../../events/calls/phase'
import type { Thing } from '../../events/restoring/restoring'
import { productsIn } from '../../suggestions/products-reply'
import { changed, claimed, type Baseline } from './baseline-book'

type Words = Extract<Thing, { kind: 'words' }>

/** The original texts of samples and patterns. */
export const ownWords: Words = { kind: 'words', written: null }

/** Texts count as written from the request on: a call without a response may still have taken effect. */
export const written = (baseline: Baseline, brief: RequestOf<'AiProductWriting' | 'AiPatternWriting'>): Baseline => {
  const { description, provider, images } = brief
  const former = wordsNow(baseline)
  const products = former?.description === description ? former.products : []
  return claimed(
    changed(baseline, { kind: 'words', written: { description, provider, images, products } }),
    ownWords.kind,
  )
}

export const writtenProduct = (baseline: Baseline, product: ProductProposal): Baseline => {
  const words = wordsNow(baseline)
  if (words === null) return baseline
  const others = words.products.filter(({ product_id }) => product_id !== product.product_id)
  return changed(baseline, { kind: 'words', written: { ...words, products: [...others, product] } })
}

/** Samples created since the flow began, including those whose response was lost. */
export const samplesSince = ({ before }: Baseline, reply: string): readonly number[] =>
  before === null
    ? []
    : productsIn(reply)
        .products.map(({ product_id }) => product_id)
        .filter((id) => !before.includes(id))

/** Whether the server wrote a title, instead of keeping one that a person had given. */
export const isTitled = (reply: string): boolean =>
  pipe(J.parse(reply), E.exists(t.type({ ai_content_generated: t.literal(true) }).is))

const wordsNow = ({ now }: Baseline) => {
  const thing = now[ownWords.kind]
  return thing?.kind === 'words' ? thing.written : null
}
