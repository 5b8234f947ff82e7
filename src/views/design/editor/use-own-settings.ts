/** Asks the store for the settings of its block editor: a recording's own are not used to draw it. It is no fact of the flow. */
import { useEffect, useState } from 'react'
import type { EditorSettings } from '../../../projections/design/page'
import { storeSettings } from '../store-settings'

/** Null until they are told. */
export const useOwnSettings = (): EditorSettings | null => {
  const [settings, setSettings] = useState<EditorSettings | null>(null)
  useEffect(() => {
    let left = false
    storeSettings().then(
      (told) => left || setSettings(told),
      // The picture stays without a canvas; the next one that is opened asks again.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])
  return settings
}
