/** What prevents the merchant from getting more fonts (docs/spec/design.md). */
import { Button } from '@wordpress/components'
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { fontNotice, type FontNotice as FontNoticeKind } from '../../../projections/design/fonts'
import { siteHub } from '../../../projections/shell/site-hub'
import { useProjection, useRecord } from '../../flow'
import { NewTabLink } from '../../shell/new-tab-link'

export const FontNotice = () => {
  const notice = useProjection(fontNotice)
  const { adminHome } = useProjection(siteHub)
  const record = useRecord()
  if (notice === null) return null
  const again = <Button variant="link" onClick={() => void record(fact('ReadingRetried'))} />
  const update = (
    <NewTabLink variant="link" href={new URL('update-core.php', adminHome).href}>
      {__('Update WordPress', 'customize-your-store')}
    </NewTabLink>
  )
  return (
    <section className="cys-designer-notice">
      <h2 className="cys-designer-notice__title">{__('Want more font pairings?', 'customize-your-store')}</h2>
      <p>{createInterpolateElement(sentences()[notice], { update, again })}</p>
    </section>
  )
}

const sentences = (): Readonly<Record<Exclude<FontNoticeKind, null>, string>> => ({
  upgrade: __(
    '<update /> to the latest version: it has a font library, which gives you more fonts.',
    'customize-your-store',
  ),
  unread: __(
    'The fonts that come with the designer could not be read. <again>Try again</again>.',
    'customize-your-store',
  ),
})
