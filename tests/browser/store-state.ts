/** What the flow leaves on the server, without what differs from run to run: ids, times, file names. */
import { admin, type Client } from '../store/support'

type Rendered = { readonly raw?: string }
type Entity = { readonly id: string; readonly content: Rendered }
type Product = { readonly title: { rendered: string }; readonly status: string; readonly content: { rendered: string } }
type Picture = { readonly slug: string; readonly alt_text: string; readonly media_details: { readonly width?: number } }
type Family = {
  readonly font_family_settings: { readonly slug: string }
  readonly _embedded?: {
    readonly font_faces?: readonly { readonly font_face_settings: { readonly fontWeight: string } }[]
  }
}

const options = [
  'woocommerce_admin_customize_store_completed',
  'woocommerce_admin_customize_store_completed_theme_id',
  'woocommerce_customize_store_ai_suggestions',
]

/** @param store somebody who may read it; the administrator of the test file's own store unless given */
export const storeState = async (store?: Client) => {
  const client = store ?? (await admin())
  const read = async <A>(path: string): Promise<A> => (await client.get(path)).body as A
  const theme = (
    await read<readonly { stylesheet: string; _links: Record<string, readonly { href: string }[]> }[]>(
      '/wp/v2/themes?context=edit&status=active',
    )
  )[0]
  const stylesId = /global-styles\/(\d+)/.exec(theme?._links['wp:user-global-styles']?.[0]?.href ?? '')?.[1] ?? ''
  const home = await read<Entity>('/wp/v2/templates/lookup?slug=home')
  const header = await read<Entity>('/wp/v2/template-parts/twentytwentyfour//header?context=edit')
  const footer = await read<Entity>('/wp/v2/template-parts/twentytwentyfour//footer?context=edit')
  const styles = await read<{ settings: unknown; styles: unknown }>(`/wp/v2/global-styles/${stylesId}?context=edit`)
  const products = await read<readonly Product[]>('/wp/v2/product?per_page=100&status=any')
  const edited = async (kind: string) =>
    (await read<readonly { id: string; source: string }[]>(`/wp/v2/${kind}?context=edit&_fields=id,source`))
      .filter(({ source }) => source === 'custom')
      .map(({ id }) => id)
      .sort()
  const media = await read<readonly Picture[]>('/wp/v2/media?per_page=100')
  const families = await read<readonly Family[]>('/wp/v2/font-families?per_page=100&_embed')
  const set = await read<Record<string, unknown>>(`/wc-admin/options?options=${options.join(',')}`)
  return {
    theme: theme?.stylesheet,
    home: home.content.raw,
    header: header.content.raw,
    footer: footer.content.raw,
    styles: withoutFiles({ settings: styles.settings, styles: styles.styles }),
    products: products.map(({ title }) => title.rendered).sort(),
    media: media.map(({ slug, alt_text, media_details: { width = 0 } }) => `${slug} ${alt_text} ${width}`).sort(),
    families: families
      .map((family) =>
        [
          family.font_family_settings.slug,
          ...(family._embedded?.font_faces ?? []).map(({ font_face_settings }) => font_face_settings.fontWeight).sort(),
        ].join(' '),
      )
      .sort(),
    options: set,
    edited: { templates: await edited('templates'), parts: await edited('template-parts') },
    texts: products.map(({ title, status, content }) => [title.rendered, status, content.rendered].join(' ')).sort(),
    site: await read('/wp/v2/settings?_fields=title,description,show_on_front,page_on_front,site_logo,site_icon'),
  }
}

/** Font files get another name when one of that name is there. */
const withoutFiles = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/http[^"]*\/fonts\/[^"]*/g, 'file')) as unknown
