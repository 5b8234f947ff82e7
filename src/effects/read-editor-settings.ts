/** Settings of the block editor for the active theme or the previewed one, from the plugin's route. */
import * as t from 'io-ts'
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { previewing } from './previewing'

export const readEditorSettings: Effect<'EditorSettingsRead', 'rest'> = ({ preview }, { rest }) =>
  previewing(rest, preview)
    .ask({ method: 'GET', path: '/customize-your-store/v1/editor-settings', reply: t.UnknownRecord })
    .pipe(mapAnswer((settings) => fact('EditorSettingsReadReceived', { settings: JSON.stringify(settings) })))
