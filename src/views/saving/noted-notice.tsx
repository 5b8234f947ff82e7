/** What the store said of what it published last, and the pictures that it could not copy, with a way to try again. */
import { Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../events'
import { paths } from '../../events/shell/route-path'
import { lastNoted } from '../../projections/saving/noted'
import { useProjection, useRecord } from '../flow'
import './altered-notice.css'

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
