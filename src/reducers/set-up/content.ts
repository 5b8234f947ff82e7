/** The texts and products that the store's server writes for the business (docs/spec/set-up.md). */
import type { Kind } from '../../catalogue/pages/layouts'
import type { FlowEvent } from '../../events'
import type { ProductProposal } from '../../events/set-up/content'
import { imagesIn, kindIn } from '../../suggestions/images-reply'
import { productsIn } from '../../suggestions/products-reply'

export type Content = {
  /** Result of the image search, in the form the server expects back; null when there is none. */
  readonly images: string | null
  /** The kind of business, as the server understood the description; null when it did not say. */
  readonly kind: Kind | null
  /** Whether the store's content was written for the business before this attempt. */
  readonly generated: boolean
  readonly products: readonly ProductProposal[]
  /** Why the server wrote no products; null when it did. */
  readonly wrong: string | null
}

export const initialContent: Content = { images: null, kind: null, generated: false, products: [], wrong: null }

export const reduceContent = (content: Content, event: FlowEvent): Content => {
  switch (event.type) {
    case 'AiImagesFound':
      return { ...content, images: imagesIn(event.reply), kind: kindIn(event.reply) }
    case 'AiStoreReadReceived':
      return { ...content, generated: event.generated }
    case 'AiProductsProposed':
      return { ...content, ...productsIn(event.reply) }
    default:
      return content
  }
}
