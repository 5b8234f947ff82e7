/** Finds a photograph in the public domain for a picture of the page: agreed to, searched for, chosen (M-12). */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { photographsView } from '../../../projections/design/photographs'
import { useProjection, useRecord } from '../../flow'
import { Dialog } from '../../ui/dialog'
import { PhotographSearch } from './photograph-search'
import { permissionSentence } from './photographs-permission'
import './photographs.css'

export const PhotographsDialog = () => {
  const view = useProjection(photographsView)
  const record = useRecord()
  if (view === null) return null
  const close = () => void record(fact('PhotographsClosed'))
  return (
    <Dialog className="cys-photographs" title={__('Find a photo', 'customize-your-store')} onClose={close}>
      {view.agreed ? <PhotographSearch view={view} /> : <Consent onClose={close} />}
    </Dialog>
  )
}

/** Nothing is sent, and nothing loaded from Openverse, before the second button is pressed. */
const Consent = ({ onClose }: { readonly onClose: () => void }) => {
  const record = useRecord()
  return (
    <>
      <p>
        {__(
          'Openverse is a free catalog of photos in the public domain, made by the WordPress project. If you agree, your store sends it the words that you search for, and nothing else about you or your store.',
          'customize-your-store',
        )}
      </p>
      <p className="cys-dialog__more">
        {__(
          'Your browser then loads small previews from Openverse, which sees your network address. The photo that you choose is copied into your media library.',
          'customize-your-store',
        )}
      </p>
      <p className="cys-dialog__more">{permissionSentence()}</p>
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('PhotographSharingAgreed'))}>
          {__('Agree and continue', 'customize-your-store')}
        </Button>
      </div>
    </>
  )
}
