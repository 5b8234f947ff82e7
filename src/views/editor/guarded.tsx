/**
 * Makes the block editor safe: content that may come from a file runs no code, and pictures of past states change nothing.
 */
import { store as editor } from '@wordpress/block-editor'
import { store as entities } from '@wordpress/core-data'
import { createRegistry, RegistryProvider, useRegistry } from '@wordpress/data'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { inStylesOf, isFork } from '../../projections/design/readability'
import type { EditorSettings } from '../../projections/design/page'
import { usePast } from '../past'
import { useProjection } from '../flow'
import { useHost } from '../host'

type Props = {
  /**
   * The recorded settings. A forked session has the store's current settings, because a page that resumes a session reads them again.
   */
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
 * The settings of the store's block editor, requested from the store; null until they arrive. A recording is drawn with these instead of
 * its own settings. They are not recorded as a fact.
 */
const useOwnSettings = (): EditorSettings | null => {
  const { storeSettings } = useHost()
  const [settings, setSettings] = useState<EditorSettings | null>(null)
  useEffect(() => {
    let left = false
    storeSettings().then(
      (told) => left || setSettings(told),
      // The picture stays without a canvas. The next picture that opens sends the request again.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [storeSettings])
  return settings
}

type Registry = ReturnType<typeof createRegistry>

/**
 * Core's blocks draw the data of core's entity store. Pictures of past states have a separate registry, so that their titles, logos and
 * media are not those of the live canvas. All pictures share it, so that the blocks' data is requested only once.
 */
const usePastRegistry = (): Registry => {
  const present = useRegistry()
  return (known ??= begun(present))
}

let known: Registry | null = null

const begun = (present: Registry): Registry => {
  const past = createRegistry({}, present)
  past.register(entities)
  // The block editor's store needs private data from its parent registry, so it is registered here too.
  past.register(editor)
  return past
}

const policy = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"

/**
 * Locks the block editor's frame once the store's own files have loaded and before the page is drawn. From then on, scripts, event handlers
 * and URLs that run code are blocked. Nested frames inherit the policy.
 */
const LockedFrame = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const around = place.current
    // `load` does not bubble. The capture phase also runs before the block editor's own listener, which draws the page.
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

/** Whether the drawn content may come from a file: a picture of a past state, or a session forked from a recording. */
export const useForeign = (): boolean => {
  const isPast = usePast() !== null
  return useProjection(isFork) || isPast
}
