/** Reads the state of the store for the intro (docs/spec/intro.md), and reads and writes store options. */
import * as t from 'io-ts'
import { fact } from '../events'
import type { Fault } from '../events/calls'
import { StoreUse, type ThemeCard } from '../events/shell'
import { homeTemplate } from './home-template'
import { allOf, andThen, answer, fail, isTemporary, isThere, mapAnswer, orElse } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer, Rest } from './runner/ports'

const completed = 'woocommerce_admin_customize_store_completed'
const template = 'woocommerce_admin_customize_store_completed_theme_id'

export const readStore: Effect<'StoreRead', 'rest'> = (_request, { rest }) =>
  allOf({
    theme: readActiveTheme(rest),
    // A classic theme has no home template, so a refusal or an unexpected reply counts as none.
    home: homeTemplate(rest).pipe(orElse((fault) => (isNone(fault) ? answer(null) : fail(fault)))),
    options: readOptions(rest, [completed, template]),
    task: taskCompleted(rest),
    cards: themeCards(rest),
    use: storeUse(rest),
  }).pipe(
    mapAnswer(({ theme, home, options, task, cards, use }) =>
      fact('StoreReadReceived', {
        theme: theme.stylesheet,
        blockTheme: theme.block,
        homeTemplate: home?.entity.id ?? '',
        completedTemplate: typeof options[template] === 'string' ? options[template] : '',
        taskCompleted: task ?? options[completed] === 'yes',
        use,
        themes: cards.themes,
        browseAll: cards.browseAll,
      }),
    ),
  )

const isNone = ({ tag }: Fault): boolean => tag === 'Refused' || tag === 'Garbled'

const Palette = t.type({ title: t.string, primary: t.string, secondary: t.string })
const Card = t.intersection([
  t.type({
    slug: t.string,
    name: t.string,
    price: t.string,
    is_free: t.boolean,
    is_active: t.boolean,
    thumbnail_url: t.string,
  }),
  t.partial({ description: t.string, link_url: t.string, color_palettes: t.array(Palette), total_palettes: t.number }),
])
const RecommendedReply = t.intersection([
  t.type({ themes: t.array(Card) }),
  t.partial({ _links: t.type({ browse_all: t.type({ href: t.string }) }) }),
])

const themeCards = (rest: Rest): Answer<{ themes: readonly ThemeCard[]; browseAll: string }> =>
  rest
    .ask({ method: 'GET', path: '/wc-admin/onboarding/themes/recommended', reply: RecommendedReply })
    .pipe(mapAnswer(({ themes, _links }) => ({ themes: themes.map(cardOf), browseAll: _links?.browse_all.href ?? '' })))

const cardOf = (card: t.TypeOf<typeof Card>): ThemeCard => ({
  slug: card.slug,
  name: card.name,
  description: card.description ?? '',
  price: card.price,
  isFree: card.is_free,
  isActive: card.is_active,
  thumbnail: card.thumbnail_url,
  link: card.link_url ?? '',
  palettes: card.color_palettes ?? [],
  totalPalettes: card.total_palettes ?? 0,
})

/** Reads whether the store is in use; null if the store does not report it, which counts as in use. */
export const storeUse = (rest: Rest): Answer<StoreUse | null> =>
  rest
    .ask({ method: 'GET', path: '/customize-your-store/v1/store', reply: StoreUse, quick: true })
    .pipe(orElse((fault): Answer<null> => (isTemporary(fault) ? fail(fault) : answer(null))))

const Lists = t.array(t.type({ tasks: t.array(t.type({ id: t.string, isComplete: t.boolean })) }))

/**
 * Whether the task 'Customize your store' is complete; null if it is not listed. Newer WooCommerce hides the task; callers then read the
 * option that completes it.
 */
export const taskCompleted = (rest: Rest): Answer<boolean | null> =>
  rest
    .ask({ method: 'GET', path: '/wc-admin/onboarding/tasks', reply: Lists })
    .pipe(
      mapAnswer(
        (lists) => lists.flatMap(({ tasks }) => tasks).find(({ id }) => id === 'customize-store')?.isComplete ?? null,
      ),
    )

/** Checks for the font library; any refusal means no. */
export const readFeatures: Effect<'FeaturesRead', 'rest'> = (_request, { rest }) =>
  isThere(rest, '/wp/v2/font-collections?_fields=slug').pipe(
    mapAnswer((fontLibrary) => fact('FeaturesReadReceived', { fontLibrary, patternLibrary: null })),
  )

export type ActiveTheme = { readonly stylesheet: string; readonly block: boolean; readonly styles: string | null }

const Links = t.partial({ 'wp:user-global-styles': t.array(t.type({ href: t.string })) })
const ThemesReply = t.array(
  t.intersection([t.type({ stylesheet: t.string, is_block_theme: t.boolean }), t.partial({ _links: Links })]),
)

/** The active theme: its slug, whether it is a block theme, and where the user's global styles are. */
export const readActiveTheme = (rest: Rest): Answer<ActiveTheme> =>
  rest.ask({ method: 'GET', path: '/wp/v2/themes?context=edit&status=active', reply: ThemesReply, quick: true }).pipe(
    andThen(([theme]): Answer<ActiveTheme> => {
      if (theme === undefined) return fail({ tag: 'Garbled', what: 'no active theme' })
      const href = theme._links?.['wp:user-global-styles']?.[0]?.href
      return answer({
        stylesheet: theme.stylesheet,
        block: theme.is_block_theme,
        // The slash is encoded where the store has plain permalinks.
        styles: href === undefined ? null : (/(?:\/|%2F)global-styles(?:\/|%2F)(\d+)/i.exec(href)?.[1] ?? null),
      })
    }),
  )

type Values = Readonly<Record<string, unknown>>

/** Names of store options that WooCommerce's route accepts. */
export const surveyCompleted = 'woocommerce_admin_customize_store_survey_completed'
export const tourHidden = 'woocommerce_customize_store_onboarding_tour_hidden'
export const aiSuggestions = 'woocommerce_customize_store_ai_suggestions'

/** The values of options; an unset option is `false`. */
export const readOptions = (rest: Rest, names: readonly string[]): Answer<Values> =>
  rest.ask({
    method: 'GET',
    path: `${theirs}?options=${names.join(',')}`,
    reply: t.record(t.string, t.unknown),
    quick: true,
  })

const theirs = '/wc-admin/options'
const ours = '/customize-your-store/v1/options'

/** Sets options through WooCommerce's route. The response lists the changed ones; an unchanged option is no failure. */
export const writeOptions = (rest: Rest, values: Values): Answer<unknown> => write(rest, theirs, values)

export const businessDescription = 'woo_ai_describe_store_description'
export const chosenTrade = 'customize_your_store_trade'

/** Sets options through the plugin's route: WooCommerce's may reject these, because they are not on its list. */
export const writeOwnOptions = (rest: Rest, values: Values): Answer<unknown> => write(rest, ours, values)

const write = (rest: Rest, path: string, body: Values): Answer<unknown> =>
  rest.ask({ method: 'POST', path, body, reply: t.record(t.string, t.boolean) })
