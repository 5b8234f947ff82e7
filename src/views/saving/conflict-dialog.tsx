/** Asks before Save overwrites what another user has changed (D-20). */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../events'
import type { Contested } from '../../events/written'
import { conflict, takeable } from '../../projections/saving'
import { Dialog } from '../ui/dialog'
import { useProjection, useRecord } from '../flow'

export const ConflictDialog = () => {
  const found = useProjection(conflict)
  const record = useRecord()
  if (found === null) return null
  const remote = takeable(found)
  const cancel = () => void record(fact('SaveNoticeDismissed'))
  return (
    <Dialog key={found.what} title={titles[found.what]()} onClose={cancel}>
      <p>{found.what === 'theme' ? anotherTheme(found.theirs.text) : anotherVersion()}</p>
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={cancel}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        {remote !== null && (
          <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('TheirsTaken', remote))}>
            {__('Keep theirs', 'customize-your-store')}
          </Button>
        )}
        <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('MineKept', found))}>
          {__('Use mine', 'customize-your-store')}
        </Button>
      </div>
    </Dialog>
  )
}

const anotherVersion = () =>
  __(
    'It was changed elsewhere after you started, so saving has stopped. Whichever you choose, your own version stays in your History.',
    'customize-your-store',
  )

const anotherTheme = (name: string) =>
  sprintf(
    // translators: %s: name of a theme.
    __(
      'Your store now uses the theme “%s”, and your design is made for another one. If you use yours, visitors see it with its theme again. Until then, it stays here as a draft.',
      'customize-your-store',
    ),
    name,
  )

const titles: Readonly<Record<Contested, () => string>> = {
  header: () => __('Someone else changed the header', 'customize-your-store'),
  footer: () => __('Someone else changed the footer', 'customize-your-store'),
  home: () => __('Someone else changed the homepage', 'customize-your-store'),
  styles: () => __('Someone else changed the colors and fonts', 'customize-your-store'),
  theme: () => __('Someone else changed the theme', 'customize-your-store'),
  templates: () => __('Someone else changed the pages of the shop', 'customize-your-store'),
  site: () => __('Someone else changed the logo or the site icon', 'customize-your-store'),
}
