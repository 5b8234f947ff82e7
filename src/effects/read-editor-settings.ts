/** Settings of the block editor for the active theme, from the plugin's route. */
import * as t from 'io-ts'
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'

export const readEditorSettings: Effect<'EditorSettingsRead', 'rest'> = (_request, { rest }) =>
  rest
    .ask({ method: 'GET', path: '/customize-your-store/v1/editor-settings', reply: t.UnknownRecord })
    .pipe(mapAnswer((settings) => fact('EditorSettingsReadReceived', { settings: JSON.stringify(settings) })))
