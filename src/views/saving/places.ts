/** Places on the pages that are named before and after Save, and the way to them in the designer. */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import type { NewPage } from '../../events/sections'
import { pathTo } from '../../projections/design/place'
import { selectedSection, type SectionItem } from '../../projections/design/sections'
import { useTransientStore } from '../design/canvas/transient'
import { sectionName } from '../design/labels'
import { newPageNames } from '../design/shop/labels'
import { useAsk, useRecord } from '../flow'

/** A section of the home page, one of the parts around them, or a page that the menu leads to. */
export type Place = SectionItem | 'header' | 'footer' | NewPage

export const placeKey = (place: Place): string => (typeof place === 'string' ? place : place.id)

export const placeName = (place: Place): string => {
  if (isPage(place)) return newPageNames[place]()
  if (place === 'header') return __('Header', 'customize-your-store')
  return place === 'footer' ? __('Footer', 'customize-your-store') : sectionName(place)
}

const isPage = (place: Place): place is NewPage => place === 'about' || place === 'contact'

/** @returns a function that opens the place's screen; of a section, the page scrolls to it, and it is selected */
export const useJump = (): ((place: Place) => void) => {
  const record = useRecord()
  const ask = useAsk()
  const transient = useTransientStore()
  return (place) => {
    if (typeof place === 'string') {
      void record(fact('ScreenOpened', { path: pathTo(isPage(place) ? 'menu' : place) }))
      return
    }
    transient.put({ goal: { to: { section: place.id } }, fresh: null })
    void record(fact('ScreenOpened', { path: pathTo('homepage') }))
    if (place.id !== ask(selectedSection)) void record(fact('SectionSelected', { section: place.id }))
  }
}
