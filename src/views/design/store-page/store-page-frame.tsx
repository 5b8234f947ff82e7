/**
 * A page of the store, shown over the home page. The store draws it in the current design. It can be viewed and scrolled.
 */
import { Button, SelectControl, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState } from 'react'
import { storePages, type StorePage } from '../../../catalogue/canvas'
import { isFork } from '../../../projections/design/readability'
import { isRevealed, mayChoose, newProducts } from '../../../projections/design/page'
import { draft, hasStorePages, storePage } from '../../../projections/design/store-page'
import { useProjection, useRecord } from '../../flow'
import { useHost } from '../../host'
import { usePast } from '../../past'
import { documentIn, isRefused, NotFramed } from '../../shell/store-preview'
import { pageNames } from '../labels'
import './store-page.css'
import { fact } from '../../../events'

/**
 * Renders an empty area in pictures of past states: to draw the page, the store would have to save the past design as the draft.
 */
export const StorePageFrame = () => {
  const page = useProjection(storePage)
  const products = useProjection(newProducts)
  const isPast = usePast() !== null
  if (page === 'home') return null
  return isPast ? <div className="cys-store-page" /> : <Shown key={`${page} ${products}`} page={page} />
}

const Shown = ({ page }: { readonly page: StorePage }) => {
  const { shown, again } = useDraftPage(page)
  const { stage, address } = shown
  // A forked session may come from a file, and the store prints its design into a page of the same origin, so scripts are blocked.
  const mayRun = !useProjection(isFork)
  return (
    <div className="cys-store-page">
      {address !== null && <DraftFrame page={page} address={address} mayRun={mayRun} again={again} />}
      {stage === 'asking' && (
        <p className="cys-store-page__note" role="status">
          <Spinner />
          {__('Loading the page in your design…', 'customize-your-store')}
        </p>
      )}
      {stage === 'missing' && (
        <p className="cys-store-page__note" role="status">
          {page === 'product'
            ? __('Your store has no product yet.', 'customize-your-store')
            : __('Your store has no such page yet.', 'customize-your-store')}
        </p>
      )}
      {stage === 'failed' && <NotShown again={again} />}
    </div>
  )
}

type DraftPage =
  | { readonly stage: 'asking' | 'failed' | 'missing'; readonly address: string | null }
  | { readonly stage: 'told'; readonly address: string }

/**
 * Pause after a choice before the page is drawn again, in milliseconds, because merchants often make several choices in a row.
 */
const rest = 500

/** The URL at which the page shows the current design. While a new one is requested, the previous one stays in use. */
const useDraftPage = (page: StorePage): { readonly shown: DraftPage; readonly again: () => void } => {
  const now = useProjection(draft)
  const { draftAddress } = useHost()
  const [tries, setTries] = useState(0)
  const [shown, setShown] = useState<DraftPage>({ stage: 'asking', address: null })
  useEffect(() => {
    if (now === null) return
    let over = false
    const put = (next: (before: DraftPage) => DraftPage) => {
      if (!over) setShown(next)
    }
    const timer = setTimeout(() => {
      put(({ address }) => ({ stage: 'asking', address }))
      draftAddress(page, now).then(
        (address) => put(() => (address === null ? { stage: 'missing', address } : { stage: 'told', address })),
        () => put(({ address }) => ({ stage: 'failed', address })),
      )
    }, rest)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [now, page, tries, draftAddress])
  return { shown, again: () => setTries(tries + 1) }
}

type Props = {
  readonly page: StorePage
  readonly address: string
  readonly mayRun: boolean
  readonly again: () => void
}

type Look = 'unknown' | 'draft' | 'refused' | 'other'

/**
 * Milliseconds between two checks whether the page shows the draft. The `load` event is not enough: a script that hangs may delay it for
 * minutes.
 */
const pause = 200

/**
 * A frame with a page of the store. It becomes visible once the page identifies itself as the draft, because a redirect may lead elsewhere.
 */
const DraftFrame = ({ page, address, mayRun, again }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [look, setLook] = useState<Look>('unknown')
  useEffect(() => {
    if (look !== 'unknown') return undefined
    const timer = setInterval(() => {
      if (frame.current !== null && showsDraft(frame.current)) setLook('draft')
    }, pause)
    return () => clearInterval(timer)
  }, [look])
  return (
    <>
      <iframe
        ref={frame}
        className={`cys-canvas__page ${look === 'draft' ? '' : 'is-unseen'}`}
        // translators: %s: a page of the store, e.g. "Cart".
        title={sprintf(__('Preview: %s', 'customize-your-store'), pageNames[page]())}
        src={address}
        sandbox={mayRun ? 'allow-same-origin allow-scripts' : 'allow-same-origin'}
        onLoad={({ currentTarget }) => setLook(lookOf(currentTarget))}
      />
      {look === 'refused' && <NotFramed href={address} className="cys-store-page__note" />}
      {look === 'other' && <NotShown again={again} />}
    </>
  )
}

const lookOf = (frame: HTMLIFrameElement): Look => {
  if (isRefused(frame)) return 'refused'
  return showsDraft(frame) ? 'draft' : 'other'
}

/** Shown if a page of the store did not load, or if another page loaded in its place. */
const NotShown = ({ again }: { readonly again: () => void }) => (
  <p className="cys-store-page__note" role="alert">
    {__('The page could not be shown.', 'customize-your-store')}{' '}
    <Button variant="link" onClick={again}>
      {__('Try again', 'customize-your-store')}
    </Button>
  </p>
)

/** Contains the key of the draft that a page shows (plugin/src/editor/draft-pages.php). */
const mark = 'meta[name="customize-your-store-draft"]'

/** Whether a frame shows a page in the unsaved design, and not a different page that loaded in its place. */
export const showsDraft = (frame: HTMLIFrameElement): boolean =>
  (documentIn(frame)?.querySelector(mark) ?? null) !== null

/** Switches the canvas to another page of the store. */
export const StorePageSelect = () => {
  const page = useProjection(storePage)
  const has = useProjection(hasStorePages)
  const known = useProjection(mayChoose)
  const ready = useProjection(isRevealed) && known
  const record = useRecord()
  if (!has) return null
  return (
    <SelectControl
      className="cys-store-page__select"
      size="compact"
      label={__('Page in the preview', 'customize-your-store')}
      hideLabelFromVision
      disabled={!ready}
      value={page}
      options={storePages.map((value) => ({ value, label: pageNames[value]() }))}
      onChange={(chosen) => {
        const next = storePages.find((each) => each === chosen)
        if (next !== undefined) void record(fact('StorePageShown', { page: next }))
      }}
    />
  )
}
