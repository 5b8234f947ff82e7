/** POST wc-admin/onboarding/themes/activate. Idempotent: an active theme stays active. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { ThemeReply } from './install-theme'

export const activateTheme: Effect<'ThemeActivation', 'rest'> = ({ theme }, { rest }) =>
  rest
    .ask({
      method: 'POST',
      path: `/wc-admin/onboarding/themes/activate?theme=${encodeURIComponent(theme)}&theme_switch_via_cys_ai_loader=1`,
      reply: ThemeReply,
    })
    .pipe(mapAnswer(({ name }) => fact('ThemeActivated', { name })))
