/** The calls that have a store's content written, in the order in which the flow makes them. */
import { expect } from 'vitest'
import type { Client } from './support'

export const tea = 'Tiny Leaf sells loose tea from small gardens in Japan.'

export type Proposal = {
  readonly title: string
  readonly description: string
  readonly price: number
  readonly image: { readonly src: string; readonly alt: string }
  readonly product_id: number
}

export type Product = {
  readonly id: number
  readonly slug: string
  readonly title: { readonly rendered: string; readonly raw: string }
  readonly content: { readonly raw: string }
  readonly excerpt: { readonly raw: string }
  readonly featured_media: number
  /** As shoppers see it: `$12.50`, in HTML on a real WooCommerce. */
  readonly customize_your_store_price: string
}

export const route = (name: string): string => `/customize-your-store/v1/ai/${name}`

/** Says yes to written content, as the flow does first. */
export const allow = (owner: Client) =>
  owner.post('/customize-your-store/v1/options', { woocommerce_blocks_allow_ai_connection: 'yes' })

export const imagesFor = async (owner: Client, description: string): Promise<unknown> =>
  ((await owner.post(route('images'), { business_description: description })).body as { images: unknown }).images

const images = { images: [{ title: 'any', URL: 'any', width: 1, height: 1 }], search_term: '' }

export const proposalsFor = async (owner: Client, description: string): Promise<readonly Proposal[]> => {
  const { status, body } = await owner.post(route('products'), { business_description: description, images })
  expect(status).toBe(200)
  return (body as { product_content: readonly Proposal[] }).product_content
}

/** All of it, as one wizard has it done. */
export const writeStore = async (owner: Client, description: string): Promise<void> => {
  const proposals = await proposalsFor(owner, description)
  const answers = [
    await owner.post(route('patterns'), { business_description: description, images }),
    ...(await Promise.all(
      proposals.map((products_information, index) =>
        owner.post(route('product'), { products_information, last_product: index === proposals.length - 1 }),
      ),
    )),
    await owner.post(route('business-description'), { business_description: description }),
    await owner.post(route('store-title'), { business_description: description }),
  ]
  for (const { status } of answers) expect(status).toBe(200)
}

/** The oldest first. */
export const products = async (owner: Client): Promise<readonly Product[]> =>
  (await owner.get('/wp/v2/product?per_page=100&context=edit&orderby=id&order=asc')).body as readonly Product[]

/** In whole units of the currency. */
export const priceOf = ({ customize_your_store_price: text }: Product): number =>
  Number(text.replaceAll(/<[^>]*>|&[^;]*;|[^\d.<>&;]/g, ''))

/** What a merchant sees of a product. */
export const looks = ({ id, slug, title, content, excerpt, featured_media, customize_your_store_price }: Product) => ({
  id,
  slug,
  title: title.raw,
  content: content.raw,
  excerpt: excerpt.raw,
  picture: featured_media,
  price: customize_your_store_price,
})

/** Everything that the patterns say, as one text. */
export const patterns = async (owner: Client): Promise<string> =>
  ((await owner.get('/wp/v2/block-patterns/patterns')).body as readonly { name: string; content: string }[])
    .filter(({ name }) => name.startsWith('customize-your-store/'))
    .map(({ content }) => content)
    .join('\n')

type Pattern = { readonly name: string; readonly content: string }

/** The patterns that the plugin brings. */
export const everyPattern = async (owner: Client): Promise<readonly Pattern[]> =>
  ((await owner.get('/wp/v2/block-patterns/patterns')).body as readonly Pattern[]).filter(({ name }) =>
    name.startsWith('customize-your-store/'),
  )

export const pattern = async (owner: Client, wanted: string): Promise<string> =>
  (await everyPattern(owner)).find(({ name }) => name === wanted)?.content ?? ''

/** The files of ours that its images show. */
export const picturesIn = (content: string): readonly string[] =>
  [...content.matchAll(/<img[^>]* src="[^"]*(?:\/pictures\/|-picture=)([^"]+)"/g)].map(([, file = '']) => file)

/** The first image's file and description. */
export const pictureIn = (content: string): readonly (string | undefined)[] => [
  picturesIn(content)[0],
  /<img[^>]* alt="([^"]*)"/.exec(content)?.[1],
]

export const isGenerated = async (owner: Client): Promise<unknown> =>
  ((await owner.get(route('store-info'))).body as { is_ai_generated: unknown }).is_ai_generated

export const option = async (owner: Client, name: string): Promise<unknown> =>
  ((await owner.get(`/wc-admin/options?options=${name}`)).body as Record<string, unknown>)[name]
