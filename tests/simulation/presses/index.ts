/** Everything that a person can press. The plan counts from the first, so the presses that make progress come first. */
import type { FlowEvent } from '../../../src/events'
import type { State } from '../../../src/reducers'
import { cardSteps } from '../../../src/events/wizard'
import { anywhere } from './anywhere'
import { inTheDesigner } from './in-designer'
import { inTheQuickStart } from './in-quick-start'
import { inTheWizard, nameOfPick } from './in-wizard'
import { onTheIntro } from './on-intro'
import { beforeSave } from './before-save'
import { onTexts } from './on-texts'
import { onPictures } from './on-pictures'
import { onProducts } from './on-products'
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
  ...onProducts,
  ...beforeSave,
}

const first = ['begins', 'saves', 'chooses a palette']

export const names: readonly string[] = [...first, ...Object.keys(all).filter((name) => !first.includes(name))]

const quickNames = Object.keys(inTheQuickStart)

const firstInQuickStart = [
  ...quickNames.slice(0, 1),
  'describes the business',
  ...cardSteps.map(nameOfPick),
  ...quickNames.slice(1, 2),
  'saves',
  ...quickNames.slice(2),
]

/** In the order of a person who prefers the quick start. */
export const quickStartNames: readonly string[] = [
  ...firstInQuickStart,
  ...names.filter((name) => !firstInQuickStart.includes(name)),
]

export const offeredOf = (name: string, state: State): readonly FlowEvent[] =>
  (all[name] ?? inTheQuickStart[name])?.(state) ?? []
