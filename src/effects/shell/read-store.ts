/** The state of the store, for the intro (docs/spec/intro.md). */
import * as t from 'io-ts'
import { fact } from '../../events'
import type { Fault } from '../../events/calls/fault'
import type { ThemeCard } from '../../events/shell/reading'
import { readActiveTheme } from './active-theme'
import { allOf, answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { homeTemplate } from '../design/home-template'
import { readOptions } from './options'
import type { Answer, Rest } from '../runner/ports'
import { storeUse } from './store-use'
import { taskCompleted } from './task'

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
