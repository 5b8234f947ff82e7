/**
 * The only frame in which the block editor draws the page. It stays for the whole session; only changes are rendered.
 */
import { BlockCanvas, BlockEditorProvider, BlockList, store as editor } from '@wordpress/block-editor'
import type { Block } from '@wordpress/blocks'
import { useDispatch, useRegistry, useSelect } from '@wordpress/data'
import { memo, useEffect, useMemo } from 'react'
import { goodsToCome } from '../../projections/design/goods'
import { isRevealed, newProducts, page, type EditorSettings, type Page } from '../../projections/design/page'
import { steadyPage } from '../../projections/design/steady-page'
import { useProjection } from '../flow'
import { blocksOf } from './blocks-of'
import { DesignStyle } from './design-style'
import { Dimming } from './frame/dimming'
import { FrameStyle, KeepPicture, SayWhenDrawn, ScaleStyle } from './frame/frame-style'
import { Guarded, useForeign } from './guarded'
import { HomeCopy } from './frame/home-copy'
import type { Media } from '../../events/design'
import { shownIdentity } from '../../projections/design/menu'
import { shownLogo } from '../../projections/design/logo'
import { PagePointer } from './frame/page-pointer'
import { ScrollToGoal } from './frame/scroll-to-goal'
import { SectionMarks } from './frame/section-marks'
import { TextPointer } from './frame/text-pointer'
import { siteRead, useShownIdentity, type Entities, type Registry } from './shown-identity'
import { useLiveBlocks } from './use-live-blocks'

type Props = { readonly settings: EditorSettings; readonly onDrawn: () => void }

export const PageFrame = ({ settings, onDrawn }: Props) => (
  <Guarded settings={settings}>{(drawn) => <Drawn settings={drawn} onDrawn={onDrawn} />}</Guarded>
)

const Drawn = ({ settings, onDrawn }: Props) => {
  const current = useProjection(steadyPage) ?? nothing
  const isForeign = useForeign()
  const goods = useProjection(goodsToCome)
  const { blocks, sections, pieces } = useMemo(() => blocksOf(current, isForeign, goods), [current, isForeign, goods])
  const { value, remember } = useLiveBlocks(blocks)
  // In preview mode, blocks have no toolbars, editable text or drop zones.
  const preview = useMemo(() => ({ ...settings, isPreviewMode: true }), [settings])
  return (
    <BlockEditorProvider value={value} settings={preview} onInput={remember} onChange={remember}>
      <BlockCanvas height="100%" styles={settings['styles'] as readonly { css?: string }[]}>
        <DesignStyle />
        <FrameStyle />
        <ScaleStyle />
        <Dimming />
        <PageBlocks />
        <SectionMarks sections={sections} />
        <PagePointer pieces={pieces} />
        <TextPointer pieces={pieces} />
        <ScrollToGoal sections={sections} />
        <SayWhenDrawn onDrawn={onDrawn} />
        <ProductsInCanvas />
        <KeepPicture />
        <HomeCopy sections={sections} />
      </BlockCanvas>
      <FramesAfterChanges />
      <IdentityInCanvas />
      <LogoInCanvas blocks={blocks} />
    </BlockEditorProvider>
  )
}

const nothing: Page = { header: null, sections: [], footer: null }

/**
 * The page itself. It is inert: nothing in it can be clicked, focused or edited, and sections are handled from outside. It renders only
 * once; after that, the editor's store updates the changed blocks.
 */
const PageBlocks = memo(function PageBlocks() {
  return (
    <div {...{ inert: '' }}>
      <BlockList className="wp-site-blocks" renderAppender={false} />
    </div>
  )
})

const IdentityInCanvas = () => {
  useShownIdentity(useProjection(shownIdentity))
  return null
}

/** Number of idle callbacks to wait for. One is usually enough; a page that is just being drawn needs several. */
const moments = 10

/**
 * Requests animation frames after each change, for as many idle callbacks as a whole page needs. Core draws unselected blocks in the
 * browser's idle callbacks, a few in each, and Chromium runs no idle callbacks while no frame is drawn. Without this, a merchant who only
 * uses the keyboard would not see a new name on the page until the mouse moves.
 */
const FramesAfterChanges = () => {
  const { subscribe } = useRegistry()
  useEffect(() => {
    // Without `requestIdleCallback`, core draws immediately.
    if (!('requestIdleCallback' in globalThis)) return
    let left = 0
    let asked: number | null = null
    const onFrame = () => {
      asked = left > 0 ? requestAnimationFrame(onFrame) : null
    }
    const onIdle = () => {
      left -= 1
      if (left > 0) requestIdleCallback(onIdle)
    }
    const unsubscribe = subscribe(() => {
      if (left <= 0) requestIdleCallback(onIdle)
      left = moments
      asked ??= requestAnimationFrame(onFrame)
    })
    return () => {
      left = 0
      unsubscribe()
      if (asked !== null) cancelAnimationFrame(asked)
    }
  }, [subscribe])
  return null
}

/** Reloads lists of products that were drawn before the setup created the sample products. */
const ProductsInCanvas = () => {
  const products = useProjection(newProducts)
  // Waits until the page is drawn, because before that the blocks receive cached responses.
  const revealed = useProjection(isRevealed)
  const registry = useRegistry()
  useEffect(() => {
    if (products !== null && revealed) readAgain(registry)
  }, [products, revealed, registry])
  return null
}

const readAgain = (registry: Registry) => {
  const { invalidateResolution } = registry.dispatch('core') as {
    invalidateResolution: (selector: string, asked: Asked) => void
  }
  for (const asked of productLists(registry)) invalidateResolution(lists, asked)
}

/** The arguments of a list's request: kind, type, query. */
type Asked = readonly unknown[]
type Known = { readonly forEach: (visit: (state: unknown, asked: Asked) => void) => void }

const lists = 'getEntityRecords'

const productLists = ({ select }: Registry): readonly Asked[] => {
  const { getCachedResolvers } = select('core') as {
    getCachedResolvers: () => Readonly<Partial<Record<string, Known>>>
  }
  const found: Asked[] = []
  getCachedResolvers()[lists]?.forEach((_, asked) => {
    if (asked[1] === 'product') found.push(asked)
  })
  return found
}

/**
 * Shows the logo in the canvas. Core's logo block reads the image from core's entity store, so the choice is written there as an edit that
 * is never saved. Each logo block also gets the attributes from the document, without parsing it again.
 *
 * @param blocks the blocks passed to the canvas
 */
const LogoInCanvas = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const logo = useProjection(shownLogo)
  const registry = useRegistry()
  useEffect(() => {
    let wanted = true
    // Core rejects edits of an entity that is not loaded. If it fails to load, the canvas shows the store's logo.
    if (logo !== null) void siteRead(registry).then((isThere) => isThere && wanted && showPicture(registry, logo))
    return () => void (wanted = false)
  }, [logo, registry])
  useLooks(blocks)
  return null
}

type Picture = { readonly media: Media | null; readonly icon: number }

const showPicture = (registry: Registry, { media, icon }: Picture) => {
  const entities = registry.dispatch('core') as Entities
  if (media !== null) makeKnown(registry, media, entities)
  const edits = { site_logo: media?.id ?? null, site_icon: icon === 0 ? null : icon }
  entities.editEntityRecord('root', 'site', undefined, edits, { undoIgnore: true })
}

/** Adds the image to the entity store, so that the block sends no request and is never shown without a logo. */
const makeKnown = (
  { select }: Registry,
  { id, url, alt, width, height }: Media,
  { receiveEntityRecords, finishResolution }: Entities,
) => {
  const { hasEntityRecord } = select('core') as unknown as { hasEntityRecord: (...which: unknown[]) => boolean }
  const query = { context: 'view' }
  const which = ['postType', 'attachment', id, query] as const
  if (hasEntityRecord(...which)) return
  const record = { id, source_url: url, alt_text: alt, media_details: { width, height } }
  receiveEntityRecords('postType', 'attachment', record, query)
  // Core does not keep the record until it knows its post types. In that case, the block sends its own request.
  if (hasEntityRecord(...which)) finishResolution('getEntityRecord', which)
}

type Editor = {
  readonly getBlockOrder: () => readonly string[]
  readonly getBlockAttributes: (id: string) => Readonly<Record<string, unknown>> | null
}
type Writer = { readonly updateBlockAttributes: (id: string, attributes: unknown) => void }

const looks = ['width', 'isLink', 'shouldSyncIcon'] as const

const useLooks = (blocks: readonly Block[]) => {
  const now = useProjection(page)
  const goods = useProjection(goodsToCome)
  const isForeign = useForeign()
  const { getBlockOrder, getBlockAttributes } = useSelect(editor) as unknown as Editor
  // The editor receives its blocks only after its children have rendered.
  const present = useSelect((choose) => (choose(editor) as unknown as Editor).getBlockOrder().length > 0, [])
  const { updateBlockAttributes } = useDispatch(editor) as unknown as Writer
  useEffect(() => {
    if (now === null || !present || getBlockOrder().length === 0) return
    for (const [id, { attributes }] of logoPairs(blocks, blocksOf(now, isForeign, goods).blocks)) {
      const live = getBlockAttributes(id)
      const changed = looks.filter((key) => live !== null && live[key] !== attributes[key])
      if (changed.length > 0)
        updateBlockAttributes(id, Object.fromEntries(changed.map((key) => [key, attributes[key]])))
    }
  }, [blocks, now, isForeign, goods, present, getBlockOrder, getBlockAttributes, updateBlockAttributes])
}

/** Pairs each logo in the canvas with its counterpart in the document. */
const logoPairs = (drawn: readonly Block[], meant: readonly Block[]): readonly (readonly [string, Block])[] =>
  drawn.flatMap((block, index) => {
    const twin = meant[index]
    if (twin?.name !== block.name) return []
    return block.name === 'core/site-logo'
      ? [[block.clientId, twin] as const]
      : logoPairs(block.innerBlocks, twin.innerBlocks)
  })
