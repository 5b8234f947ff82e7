/** Each entity as it was last seen. Save compares with it, so that another user's work is not overwritten (D-20). */
import { omitBy } from 'es-toolkit'
import type { EventOfType, FlowEvent } from '../../events'
import type { Thing } from '../../events/restoring/restoring'
import { siteIn, siteText, stylesText, type Version, type Written } from '../../events/saving/version'
import { isDrafted, type Work } from '../set-up/drafted'

export type Versions = Readonly<Partial<Record<Written, Version>>>

export const initialVersions: Versions = {}

export const reduceVersions = (versions: Versions, event: FlowEvent, work: Work): Versions => {
  switch (event.type) {
    case 'DesignReadReceived':
      return isDrafted(work) ? { ...seen(event), ...versions } : seen(event)
    case 'EntitySaved':
      return saved(versions, event)
    // The next reading tells it. It is the flow's own work, and nobody else's.
    case 'RestoreStepMade':
      return event.skipped === null ? omitBy(versions, (_, kind) => kind === entityOf(event.step.to)) : versions
    case 'MineKept':
    case 'TheirsTaken':
      return event.what === 'theme' ? versions : { ...versions, [event.what]: event.theirs }
    default:
      return versions
  }
}

/** The tagline is one of the site's settings. */
const entityOf = ({ kind }: Thing): Thing['kind'] => (kind === 'tagline' ? 'site' : kind)

const seen = ({ home, header, footer, styles, site }: EventOfType<'DesignReadReceived'>): Versions => ({
  site: { modified: null, text: siteText(site) },
  styles: { modified: null, text: stylesText(styles) },
  home: { modified: home.modified, text: home.content },
  ...(header && { header: { modified: header.modified, text: header.content } }),
  ...(footer && { footer: { modified: footer.modified, text: footer.content } }),
})

const saved = (versions: Versions, { target, modified, served }: EventOfType<'EntitySaved'>): Versions => {
  switch (target.kind) {
    case 'menu':
      return versions
    case 'site': {
      const { site_logo, site_icon, title, description } = { ...siteIn(versions.site?.text ?? ''), ...target.changes }
      const logo = site_logo == null || site_logo === 0 ? null : { id: site_logo }
      const identity = title === undefined || description === undefined ? null : { title, tagline: description }
      return { ...versions, site: { modified, text: siteText({ logo, icon: site_icon ?? 0, identity }) } }
    }
    case 'styles':
      return { ...versions, styles: { modified, text: served ?? stylesText(target) } }
    default:
      return { ...versions, [target.kind]: { modified, text: served ?? target.content } }
  }
}
