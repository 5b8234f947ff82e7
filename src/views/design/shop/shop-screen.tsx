/**
 * The screen for the look of the shop's pages. Each group shows its page in the canvas, drawn by the store in the current design.
 */
import { Button, Icon } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { chevronDown, chevronUp } from '@wordpress/icons'
import { useEffect, useId, useRef } from 'react'
import { fact } from '../../../events'
import { shopGroupsOf, type ShopGroupView, type ShopPlaceView } from '../../../projections/design/shop-pages'
import { useProjection, useRecord } from '../../flow'
import { ChoiceCards } from '../choice-cards'
import { NameField } from '../name/name-screen'
import { ChoiceDrawing } from './choice-drawing'
import { choiceName, groupNames, shopPlaceNames } from './labels'
import './shop.css'

export const ShopScreen = () => {
  const groups = useProjection(shopGroupsOf)
  return (
    <>
      {groups.length === 0 && (
        <p className="cys-designer-sentence">
          {__('Your store has no pages of a shop that can be changed here.', 'customize-your-store')}
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.page} group={group} />
      ))}
    </>
  )
}

const Group = ({ group: { page, isOpen, places } }: { readonly group: ShopGroupView }) => {
  const record = useRecord()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // On a phone, the group's choices would otherwise be below the edge of the sheet.
  useEffect(() => {
    if (isOpen) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <section ref={section} className="cys-shop-group">
      <h2 className="cys-shop-group__heading">
        <Button
          className="cys-shop-group__opener"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => void record(fact('StorePageShown', { page: isOpen ? 'home' : page }))}
        >
          <span>{groupNames[page]()}</span>
          <Icon icon={isOpen ? chevronUp : chevronDown} />
        </Button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && places.map((place) => <Place key={place.place} view={place} />)}
      </div>
    </section>
  )
}

const Place = ({ view: { place, choices, words, isTheirs } }: { readonly view: ShopPlaceView }) => {
  const record = useRecord()
  return (
    <div className="cys-shop-place">
      <ChoiceCards
        label={shopPlaceNames[place]()}
        heading="h3"
        choices={choices}
        nameOf={(choice) => choiceName(place, choice, isTheirs)}
        drawingOf={(choice) => <ChoiceDrawing place={place} choice={choice} />}
        onChoose={(choice) => void record(fact('ShopChosen', { place, choice }))}
      />
      {words !== null && (place === 'delivery' || place === 'soon') && (
        <NameField
          label={
            place === 'soon' ? __('Your sentence', 'customize-your-store') : __('Your words', 'customize-your-store')
          }
          kept={words}
          faultOf={(text) => (text.trim() === '' ? __('Write a few words here.', 'customize-your-store') : null)}
          onWritten={(text) => record(fact('ShopWordsWritten', { place, text }))}
        />
      )}
    </div>
  )
}
