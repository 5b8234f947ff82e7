/** What the flow leaves on the server, without what differs from run to run: ids, times, file names. */
import { admin } from '../store/support'

type Rendered = { readonly raw?: string }
type Entity = { readonly id: string; readonly content: Rendered }
type Family = {
  readonly font_family_settings: { readonly slug: string }
  readonly _embedded?: {
    readonly font_faces?: readonly { readonly font_face_settings: { readonly fontWeight: string } }[]
  }
}

export const storeState = async () => {
  const client = await admin()
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
  const products = await read<readonly { title: { rendered: string } }[]>('/wp/v2/product?per_page=100')
  const media = await read<readonly { slug: string }[]>('/wp/v2/media?per_page=100')
  const families = await read<readonly Family[]>('/wp/v2/font-families?per_page=100&_embed')
  const options = await read<Record<string, unknown>>(
    '/wc-admin/options?options=woocommerce_admin_customize_store_completed,woocommerce_admin_customize_store_completed_theme_id',
  )
  return {
    theme: theme?.stylesheet,
    home: home.content.raw,
    header: header.content.raw,
    footer: footer.content.raw,
    styles: withoutFiles({ settings: styles.settings, styles: styles.styles }),
    products: products.map(({ title }) => title.rendered).sort(),
    media: media.map(({ slug }) => slug).sort(),
    families: families
      .map((family) =>
        [
          family.font_family_settings.slug,
          ...(family._embedded?.font_faces ?? []).map(({ font_face_settings }) => font_face_settings.fontWeight).sort(),
        ].join(' '),
      )
      .sort(),
    options,
  }
}

/** Font files get another name when one of that name is there. */
const withoutFiles = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/http[^"]*\/fonts\/[^"]*/g, 'file')) as unknown
