/** Notices after a save: what the store confirmed but did not keep, who removed it, and other remarks of the store. */
import { Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { alteredBy, alteredBySave, lastNoted } from '../../projections/saving-notices'
import { useProjection, useRecord } from '../flow'
import './altered-notice.css'
import type { Target } from '../../events/publishing'
import { fact } from '../../events'
import { paths } from '../../events/route-path'

export const AlteredNotice = () => {
  const altered = useProjection(alteredBySave)
  const by = useProjection(alteredBy)
  if (altered.length === 0) return null
  return (
    <Notice className="cys-altered" status="warning" isDismissible={false}>
      <p>{__('Your store did not keep everything that was saved. This is missing now:', 'customize-your-store')}</p>
      <ul>
        {altered.map(({ what, lost }) => (
          <li key={what}>
            {
              // translators: 1: a part of the design, e.g. "Header". 2: what is missing, e.g. "woocommerce/mini-cart, <iframe>".
              sprintf(__('%1$s: %2$s', 'customize-your-store'), partName(what), inShort(lost))
            }
          </li>
        ))}
      </ul>
      <p>
        {by === 'wordpress'
          ? __(
              'WordPress removes code from what your account saves. An administrator can save it in full.',
              'customize-your-store',
            )
          : __('A plugin or a setting of your store removed it during saving.', 'customize-your-store')}
      </p>
    </Notice>
  )
}

const most = 6

const inShort = (names: readonly string[]): string =>
  [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ')

/** The store's remarks about the last publication, and the pictures that it could not copy, with a way to try again. */
export const NotedNotice = () => {
  const noted = useProjection(lastNoted)
  const record = useRecord()
  if (noted === null) return null
  const { notes, unkept } = noted
  const tryAgain = () => {
    void record(fact('ScreenOpened', { path: paths.designer }))
    void record(fact('SaveChosen'))
  }
  return (
    <Notice
      className="cys-altered cys-noted"
      status={unkept.length === 0 ? 'info' : 'warning'}
      isDismissible={false}
      actions={
        unkept.length === 0
          ? []
          : [{ label: __('Try again', 'customize-your-store'), variant: 'link', onClick: tryAgain }]
      }
    >
      {unkept.length > 0 && (
        <p>
          {sprintf(
            // translators: %s: a list of pictures, by what they show.
            __(
              'These pictures could not be copied to your media library: %s. Visitors see them, but they stay files of this plugin and go if you delete it.',
              'customize-your-store',
            ),
            unkept.map(({ name, shows }) => (shows === '' ? name : `“${shows}”`)).join(', '),
          )}
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}

/** The name of a part of the design that Save writes. */
export const partName = (what: Target['kind']): string => {
  switch (what) {
    case 'header':
      return __('Header', 'customize-your-store')
    case 'footer':
      return __('Footer', 'customize-your-store')
    case 'home':
      return __('Homepage', 'customize-your-store')
    case 'styles':
      return __('Colors and fonts', 'customize-your-store')
    case 'site':
      return __('Logo', 'customize-your-store')
    case 'template':
      return __('Pages of the shop', 'customize-your-store')
    case 'page':
      return __('A new page', 'customize-your-store')
    case 'menu':
      return __('Menu', 'customize-your-store')
  }
}
