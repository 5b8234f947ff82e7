/** Lists of products as our patterns and WooCommerce's own write them. */

const query = {
  perPage: 4,
  pages: 0,
  offset: 0,
  postType: 'product',
  order: 'desc',
  orderBy: 'date',
  search: '',
  exclude: [],
  inherit: false,
  taxQuery: [],
  isProductCollectionBlock: true,
  woocommerceOnSale: false,
  woocommerceAttributes: [],
  woocommerceHandPickedProducts: [],
  woocommerceStockStatus: ['instock', 'outofstock', 'onbackorder'],
}

const card =
  '<!-- wp:woocommerce/product-image {"isDescendentOfQueryLoop":true,"aspectRatio":"1"} /--><!-- wp:post-title {"level":3,"isLink":true,"fontSize":"medium"} /--><!-- wp:woocommerce/product-price {"isDescendentOfQueryLoop":true,"fontSize":"small"} /--><!-- wp:woocommerce/product-button {"isDescendentOfQueryLoop":true,"textAlign":"left","fontSize":"small"} /-->'

/** WooCommerce's block. */
export const collectionOf = (
  changed: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, unknown>> = {},
  each = card,
): string => {
  const attributes = {
    queryId: 3,
    query: { ...query, ...changed },
    tagName: 'div',
    displayLayout: { type: 'flex', columns: 4, shrinkColumns: true },
    align: 'wide',
    ...more,
  }
  return `<!-- wp:woocommerce/product-collection ${JSON.stringify(attributes)} --><div class="wp-block-woocommerce-product-collection alignwide"><!-- wp:woocommerce/product-template -->${each}<!-- /wp:woocommerce/product-template --><!-- wp:woocommerce/product-collection-no-results --><!-- wp:paragraph --><p>Empty</p><!-- /wp:paragraph --><!-- /wp:woocommerce/product-collection-no-results --></div><!-- /wp:woocommerce/product-collection -->`
}

/** Core's block, in a store without WooCommerce's blocks. */
export const queryOf = (changed: Readonly<Record<string, unknown>> = {}): string => {
  const { taxQuery: _, ...plain } = query
  const attributes = { queryId: 3, query: { ...plain, author: '', sticky: '', ...changed }, align: 'wide' }
  return `<!-- wp:query ${JSON.stringify(attributes)} --><div class="wp-block-query alignwide"><!-- wp:post-template {"layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"12rem"}} --><!-- wp:post-featured-image {"isLink":true,"aspectRatio":"1"} /--><!-- wp:post-title {"level":3} /--><!-- /wp:post-template --></div><!-- /wp:query -->`
}

/** A section with a heading above a list. The list's block has position 2. */
export const sectionOf = (list: string): string =>
  `<!-- wp:group --><div class="wp-block-group"><!-- wp:heading --><h2>New</h2><!-- /wp:heading -->${list}</div><!-- /wp:group -->`
