/** The front page: the page or the posts that visitors see first. */
import type { ThingOf } from '../../events/restoring/restoring'
import type { Row, Things } from './restorable-row'

const frontPageIn = ({ 'front-page': thing }: Things): ThingOf<'front-page'> =>
  thing?.kind === 'front-page' ? thing : { kind: 'front-page', show: 'posts', page: 0, posts: 0 }

export const frontPage: Row<ThingOf<'front-page'>> = {
  id: () => null,
  asked: { FrontPageSettingRequested: (_, { now }) => [frontPageIn(now)] },
  done: { FrontPageSet: (_, { now }) => [{ ...frontPageIn(now), show: 'posts' }] },
}
