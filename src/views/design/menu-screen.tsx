/** The designer's root: all choices, in two groups (docs/spec/design.md). */
import { Button, Icon } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import { chevronLeft, chevronRight } from '@wordpress/icons'
import { fact } from '../../events'
import { rooms, type Room } from '../../events/design'
import { pathTo } from '../../projections/design/place'
import { isAiOnline } from '../../projections/intro'
import { useProjection, useRecord } from '../flow'
import { RestoreLink } from '../restoring/restore-link'
import { VersionsLink } from '../versions/versions-link'
import { PhoneLink } from './phone/phone-link'
import { useFirstPattern } from './preview/previews'
import { roomRows, type RoomRow } from './rooms'
import { ScreenFrame, useWayOut } from './screen-frame'

export const MenuScreen = () => {
  const leave = useWayOut()
  return (
    <ScreenFrame
      title={__("Let's get creative", 'customize-your-store')}
      description={__(
        'Give your store its look: colors and fonts first, then what your pages are made of. You can change all of it again later in the Editor.',
        'customize-your-store',
      )}
      onBack={leave}
    >
      <Group title={__('Style', 'customize-your-store')} group="style" />
      <Group title={__('Layout', 'customize-your-store')} group="layout" />
      <PhoneLink />
      <RestoreLink />
      <VersionsLink />
    </ScreenFrame>
  )
}

const Group = ({ title, group }: { readonly title: string; readonly group: RoomRow['group'] }) => (
  <section className="cys-designer-menu">
    <h2 className="cys-designer-menu__title">{title}</h2>
    <ul>
      {rooms.map((room) => roomRows[room].group === group && <Item key={room} room={room} row={roomRows[room]} />)}
    </ul>
  </section>
)

const Item = ({ room, row }: { readonly room: Room; readonly row: RoomRow }) => {
  const record = useRecord()
  const ai = useProjection(isAiOnline)
  const isOffered = useProjection(row.isOffered ?? always)
  const near = useFirstPattern(row.first ?? null)
  if (!isOffered) return null
  return (
    <li>
      <Button
        className="cys-designer-menu__item"
        icon={row.icon}
        {...near}
        onClick={() => void record(fact('ScreenOpened', { path: pathTo(room) }))}
      >
        <span className="cys-designer-menu__label">{row.title(ai)}</span>
        <Icon icon={isRTL() ? chevronLeft : chevronRight} />
      </Button>
    </li>
  )
}

const always = (): boolean => true
