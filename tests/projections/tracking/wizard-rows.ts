import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { wizardSteps } from '../../../src/events/wizard'
import { opened } from '../../support/story'
import { surroundings } from '../../support/world'
import { aiOnline, type Row, type Said } from './stories'

const view = (step: string): Said => ['ai_wizard_step_view', { step }]
const complete = (step: string): Said => ['ai_wizard_step_complete', { step }]
const at = [...aiOnline, fact('DesignWithAiChosen')] as const
const described = [...at, fact('BusinessDescribed', { text: 'Candles' })] as const
const looked = [...described, fact('LookChosen', { look: 'Bold' })] as const
const afterLook = (wizardSteps[wizardSteps.indexOf('look-and-feel') + 1] ?? '').replaceAll('-', '_')
const builtIn = opened('', { aiEnabled: true, aiProvider: 'rules' })
const unknownYet = opened('', { aiEnabled: true, aiProvider: 'wordpress' })
const onStep = opened(paths.look, { aiEnabled: true, aiProvider: 'wordpress' })

export const wizardRows: readonly Row[] = [
  [
    'the description',
    at,
    fact('BusinessDescribed', { text: 'Candles' }),
    complete('business_info_description'),
    view('look_and_feel'),
  ],
  ['the look', described, fact('LookChosen', { look: 'Bold' }), complete('look_and_feel'), view(afterLook)],
  [
    'the tone, and the question about the data',
    looked,
    fact('ToneChosen', { tone: 'Formal' }),
    complete('tone_of_voice'),
  ],
  [
    'the data that may be shared',
    [...looked, fact('ToneChosen', { tone: 'Formal' })],
    fact('DataSharingAgreed', { provider: 'jetpack' }),
  ],
  ['a card that was picked', described, fact('LookPicked', { look: 'Classic' })],
  ['a description that is not finished', at, fact('DescriptionDrafted', { text: 'Can' })],
  [
    'the way back to the first step',
    described,
    fact('ScreenOpened', { path: paths.wizard }),
    view('business_info_description'),
  ],
  [
    'a step that there is not',
    described,
    fact('PathVisited', { path: `${paths.wizard}/no-such` }),
    view('business_info_description'),
  ],
  ['the wizard’s own address without AI', [opened()], fact('PathVisited', { path: paths.wizard })],
  ['the wizard while nobody knows of the AI', [unknownYet], fact('PathVisited', { path: paths.look })],
  [
    'a step that waited for the AI',
    [onStep],
    fact('AiStatusReadReceived', { indicator: 'none' }),
    ['ai_status', { online: 'yes' }],
    view('look_and_feel'),
  ],
  [
    'a step at which the page is opened',
    [],
    opened(paths.look, { aiEnabled: true, aiProvider: 'rules' }),
    view('look_and_feel'),
  ],
  [
    'a step at which the page is loaded again',
    described,
    fact('FlowResumed', { path: paths.look, surroundings, customizing: false }),
    view('look_and_feel'),
  ],
  [
    'the loader at which it is loaded again',
    [builtIn],
    fact('FlowResumed', { path: paths.generating, surroundings, customizing: false }),
    view('business_info_description'),
  ],
  [
    'the X of the wizard',
    at,
    fact('WizardClosed', { step: 'business-info-description' }),
    ['ai_wizard_step_close', { step: 'business_info_description' }],
  ],
  [
    '"Skip" at sign-up',
    looked,
    fact('WizardSkipped', { step: 'tone-of-voice' }),
    ['entrepreneur_skip_click', { step: 'tone-of-voice' }],
  ],
]
