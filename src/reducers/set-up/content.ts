/** The texts and products that the store's server writes for the business (docs/spec/set-up.md). */
import type { Kind } from '../../catalogue/pages/templates'
import type { FlowEvent } from '../../events'
import type { ProductProposal } from '../../events/set-up'
import { goodsIn, imagesIn, kindIn, productsIn, type Good } from '../../suggestions/products-reply'

export type Content = {
  /** Result of the image search, in the form the server expects back; null when there is none. */
  readonly images: string | null
  /** The kind of business that the server recognized in the description; null if it reported none. */
  readonly kind: Kind | null
  /** Whether the store's content was written for the business before this attempt. */
  readonly generated: boolean
  /** What the shop would sell, for pages that are shown before its products are written. */
  readonly goods: readonly Good[]
  readonly products: readonly ProductProposal[]
  /** Why the server wrote no products; null if it wrote some. */
  readonly wrong: string | null
}

export const reduceContent = (content: Content, event: FlowEvent): Content => {
  switch (event.type) {
    case 'AiImagesFound':
      return { ...content, images: imagesIn(event.reply), kind: kindIn(event.reply), goods: goodsIn(event.reply) }
    case 'AiStoreReadReceived':
      return { ...content, generated: event.generated }
    case 'AiProductsProposed':
      return { ...content, ...productsIn(event.reply) }
    default:
      return content
  }
}
