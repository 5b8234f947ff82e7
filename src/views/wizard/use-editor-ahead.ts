/** Loads the editor once a quick start only waits for answers. */
import { useEffect } from 'react'
import { isQuickStartReady } from '../../projections/set-up'
import { useProjection } from '../flow'
import { useHost } from '../host'
import { loadEditorAhead } from '../shell/editor-ahead'

export const useEditorAhead = (): void => {
  const isReady = useProjection(isQuickStartReady)
  const { designerAssets } = useHost()
  useEffect(() => {
    if (isReady) void loadEditorAhead(designerAssets)
  }, [isReady, designerAssets])
}
