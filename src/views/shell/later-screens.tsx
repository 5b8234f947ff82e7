/** The screens whose code is loaded on demand. Each is fetched while the merchant is on an earlier screen. */
import { Button, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Door, later, type Later } from '../ui/later'
import { BackToStart, Breakdown, missingWords, ReloadLink, stoppedTitle, stoppedWords } from './breakdown'

export const laterScreens = {
  loader: later(() => import('../set-up/loader').then(({ Loader }) => Loader)),
  wizard: later(() => import('../wizard/wizard').then(({ Wizard }) => Wizard)),
  directions: later(() => import('../quick-start/directions').then(({ Directions }) => Directions)),
  designer: later(() => import('../design/designer').then(({ Designer }) => Designer)),
  closing: later(() => import('../closing/closing').then(({ Closing }) => Closing)),
} satisfies Readonly<Record<string, Later>>

export const LoaderDoor = () => <ScreenDoor to={laterScreens.loader} failed={screenFailed()} />

export const WizardDoor = () => <ScreenDoor to={laterScreens.wizard} failed={screenFailed()} />

export const DirectionsDoor = () => <ScreenDoor to={laterScreens.directions} failed={screenFailed()} />

export const ClosingDoor = () => <ScreenDoor to={laterScreens.closing} failed={screenFailed()} />

export const DesignerDoor = () => (
  <ScreenDoor to={laterScreens.designer} failed={__('The store designer did not open', 'customize-your-store')} />
)

const screenFailed = () => __('This screen did not open', 'customize-your-store')

/**
 * Loads the code of a screen and renders it.
 *
 * @param props.failed the title if the code could not be loaded
 */
const ScreenDoor = ({ to, failed }: { readonly to: Later; readonly failed: string }) => (
  <Door
    to={to}
    wait={<Opening />}
    stuck={({ why, missing }, retry) => (
      <div className="cys-over-loader">
        <Breakdown
          title={missing ? failed : stoppedTitle()}
          detail={why}
          actions={
            <>
              <Button __next40pxDefaultSize variant="primary" onClick={retry}>
                {__('Try again', 'customize-your-store')}
              </Button>
              <ReloadLink look="is-secondary" />
              <BackToStart />
            </>
          }
        >
          {missing ? missingWords() : stoppedWords()}
        </Breakdown>
      </div>
    )}
  />
)

/** Shown instead of the flow if the code of the screens after the intro could not be loaded. */
export const ScreensMissing = ({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) => (
  <div className="cys-app">
    <Breakdown
      title={screenFailed()}
      detail={why}
      actions={
        <>
          <Button __next40pxDefaultSize variant="primary" onClick={onRetry}>
            {__('Try again', 'customize-your-store')}
          </Button>
          <ReloadLink look="is-secondary" />
        </>
      }
    >
      {missingWords()}
    </Breakdown>
  </div>
)

/** Shown between screens, before the next screen is known. */
export const Opening = () => (
  <main
    className="woocommerce-customize-store__loading cys-opening"
    aria-busy="true"
    aria-label={__('Loading', 'customize-your-store')}
  >
    <Spinner />
  </main>
)
