/** What the loaders say in each stage. */
import { __ } from '@wordpress/i18n'
import type { StageName } from '../../projections/set-up/loader-stages'

// Functions, so that translations that load late still apply.
export const stageTitles: Readonly<Record<StageName, () => string>> = {
  analyzing: () => __('Analyzing your responses', 'customize-your-store'),
  'asking-ai': () => __('Asking AI for colors that suit your business', 'customize-your-store'),
  'choosing-colors': () => __('Choosing colors for your business', 'customize-your-store'),
  designing: () => __('Designing the best look for your business', 'customize-your-store'),
  writing: () => __('Generating content', 'customize-your-store'),
  assembling: () => __('Assembling your store', 'customize-your-store'),
  finishing: () => __('Applying the finishing touches', 'customize-your-store'),
  foundations: () => __('Setting up the foundations', 'customize-your-store'),
  lights: () => __('Turning on the lights', 'customize-your-store'),
  doors: () => __('Opening the doors', 'customize-your-store'),
}
