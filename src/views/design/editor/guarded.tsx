/** Around what the block editor draws: what may have come from a file runs nothing, and pictures of the past change nothing. */
import { RegistryProvider } from '@wordpress/data'
import { useMemo, type ReactNode } from 'react'
import { inStylesOf } from '../../../projections/design/foreign'
import type { EditorSettings } from '../../../projections/design/page'
import { usePast } from '../../past'
import { LockedFrame } from './locked-frame'
import { usePastRegistry } from './past-registry'
import { useForeign } from './use-foreign'
import { useOwnSettings } from './use-own-settings'

type Props = {
  /** As they were recorded. In a fork they were read since: a page that resumes a session reads them anew. */
  readonly settings: EditorSettings
  readonly children: (settings: EditorSettings) => ReactNode
}

export const Guarded = ({ settings, children }: Props) => {
  const isPast = usePast() !== null
  const isForeign = useForeign()
  if (isPast)
    return (
      <LockedFrame>
        <OfThePast settings={settings}>{children}</OfThePast>
      </LockedFrame>
    )
  return isForeign ? <LockedFrame>{children(settings)}</LockedFrame> : children(settings)
}

const OfThePast = ({ settings, children }: Props) => {
  const own = useOwnSettings()
  const drawn = useMemo(() => own && inStylesOf(own, settings), [own, settings])
  const registry = usePastRegistry()
  return drawn === null ? null : <RegistryProvider value={registry}>{children(drawn)}</RegistryProvider>
}
