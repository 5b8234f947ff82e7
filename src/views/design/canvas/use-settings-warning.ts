/** Without the block editor's settings the canvas is not set up; a console warning gives the cause. */
import { useEffect } from 'react'
import { lacksSettings } from '../../../projections/design/page'
import { useProjection } from '../../flow'

export const useSettingsWarning = (): void => {
  const lacks = useProjection(lacksSettings)
  useEffect(() => {
    if (lacks)
      console.warn('Customize Your Store: the store gave no block editor settings, so the editor is not set up.')
  }, [lacks])
}
