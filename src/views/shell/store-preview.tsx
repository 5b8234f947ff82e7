/** The live front page as a picture. It takes no pointer events and no focus. */
import { Button, Spinner, VisuallyHidden } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { shop } from '../../projections/shell'
import { storeChanges } from '../../projections/shell'
import { useProjection, useRecord } from '../flow'
import { usePast } from '../past'
import { fact } from '../../events'
import './store-preview.css'

type Props = { readonly className?: string }

/** Reloads when the store's pages have changed. Past versions cannot be shown. */
export const StorePreview = (props: Props) => {
  const changes = useProjection(storeChanges)
  const past = usePast()
  return past === null ? (
    <Picture key={changes} {...props} />
  ) : (
    <div className={`cys-store-preview ${props.className ?? ''}`} />
  )
}

const Picture = ({ className = '' }: Props) => {
  const { preview, home } = useProjection(shop)
  const [stage, setStage] = useState<'loading' | 'shown' | 'refused'>('loading')
  return (
    <div className={`cys-store-preview ${stage === 'shown' ? 'is-shown' : ''} ${className}`}>
      {stage === 'loading' && <Spinner />}
      {stage === 'refused' ? (
        <NotFramed href={home} className="cys-store-preview__note" />
      ) : (
        <iframe
          className="cys-store-preview__frame"
          src={preview}
          title={__('Preview', 'customize-your-store')}
          tabIndex={-1}
          onLoad={({ currentTarget }) => setStage(isRefused(currentTarget) ? 'refused' : 'shown')}
        />
      )}
    </div>
  )
}

/**
 * Whether the browser shows an error page of its own instead of the requested page. The store, its server or a plugin may forbid frames
 * (`X-Frame-Options`, `frame-ancestors`). The browser then shows an error page whose document cannot be read, and fires `load`. For pages
 * of another origin, this cannot be detected.
 */
export const isRefused = (frame: HTMLIFrameElement): boolean =>
  new URL(frame.src).origin === new URL(frame.baseURI).origin && documentIn(frame) === null

/** The frame's document; null if it cannot be read. In some browsers, reading it throws. */
export const documentIn = (frame: HTMLIFrameElement): Document | null => {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}

type NotFramedProps = { readonly href: string; readonly className: string }

/** Shown in place of a page that may not be shown inside another one. */
export const NotFramed = ({ href, className }: NotFramedProps) => (
  <p className={className} role="status">
    {__('This page cannot be shown here. A security setting of your store may forbid it.', 'customize-your-store')}{' '}
    <NewTabLink href={href} variant="link">
      {__('Open it in a new tab', 'customize-your-store')}
    </NewTabLink>
  </p>
)

type NewTabLinkProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly href: string
  readonly children: ReactNode
}

/** A link that opens in a new tab; the flow stays open. */
export const NewTabLink = ({ href, children, ...look }: NewTabLinkProps) => {
  const record = useRecord()
  return (
    <Button
      __next40pxDefaultSize
      href={href}
      target="_blank"
      rel="noopener"
      onClick={() => void record(fact('LinkFollowed', { url: href }))}
      {...look}
    >
      {children}
      <VisuallyHidden> {__('(opens in a new tab)', 'customize-your-store')}</VisuallyHidden>
    </Button>
  )
}
