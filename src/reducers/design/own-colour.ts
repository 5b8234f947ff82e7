/** The design after a choice in the panel for custom colours. A place has one colour or one gradient: the last chosen. */
import type { EventOfType } from '../../events'
import type { Design } from './design'
import { withoutRules } from './recoloured'

type OwnColour = EventOfType<'ColourChosen' | 'GradientChosen' | 'OwnColoursReset'>

/** The same object if nothing changes. */
export const withOwnColour = (design: Design, event: OwnColour): Design => {
  if (event.type === 'OwnColoursReset')
    return Object.keys(design.colours).length === 0 ? design : withoutRules({ ...design, colours: {} })
  const { place } = event
  const chosen = event.type === 'ColourChosen' ? event.colour : event.gradient
  return design.colours[place] === chosen
    ? design
    : withoutRules({ ...design, colours: { ...design.colours, [place]: chosen } })
}
