/** The part of a text's toolbar that adds to its section, and removes the text. */
import { ToolbarButton, ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { plus, trash } from '@wordpress/icons'
import { useCallback } from 'react'
import { fact } from '../../../events'
import { blockToolsOf, positionAdded, type Addable } from '../../../projections/design/section-blocks'
import type { TextPlace } from '../../../projections/design/texts'
import { useAsk, useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { useTransientStore } from '../canvas/transient'
import { addableNames, newWords } from './labels'
import { toolsClass } from './use-leave'

type Props = { readonly place: TextPlace; readonly element: HTMLElement }

export const BlockTools = ({ place: { section, block }, element }: Props) => {
  const tools = useProjection(useCallback((state) => blockToolsOf(state, section, block), [section, block]))
  const ask = useAsk()
  const record = useRecord()
  const transient = useTransientStore()
  if (tools === null) return null
  const add = async (what: Addable) => {
    // What was typed is recorded first.
    element.blur()
    const holds = what === 'picture' ? (tools.picture ?? '') : newWords(what)
    const added = ask((state) => positionAdded(state, { section, block }, what, holds))
    await record(fact('BlockAdded', { section, block, what, holds }))
    if (added === null) return
    transient.put({ writing: what === 'picture' ? null : { section, block: added, caret: 'all' } })
    if (what === 'picture') await record(fact('PictureOpened', { section, block: added }))
  }
  const remove = () => {
    element.blur()
    transient.put({ writing: null })
    void record(fact('BlockRemoved', { section, block }))
    announce(__('Removed from the section.', 'customize-your-store'))
  }
  return (
    <ToolbarGroup>
      {tools.adds.length > 0 && (
        <ToolbarDropdownMenu
          icon={plus}
          label={__('Add to this section', 'customize-your-store')}
          popoverProps={{ className: toolsClass }}
          controls={tools.adds.map((what) => ({ title: addableNames[what](), onClick: () => void add(what) }))}
        />
      )}
      {tools.canRemove && (
        <ToolbarButton icon={trash} label={__('Remove from this section', 'customize-your-store')} onClick={remove} />
      )}
    </ToolbarGroup>
  )
}
