import { fact } from '../../../src/events'
import { admin, ask, atClosing, editor, follow, go, type Row, type Said } from './stories'

const back = fact('BackToHomeChosen')
const sent = fact('SurveySent', {
  rating: 4,
  streamline: true,
  dislikeThemes: false,
  themesNotMatch: true,
  other: false,
  feedback: 'More blue',
  remarks: '',
})
const answers = {
  rating: 4,
  choose_streamline: true,
  choose_dislike_themes: false,
  choose_themes_not_match: true,
  choose_other: false,
  feedback: 'More blue',
  spill_beans: '',
}
const hosted = atClosing({ managedHosting: true })
const hostedAi = [
  ...atClosing({ managedHosting: true, aiEnabled: true }),
  fact('AiStatusReadReceived', { indicator: 'none' }),
] as const
const products: Said = ['transitional_product_list_click']

export const closingRows: readonly Row[] = [
  ['"View store"', atClosing(), follow('http://store.test/'), ['transitional_preview_store_click']],
  ['"Go to Products"', atClosing(), go(`${admin}edit.php?post_type=product`), products],
  ['the same in a new tab', atClosing(), follow(`${admin}edit.php?post_type=product`), products],
  ['"Go to the Editor"', atClosing(), go(editor), ['transitional_editor_click']],
  ['"Back to Home"', atClosing(), back, ['transitional_home_click']],
  ['the same at sign-up', atClosing({ entrepreneur: true }), back, ['entrepreneur_home_click']],
  ['the admin home', atClosing(), go(admin)],
  ['"Share feedback"', atClosing(), ask('survey'), ['on_core_transitional_survey_click']],
  ['the same on the platform', hosted, ask('survey'), ['transitional_survey_click']],
  ['"Send"', atClosing(), sent, ['on_core_transitional_survey_complete', answers]],
  ['the same on the platform without AI', hosted, sent, ['on_core_transitional_survey_complete', answers]],
  ['the same about AI', hostedAi, sent, ['transitional_survey_complete', answers]],
]
