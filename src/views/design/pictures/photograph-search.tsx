/** The words, what they found at Openverse, and what went wrong. */
import { Button, Notice, SearchControl, Spinner } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { longestSearch } from '../../../catalogue/limits'
import { fact } from '../../../events'
import type { PhotographsView } from '../../../projections/design/photographs'
import { useRecord } from '../../flow'
import { photographFault } from './photograph-fault'
import { PhotographGrid } from './photograph-grid'
import { permissionSentence } from './photographs-permission'

type Props = { readonly view: PhotographsView }

export const PhotographSearch = ({ view }: Props) => {
  const { ideas, search, stage, fault, trouble } = view
  const record = useRecord()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(search?.words ?? ideas[0] ?? '')
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
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
        // It stays while the next photos are on their way, and with it the focus.
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
