/** POST wc-admin/onboarding/themes/install. Harmless to repeat: an installed theme answers the same. */
import * as t from 'io-ts'
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'

export const ThemeReply = t.type({ slug: t.string, name: t.string, status: t.literal('success') })

export const installTheme: Effect<'ThemeInstall', 'rest'> = ({ theme }, { rest }) =>
  rest
    .ask({
      method: 'POST',
      path: `/wc-admin/onboarding/themes/install?theme=${encodeURIComponent(theme)}`,
      reply: ThemeReply,
    })
    .pipe(mapAnswer(({ name }) => fact('ThemeInstalled', { name })))
