/** The AI wizard's questions, and the answers it accepts. */
import * as t from 'io-ts'

export const WizardStep = t.keyof({ 'business-info-description': null, 'look-and-feel': null, 'tone-of-voice': null })
export type WizardStep = t.TypeOf<typeof WizardStep>

export const Look = t.keyof({ Contemporary: null, Classic: null, Bold: null })
export const Tone = t.keyof({ Informal: null, Neutral: null, Formal: null })
