/** Everything that a person can press. The plan counts from the first, so the presses that make progress come first. */
import type { FlowEvent } from '../../../src/events'
import type { State } from '../../../src/reducers'
import { anywhere } from './anywhere'
import { inTheDesigner } from './in-designer'
import { inTheWizard } from './in-wizard'
import { onTheIntro } from './on-intro'
import { onTexts } from './on-texts'
import { onPictures } from './on-pictures'
import { onVersions } from './on-versions'
import { otherChoices } from './other-choices'

const all = {
  ...onTheIntro,
  ...inTheDesigner,
  ...anywhere,
  ...inTheWizard,
  ...onPictures,
  ...onTexts,
  ...onVersions,
  ...otherChoices,
}

const first = ['begins', 'saves', 'chooses a palette']

export const names: readonly string[] = [...first, ...Object.keys(all).filter((name) => !first.includes(name))]

export const offeredOf = (name: string, state: State): readonly FlowEvent[] => all[name]?.(state) ?? []
