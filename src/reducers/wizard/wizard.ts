/** The AI wizard's answers: those confirmed with 'Continue', and those still in progress. */
import { aiDefaults } from '../../catalogue/defaults'
import { consentOption } from '../../catalogue/restorable-options'
import type { Look } from '../../catalogue/wizard/looks'
import type { Tone } from '../../catalogue/wizard/tones'
import type { FlowEvent } from '../../events'
import { fingerprint } from '../../events/calls/fingerprint'
import type { Step } from '../../events/restoring/restoring'
import type { Provider } from '../../events/wizard/suggesting'
import type { Understood } from '../../events/wizard/understood'
import type { Surroundings } from '../../events/shell/session'
import type { Features } from '../shell/features'
import type { Meaning } from '../shell/meaning'

/** What a store is made from. `provider` may see the description. */
export type Answers = {
  readonly description: string
  /** The trade that was chosen for it, '' for none that is known; null where it was not chosen. */
  readonly trade: string | null
  readonly look: Look
  readonly tone: Tone
  readonly provider: Provider
}

export type Wizard = {
  readonly description: string
  /** The description while it is being edited; null when it equals `description`. */
  readonly draft: string | null
  /** As in `Answers`. */
  readonly trade: string | null
  /** What the built-in suggestions understood of the description; null until they told. */
  readonly understood: Understood | null
  readonly look: Look
  readonly tone: Tone
  /** By provider: whether the merchant agreed to send it the description; absent until asked. */
  readonly agreed: Readonly<Partial<Record<Provider, boolean>>>
  /** The answers with which the last generation started. */
  readonly made: Answers | null
}

type Asked = { readonly wizard: Wizard; readonly surroundings: Surroundings | null }

export const initialWizard: Wizard = {
  description: '',
  draft: null,
  trade: null,
  understood: null,
  look: aiDefaults.look,
  tone: aiDefaults.tone,
  agreed: {},
  made: null,
}

export const reduceWizard = (
  wizard: Wizard,
  event: FlowEvent,
  { surroundings }: Pick<Asked, 'surroundings'>,
  { start }: Meaning,
): Wizard => {
  const answered = answer(wizard, event)
  return start === null ? answered : { ...answered, made: answersOf({ surroundings, wizard: answered }) }
}

const answer = (wizard: Wizard, event: FlowEvent): Wizard => {
  switch (event.type) {
    case 'DescriptionDrafted':
      return { ...wizard, draft: event.text === wizard.description ? null : event.text }
    case 'BusinessDescribed':
      return event.text === wizard.description
        ? { ...wizard, draft: null }
        : { ...wizard, description: event.text, draft: null, trade: null, understood: null }
    case 'TradeChosen':
      return { ...wizard, trade: event.trade }
    case 'DescriptionSaved':
      return { ...wizard, understood: event.understood ?? wizard.understood }
    case 'LookPicked':
    case 'LookChosen':
      return { ...wizard, look: event.look }
    case 'TonePicked':
    case 'ToneChosen':
      return { ...wizard, tone: event.tone }
    case 'DataSharingAgreed':
      return { ...wizard, agreed: { ...wizard.agreed, [event.provider]: true } }
    case 'DataSharingDeclined':
      return { ...wizard, agreed: { ...wizard.agreed, [event.provider]: false } }
    case 'RestoreStepMade':
      return event.skipped === null && takesConsentBack(event.step) ? { ...wizard, agreed: withoutYes(wizard) } : wizard
    default:
      return wizard
  }
}

/** The store's consent is again what it was before the flow: whoever gave it in this session is asked again. */
const takesConsentBack = ({ to }: Step): boolean =>
  to.kind === 'version'
    ? to.consent === false
    : to.kind === 'option' && to.name === consentOption && to.value !== 'yes' && to.value !== true

/** A provider that the merchant declined stays declined. */
const withoutYes = ({ agreed }: Wizard): Wizard['agreed'] =>
  Object.fromEntries(Object.entries(agreed).filter(([, answered]) => !answered))

/** The current answers. The built-in suggestions replace a provider that the merchant declined. */
export const answersOf = ({ wizard, surroundings }: Asked): Answers => {
  const provider = surroundings?.aiProvider ?? 'rules'
  const { description, trade, look, tone, agreed } = wizard
  return { description, trade, look, tone, provider: agreed[provider] === false ? 'rules' : provider }
}

/** What is known of the description as it stands; null once that was written anew. */
export const understoodNow = ({ description, understood }: Wizard): Understood | null =>
  understood?.of === fingerprint(description) ? understood : null

/** The trade that the merchant chose, or else those that the store understood; none that nobody knows. */
export const tradesOf = (wizard: Wizard): readonly string[] =>
  wizard.trade === null ? (understoodNow(wizard)?.trades ?? []) : [wizard.trade].filter((trade) => trade !== '')

type Consenting = Asked & { readonly features: Pick<Features, 'flowType'> }

/** The provider that may be asked now: the merchant agreed to it, and it is online. Otherwise the built-in rules, which send nothing. */
export const agreedProvider = ({ features, surroundings, wizard }: Consenting): Provider => {
  const provider = surroundings?.aiProvider ?? 'rules'
  return features.flowType === 'AIOnline' && wizard.agreed[provider] === true ? provider : 'rules'
}
