/** The screens that the first one does not need: each is fetched while the merchant is on a screen before it. */
import { __ } from '@wordpress/i18n'
import { prepareEditorFiles } from '../design/load-editor'
import { later, type Later } from '../ui/later'
import { ScreenDoor } from './screen-door'

const designer = later(() => import('../design/designer').then(({ Designer }) => Designer))

export const laterScreens = {
  wizard: later(() => import('../wizard/wizard').then(({ Wizard }) => Wizard)),
  designer: {
    ...designer,
    ahead: () => {
      designer.ahead()
      prepareEditorFiles()
    },
  },
  closing: later(() => import('../closing/closing').then(({ Closing }) => Closing)),
} satisfies Readonly<Record<string, Later>>

export const WizardDoor = () => <ScreenDoor to={laterScreens.wizard} failed={screenFailed()} />

export const ClosingDoor = () => <ScreenDoor to={laterScreens.closing} failed={screenFailed()} />

export const DesignerDoor = () => (
  <ScreenDoor to={laterScreens.designer} failed={__('The store designer did not open', 'customize-your-store')} />
)

const screenFailed = () => __('This screen did not open', 'customize-your-store')
