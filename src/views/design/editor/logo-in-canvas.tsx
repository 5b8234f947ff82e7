/**
 * The logo in the canvas. Core's logo block reads the image from core's entity store, so the choice is written there as an edit that is
 * never saved. Each logo block also gets the attributes from the document, without parsing it again.
 */
import { store as editor } from '@wordpress/block-editor'
import type { Block } from '@wordpress/blocks'
import { useDispatch, useRegistry, useSelect } from '@wordpress/data'
import { useEffect } from 'react'
import type { Media } from '../../../events/design/logo'
import { shownLogo } from '../../../projections/design/logo'
import { page } from '../../../projections/design/page'
import { useProjection } from '../../flow'
import { blocksOf } from './blocks-of'
import { siteRead, type Entities, type Registry } from './site-entity'
import { useForeign } from './use-foreign'

/** @param blocks the blocks passed to the canvas */
export const LogoInCanvas = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const logo = useProjection(shownLogo)
  const registry = useRegistry()
  useEffect(() => {
    let wanted = true
    // Core rejects edits of an entity that it has not loaded. If it fails to load, the canvas shows the store's logo.
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

/** Saves the block a request, and prevents a moment without a logo. */
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
  // Core does not keep the record until it knows its post types; the block then sends its own request.
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
  const isForeign = useForeign()
  const { getBlockOrder, getBlockAttributes } = useSelect(editor) as unknown as Editor
  // The editor receives its blocks only after its children have rendered.
  const present = useSelect((choose) => (choose(editor) as unknown as Editor).getBlockOrder().length > 0, [])
  const { updateBlockAttributes } = useDispatch(editor) as unknown as Writer
  useEffect(() => {
    if (now === null || !present || getBlockOrder().length === 0) return
    for (const [id, { attributes }] of logoPairs(blocks, blocksOf(now, isForeign).blocks)) {
      const live = getBlockAttributes(id)
      const changed = looks.filter((key) => live !== null && live[key] !== attributes[key])
      if (changed.length > 0)
        updateBlockAttributes(id, Object.fromEntries(changed.map((key) => [key, attributes[key]])))
    }
  }, [blocks, now, isForeign, present, getBlockOrder, getBlockAttributes, updateBlockAttributes])
}

/** Pairs the logos in the canvas with those of the document. */
const logoPairs = (drawn: readonly Block[], meant: readonly Block[]): readonly (readonly [string, Block])[] =>
  drawn.flatMap((block, index) => {
    const twin = meant[index]
    if (twin?.name !== block.name) return []
    return block.name === 'core/site-logo'
      ? [[block.clientId, twin] as const]
      : logoPairs(block.innerBlocks, twin.innerBlocks)
  })
