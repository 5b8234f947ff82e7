/** A page of the store over the home page, drawn by the store itself in the design as it is now. It can be looked at and scrolled. */
import { Button, SelectControl, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState } from 'react'
import { storePages, type StorePage } from '../../../catalogue/canvas'
import { isFork } from '../../../projections/design/readability'
import { isRevealed, mayChoose, newProducts } from '../../../projections/design/page'
import { draft, hasStorePages, storePage } from '../../../projections/design/store-page'
import { useProjection, useRecord } from '../../flow'
import { usePast } from '../../past'
import { documentIn, isRefused, NotFramed } from '../../shell/store-preview'
import { pageNames } from './labels'
import './store-page.css'
import { draftAddress } from './draft-address'
import { fact } from '../../../events'

/** Past versions cannot be shown: to draw one, the store would have to keep it as the draft. */
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
  // A fork may have come from a file: the store prints its design, too, into a page of the same origin.
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

/** Pause after a choice before the page is drawn anew, in milliseconds: choices come in rows. */
const rest = 500

/** Where the page is shown in the design as it is now. While that is asked for anew, the former address stands. */
const useDraftPage = (page: StorePage): { readonly shown: DraftPage; readonly again: () => void } => {
  const now = useProjection(draft)
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
  }, [now, page, tries])
  return { shown, again: () => setTries(tries + 1) }
}

type Props = {
  readonly page: StorePage
  readonly address: string
  readonly mayRun: boolean
  readonly again: () => void
}

type Look = 'unknown' | 'draft' | 'refused' | 'other'

/** Milliseconds between two looks at a page that is on its way: a script that hangs may hold its end up for minutes. */
const pause = 200

/** A frame with a page of the store. It is seen when the page has said that it is the draft: a redirect may lead to any other one. */
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

/** In the place of a page of the store that did not come, or that another one came in place of. */
const NotShown = ({ again }: { readonly again: () => void }) => (
  <p className="cys-store-page__note" role="alert">
    {__('The page could not be shown.', 'customize-your-store')}{' '}
    <Button variant="link" onClick={again}>
      {__('Try again', 'customize-your-store')}
    </Button>
  </p>
)

/** The key of the draft that a page says it shows (plugin/src/draft-pages.php). */
const mark = 'meta[name="customize-your-store-draft"]'

/**
 * Whether a frame shows a page in the unsaved design.
 *
 * Whether it is a page in the unsaved design, and not one that came in its place.
 */
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
