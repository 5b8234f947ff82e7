/**
 * Reads what the designer needs: the store's current design (home template, parts, global styles, fonts, menus), patterns and settings.
 */
import { pickBy, unescape } from 'es-toolkit'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { largestPage } from '../catalogue/limits'
import { latestRecipe } from '../catalogue/pages/own-patterns'
import { fact, type EventOfType } from '../events'
import type { Fault } from '../events/calls'
import type { Site } from '../events/design-calls'
import { withoutSecret } from '../events/secrets'
import { Suggestions } from '../events/wizard'
import type { Publishable, Versions } from '../events/written'
import { fontFamilyOf, InstalledFamily } from './fonts'
import { homeTemplate, partFor, templateParts } from './home-template'
import { mediaOf, MediaReply } from './media'
import { previewing } from './previewing'
import { aiSuggestions, readActiveTheme, readOptions, taskCompleted, tourHidden, type ActiveTheme } from './read-store'
import { allOf, andThen, answer, fail, isMissing, isTemporary, isThere, mapAnswer, orElse } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer, Rest } from './runner/ports'

type Design = Omit<EventOfType<'DesignReadReceived'>, 'type'>

const completed = 'woocommerce_admin_customize_store_completed'

export const readDesign: Effect<'DesignRead', 'rest'> = ({ preview }, ports) => {
  const rest = previewing(ports.rest, preview)
  const store = ports.rest
  return allOf({
    theme: readActiveTheme(rest),
    // Read before the design itself, so that a change in between is detected as a conflict.
    versions: store.ask({ method: 'GET', path: '/customize-your-store/v1/versions', reply: SiteVersions, quick: true }),
  }).pipe(
    andThen((first) => (preview === null || first.theme.stylesheet === preview ? answer(first) : fail(noPreview))),
    andThen(({ theme, versions }) =>
      theme.block ? blockDesign({ rest, store, theme, preview, versions }) : classicDesign(rest, theme),
    ),
    mapAnswer((design) => fact('DesignReadReceived', design)),
  )
}

/**
 * If this account may not preview a theme, WordPress responds with the active one, and the flow would design that instead.
 */
const noPreview: Fault = { tag: 'Refused', status: 403, code: 'theme_preview_refused', message: '' }

type Reading = {
  readonly rest: Rest
  /** Without the preview: reads the active theme and what its front page shows. */
  readonly store: Rest
  readonly theme: ActiveTheme
  readonly preview: string | null
  readonly versions: t.TypeOf<typeof SiteVersions>
}

const blockDesign = ({ rest, store, theme, preview, versions }: Reading): Answer<Design> =>
  allOf({
    home: homeTemplate(rest),
    parts: templateParts(rest),
    styles: userStyles(rest, theme),
    base: rest.ask({
      method: 'GET',
      path: `/wp/v2/global-styles/themes/${theme.stylesheet}`,
      reply: Styles,
      quick: true,
    }),
    menus: rest.ask({
      method: 'GET',
      path: `/wp/v2/navigation?context=edit&per_page=${largestPage}&status=publish,draft&_fields=id,status`,
      reply: Menus,
      quick: true,
    }),
    fonts: rest.ask({
      method: 'GET',
      path: `/wp/v2/font-families?per_page=${largestPage}&_embed=font_faces`,
      reply: t.array(InstalledFamily),
      quick: true,
    }),
    site: readSite(rest),
    suggestions: suggested(rest),
    task: taskIsComplete(rest),
    present: preview === null ? answer(null) : presentParts(store),
  }).pipe(
    mapAnswer(({ task, base, fonts, parts, home, styles, ...design }) => {
      const [header, footer] = (['header', 'footer'] as const).map((area) => partFor(area, home.entity.content, parts))
      return {
        ...design,
        home: home.entity,
        header: header?.entity ?? null,
        footer: footer?.entity ?? null,
        styles: styles.entity,
        versions: versionsOf({
          ...versions,
          home: home.version,
          header: header?.version,
          footer: footer?.version,
          styles: styles.version,
        }),
        theme: theme.stylesheet,
        blockTheme: true,
        taskCompleted: task,
        base: JSON.stringify({ settings: base.settings, styles: base.styles }),
        fonts: fonts.map(fontFamilyOf),
      }
    }),
    andThen((design) => (isOfOneTheme(design) ? answer(design) : fail({ tag: 'Garbled', what: 'two themes' }))),
  )

/** Another user may activate a theme between two requests. The fault causes a retry, which reads everything from one theme. */
const isOfOneTheme = ({ theme, home, header, footer }: Design): boolean =>
  [home, header, footer].every((entity) => entity === null || entity.id.startsWith(`${theme}//`))

/** A classic theme has nothing that the designer can open; the merchant sees a message. */
const classicDesign = (rest: Rest, theme: ActiveTheme): Answer<Design> =>
  taskIsComplete(rest).pipe(
    mapAnswer((task) => ({
      theme: theme.stylesheet,
      blockTheme: false,
      taskCompleted: task,
      home: { id: '', content: '', modified: null },
      header: null,
      footer: null,
      styles: { id: 0, settings: {}, styles: {} },
      base: '{}',
      menus: [],
      fonts: [],
      site: { logo: null, icon: 0, identity: null, mayManage: false, mayUpload: false },
      suggestions: null,
      versions: {},
      present: null,
    })),
  )

/** Null for a block theme. */
const ClassicMenus = t.type({
  menus: t.union([t.type({ header: t.union([t.string, t.null]), footer: t.union([t.string, t.null]) }), t.null]),
})

/**
 * The header and footer that visitors see now. If the store refuses to return them, they count as missing, because they are only used for
 * their menus.
 */
const presentParts = (store: Rest): Answer<Design['present']> => {
  const orNone = <A>(source: Answer<A>): Answer<A | null> =>
    source.pipe(orElse((fault) => (fault.tag === 'Refused' || fault.tag === 'Garbled' ? answer(null) : fail(fault))))
  return allOf({
    classic: orNone(
      store.ask({
        method: 'GET',
        path: '/customize-your-store/v1/classic-menus',
        reply: ClassicMenus,
        quick: true,
      }),
    ),
    home: orNone(homeTemplate(store)),
    parts: orNone(templateParts(store)),
  }).pipe(
    mapAnswer(({ classic, home, parts }) => {
      const contentOf = (area: 'header' | 'footer') =>
        partFor(area, home?.entity.content ?? '', parts ?? [])?.entity.content ?? null
      return classic?.menus ?? { header: contentOf('header'), footer: contentOf('footer') }
    }),
  )
}

const Menus = t.array(t.type({ id: t.number, status: t.string }))

const SiteVersions = t.type({ theme: t.string, frontPage: t.string, site: t.string })

/** The versions without those that the store does not report. */
const versionsOf = (told: Readonly<Record<Exclude<Publishable, 'templates'>, string | undefined>>): Versions =>
  pickBy(told, (version) => version !== undefined) as Versions

type Styled = { readonly entity: Design['styles']; readonly version: string | undefined }

const userStyles = (rest: Rest, { styles }: ActiveTheme): Answer<Styled> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/global-styles/${styles ?? 0}?context=edit`,
      reply: t.intersection([Styles, t.type({ id: t.number })]),
      quick: true,
    })
    .pipe(
      mapAnswer(({ id, settings, styles: own, customize_your_store_version: version }) => ({
        entity: { id, settings, styles: own },
        version,
      })),
    )

/** Suggestions that this account may not read, or that another version wrote in another format, count as none. */
const suggested = (rest: Rest): Answer<Design['suggestions']> =>
  readOptions(rest, [aiSuggestions]).pipe(
    orElse((fault): Answer<Readonly<Record<string, unknown>>> =>
      fault.tag === 'Refused' || fault.tag === 'Garbled' ? answer({}) : fail(fault),
    ),
    mapAnswer((options) => O.toNullable(O.fromEither(Suggestions.decode(options[aiSuggestions])))),
  )

const taskIsComplete = (rest: Rest): Answer<boolean> =>
  taskCompleted(rest).pipe(
    andThen((task) =>
      task === null
        ? readOptions(rest, [completed]).pipe(mapAnswer((options) => options[completed] === 'yes'))
        : answer(task),
    ),
  )

/** The id of an image. If unset, it is 0, null or absent, depending on the route. */
const Id = t.union([t.number, t.null, t.undefined])
const Fields = t.intersection([
  t.type({ site_logo: Id, site_icon: Id }),
  // The settings have `title` and `description`, the public root `name` and `description`.
  t.partial({ title: t.string, name: t.string, description: t.string }),
])

/** Reads logo, site icon, title and tagline, and what this account may do with them (docs/spec/design.md). */
export const readSite = (rest: Rest): Answer<Site> =>
  allOf({ settings: rest.allowed('/wp/v2/settings'), media: rest.allowed('/wp/v2/media') }).pipe(
    andThen(({ settings, media }) => {
      const mayManage = settings.includes('PUT')
      return identity(rest, mayManage).pipe(
        mapAnswer((shown): Site => ({ ...shown, mayManage, mayUpload: media.includes('POST') })),
      )
    }),
  )

/** Accounts that may not read the settings read these values from the public root. */
const identity = (rest: Rest, mayManage: boolean): Answer<Pick<Site, 'logo' | 'icon' | 'identity'>> =>
  rest
    .ask({
      method: 'GET',
      path: `${mayManage ? '/wp/v2/settings' : '/'}?_fields=site_logo,site_icon,${mayManage ? 'title' : 'name'},description`,
      reply: Fields,
      quick: true,
    })
    .pipe(
      andThen(({ site_logo, site_icon, title, name, description }) =>
        picture(rest, site_logo ?? 0).pipe(
          mapAnswer((logo) => ({
            logo,
            icon: site_icon ?? 0,
            identity: { title: unescape(title ?? name ?? ''), tagline: unescape(description ?? '') },
          })),
        ),
      ),
    )

/** The image with this id; null for id 0, or if the image was deleted from the library. */
export const picture = (rest: Rest, id: number): Answer<Site['logo']> =>
  id === 0
    ? answer(null)
    : rest.ask({ method: 'GET', path: `/wp/v2/media/${id}?context=view`, reply: MediaReply }).pipe(
        mapAnswer(mediaOf),
        orElse((fault): Answer<Site['logo']> => (isMissing(fault) ? answer(null) : fail(fault))),
      )

/** PHP encodes an empty object as an empty list. */
const Settings = new t.Type<Record<string, unknown>, unknown>(
  'Settings',
  t.UnknownRecord.is,
  (value, context) =>
    Array.isArray(value) && value.length === 0 ? t.success({}) : t.UnknownRecord.validate(value, context),
  (value) => value,
)

/** Global styles, in the shape of WordPress's route. */
export const Styles = t.intersection([
  t.type({ settings: Settings, styles: Settings }),
  // Only present in the store's own styles, not in a theme's.
  t.partial({ customize_your_store_version: t.string }),
])

/** Reads whether the merchant has seen the tour. */
export const readTour: Effect<'TourRead', 'rest'> = (_request, { rest }) =>
  readOptions(rest, [tourHidden]).pipe(
    mapAnswer((options) => fact('TourReadReceived', { hidden: options[tourHidden] === 'yes' })),
  )

/**
 * Reads the block editor settings for the active or previewed theme, from the plugin's route. Any plugin may add to them, so secrets are
 * removed: nonces, email addresses and server paths must not be recorded in a session.
 */
export const readEditorSettings: Effect<'EditorSettingsRead', 'rest'> = ({ preview }, { rest }) =>
  previewing(rest, preview)
    .ask({ method: 'GET', path: '/customize-your-store/v1/editor-settings', reply: t.UnknownRecord })
    .pipe(
      mapAnswer((settings) =>
        fact('EditorSettingsReadReceived', { settings: withoutSecret(JSON.stringify(settings)) }),
      ),
    )

/**
 * GET wc/private/patterns, for which the server queries the library's host. A timeout is not retried, because each attempt would occupy one
 * of the store's few workers for half a minute.
 */
export const readPatternLibrary: Effect<'PatternLibraryRead', 'rest'> = (_request, { rest }) =>
  isThere(rest, '/wc/private/patterns', (fault) => fault.tag !== 'Timeout' && isTemporary(fault)).pipe(
    mapAnswer((available) => fact('PatternLibraryReadReceived', { available })),
  )

const PatternsReply = t.array(
  t.intersection([
    t.type({ name: t.string, title: t.string, content: t.string }),
    t.partial({ categories: t.array(t.string), source: t.string }),
  ]),
)

/** Sources whose patterns the flow never offers (docs/spec/design.md). */
const foreign = new Set([
  'core',
  'theme',
  'pattern-directory/theme',
  'pattern-directory/core',
  'pattern-directory/featured',
])

/** A pattern's source. Some plugins put the pattern's file path on the server here, which is replaced. */
const wordOf = (source: string): string => (/^[\w-]*(\/[\w-]+)?$/.test(source) ? source : 'plugin')

/** Reads the store's block patterns, without those of WordPress and the theme. */
export const readPatterns: Effect<'PatternsRead', 'rest'> = (_request, { rest }) =>
  rest
    .ask({
      method: 'GET',
      path: '/wp/v2/block-patterns/patterns?_fields=name,title,content,categories,source&customize_your_store=1',
      reply: PatternsReply,
    })
    .pipe(
      mapAnswer((patterns) =>
        fact('PatternsReadReceived', {
          recipe: latestRecipe,
          patterns: patterns
            .map(({ categories = [], source = '', ...pattern }) => ({ ...pattern, categories, source: wordOf(source) }))
            .filter(({ source }) => !foreign.has(source)),
        }),
      ),
    )

export const designEffects = {
  DesignRead: readDesign,
  TourRead: readTour,
  EditorSettingsRead: readEditorSettings,
  PatternLibraryRead: readPatternLibrary,
  PatternsRead: readPatterns,
} as const
