/**
 * Shown when Save is pressed and something is still open (U-09): what it is, the way to each of it, and what visitors will see. "Save anyway" is
 * one click.
 */
import { Button, Icon } from '@wordpress/components'
import { __, _n } from '@wordpress/i18n'
import { caution, seen, unseen } from '@wordpress/icons'
import { useRef, type ReactNode } from 'react'
import { fact } from '../../events'
import { checklist, factsOfSaveAnyway, type Checklist, type Open } from '../../projections/checklist'
import { pathTo } from '../../projections/design/place'
import { isAiOnline } from '../../projections/intro'
import { adminPages, frontToday } from '../../projections/shell'
import { roomRows } from '../design/rooms'
import { useAsk, useProjection, useRecord } from '../flow'
import { NewTabLink } from '../shell/store-preview'
import { Dialog } from '../ui/dialog'
import { useKeptFocus } from '../ui/focus'
import './checklist-dialog.css'
import { hiddenTitle, openTitle, partTexts, visitorsWords } from './open-words'
import { PlaceButton } from './place-button'
import { placeKey, placeName, useJump, type Place } from './places'

export const ChecklistDialog = () => {
  const view = useProjection(checklist)
  const record = useRecord()
  if (view === null) return null
  return (
    <Dialog
      className="cys-checklist"
      title={__('Before you save', 'customize-your-store')}
      onClose={() => void record(fact('DialogClosed'))}
    >
      <Items {...view} />
    </Dialog>
  )
}

const Items = ({ open, hidden, visitors }: Checklist) => {
  const record = useRecord()
  const front = useProjection(frontToday)
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, hidden)
  const sees = visitorsWords(visitors, front)
  const ask = useAsk()
  const save = () => ask(factsOfSaveAnyway).forEach((each) => void record(each))
  return (
    <>
      <ul className="cys-checklist__list" ref={list}>
        {hidden.length > 0 && (
          <Item className="is-hidden" icon={unseen} title={hiddenTitle(hidden.length)}>
            <Places places={hidden.map((section) => ({ section, texts: [] }))} />
            <Button
              __next40pxDefaultSize
              variant="secondary"
              onClick={() => void record(fact('SectionsShown', { sections: hidden.map(({ id }) => id) }))}
            >
              {__('Show again', 'customize-your-store')}
            </Button>
          </Item>
        )}
        {open.map((item) => (
          <Item key={item.what} icon={caution} title={openTitle(item)}>
            <Details item={item} />
          </Item>
        ))}
      </ul>
      {sees !== null && (
        <p className="cys-checklist__visitors">
          <Icon icon={seen} />
          {sees}
        </p>
      )}
      <div className="cys-dialog__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={() => void record(fact('DialogClosed'))}>
          {__('Keep designing', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="primary" onClick={save}>
          {open.length === 0 ? __('Save', 'customize-your-store') : __('Save anyway', 'customize-your-store')}
        </Button>
      </div>
    </>
  )
}

type ItemProps = {
  readonly className?: string
  readonly icon: typeof caution
  readonly title: string
  readonly children: ReactNode
}

const Item = ({ className = '', icon, title, children }: ItemProps) => (
  <li className={`cys-checklist__item ${className}`}>
    <Icon className="cys-checklist__sign" icon={icon} />
    <div>
      <h2 className="cys-checklist__title">{title}</h2>
      {children}
    </div>
  </li>
)

/** Ways to what is open. */
const Details = ({ item }: { readonly item: Open }) => {
  const { products } = useProjection(adminPages)
  switch (item.what) {
    case 'samples':
      return (
        <>
          <Places places={item.places} />
          {item.hideable.length > 0 && <HideButton sections={item.hideable} />}
        </>
      )
    case 'links':
      return <Places places={item.places} />
    case 'products':
      return (
        <NewTabLink href={products} variant="link">
          {__('Go to Products', 'customize-your-store')}
        </NewTabLink>
      )
    case 'header':
    case 'footer':
      return (
        <RoomButton room={item.what === 'header' && item.hasEmptyMenu ? 'menu' : item.what} texts={partTexts(item)} />
      )
    case 'contrast':
      return <RoomButton room="color-palette" texts={[]} />
  }
}

const HideButton = ({ sections }: { readonly sections: readonly string[] }) => {
  const record = useRecord()
  return (
    <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('SectionsHidden', { sections }))}>
      {_n('Hide this section for now', 'Hide these sections for now', sections.length, 'customize-your-store')}
    </Button>
  )
}

type PlacesProps = { readonly places: readonly { readonly section: Place; readonly texts: readonly string[] }[] }

const Places = ({ places }: PlacesProps) => {
  const jump = useJump()
  return (
    <ul className="cys-checklist__places">
      {places.map(({ section, texts }) => (
        <li key={placeKey(section)}>
          <PlaceButton name={placeName(section)} texts={texts} onClick={() => jump(section)} />
        </li>
      ))}
    </ul>
  )
}

type RoomProps = { readonly room: 'menu' | 'header' | 'footer' | 'color-palette'; readonly texts: readonly string[] }

const RoomButton = ({ room, texts }: RoomProps) => {
  const record = useRecord()
  const ai = useProjection(isAiOnline)
  return (
    <PlaceButton
      name={roomRows[room].title(ai)}
      texts={texts}
      onClick={() => void record(fact('ScreenOpened', { path: pathTo(room) }))}
    />
  )
}
