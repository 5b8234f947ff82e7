/** The store's current design: home template, parts, global styles, fonts, menus. */
import { pickBy } from 'es-toolkit'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { largestPage } from '../../catalogue/limits'
import { fact } from '../../events'
import type { EventOfType } from '../../events'
import type { Fault } from '../../events/calls/fault'
import type { Publishable, Versions } from '../../events/saving/version'
import { Suggestions } from '../../events/wizard/suggesting'
import { readActiveTheme, type ActiveTheme } from '../shell/active-theme'
import { allOf, andThen, answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { InstalledFamily, fontFamilyOf } from '../set-up/font-shapes'
import { Styles } from './global-styles'
import { homeTemplate, partFor, templateParts } from './home-template'
import { aiSuggestions, readOptions } from '../shell/options'
import type { Answer, Rest } from '../runner/ports'
import { previewing } from '../shell/previewing'
import { readSite } from './read-site'
import { taskCompleted } from '../shell/task'

type Design = Omit<EventOfType<'DesignReadReceived'>, 'type'>

const completed = 'woocommerce_admin_customize_store_completed'

export const readDesign: Effect<'DesignRead', 'rest'> = ({ preview }, ports) => {
  const rest = previewing(ports.rest, preview)
  const store = ports.rest
  return allOf({
    theme: readActiveTheme(rest),
    // Before what they are versions of: what changes in between is a conflict, and does not go unnoticed.
    versions: store.ask({ method: 'GET', path: '/customize-your-store/v1/versions', reply: SiteVersions, quick: true }),
  }).pipe(
    andThen((first) => (preview === null || first.theme.stylesheet === preview ? answer(first) : fail(noPreview))),
    andThen(({ theme, versions }) =>
      theme.block ? blockDesign({ rest, store, theme, preview, versions }) : classicDesign(rest, theme),
    ),
    mapAnswer((design) => fact('DesignReadReceived', design)),
  )
}

/** If this account may not preview a theme, WordPress responds with the active one, which would then be designed instead. */
const noPreview: Fault = { tag: 'Refused', status: 403, code: 'theme_preview_refused', message: '' }

type Reading = {
  readonly rest: Rest
  /** Without the preview: which theme is active, and what is in front of it. */
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

/** A classic theme has nothing that the designer can open; the merchant is told so. */
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

/** Header and footer that visitors see now. What the store refuses counts as none: it is only looked at for its menus. */
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

/** Without those that the store does not tell. */
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
