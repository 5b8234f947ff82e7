/**
 * Thanks, in place of the feedback button. Takes the focus that the removed button had, so screen readers read it; the store's later
 * response is announced.
 */
import { __ } from '@wordpress/i18n'
import { useEffect, useRef } from 'react'
import { surveyThanks } from '../../projections/closing/closing'
import { announce } from '../design/announce'
import { useProjection } from '../flow'

export const SurveyThanks = () => {
  const thanks = useProjection(surveyThanks)
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef(thanks)
  useEffect(() => {
    if (before.current === null && thanks !== null) place.current?.focus()
    if (thanks === 'not-remembered') announce(notRemembered())
    before.current = thanks
  }, [thanks])
  if (thanks === null) return null
  return (
    <p ref={place} tabIndex={-1} className="cys-closing__thanks">
      {__('Thank you for your feedback!', 'customize-your-store')} {thanks === 'not-remembered' && notRemembered()}
    </p>
  )
}

const notRemembered = () => __('Your store could not record it and may ask you again.', 'customize-your-store')
