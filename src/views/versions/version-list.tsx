/** The versions, newest first. */
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import type { VersionsView } from '../../projections/versions/versions'
import { VersionRow } from './version-row'

type Props = Extract<VersionsView, { stage: 'list' }>

export const VersionList = ({ versions, live, mayPublish }: Props) => {
  const [asked, setAsked] = useState<number | null>(null)
  if (versions.length === 0)
    return (
      <p>
        {__(
          'Nothing is published yet. Each time that you save, your store keeps a version of its design here.',
          'customize-your-store',
        )}
      </p>
    )
  return (
    <>
      <p>
        {__(
          'Your store keeps the designs that it published, and how it was before you began. You can publish any of them again.',
          'customize-your-store',
        )}
      </p>
      <p className="cys-versions__note">
        {__('The newest twenty versions stay, and those that you keep.', 'customize-your-store')}
      </p>
      {live === null && (
        <p className="cys-versions__note">
          {__(
            'Somebody has changed the design since. What your store shows now becomes a version, too.',
            'customize-your-store',
          )}
        </p>
      )}
      <ul className="cys-versions__list">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            live={live}
            mayPublish={mayPublish}
            isAsked={asked === version.id}
            onAsk={(isAsked) => setAsked(isAsked ? version.id : null)}
          />
        ))}
      </ul>
    </>
  )
}
