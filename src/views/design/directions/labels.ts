/** The names of looks and of steps that take a direction. */
import { __, sprintf } from '@wordpress/i18n'
import type { Look } from '../../../catalogue/wizard/looks'
import type { EventOfType } from '../../../events'
import type { DirectionPart } from '../../../events/directions'
import type { StepNames } from '../step-name'

export const lookName: Readonly<Record<Look, () => string>> = {
  Contemporary: () => __('Contemporary', 'customize-your-store'),
  Classic: () => __('Classic', 'customize-your-store'),
  Bold: () => __('Bold', 'customize-your-store'),
}

export const lookSentence: Readonly<Record<Look, () => string>> = {
  Contemporary: () => __('Clean and modern, with clear lines and plenty of space.', 'customize-your-store'),
  Classic: () => __('Timeless and elegant, with fine letters and quiet colors.', 'customize-your-store'),
  Bold: () => __('Strong and striking, with big shapes and bright colors.', 'customize-your-store'),
}

/** A step such as "Direction: Classic" or "Colors from: Classic". */
export const directionStepName = ({ look, part }: Pick<EventOfType<'DirectionTaken'>, 'look' | 'part'>): string =>
  stepOf[part](lookName[look]())

const stepOf: Readonly<Record<DirectionPart, (look: string) => string>> = {
  // translators: %s: name of a look, e.g. "Classic".
  all: (look) => sprintf(__('Direction: %s', 'customize-your-store'), look),
  // translators: %s: name of a look, e.g. "Classic".
  colors: (look) => sprintf(__('Colors from: %s', 'customize-your-store'), look),
  // translators: %s: name of a look, e.g. "Classic".
  fonts: (look) => sprintf(__('Fonts from: %s', 'customize-your-store'), look),
  // translators: %s: name of a look, e.g. "Classic".
  frame: (look) => sprintf(__('Header and images from: %s', 'customize-your-store'), look),
  // translators: %s: name of a look, e.g. "Classic".
  page: (look) => sprintf(__('Page from: %s', 'customize-your-store'), look),
}

/** Names for the steps of this room's choices. */
export const directionSteps = { DirectionTaken: directionStepName } satisfies StepNames

/** The buttons that take a part of a direction. */
export const partName: Readonly<Record<Exclude<DirectionPart, 'all'>, () => string>> = {
  colors: () => __('Only colors', 'customize-your-store'),
  fonts: () => __('Only fonts', 'customize-your-store'),
  frame: () => __('Only header and images', 'customize-your-store'),
  page: () => __('Only the page', 'customize-your-store'),
}
