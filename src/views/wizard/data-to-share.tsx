/** The answers exactly as they will be sent. A long description scrolls, also by keyboard. */
import { __ } from '@wordpress/i18n'
import { useId } from 'react'
import type { DataSharing } from '../../projections/wizard/data-sharing'
import { lookCards } from './look-cards'
import { toneCards } from './tone-cards'

export const DataToShare = ({ sharing }: { readonly sharing: DataSharing }) => {
  const id = useId()
  return (
    <div className="cys-data">
      <p id={id} className="cys-data__name">
        {__('Your business', 'customize-your-store')}
      </p>
      <div className="cys-data__description" role="region" aria-labelledby={id} tabIndex={0}>
        {sharing.description}
      </div>
      {sharing.hidden && (
        <p className="cys-data__hidden">
          {__('Email addresses and phone numbers were removed from it.', 'customize-your-store')}
        </p>
      )}
      <dl className="cys-data__choices">
        <dt>{__('Look and feel', 'customize-your-store')}</dt>
        <dd>{lookCards().find(({ key }) => key === sharing.look)?.title}</dd>
        <dt>{__('Tone of voice', 'customize-your-store')}</dt>
        <dd>{toneCards().find(({ key }) => key === sharing.tone)?.title}</dd>
      </dl>
    </div>
  )
}
