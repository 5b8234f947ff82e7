/** Whether visitors would see what Save writes. */
import type { Front } from '../../events/shell/reading'
import { isLeftToSave } from '../../reducers/set-up/draft'
import type { State } from '../../reducers'

/** Whether Save sets the front page: a draft set-up left it to Save, or the merchant chose it. An account that may not is not asked to. */
export const setsFrontPage = (state: State): boolean =>
  maySetFrontPage(state) && (isLeftToSave(state) || (state.inFront.homepage && isPageInFront(state)))

/** Another page still stands in front of the homepage after Save. */
export const isHomepageHidden = (state: State): boolean => isPageInFront(state) && !setsFrontPage(state)

/** What is in front today, by the titles of the pages; null where it is not known. */
export const frontToday = ({ store }: State): Front | null => store?.use?.front ?? null

/** Whether the merchant may choose that Save makes a page which lists the posts, and has; null where nothing takes their place, or the homepage lists them. */
export const postsPageChoice = (state: State): boolean | null => {
  const sections = state.designing.design?.sections ?? []
  const listsPosts = sections.some(({ content }) => /<!-- wp:(query|latest-posts) /.test(content))
  return frontToday(state)?.list === true && !listsPosts ? state.inFront.postsPage : null
}

/** Only a template named `front-page` comes before such a page. */
export const isPageInFront = ({ designing, store }: State): boolean => {
  const home = designing.server?.home.id ?? store?.homeTemplate ?? ''
  return store?.use?.pageInFront === true && !home.endsWith('//front-page')
}

export const maySetFrontPage = ({ surroundings }: State): boolean => surroundings?.may.manageOptions !== false
