/** A section on another ground, or with other room above and below. */
import { densities, grounds } from '../../catalogue/pages/section-looks'
import type { EventOfType } from '../../events'
import { withDensity, withGround } from '../../markup/section-look'
import type { Section } from './design'

type Look = Pick<EventOfType<'SectionLookChosen'>, 'ground' | 'density'>

/** The same object if nothing changes. */
export const inSectionLook = (section: Section, { ground, density }: Look): Section => {
  const onGround = ground === null ? section.content : withGround(section.content, grounds[ground])
  const content = density === null ? onGround : withDensity(onGround, densities[density])
  return content === section.content ? section : { ...section, content }
}
