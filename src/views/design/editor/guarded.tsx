/** Around what the block editor draws: what may have come from a file runs nothing, and pictures of the past change nothing. */
import { store as editor } from '@wordpress/block-editor'
import { store as entities } from '@wordpress/core-data'
import { createRegistry, RegistryProvider, useRegistry } from '@wordpress/data'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { inStylesOf, isFork } from '../../../projections/design/readability'
import type { EditorSettings } from '../../../projections/design/page'
import { usePast } from '../../past'
import { useProjection } from '../../flow'
import { storeSettings } from '../store-settings'

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

/**
 * Asks the store for the settings of its block editor: a recording's own are not used to draw it. It is no fact of the flow.
 *
 * Null until they are told.
 */
const useOwnSettings = (): EditorSettings | null => {
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

type Registry = ReturnType<typeof createRegistry>

/**
 * Core's blocks draw what its entity store holds. Pictures of the past have one of their own, so that their titles, logos and media are
 * not those of the canvas below.
 *
 * One for all pictures: it has read what the store's blocks ask for.
 */
const usePastRegistry = (): Registry => {
  const present = useRegistry()
  return (known ??= begun(present))
}

let known: Registry | null = null

const begun = (present: Registry): Registry => {
  const past = createRegistry({}, present)
  past.register(entities)
  // Each frame's own store takes what is private in it from the registry above.
  past.register(editor)
  return past
}

const policy = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"

/**
 * Around the block editor's frame: once the store's own files are in it, and before the page is drawn there, no script, no handler and no
 * address that runs code is allowed any more. Frames inside it inherit that.
 */
const LockedFrame = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const around = place.current
    // Captured on the way down, so that it comes before the block editor's own listener, which draws the page. `load` does not bubble.
    around?.addEventListener('load', lock, { capture: true })
    return () => around?.removeEventListener('load', lock, { capture: true })
  }, [])
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

const lock = ({ target }: Event) => {
  const frame = target instanceof HTMLIFrameElement ? target.contentDocument : null
  if (frame === null) return
  const rule = frame.createElement('meta')
  rule.httpEquiv = 'Content-Security-Policy'
  rule.content = policy
  frame.head.append(rule)
}

/** Whether what is drawn may have come from a file: a picture of the past, or a session that was forked from one. */
export const useForeign = (): boolean => {
  const isPast = usePast() !== null
  return useProjection(isFork) || isPast
}
