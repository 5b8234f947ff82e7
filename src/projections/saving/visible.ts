/** Whether visitors would see what Save writes. */
import type { Front } from '../../events/shell/reading'
import { changesTheme, isLeftToSave } from '../../reducers/set-up/draft'
import type { State } from '../../reducers'

/** The draft is for a theme that is not active, and this account may not activate it: there is nothing that Save could begin with. */
export const isThemeOutOfReach = (state: State): boolean =>
  state.surroundings?.may.switchThemes === false && isLeftToSave(state) && changesTheme(state)

/** Whether Save sets the front page: a draft set-up left it to Save, or the merchant chose it. An account that may not is not asked to. */
export const setsFrontPage = (state: State): boolean =>
  maySetFrontPage(state) && (isLeftToSave(state) || (state.inFront.homepage && isPageInFront(state)))

/** Another page still stands in front of the homepage after Save. */
export const isHomepageHidden = (state: State): boolean => isPageInFront(state) && !setsFrontPage(state)

/** Whether the merchant may choose that Save puts the homepage in front, and has; null where there is no such choice. */
export const inFrontChoice = (state: State): boolean | null =>
  isPageInFront(state) && maySetFrontPage(state) && !isLeftToSave(state) ? state.inFront.homepage : null

/** What is in front today, by the titles of the pages; null where it is not known. */
export const frontToday = ({ store }: State): Front | null => store?.use?.front ?? null

/** Whether the merchant may choose that Save makes a page which lists the posts, and has; null where nothing takes their place, or the homepage lists them. */
export const postsPageChoice = (state: State): boolean | null => {
  const sections = state.designing.design?.sections ?? []
  const listsPosts = sections.some(({ content }) => /<!-- wp:(query|latest-posts) /.test(content))
  return frontToday(state)?.list === true && !listsPosts ? state.inFront.postsPage : null
}

/** Only a template named `front-page` comes before such a page. */
const isPageInFront = ({ designing, store }: State): boolean => {
  const home = designing.server?.home.id ?? store?.homeTemplate ?? ''
  return store?.use?.pageInFront === true && !home.endsWith('//front-page')
}

export const maySetFrontPage = ({ surroundings }: State): boolean => surroundings?.may.manageOptions !== false
