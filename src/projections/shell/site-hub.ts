/** The header of all screens: the store's title and icon, and the link back to the admin area. */
import type { State } from '../../reducers'
import { memo } from '../memo'

export type SiteHubView = {
  readonly title: string
  /** Address of the site's icon, '' when there is none. */
  readonly icon: string
  readonly adminHome: string
  /** The sign-up variant shows the platform's logo and no title. */
  readonly entrepreneur: boolean
}

export const siteHub = memo(({ surroundings, designing }: State): SiteHubView => ({
  title: designing.server?.site.identity?.title ?? surroundings?.title ?? '',
  icon: surroundings?.icon ?? '',
  adminHome: surroundings?.adminHome ?? '',
  entrepreneur: surroundings?.entrepreneur ?? false,
}))
