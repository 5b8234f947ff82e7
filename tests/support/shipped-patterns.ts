/** The plugin's own patterns as markup; what PHP would fill in is replaced by similar text. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const products = `<!-- wp:query {"query":{"postType":"product"}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:woocommerce/product-button /--><!-- /wp:post-template --></div><!-- /wp:query -->`

const folder = join('plugin', 'patterns')

export type ShippedPattern = {
  readonly slug: string
  readonly title: string
  readonly categories: readonly string[]
  readonly content: string
}

export const shippedPatterns: readonly ShippedPattern[] = readdirSync(folder)
  .filter((file) => file.endsWith('.php'))
  .sort()
  .map((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    return {
      slug: file.replace('.php', ''),
      title: /^ \* Title: (.*)$/m.exec(source)?.[1] ?? '',
      categories: /^ \* Categories: (.*)$/m.exec(source)?.[1]?.split(', ') ?? [],
      content: rendered(source),
    }
  })

function rendered(source: string): string {
  return source
    .replace(/^<\?php.*?\?>\s*/s, '')
    .replace(/<\?php\s+product_list\(.*?\);\s+\?>/gs, products)
    .replace(/<\?php\s+store_menu\(.*?\);\s+\?>/gs, '<!-- wp:navigation /-->')
    .replace(/<\?php\s+product_search\(.*?\);\s+\?>/gs, '<!-- wp:search /-->')
    .replace(/<\?php\s+account_and_cart\(.*?\);\s+\?>/gs, '<!-- wp:woocommerce/mini-cart /-->')
    .replace(/<\?php footer_base\(.*?\); \?>/gs, '<!-- wp:site-title {"level":0,"fontSize":"small"} /-->')
    .replace(/<\?php (footer|social)_\w+\(.*?\); \?>/gs, '')
    .replace(/<\?php\s+store_tools\(.*?\);\s+\?>/gs, '<!-- wp:woocommerce/mini-cart /-->')
    .replace(/<\?php in_attributes\( __\( '(.*?)', 'customize-your-store' \) \); \?>/g, (_, text: string) =>
      JSON.stringify(text),
    )
    .replace(/<\?php in_attributes\(.*?\); \?>/gs, '"https://store.test/x.webp"')
    .replace(/<\?php esc_(?:html|attr)_e\( '(.*?)', 'customize-your-store' \); \?>/gs, (_, text: string) => text)
    .replace(/<\?php echo .*?; \?>/gs, 'https://store.test/')
    .replace(/<\?php block_attributes\(.*?\); \?>/gs, (call) => {
      const [, size] = /'fontSize' => '([\w-]+)'/.exec(call) ?? []
      return size === undefined ? '' : `{"fontSize":"${size}"} `
    })
    .replace(/<\?php (?:foreach .*?:|endforeach;) \?>/gs, '')
}
