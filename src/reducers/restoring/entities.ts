/** What the designer reads and a Save writes: home page, header, footer, styles, logo and icon, menus. */
import type { EventOfType } from '../../events'
import type { Thing, ThingOf } from '../../events/restoring/restoring'
import type { Target } from '../../events/saving/saving'
import { stylesIn } from '../../events/saving/version'
import type { Row, Telling, Things } from './restorable-row'

/** None for a classic theme: the flow does not change it. */
const inDesign = (things: (read: EventOfType<'DesignReadReceived'>) => readonly Thing[]): Telling => ({
  DesignReadReceived: (read) => (read.blockTheme ? things(read) : []),
})

type TargetOf<K extends Target['kind']> = Extract<Target, { kind: K }>

/** The thing as it is once the target is written; `served` is what the server stored, where that differs: later reads will return that. */
type Written<K extends Target['kind']> = (target: TargetOf<K>, served: string | null, now: Things) => Thing

const bySave = <K extends Target['kind']>(kind: K, written: Written<K>) => {
  const isIt = (target: Target): target is TargetOf<K> => target.kind === kind
  return {
    asked: { EntitySaveRequested: ({ target }, { now }) => (isIt(target) ? [written(target, null, now)] : []) },
    done: { EntitySaved: ({ target, served }, { now }) => (isIt(target) ? [written(target, served, now)] : []) },
  } satisfies Record<string, Telling>
}

const part = (kind: 'home' | 'header' | 'footer'): Row<ThingOf<typeof kind>> => ({
  id: ({ id }) => id,
  seen: inDesign(({ [kind]: entity }) =>
    entity === null ? [] : [{ kind, id: entity.id, content: entity.modified === null ? null : entity.content }],
  ),
  ...bySave(kind, ({ id, content }, served) => ({ kind, id, content: served ?? content })),
  showsFonts: true,
})

export const home = part('home')
export const header = part('header')
export const footer = part('footer')

export const styles: Row<ThingOf<'styles'>> = {
  id: ({ id }) => id,
  seen: inDesign((read) => {
    const { id, settings, styles } = read.styles
    return [{ kind: 'styles', id, settings, styles }]
  }),
  ...bySave('styles', ({ id, settings, styles }, served) => ({
    kind: 'styles',
    id,
    settings,
    styles,
    ...(served === null ? {} : stylesIn(served)),
  })),
  showsFonts: true,
}

export const site: Row<ThingOf<'site'>> = {
  id: () => null,
  ...bySave('site', ({ changes }, _, { site: before }) => {
    const { logo, icon } = before?.kind === 'site' ? before : { logo: 0, icon: 0 }
    const { site_logo = logo, site_icon = icon } = changes
    return { kind: 'site', logo: site_logo ?? 0, icon: site_icon ?? 0 }
  }),
}

export const tagline: Row<ThingOf<'tagline'>> = {
  id: () => null,
  asked: { EntitySaveRequested: ({ target }) => taglineIn(target) },
  done: { EntitySaved: ({ target }) => taglineIn(target) },
}

const taglineIn = (target: Target): readonly ThingOf<'tagline'>[] =>
  target.kind === 'site' && target.changes.description !== undefined
    ? [{ kind: 'tagline', text: target.changes.description }]
    : []

export const menu: Row<ThingOf<'menu'>> = {
  id: ({ id }) => id,
  seen: inDesign(({ menus }) => menus.map(({ id, status }) => ({ kind: 'menu', id, status }))),
  ...bySave('menu', ({ id }) => ({ kind: 'menu', id, status: 'publish' })),
}
