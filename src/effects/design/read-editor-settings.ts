/**
 * Block editor settings for the active or previewed theme, from the plugin's route. Any plugin may add to them, so secrets are removed:
 * nonces, email addresses and server paths must not enter a session.
 */
import * as t from 'io-ts'
import { fact } from '../../events'
import { withoutSecret } from '../../events/log/secrets'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { previewing } from '../shell/previewing'

export const readEditorSettings: Effect<'EditorSettingsRead', 'rest'> = ({ preview }, { rest }) =>
  previewing(rest, preview)
    .ask({ method: 'GET', path: '/customize-your-store/v1/editor-settings', reply: t.UnknownRecord })
    .pipe(
      mapAnswer((settings) =>
        fact('EditorSettingsReadReceived', { settings: withoutSecret(JSON.stringify(settings)) }),
      ),
    )
