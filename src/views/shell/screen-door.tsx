/** The door to a screen whose code is loaded on demand. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Door } from '../ui/door'
import type { Later } from '../ui/later'
import { missingWords, stoppedTitle, stoppedWords } from '../ui/breakdown-words'
import { BackToStart } from './back-to-start'
import { Breakdown } from './breakdown'
import { Opening } from './opening'
import { ReloadLink } from './reload-link'

/** @param props.failed the title if its code did not come */
export const ScreenDoor = ({ to, failed }: { readonly to: Later; readonly failed: string }) => (
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
