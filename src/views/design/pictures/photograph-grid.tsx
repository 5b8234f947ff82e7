/** What was found, to choose from. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState } from 'react'
import { fact } from '../../../events'
import type { Photograph } from '../../../events/design/photographs'
import type { PhotographsView } from '../../../projections/design/photographs'
import { useRecord } from '../../flow'
import { usePast } from '../../past'

type Props = { readonly view: PhotographsView; readonly found: readonly Photograph[] }

export const PhotographGrid = ({ view: { place, coming }, found }: Props) => {
  const record = useRecord()
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(found.length)
  useEffect(() => {
    // The button that asked for more may be gone: the first of the new ones follows it.
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

/** A recording that is looked at loads nothing from anywhere. */
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
