/** A section on another ground, or with other room above and below. */
import { densities, grounds } from '../../catalogue/pages/section-looks'
import type { EventOfType } from '../../events'
import type { Ground } from '../../events/design/sections'
import { groundOf, withCards, withDensity, withGround } from '../../markup/section-look'
import type { Section } from './design'

type Look = Pick<EventOfType<'SectionLookChosen'>, 'ground' | 'density'>

/** The same object if nothing changes. */
export const inSectionLook = (section: Section, { ground, density }: Look): Section => {
  const grounded = ground === null ? section.content : onGround(section.content, ground)
  const content = density === null ? grounded : withDensity(grounded, densities[density])
  return content === section.content ? section : { ...section, content }
}

/** On another ground. Cards of that ground get the other of page and soft ground, so that they are told from what they stand on. */
export const onGround = (content: string, ground: Ground): string => {
  const next = withGround(content, grounds[ground])
  const cards = otherGround[ground]
  return cards === null || groundOf(next) === undefined ? next : withCards(next, cards.from, cards.to)
}

const otherGround: Readonly<Record<Ground, { readonly from: string; readonly to: string } | null>> = {
  page: { from: 'background', to: 'tertiary' },
  tint: { from: 'tertiary', to: 'background' },
  contrast: null,
}
