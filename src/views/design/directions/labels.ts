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

/** The same with the name of the look. Each begins with the visible words, so that voice control finds the button by them. */
export const partOfName: Readonly<Record<keyof typeof partName, (look: Look) => string>> = {
  // translators: %s: name of a look, e.g. "Classic". Begins like "Only colors".
  colors: (look) => sprintf(__('Only colors: %s', 'customize-your-store'), lookName[look]()),
  // translators: %s: name of a look, e.g. "Classic". Begins like "Only fonts".
  fonts: (look) => sprintf(__('Only fonts: %s', 'customize-your-store'), lookName[look]()),
  // translators: %s: name of a look, e.g. "Classic". Begins like "Only header and images".
  frame: (look) => sprintf(__('Only header and images: %s', 'customize-your-store'), lookName[look]()),
  // translators: %s: name of a look, e.g. "Classic". Begins like "Only the page".
  page: (look) => sprintf(__('Only the page: %s', 'customize-your-store'), lookName[look]()),
}

/** The button that takes a whole direction. Begins with the visible words, where there are some. */
export const takingName = (look: Look): string =>
  // translators: %s: name of a look, e.g. "Classic". Begins like "Take this direction".
  sprintf(__('Take this direction: %s', 'customize-your-store'), lookName[look]())
