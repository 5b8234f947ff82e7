/** On an empty page: a first section to begin with, and the list of patterns beside it. */
import { __ } from '@wordpress/i18n'
import type { MouseEvent } from 'react'
import { fact } from '../../../events'
import { firstPattern } from '../../../projections/designer/library'
import { homepagePath, place } from '../../../projections/designer/place'
import { useProjection, useRecord } from '../../flow'
import { useInsertPattern } from '../homepage/use-insert-pattern'

export const AddPatterns = () => {
  const pattern = useProjection(firstPattern)
  const { category } = useProjection(place)
  const record = useRecord()
  const insert = useInsertPattern()
  const add = (event: MouseEvent) => {
    // The page takes a click for a choice of the section under it.
    event.stopPropagation()
    if (category === null) void record(fact('ScreenOpened', { path: homepagePath }))
    if (pattern !== null) insert(pattern)
  }
  return (
    <button type="button" className="cys-placeholder__add" onClick={add}>
      {__('Add patterns', 'customize-your-store')}
    </button>
  )
}
