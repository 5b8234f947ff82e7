/** The shop's name and tagline (B-07). */
import { Button, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { identityView, type IdentityView } from '../../../projections/design/identity'
import { useProjection, useRecord } from '../../flow'
import { ScreenFrame } from '../screen-frame'
import { NameField } from './name-field'
import { nameFault, taglineFault } from './name-fault'
import './name.css'

export const NameScreen = () => (
  <ScreenFrame
    title={__('Name your store', 'customize-your-store')}
    description={__(
      'Your store’s name, and a line about it. Visitors see them on your pages, in browser tabs and in search results.',
      'customize-your-store',
    )}
  >
    <Name />
  </ScreenFrame>
)

const Name = () => {
  const view = useProjection(identityView)
  if (view === null) return <Reading />
  return view.mayManage ? <Fields view={view} /> : <ReadOnly view={view} />
}

const Fields = ({ view: { title, tagline, hasPlace, described } }: { readonly view: IdentityView }) => {
  const record = useRecord()
  return (
    <section className="cys-name">
      <NameField
        label={__('Name', 'customize-your-store')}
        kept={title}
        faultOf={nameFault}
        onWritten={(text) => record(fact('SiteTitleWritten', { title: text }))}
      />
      {described !== null && (
        <p className="cys-name__described">
          {/* translators: %s: the name of the shop, as the merchant wrote it in the wizard. */}
          {sprintf(__('In your description, your store is called “%s”.', 'customize-your-store'), described)}{' '}
          <Button variant="link" onClick={() => void record(fact('SiteTitleWritten', { title: described }))}>
            {__('Use this name', 'customize-your-store')}
          </Button>
        </p>
      )}
      <NameField
        label={__('Tagline', 'customize-your-store')}
        help={__('In a few words, what is special about your store. You can leave it empty.', 'customize-your-store')}
        kept={tagline}
        faultOf={taglineFault}
        onWritten={(text) => record(fact('TaglineWritten', { tagline: text }))}
      />
      {!hasPlace && (
        <p className="cys-designer-sentence">
          {__(
            'Your page doesn’t show the name at the moment. Choose another header to see it there.',
            'customize-your-store',
          )}
        </p>
      )}
    </section>
  )
}

const ReadOnly = ({ view: { title, tagline } }: { readonly view: IdentityView }) => (
  <section className="cys-name">
    <p className="cys-name__title">{title}</p>
    {tagline !== '' && <p>{tagline}</p>}
    <p className="cys-designer-sentence">
      {__(
        'Your account is not allowed to change the name. Ask an administrator of the store for help.',
        'customize-your-store',
      )}
    </p>
  </section>
)

const Reading = () => (
  <div className="cys-name" role="status">
    <Spinner />
    <span className="screen-reader-text">{__('Loading your store’s name…', 'customize-your-store')}</span>
  </div>
)
