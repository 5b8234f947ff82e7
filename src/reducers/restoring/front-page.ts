/** The front page: the page or the posts that visitors see first. Where a page shows the design, its template says so, not the settings. */
import { isOfPage } from '../../catalogue/defaults'
import type { ThingOf } from '../../events/restoring/restoring'
import type { Row, Things } from './restorable-row'

const frontPageIn = ({ 'front-page': thing }: Things): ThingOf<'front-page'> =>
  thing?.kind === 'front-page' ? thing : { kind: 'front-page', show: 'posts', page: 0, posts: 0 }

export const frontPage: Row<ThingOf<'front-page'>> = {
  id: () => null,
  asked: { FrontPageSettingRequested: (_, { now, template }) => (isOfPage(template) ? [] : [frontPageIn(now)]) },
  done: {
    FrontPageSet: (_, { now, template }) => (isOfPage(template) ? [] : [{ ...frontPageIn(now), show: 'posts' }]),
  },
}
