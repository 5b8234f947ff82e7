/** Names and descriptions of the categories of sections, titles of ready home pages, and names of the steps of the home page. */
import { __, sprintf } from '@wordpress/i18n'
import { isPatternCategory, type PatternCategory } from '../../../catalogue/pages/own-patterns'
import { isReadyPage, type ReadyPageName } from '../../../catalogue/pages/ready-pages'
import { patternName } from '../labels'
import { addedNames } from '../texts/labels'
import type { StepNames } from '../step-name'

// Functions, so that translations that load late still apply.
type Texts = { readonly label: () => string; readonly description: () => string }

export const categoryTexts: Readonly<Record<PatternCategory, Texts>> = {
  intro: {
    label: () => __('Intro', 'customize-your-store'),
    description: () => __('A first impression: sections that welcome visitors to your store.', 'customize-your-store'),
  },
  'featured-selling': {
    label: () => __('Products', 'customize-your-store'),
    description: () => __('Put chosen products and categories where everyone sees them.', 'customize-your-store'),
  },
  about: {
    label: () => __('About', 'customize-your-store'),
    description: () => __('Tell what sets your business apart.', 'customize-your-store'),
  },
  services: {
    label: () => __('Services', 'customize-your-store'),
    description: () => __('Say what you can do for your customers.', 'customize-your-store'),
  },
  reviews: {
    label: () => __('Reviews', 'customize-your-store'),
    description: () => __('Let happy customers speak: their praise helps you sell.', 'customize-your-store'),
  },
  'social-media': {
    label: () => __('Social media', 'customize-your-store'),
    description: () => __('Lead shoppers to the places where they can follow you.', 'customize-your-store'),
  },
}

/** Undefined for an unknown category. */
export const textsOfCategory = (slug: string): Texts | undefined =>
  isPatternCategory(slug) ? categoryTexts[slug] : undefined

/** The title of a ready home page: 'template2' becomes "Template 2". */
export const templateTitle = (name: string): string => {
  if (isReadyPage(name)) return titles[name]()
  const number = /^template(\d+)$/.exec(name)?.[1]
  // translators: %s: number of a ready home page.
  return number === undefined ? name : sprintf(__('Template %s', 'customize-your-store'), number)
}

const titles: Readonly<Record<ReadyPageName, () => string>> = {
  catalogue: () => __('Catalog', 'customize-your-store'),
  story: () => __('Story first', 'customize-your-store'),
  'one-product': () => __('One product', 'customize-your-store'),
  services: () => __('Services', 'customize-your-store'),
  menu: () => __('Food and menu', 'customize-your-store'),
  lookbook: () => __('Lookbook', 'customize-your-store'),
  local: () => __('Local shop', 'customize-your-store'),
  workshop: () => __('Workshop', 'customize-your-store'),
  short: () => __('Short and simple', 'customize-your-store'),
}

type ScreenTexts = { readonly heading: string; readonly sentence: string }

/** What is above the screen. `ai`: whether AI chose the ready-made page. */
export const homepageTexts = (kind: 'patterns' | 'templates', ai: boolean): ScreenTexts => {
  if (kind === 'patterns')
    return {
      heading: __('Design your homepage', 'customize-your-store'),
      sentence: __(
        'Add sections from the patterns below, arrange them in any order, and give them your own words and images. You can change all of it again later in the Editor.',
        'customize-your-store',
      ),
    }
  return ai
    ? {
        heading: __('Change your homepage', 'customize-your-store'),
        sentence: __(
          'Your store started with one of these ready-made homepages. Keep it, or pick another one; it will replace the sections you have. You can change everything on it later in the Editor.',
          'customize-your-store',
        ),
      }
    : {
        heading: __('Choose your homepage', 'customize-your-store'),
        sentence: __(
          'Start with one of these ready-made homepages; it will replace the sections you have. You can change everything on it later in the Editor.',
          'customize-your-store',
        ),
      }
}

const replaced = (): string => __('Image replaced', 'customize-your-store')

export const homepageSteps = {
  // translators: %s: name of a ready home page.
  HomeTemplateChosen: ({ template }) => sprintf(__('Homepage: %s', 'customize-your-store'), templateTitle(template)),
  // translators: %s: name of a pattern.
  SectionInserted: ({ title }) => sprintf(__('Add section: %s', 'customize-your-store'), patternName(title)),
  // translators: %s: name of a pattern.
  SectionShuffled: ({ title }) => sprintf(__('Shuffle to: %s', 'customize-your-store'), patternName(title)),
  // translators: %s: name of a pattern.
  LayoutChosen: ({ title }) => sprintf(__('Layout: %s', 'customize-your-store'), patternName(title)),
  SectionMoved: ({ direction }) =>
    direction === 'up'
      ? __('Move section up', 'customize-your-store')
      : __('Move section down', 'customize-your-store'),
  SectionPlaced: () => __('Move section', 'customize-your-store'),
  SectionLookChosen: ({ ground }) =>
    ground === null ? __('Section spacing', 'customize-your-store') : __('Section background', 'customize-your-store'),
  SectionDeleted: () => __('Delete section', 'customize-your-store'),
  TextWritten: () => __('Text changed', 'customize-your-store'),
  TextSized: () => __('Text size changed', 'customize-your-store'),
  TextAligned: () => __('Text aligned', 'customize-your-store'),
  ButtonLinked: () => __('Link of a button changed', 'customize-your-store'),
  BlockAdded: ({ what }) => addedNames[what](),
  BlockRemoved: () => __('Part of a section removed', 'customize-your-store'),
  SectionWordsReceived: ({ title }) =>
    title === null
      ? __('New words', 'customize-your-store')
      : // translators: %s: name of a section of the home page.
        sprintf(__('New words: %s', 'customize-your-store'), patternName(title)),
  PictureChosen: replaced,
  PictureUploaded: replaced,
  PhotographImported: replaced,
  PictureDescribed: () => __('Image described', 'customize-your-store'),
  PictureFocused: () => __('Focal point changed', 'customize-your-store'),
} satisfies StepNames
