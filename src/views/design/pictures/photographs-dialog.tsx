/** Finds a public-domain photograph for a picture of the page: consent, search, choice (M-12). */
import { Button, Notice, SearchControl, Spinner } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fact } from '../../../events'
import { photographsView, type PhotographsView } from '../../../projections/design/pictures'
import { useProjection, useRecord } from '../../flow'
import { Dialog } from '../../ui/dialog'
import { useFirstFocus } from '../../ui/focus'
import { longestSearch } from '../../../catalogue/limits'
import { photographFault } from './labels'
import type { Photograph } from '../../../events/pictures'
import { usePast } from '../../past'
import './photographs.css'

export const PhotographsDialog = () => {
  const view = useProjection(photographsView)
  const record = useRecord()
  if (view === null) return null
  const close = () => void record(fact('PhotographsClosed'))
  return (
    <Dialog className="cys-photographs" title={__('Find a photo', 'customize-your-store')} onClose={close}>
      {view.agreed ? <PhotographSearch view={view} /> : <Consent onClose={close} />}
    </Dialog>
  )
}

/** Asks for consent. Nothing is sent to Openverse or loaded from it before the merchant presses the second button. */
const Consent = ({ onClose }: { readonly onClose: () => void }) => {
  const record = useRecord()
  return (
    <>
      <p>
        {__(
          'Openverse is a free catalog of photos in the public domain, made by the WordPress project. If you agree, your store sends it the words that you search for, and nothing else about you or your store.',
          'customize-your-store',
        )}
      </p>
      <p className="cys-dialog__more">
        {__(
          'Your browser then loads small previews from Openverse, which sees your network address. The photo that you choose is copied into your media library.',
          'customize-your-store',
        )}
      </p>
      <p className="cys-dialog__more">{permissionSentence()}</p>
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('PhotographSharingAgreed'))}>
          {__('Agree and continue', 'customize-your-store')}
        </Button>
      </div>
    </>
  )
}

type Props = { readonly view: PhotographsView }

/** The search terms, the results from Openverse, and any error. */
export const PhotographSearch = ({ view }: Props) => {
  const { ideas, search, stage, fault, trouble } = view
  const record = useRecord()
  const form = useFirstFocus<HTMLFormElement>('input')
  const [typed, setTyped] = useState(search?.words ?? ideas[0] ?? '')
  const find = (words: string, page = 1) => {
    if (words !== '') void record(fact('PhotographsSearched', { words, page }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(asked(typed))
  }
  return (
    <>
      <form ref={form} className="cys-photographs__form" role="search" onSubmit={submit}>
        <SearchControl
          __nextHasNoMarginBottom
          label={__('What the photo should show', 'customize-your-store')}
          hideLabelFromVision={false}
          placeholder=""
          maxLength={longestSearch}
          value={typed}
          onChange={setTyped}
        />
        <Button
          __next40pxDefaultSize
          variant="primary"
          type="submit"
          disabled={asked(typed) === ''}
          accessibleWhenDisabled
        >
          {__('Search', 'customize-your-store')}
        </Button>
      </form>
      <p className="cys-photographs__hint">
        {__('English words find the most.', 'customize-your-store')}
        {ideas
          .filter((idea) => idea !== asked(typed))
          .map((idea) => (
            <Button
              key={idea}
              variant="link"
              onClick={() => {
                setTyped(idea)
                find(idea)
              }}
            >
              {
                // translators: %s: words to search for.
                sprintf(__('Search for “%s”', 'customize-your-store'), idea)
              }
            </Button>
          ))}
      </p>
      {trouble !== null && (
        <Notice status="error" onRemove={() => void record(fact('PhotographNoticeDismissed'))}>
          {photographFault(trouble)}
        </Notice>
      )}
      {fault !== null && search !== null && (
        <Notice
          status="error"
          isDismissible={false}
          actions={[
            {
              label: __('Try again', 'customize-your-store'),
              onClick: () => find(search.words, search.page),
            },
          ]}
        >
          {photographFault(fault)}
        </Notice>
      )}
      {search !== null && search.found.length > 0 && <PhotographGrid view={view} found={search.found} />}
      <p className="cys-photographs__stage" role="status">
        {(stage === 'searching' || view.coming !== null) && <Spinner />}
        {stageSentence(view)}
      </p>
      {search !== null && search.found.length > 0 && (search.page < search.pages || stage !== 'found') && (
        // The button stays, and keeps the focus, while more photos load.
        <Button
          __next40pxDefaultSize
          variant="secondary"
          disabled={stage !== 'found'}
          accessibleWhenDisabled
          onClick={() => find(search.words, search.page + 1)}
        >
          {__('More photos', 'customize-your-store')}
        </Button>
      )}
      <p className="cys-photographs__hint">{permissionSentence()}</p>
    </>
  )
}

const asked = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

const stageSentence = ({ stage, search, coming }: PhotographsView): string => {
  if (coming !== null) return __('The photo is being copied into your media library…', 'customize-your-store')
  switch (stage) {
    case 'searching':
      return __('Searching Openverse…', 'customize-your-store')
    case 'offline':
      return __('There is no network connection. The search goes on as soon as there is one.', 'customize-your-store')
    case 'found':
      return foundSentence(search?.found.length ?? 0)
    case 'none':
    case 'refused':
      return ''
  }
}

const foundSentence = (found: number): string =>
  found === 0
    ? __('Openverse found no photo. Try fewer or other words.', 'customize-your-store')
    : // translators: %d: how many photos were found.
      sprintf(_n('%d photo', '%d photos', found, 'customize-your-store'), found)

type PhotographGridProps = { readonly view: PhotographsView; readonly found: readonly Photograph[] }

/** The search results to choose from. */
const PhotographGrid = ({ view: { place, coming }, found }: PhotographGridProps) => {
  const record = useRecord()
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(found.length)
  useEffect(() => {
    // The button that loaded more may be gone, so the first new photo gets the focus.
    if (found.length > before.current && before.current > 0)
      list.current?.children[before.current]?.querySelector('button')?.focus()
    before.current = found.length
  }, [found])
  return (
    <ul ref={list} className="cys-photographs__grid">
      {found.map((photograph) => (
        <li key={photograph.id}>
          <Button
            className="cys-photographs__photo"
            aria-label={nameOf(photograph)}
            disabled={coming !== null}
            accessibleWhenDisabled
            isBusy={coming === photograph.id}
            onClick={() => void record(fact('PhotographChosen', { ...place, photograph }))}
          >
            <Preview photograph={photograph} />
          </Button>
          <p className="cys-photographs__by" dir="auto">
            {byOf(photograph)}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** In a viewed recording, nothing is loaded from Openverse. */
const Preview = ({ photograph: { thumbnail, title } }: { readonly photograph: Photograph }) => {
  const past = usePast()
  const [broken, setBroken] = useState(false)
  return past !== null || broken ? (
    <span className="cys-photographs__title" dir="auto">
      {title}
    </span>
  ) : (
    <img src={thumbnail} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
  )
}

const nameOf = ({ title, creator }: Photograph): string => {
  const name = title === '' ? __('Photo without a title', 'customize-your-store') : title
  return creator === ''
    ? name
    : // translators: 1: title of a photo. 2: name of its author.
      sprintf(__('%1$s, by %2$s', 'customize-your-store'), name, creator)
}

const byOf = ({ creator, license }: Photograph): string => {
  const terms = license === 'cc0' ? 'CC0' : __('Public domain', 'customize-your-store')
  return creator === '' ? terms : `${creator} · ${terms}`
}

/** The license notice shown before and beside each search. */
export const permissionSentence = (): string =>
  __('Openverse does not guarantee licenses; people and brands in a photo may need permission.', 'customize-your-store')
