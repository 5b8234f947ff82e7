/** A frame with a page of the store. It is seen when the page has said that it is the draft: a redirect may lead to any other one. */
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState } from 'react'
import type { StorePage } from '../../../catalogue/store-pages'
import { isRefused } from '../../shell/framed'
import { NotFramed } from '../../shell/not-framed'
import { showsDraft } from './shows-draft'
import { NotShown } from './not-shown'
import { pageNames } from './page-names'

type Props = {
  readonly page: StorePage
  readonly address: string
  readonly mayRun: boolean
  readonly again: () => void
}

type Look = 'unknown' | 'draft' | 'refused' | 'other'

/** Milliseconds between two looks at a page that is on its way: a script that hangs may hold its end up for minutes. */
const pause = 200

export const DraftFrame = ({ page, address, mayRun, again }: Props) => {
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
