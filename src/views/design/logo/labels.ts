/** The names of the steps of the logo. */
import { __, sprintf } from '@wordpress/i18n'
import type { StepNames } from '../step-name'

// translators: %s: name of a picture file.
const logoStep = (url: string): string => sprintf(__('Logo: %s', 'customize-your-store'), fileOf(url))

const fileOf = (url: string): string => url.split('/').at(-1) ?? url

const siteIcon = (): string => __('Use logo as site icon', 'customize-your-store')

export const logoSteps = {
  LogoChosen: ({ media }) => logoStep(media.url),
  MediaUploaded: ({ media, as }) => (as === 'icon' ? siteIcon() : logoStep(media.url)),
  LogoRemoved: () => __('Delete logo', 'customize-your-store'),
  // translators: %s: a number of pixels.
  LogoWidthChosen: ({ width }) => sprintf(__('Logo width: %s pixels', 'customize-your-store'), String(width)),
  LogoLinkChosen: ({ linked }) =>
    linked ? __('Link logo to homepage', 'customize-your-store') : __('Do not link logo', 'customize-your-store'),
  SiteTitleShown: ({ shown }) =>
    shown
      ? __('Show the name beside the logo', 'customize-your-store')
      : __('Hide the name beside the logo', 'customize-your-store'),
  SiteIconChosen: ({ used }) => (used ? siteIcon() : __('Do not use logo as site icon', 'customize-your-store')),
} satisfies StepNames
