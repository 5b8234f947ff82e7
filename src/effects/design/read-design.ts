/** The store's current design: home template, parts, global styles, fonts, menus. */
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { largestPage } from '../../catalogue/limits'
import { fact } from '../../events'
import type { EventOfType } from '../../events'
import type { Fault } from '../../events/calls/fault'
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
  return readActiveTheme(rest).pipe(
    andThen((theme) => (preview === null || theme.stylesheet === preview ? answer(theme) : fail(noPreview))),
    andThen((theme) => (theme.block ? blockDesign(rest, theme) : classicDesign(rest, theme))),
    mapAnswer((design) => fact('DesignReadReceived', design)),
  )
}

/** If this account may not preview a theme, WordPress responds with the active one, which would then be designed instead. */
const noPreview: Fault = { tag: 'Refused', status: 403, code: 'theme_preview_refused', message: '' }

const blockDesign = (rest: Rest, theme: ActiveTheme): Answer<Design> =>
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
  }).pipe(
    mapAnswer(({ task, base, fonts, parts, ...design }) => ({
      ...design,
      header: partFor('header', design.home.content, parts),
      footer: partFor('footer', design.home.content, parts),
      theme: theme.stylesheet,
      blockTheme: true,
      taskCompleted: task,
      base: JSON.stringify({ settings: base.settings, styles: base.styles }),
      fonts: fonts.map(fontFamilyOf),
    })),
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
    })),
  )

const Menus = t.array(t.type({ id: t.number, status: t.string }))

const userStyles = (rest: Rest, { styles }: ActiveTheme): Answer<Design['styles']> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/global-styles/${styles ?? 0}?context=edit`,
      reply: t.intersection([Styles, t.type({ id: t.number })]),
      quick: true,
    })
    .pipe(mapAnswer(({ id, settings, styles: own }) => ({ id, settings, styles: own })))

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
