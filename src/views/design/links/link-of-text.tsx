/** The link of a part of a text, chosen beside the toolbar of the text. */
import { Popover } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useState } from 'react'
import { linkAt, withLink, withWordsAt, wordBeside, type LinkTarget, type Part } from '../../../markup/formats'
import type { LinkPlace } from '../../../projections/design/link-places'
import type { TextItem } from '../../../projections/design/texts'
import { useRecord } from '../../flow'
import { htmlOf, partOf, rewrite } from '../texts/line-editing'
import { toolsClass } from '../texts/use-leave'
import { buttonLinked } from './button-link'
import { LinkChooser } from './link-chooser'

type Props = {
  readonly item: TextItem
  readonly element: HTMLElement
  /** Where writing goes on; nothing for where it was. */
  readonly onDone: (at?: Part) => void
  /** The focus has gone elsewhere. */
  readonly onLeave: () => void
}

/** For a button, its link; for other texts, that of the selected words, of the link or the word at the caret, or else of new words. */
export const LinkOfText = ({ item: { section, block, link }, element, onDone, onLeave }: Props) => {
  const record = useRecord()
  const [{ at, target }] = useState(() => startOf(element, link))
  /** @returns where writing goes on */
  const led = (place: LinkPlace | null): Part => {
    const end = { start: at.end, end: at.end }
    if (link !== null) {
      void record(buttonLinked({ section, block }, place))
      return end
    }
    const html = htmlOf(element)
    if (at.start < at.end || place === null) {
      rewrite(element, withLink(html, at, place), end)
      return end
    }
    const words = { start: at.start, end: at.start + place.label.length }
    rewrite(element, withLink(withWordsAt(html, at.start, place.label), words, place), { ...words, start: words.end })
    return { ...words, start: words.end }
  }
  return (
    <Popover
      className={`${toolsClass} cys-link-popover`}
      placement="bottom-start"
      offset={8}
      shift
      expandOnMobile
      headerTitle={__('Link', 'customize-your-store')}
      onClose={() => onDone()}
      onFocusOutside={onLeave}
    >
      <LinkChooser
        target={target}
        onChoose={(place) => onDone(led(place))}
        onRemove={target === null ? null : () => onDone(led(null))}
      />
    </Popover>
  )
}

type Start = { readonly at: Part; readonly target: LinkTarget | null }

const startOf = (element: HTMLElement, link: LinkTarget | null): Start => {
  const html = htmlOf(element)
  const part = partOf(element) ?? { start: 0, end: 0 }
  if (link !== null) return { at: part, target: link.url === '' ? null : link }
  const found = linkAt(html, part)
  if (found !== null) return { at: { start: found.start, end: found.end }, target: found }
  return { at: (part.start === part.end ? wordBeside(html, part.start) : null) ?? part, target: null }
}
